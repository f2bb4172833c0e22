import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedPlatform
import SeedReview
import SeedTables
import SeedWorkspace

extension ReviewCommand {
  /// The records to ask about, planted ones among them where that was asked for, the labels that must stand
  /// beside none of them, and how many are waiting.
  func chosen(
    _ desk: ReviewDesk,
    _ subject: Subject,
    for reviewer: Reviewer?,
    standard: Int
  ) throws(RunError) -> (records: [Reviewable], hosts: Set<String>, waitingCount: Int) {
    let count = try arguments.number(.count, 1...1_000_000) ?? standard
    let scope = try scope(desk, subject)
    let bug = try arguments.bug(in: desk.catalog)
    let waiting = desk.waiting(for: reviewer, bug: bug, scope)
    if waiting.isEmpty, case .named = scope {
      throw .usage(
        "the rubric has no question about what you named; `seedtool review next` shows what it asks"
      )
    }
    guard arguments.has(.calibrate) else { return (Array(waiting.prefix(count)), [], waiting.count) }
    let plants = try Plants(desk, file: arguments.value(.planted))
    if plants.isEmpty {
      throw .usage(
        "nothing can be planted: no question of the rubric names `rules`, and no --planted FILE is given"
      )
    }
    // Every third, as far as they reach.
    var labels: Set<String> = []
    var planted = plants.next(min(count, 1000) / 3 + 1, for: reviewer, bug: bug, desk.ledger)
      .filter { labels.insert($0.label).inserted }
    // A planted fix has a real one's label, prompt and facts: in one go the two would tell.
    func apart() -> [Reviewable] { waiting.filter { !labels.contains($0.label) } }
    if apart().isEmpty {
      planted = Array(planted.prefix(1))
      labels = Set(planted.map(\.label))
    }
    var records: [Reviewable] = []
    var (own, others) = (planted[...], apart()[...])
    while records.count < count,
      let next = records.count % 3 == 1
        ? own.popFirst() ?? others.popFirst() : others.popFirst() ?? own.popFirst()
    {
      records.append(next)
    }
    return (records, labels, waiting.count)
  }

  /// Which records the command line is about.
  private func scope(_ desk: ReviewDesk, _ subject: Subject) throws(RunError) -> ReviewDesk.Scope {
    let catalog = desk.catalog
    let isNamed = subject.selection.isOfRecords
    guard let revision = arguments.value(.changedSince) else {
      return isNamed ? .named(Self.withCopy(try subject.selection.records(in: catalog), catalog)) : .waiting
    }
    if isNamed { throw .usage("--changed-since goes without the names of records") }
    let edition = try Edition.content(of: revision, subject.folder, sinceFork: true, console)
    let comparison = ContentComparison(
      ReviewContent(edition.loading.catalog, named: revision),
      ReviewContent(catalog, named: subject.folder.path)
    )
    return .changed(Self.withCopy(ChangedSince.records(of: comparison), catalog))
  }

  /// Records, and with a copy key what each voice says of it.
  private static func withCopy(_ records: Set<UInt32>, _ catalog: Catalog) -> Set<UInt32> {
    let keys = Set(
      records.filter { catalog.records[Int($0)].kind == .copyContract }.compactMap { catalog.name(of: $0) }
    )
    return records.union(catalog.copyEntries.filter { keys.contains($0.key) }.map(\.record))
  }
}
