import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRules
import SeedSource
import SeedTables
import SeedWorkspace

/// `seedtool accept`: write an acceptance of what a rule finds in a record.
struct AcceptCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    guard arguments.operands.count == 2 || arguments.operands.count == 3 else {
      throw .usage("name a rule and a record: `seedtool accept voice/maxim 42 --reason … --until 2027-06-30`")
    }
    let rule = try LintRun.rules(arguments, console).rule(named: arguments.operands[0]).metadata.id
    if RuleRegistry.comparing.contains(where: { $0.metadata.id == rule }) { return try approve(rule) }
    for option in [OptionName.base, .baseline] where arguments.has(option) {
      throw .usage("--\(option.rawValue) goes with a rule on compatibility")
    }
    if rule.isNeeded {
      throw .usage("findings of \(rule) cannot be accepted: the content cannot be compiled with them")
    }
    if rule.isLocked {
      let advice = rule == .emoji ? "; a content that wants emoji says `\"emoji\": \"allowed\"`" : ""
      throw .usage("findings of \(rule) cannot be accepted: the rule is locked\(advice)")
    }
    let today = try Today.date(arguments)
    let (reason, until, owner) = try answers(today)
    let folder = try ContentPath.folder(arguments.operands.dropFirst(2).first, of: arguments.operands[1])
    try ContentEdit.untilWritten(folder) { () throws(RunError) in
      let checked = try LintRun(.folder(folder), arguments, console, today: today)
      let record = try checked.catalog.record(named: arguments.operands[1])
      // Where nothing is new, what is accepted already is found again, and its entry replaced.
      let standing = Suppression.all(of: checked.catalog).filter {
        $0.rule == rule && $0.record == record.name
      }
      func found(_ run: LintRun) -> [FindingKey] {
        let places = FindingKeys(run.catalog)
        // A finding on two texts may have been shown at the other one.
        func isMirrored(_ finding: Diagnostic) -> Bool {
          finding.relations.mirror != nil
            && finding.notes.contains { $0.place.flatMap(places.record) == Int(record.index) }
        }
        func keys(_ isMeant: (Diagnostic) -> Bool) -> [FindingKey] {
          var keys: [FindingKey] = []
          for finding in run.findings.all where finding.rule == rule && isMeant(finding) {
            if let key = finding.key, !keys.contains(key) { keys.append(key) }
          }
          return keys
        }
        let own = keys { $0.record == record.name }
        return own.isEmpty ? keys(isMirrored) : own
      }
      var keys = found(checked)
      if keys.isEmpty, !standing.isEmpty {
        let bare = Set(standing.map(\.recordIndex))
        keys = found(try checked.judged(asStrictlyAs: [], without: bare, baseline: checked.settings.baseline))
      }
      if keys.isEmpty {
        throw .world(path: folder.path, message: "\(rule) finds nothing in \(record.title)")
      }
      let entries = keys.map { Suppression.entry(accepting: $0, reason: reason, owner: owner, until: until) }
      let shapes = Set(keys.filter { $0.record == record.name }.map(\.pointerShape))
      let older = standing.filter { old in
        old.expires < today
          || old.pointer.map { shapes.contains(FindingKey.shape(of: $0)) } ?? !shapes.isEmpty
      }
      guard let place = try write(entries, replacing: older, in: folder, checked.catalog) else {
        return false
      }
      console.out("\(place)\n" + SafeText(lines: entries.map { $0 + "\n" }.joined()))
      let count = keys.count == 1 ? "One finding" : "\(keys.count) findings"
      let earlier = older.map(\.expires).max().map { " (before: until \($0))" } ?? ""
      console.status("\(count) of \(rule) in \(record.title) accepted until \(until)\(earlier)\n")
      return true
    }
    return 0
  }

  /// What breaks against an earlier edition is approved, with the version that it breaks with.
  private func approve(_ rule: RuleID) throws(RunError) -> Int32 {
    if arguments.has(.until) {
      throw .usage("an approval holds until its version has been succeeded; it goes without --until")
    }
    let folder = try ContentPath.folder(arguments.operands.dropFirst(2).first)
    let run = try LintRun(.folder(folder), arguments, console, today: try Today.date(arguments))
    if run.hasConfigurationError {
      throw .world(path: folder.path, message: "nothing is approved while the configuration has errors")
    }
    guard let editions = try BaseEditions(run, of: folder, arguments, console) else {
      throw .usage(
        "what \(rule) finds is approved against an earlier edition: name it with --base, as `check` has it"
      )
    }
    let approving = Approving(arguments: arguments, console: console, folder: folder)
    try approving.approve(
      ["\(rule):\(arguments.operands[1])"],
      of: editions.all.map { ($0.compared.comparison, $0.verdict) }
    )
    return 0
  }

  /// Why, until when and by whom; what is missing is named at once.
  private func answers(
    _ today: CivilDate
  ) throws(RunError) -> (reason: String, until: CivilDate, owner: String) {
    let reason = try arguments.line(.reason)
    let until = arguments.value(.until).flatMap { CivilDate(text: $0.utf8) }
    let owner = try arguments.line(.owner) ?? GitOwner.name
    if let reason, let until, let owner {
      if until < today { throw .usage("--until \(until) is over; today is \(today)") }
      return (reason, until, owner)
    }
    var missing: [String] = []
    if reason == nil { missing.append("--reason is missing: why is it right as it is?") }
    if until == nil {
      missing.append("--until is missing, or no date such as 2027-06-30: an acceptance ends one day")
    }
    if owner == nil { missing.append("--owner is missing: who answers for it?") }
    throw .usage(missing.joined(separator: "; "))
  }

  /// Writes entries in the place of older ones, or behind all others.
  ///
  /// - Returns: where they stand; nil when somebody has saved a file since it was read.
  private func write(
    _ entries: [String],
    replacing older: [Suppression],
    in folder: Folder,
    _ catalog: Catalog
  ) throws(RunError) -> String? {
    let records = older.map { catalog.records[Int($0.recordIndex)] }
    guard let last = records.last else {
      return try RecordFile(.suppressions, in: folder, catalog).append(entries)
    }
    var place = ""
    var edits: [ContentEdit] = []
    for fileIndex in Set(records.map { Int($0.fileIndex) }).sorted() {
      let tree = catalog.trees[fileIndex]
      let isLast = fileIndex == Int(last.fileIndex)
      var removed = Set(records.filter { Int($0.fileIndex) == fileIndex }.map(\.node))
      if isLast { removed.remove(last.node) }
      var edit = try ContentEdit(tree, .suppressions)
      edit.remove(removed, from: 0)
      if isLast {
        place = "\(tree.file.path):\(edit.replace(last.node, with: entries.joined(separator: ",\n")))"
      }
      edits.append(edit)
    }
    return try ContentEdit.write(edits) ? place : nil
  }
}

extension Optional {
  /// The value, or a faulty command line.
  func required(_ message: () -> String) throws(RunError) -> Wrapped {
    guard let value = self else { throw .usage(message()) }
    return value
  }
}

/// Who answers for what a command writes down.
enum Owner {
  /// The one that `--owner` names, else the one that git is configured with.
  static func name(_ arguments: Arguments) throws(RunError) -> String {
    if let name = try arguments.line(.owner) ?? GitOwner.name { return name }
    throw .usage("--owner is missing: who answers for it?")
  }
}
