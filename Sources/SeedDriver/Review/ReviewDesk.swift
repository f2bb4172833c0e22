import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedLint
import SeedPlatform
import SeedRules
import SeedSource
import SeedTables
import SeedText
import SeedWorkspace

/// A content with its rubric and its ledger, as the commands of `review` work on them.
struct ReviewDesk {
  let catalog: Catalog
  let rubric: Rubric
  private(set) var ledger: ReviewLedger
  private let path: String

  /// - Throws: for a content that cannot be read whole, or has no rubric.
  init(_ folder: Folder, _ console: Console) throws(RunError) {
    path = folder.path
    catalog = try ContentPath.folder(folder).load(console).catalog
    if catalog.diagnostics.contains(where: { $0.rule.isNeeded }) {
      throw .world(
        path: path,
        message: "it has errors, so that nothing can be judged; `seedtool check` shows them"
      )
    }
    let configuration = Configuration.decode(from: catalog, .builtIn).configuration
    ledger = ReviewLedger(catalog, configuration)
    guard let rubric = ledger.rubric else {
      throw .world(
        path: folder.file("\(ContentKind.rubric.path).json").path,
        message: "there is no rubric, and so no question; Documentation/Review.md shows how to write one"
      )
    }
    self.rubric = rubric
  }

  /// What is asked about, by the indices of records.
  enum Scope {
    /// What nobody has judged, and what waits for a person.
    case waiting
    /// These, unless the reviewer has judged them: what others said makes no difference.
    case changed(Set<UInt32>)
    /// These, whoever has judged them.
    case named(Set<UInt32>)

    fileprivate func has(_ record: Reviewable) -> Bool {
      switch self {
      case .waiting: true
      case .changed(let indices), .named(let indices): record.record.map(indices.contains) ?? false
      }
    }
  }

  /// The records that a reviewer has yet to judge, those first that changed or that somebody objected to.
  ///
  /// - Parameters:
  ///   - reviewer: nil for whoever comes; then what somebody was unsure about waits for a person.
  ///   - bug: its slug; nil for all records.
  func waiting(for reviewer: Reviewer?, bug: String?, _ scope: Scope) -> [Reviewable] {
    var urgent: [Reviewable] = []
    var others: [Reviewable] = []
    for record in ledger.records {
      if let bug, record.fact("bugSlug") ?? record.fact("slug") != bug { continue }
      if !scope.has(record) || rubric.questions(of: record).isEmpty { continue }
      if case .named = scope {
        others.append(record)
        continue
      }
      let own = ledger.current(record).filter { $0.rubric == rubric.name && $0.version == rubric.version }
      if let reviewer, own.contains(where: { $0.reviewer == reviewer }) { continue }
      let isDoubted = ledger.objections(to: record).contains { !$0.isConfirmed }
      let isPerson = reviewer?.kind == .person
      var state = ledger.state(of: record)
      if case .changed = scope { state = .missing }
      switch state {
      case .reviewed: if isPerson, isDoubted { urgent.append(record) }
      case .unsure: if reviewer != nil { isPerson ? urgent.append(record) : others.append(record) }
      case .missing: ledger.stale(record) == nil ? others.append(record) : urgent.append(record)
      }
    }
    return urgent + others
  }

