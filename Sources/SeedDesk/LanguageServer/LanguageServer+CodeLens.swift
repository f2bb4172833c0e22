import PlainJSON
import SeedDecoding
import SeedDiagnostics
import SeedFiles
import SeedRules
import SeedSource
import SeedTables
import SeedWorkspace

extension LanguageServer {
  static var showCommand: String { "seedtool.show" }

  /// Above a bug what it has and needs, above a fix or tidbit the record that comes nearest, where one does.
  ///
  /// The places are the document's as it is now, the facts the latest check's.
  func codeLenses(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let place = try DocumentPlace(self, params), [.bugs, .fixes, .microEducation].contains(place.kind)
    else { return [] }
    let facts = try place.desk.lensFacts(of: place.kind)
    let catalog = ContentLoading.load(place.file, kind: place.kind).catalog
    let uri = place.desk.uri(of: place.path)
    var lenses: [JSONValue] = []
    for (index, record) in catalog.records.enumerated() {
      guard let name = catalog.name(of: UInt32(index)), let fact = facts[name] else { continue }
      let start = place.lines.position(catalog.trees[0][record.node].range.start)
      lenses.append([
        "range": ["start": start, "end": start],
        "command": [
          "title": .string(fact.title), "command": .string(Self.showCommand),
          "arguments": [.string(fact.name), .string(uri)],
        ],
      ])
    }
    return .array(lenses)
  }

  /// Shows a record as the app shows it. The arguments are its name, and the document whose content folder is
  /// looked through first, since others may have a record of that name.
  func showRecord(_ arguments: [JSONValue]) throws(Failure) -> JSONValue {
    guard let name = arguments.first?.string else { throw .invalidParameters("there is no such record") }
    var searched = desks
    if let uri = arguments.dropFirst().first?.string, let own = place(of: uri) {
      searched.insert(own.desk, at: 0)
    }
    for desk in searched {
      guard let run = try? desk.recent(), let card = Self.card(of: name, run) else { continue }
      show(card.text, type: 3)
      return .string(card.text)
    }
    throw .invalidParameters("there is no such record")
  }
}

extension Desk {
  /// What lenses say of a kind's records by the latest check: made once, as clients ask at every keystroke.
  fileprivate func lensFacts(of kind: ContentKind) throws(LanguageServer.Failure) -> LensFacts {
    guard let edition = session.latest, let run = edition.run else { return LensFacts(try check(), kind) }
    let known = knownLenses.withLock { $0.revision == edition.revision ? $0.facts[kind] : nil }
    if let known { return known }
    let made = LensFacts(run, kind)
    knownLenses.withLock {
      if $0.revision != edition.revision { $0 = Desk.KnownLensFacts(revision: edition.revision) }
      $0.facts[kind] = made
    }
    return made
  }
}

/// What a lens says of each record of a kind, by its name.
struct LensFacts: Sendable {
  private var facts: [String: (title: String, name: String)] = [:]

  subscript(name: String) -> (title: String, name: String)? { facts[name] }

  /// - Complexity: O(records) for bugs; for others O(texts that share a word, for each word of the kind's
  ///   texts), up to `RecordCousins.countLimit` texts, above which nothing is said.
  init(_ run: LintRun, _ kind: ContentKind) {
    let catalog = run.catalog
    if kind == .bugs {
      let report = QuotaReport(catalog, QuotaThresholds(run.configuration), countsCopy: false)
      for bug in report.bugs {
        guard let name = catalog.name(of: catalog.bugs[bug.bugIndex].record) else { continue }
        let rows = [(bug.fixes, ContentKind.fixes), (bug.tidbits, ContentKind.microEducation)]
        let parts = rows.map { row, counted in
          "\(report.labels.counted(row.have, counted)), \(row.need) needed"
        }
        facts[name] = ((parts + bug.nextSteps(report.labels).prefix(1)).joined(separator: " · "), name)
      }
      return
    }
    let all = RecordCousins(catalog)
    if all.records.count > RecordCousins.countLimit { return }
    for record in all.records where catalog.records[Int(record)].kind == kind {
      guard let name = catalog.name(of: record), let nearest = all.cousins(of: record, most: 1).first,
        let other = catalog.name(of: nearest.record)
      else { continue }
      let symbol = RecordSymbol(nearest.record, catalog)
      let title = symbol.name.split(separator: " ", maxSplits: 1).map(String.init)
      let isNumbered = symbol.number != nil && title.count == 2
      facts[name] = (
        isNumbered
          ? "nearest: \(title[0]) (\(nearest.percent) %) \(title[1])"
          : "nearest (\(nearest.percent) %): \(symbol.name)", other
      )
    }
  }
}