  /// A record with its questions and the records that come nearest: of its kind and bug, or of its copy key.
  ///
  /// - Parameter hosts: the labels of records in whose guise others are planted: beside them they would tell.
  func packet(_ record: Reviewable, without hosts: Set<String>) -> ReviewPacket {
    func isKin(_ other: Reviewable) -> Bool {
      other.kind == record.kind && other.name != record.name && !hosts.contains(other.label)
        && (record.fact("bugSlug") == nil || other.fact("bugSlug") == record.fact("bugSlug"))
    }
    var neighbors = ledger.records.filter {
      isKin($0) && $0.kind == .copy && $0.fact("key") == record.fact("key")
    }
    if let draft = record.texts.first(where: { $0.part != .copyTitle }) {
      let others = ledger.records.filter { other in
        isKin(other) && !neighbors.contains { $0.name == other.name }
      }
      let kin = others.map { (record: $0, texts: $0.texts.map(\.value)) }
      let near = SharedIdeas(kin.map { IdeaFeatures(of: $0.texts.joined(separator: ". ")) })
        .cousins(of: IdeaFeatures(of: draft.value), from: 10)
      neighbors += near.prefix(3).map { kin[$0.index].record }
    }
    return ReviewPacket(
      record,
      neighbors: neighbors.prefix(4).map {
        ReviewPacket.Neighbor(label: $0.label, text: $0.texts.map(\.value).joined(separator: " / "))
      },
      rubric
    )
  }

  // MARK: - Keeping

  /// An answer, with what it is called: "line 3".
  typealias Answer = (name: String, verdict: Result<Verdict, Verdict.Refusal>)

  /// What became of some answers.
  struct Outcome {
    var counts: [ReviewVerdict: Int] = [:]
    /// Why answers were not taken, each with what it is called: "line 3".
    var refusals: [(name: String, reason: String)] = []

    var takenCount: Int { counts.values.reduce(0, +) }

    /// "17 pass, 2 object, 1 unsure".
    var text: String {
      let parts = ReviewVerdict.allCases.compactMap { verdict in
        counts[verdict].map { "\($0) \(verdict.rawValue)" }
      }
      return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }
  }

  /// Takes answers into the ledger and writes it. The content is locked only meanwhile, so that a long
  /// session stops nobody else.
  static func keep(
    _ answers: [Answer],
    by reviewer: Reviewer,
    on date: String,
    _ folder: Folder,
    planted file: String?,
    _ console: Console
  ) throws(RunError) -> Outcome {
    var outcome = Outcome()
    let locked = try world { () throws(FileError) in try Folder(path: folder.path).bounded }
    try ContentEdit.untilWritten(locked) { () throws(RunError) in
      var desk = try ReviewDesk(locked, console)
      outcome = try desk.take(answers, by: reviewer, on: date, planted: file)
      if outcome.takenCount == 0 { return true }
      return try desk.write(locked)
    }
    return outcome
  }

  private mutating func take(
    _ answers: [Answer],
    by reviewer: Reviewer,
    on date: String,
    planted file: String?
  ) throws(RunError) -> Outcome {
    var outcome = Outcome()
    let records = Dictionary(ledger.records.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    // Most answers are about records of the content.
    let hasOthers = answers.contains { (try? $1.get()).map { records[$0.record] == nil } ?? false }
    let plants = try hasOthers ? Plants(self, file: file) : Plants.none
    var taken: [[Review]] = []
    for (name, result) in answers {
      do throws(Verdict.Refusal) {
        let verdict = try result.get()
        let plant = plants.guise(named: verdict.record)
        guard let record = records[verdict.record] ?? plant?.guise else {
          throw Verdict.Refusal("there is no record \(Excerpt.of(verdict.record))")
        }
        taken.append(
          try verdict.reviews(
            of: record,
            rubric,
            by: reviewer,
            on: date,
            plant: plant.map { ($0.plant.question, $0.plant.answer) }
          )
        )
        outcome.counts[verdict.verdict, default: 0] += 1
      } catch {
        outcome.refusals.append((name, error.reason))
      }
    }
    ledger.add(taken)
    return outcome
  }

  /// Writes the ledger.
  ///
  /// - Returns: false when somebody has saved the file since it was read.
  private mutating func write(_ folder: Folder) throws(RunError) -> Bool {
    ledger.removeOrphans()
    let bytes = Array(ledger.text.utf8)
    if let file = catalog.fileIndex(of: .reviews) {
      return try ContentEdit.write([FileChange(old: catalog.sources[file], bytes: bytes)])
    }
    let new = folder.file("\(ContentKind.reviews.path).json")
    try world { () throws(FileError) in try FileWriting.replace(new, with: bytes, expecting: nil) }
    return true
  }
}

/// The planted records of a content: from the examples of the rules that a question names, and from a file.
struct Plants {
  private var all: [(plant: Plant, guise: Reviewable)] = []

  static let none = Plants()

  private init() {}

  /// - Parameter file: a file of plants, JSON Lines; nil for the rules' examples alone.
  init(_ desk: ReviewDesk, file: String?) throws(RunError) {
    var plants: [Plant] = []
    for question in desk.rubric.questions {
      for rule in question.rules {
        guard let examples = RuleSet.builtIn[rule]?.examples else { continue }
        for (answer, examples) in [(KnownAnswer.no, examples.flagged), (.yes, examples.accepted)] {
          plants += examples.compactMap { example in
            guard case .members = example.source, example.beside.isEmpty else { return nil }
            return Plant(question: question.id, answer: answer, exampleMembers: example.text)
          }
        }
      }
    }
    if let file {
      for (name, bytes) in try JSONLines.read(file) {
        do throws(Verdict.Refusal) { plants.append(try Plant(bytes, desk.rubric)) } catch {
          throw .world(path: file, message: "\(name): \(error.reason)")
        }
      }
    }
    let locale = Reviewable.locale(of: desk.catalog)
    var seen: Set<String> = []
    for plant in plants {
      guard let guise = plant.guise(among: desk.ledger.records, locale: locale),
        let question = desk.rubric.question(plant.question),
        question.texts(of: guise).contains(where: { $0.value == plant.text }),
        seen.insert(guise.name).inserted
      else { continue }
      all.append((plant, guise))
    }
  }

  func guise(named name: String) -> (plant: Plant, guise: Reviewable)? {
    all.first { $0.guise.name == name }.map { ($0.plant, $0.guise) }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Some that a reviewer has not judged yet, faults and sound texts in turn.
  ///
  /// - Parameter bug: the slug of the bug whose records they look like; nil for any.
  func next(_ count: Int, for reviewer: Reviewer?, bug: String?, _ ledger: ReviewLedger) -> [Reviewable] {
    let judged = Set(ledger.reviews.filter { $0.planted != nil && $0.reviewer == reviewer }.map(\.record))
    let left = all.filter { _, guise in
      !judged.contains(guise.name) && (bug == nil || guise.fact("bugSlug") == bug)
    }
    .sorted { $0.guise.name < $1.guise.name }
    let faults = left.filter { $0.plant.answer == .no }.map(\.guise)
    let sound = left.filter { $0.plant.answer == .yes }.map(\.guise)
    var chosen: [Reviewable] = []
    for index in 0..<max(faults.count, sound.count) {
      if index < faults.count { chosen.append(faults[index]) }
      if index < sound.count { chosen.append(sound[index]) }
    }
    return Array(chosen.prefix(count))
  }
}

/// A file of JSON Lines as people and programs leave it: blank lines and CR LF count for nothing.
enum JSONLines {
  /// The most bytes of a file.
  private static let byteLimit = 1 << 26

  /// The lines that are not blank, each with its name: "line 3".
  static func read(_ path: String) throws(RunError) -> [(name: String, bytes: [UInt8])] {
    let buffer = try world { () throws(FileError) in
      path == "-"
        ? try FileReading.readStandardInput(limit: byteLimit) : try FileReading.read(path, limit: byteLimit)
    }
    return lines(Array(buffer.elements))
  }

  static func lines(_ bytes: [UInt8]) -> [(name: String, bytes: [UInt8])] {
    var number = 0
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).compactMap { line in
      number += 1
      let line = line.last == 0x0D ? line.dropLast() : line
      return line.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? nil : ("line \(number)", Array(line))
    }
  }
}
