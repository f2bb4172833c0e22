import PlainJSON
import SeedDecoding
import SeedDiagnostics
import SeedGeneration
import SeedLint
import SeedPlatform
import SeedRules
import SeedSource
import SeedTables
import SeedWorkspace

extension LanguageServer {
  static var explainCommand: String { "seedtool.explain" }
  private static var fixAll: String { "source.fixAll.seedtool" }

  func codeActions(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let place = try DocumentPlace(self, params) else { return [] }
    guard let range = place.lines.offsets(params["range"]) else {
      throw .invalidParameters("there is no range")
    }
    let only = params["context"]?.object?["only"]?.array?.compactMap(\.string)
    func wants(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    let actions = try CodeActions(self, place)
    var all: [JSONValue] = []
    if wants("quickfix") {
      for finding in actions.run.findings.all {
        guard let own = finding.place, own.fileIndex == actions.fileIndex,
          own.range.start <= range.upperBound,
          own.range.end >= range.lowerBound
        else { continue }
        all += actions.quickFixes(of: finding)
      }
    }
    // Clients that do not say what they want have no place for it.
    if only != nil, wants(Self.fixAll), let edit = actions.fixAll() {
      all.append(["title": "Apply all safe fixes", "kind": .string(Self.fixAll), "edit": edit])
    }
    return .array(all)
  }

  func executeCommand(_ params: JSONObject) throws(Failure) -> JSONValue {
    let arguments = params["arguments"]?.array ?? []
    switch params["command"]?.string {
    case Self.explainCommand: return try explain(arguments)
    case Self.showCommand: return try showRecord(arguments)
    default: throw .invalidParameters("there is no such command")
    }
  }

  private func explain(_ arguments: [JSONValue]) throws(Failure) -> JSONValue {
    guard let name = arguments.first?.string,
      let rule = desks.lazy.compactMap({ $0.session.latest?.run?.configuration.ruleSet[RuleID(name)] }).first
    else { throw .invalidParameters("there is no such rule") }
    let page = RulePage.text(for: rule)
    show(page, type: 3)
    return .string(page)
  }

  func formatting(_ params: JSONObject) throws(Failure) -> JSONValue {
    guard let place = try DocumentPlace(self, params) else { return [] }
    // A broken file is left alone.
    guard let bytes = ContentFormat.formatted(place.file, kind: place.kind) else { return [] }
    return .array(place.lines.edits(to: bytes))
  }
}

extension WorkspaceSession.Edition {
  /// The check; nil where there is none.
  var run: LintRun? { try? outcome.get() }
}

/// What can be done about the findings of a document.
private struct CodeActions {
  let run: LintRun
  let fileIndex: Int
  private let desk: Desk
  private let client: Client
  private let map: ProtocolMap

  init(_ server: LanguageServer, _ place: DocumentPlace) throws(LanguageServer.Failure) {
    desk = place.desk
    client = server.client
    run = try desk.check()
    map = ProtocolMap(run, desk.encoding)
    let catalog = run.catalog
    guard let index = catalog.kinds.indices.first(where: { catalog.relativePath(of: $0) == place.path })
    else {
      throw .failed("\(place.path) is not read as content")
    }
    fileIndex = index
  }

  func quickFixes(of finding: Diagnostic) -> [JSONValue] {
    let diagnostic = ShownFindings.diagnostic(finding, map) { desk.uri(of: $0) }
    func action(_ title: String, isPreferred: Bool = false, _ members: JSONObject) -> JSONValue {
      var action: JSONObject = ["title": .string(title), "kind": "quickfix", "diagnostics": [diagnostic]]
      if isPreferred { action["isPreferred"] = true }
      for member in members.members { action[member.name] = member.value }
      return .object(action)
    }
    var actions: [JSONValue] = []
    for repair in [finding.repair].compactMap({ $0 }) + finding.alternatives {
      let isSafe = repair.applicability == .safe
      let title = repair.message.prefix(1).uppercased() + repair.message.dropFirst()
      actions.append(
        action(
          isSafe ? title : "\(title) (may change the meaning)",
          isPreferred: isSafe,
          ["edit": edit(repair)]
        )
      )
    }
    if finding.rule == "syntax/unformatted",
      let bytes = ContentFormat.formatted(run.catalog.sources[fileIndex], kind: run.catalog.kinds[fileIndex]),
      let edit = edit(fileIndex, to: bytes)
    {
      actions.append(action("Format the file", isPreferred: true, ["edit": edit]))
    }
    if finding.rule == "spelling/misspelling", let word = finding.found, let edit = accepting(word: word) {
      actions.append(action("Add “\(word)” to the accepted words", ["edit": edit]))
    }
    if let edit = accepting(finding) {
      actions.append(action("Accept this finding of \(finding.rule)…", ["edit": edit]))
    }
    // A command by itself: some clients take an action that has one for that.
    actions.append([
      "title": .string("Explain \(finding.rule)"), "command": .string(LanguageServer.explainCommand),
      "arguments": [.string(finding.rule.text)],
    ])
    return actions
  }

  private func edit(_ repair: Repair) -> JSONValue {
    var mint = IDGenerator(nextNumber: run.catalog.nextFixNumber)
    var changes = JSONObject()
    for edit in repair.edits {
      let uri = desk.uri(of: map.path(of: edit.place.fileIndex))
      let new: JSONValue = [
        "range": map.range(of: edit.place), "newText": .string(mint.text(of: edit.replacement)),
      ]
      changes[uri] = .array((changes[uri]?.array ?? []) + [new])
    }
    return ["changes": .object(changes)]
  }

  /// What makes a file's bytes others; nil where they are the same.
  private func edit(_ fileIndex: Int, to bytes: [UInt8]) -> JSONValue? {
    let edits = map.lines(of: fileIndex).edits(to: bytes)
    if edits.isEmpty { return nil }
    var changes = JSONObject()
    changes[desk.uri(of: map.path(of: fileIndex))] = .array(edits)
    return ["changes": .object(changes)]
  }

  /// All safe fixes that change this file alone.
  func fixAll() -> JSONValue? {
    func own(_ run: LintRun) -> Findings {
      Findings(
        run.findings.all.filter { finding in
          finding.repair?.edits.allSatisfy { $0.place.fileIndex == fileIndex } ?? false
        }
      )
    }
    var mint = IDGenerator(nextNumber: run.catalog.nextFixNumber)
    let loop = RepairLoop(own(run), in: run.catalog.sources, choice: .safe, mint: &mint) { sources in
      own(LintRun(again: run, sources))
    }
    let bytes = ContentFormat.keeping(
      Array(loop.sources[fileIndex].bytes),
      of: run.catalog.sources[fileIndex],
      kind: run.catalog.kinds[fileIndex]
    )
    return edit(fileIndex, to: bytes)
  }

  private func accepting(word: String) -> JSONValue? {
    guard let change = try? AcceptedWord.change(adding: word, in: desk.folder, run.catalog).change,
      let index = run.catalog.sources.files.firstIndex(where: { $0.path == change.old.path })
    else { return nil }
    return edit(index, to: change.bytes)
  }

  /// Writes an acceptance whose reason is still empty, which is an error until somebody fills it in.
  private func accepting(_ finding: Diagnostic) -> JSONValue? {
    guard let key = finding.key, !finding.rule.isLocked, let today = run.settings.today,
      !RuleRegistry.comparing.contains(where: { $0.metadata.id == finding.rule })
    else { return nil }
    let until =
      CivilDate(year: today.year + 1, month: today.month, day: today.day)
      ?? CivilDate(year: today.year + 1, month: today.month, day: today.day - 1)
    guard let until else { return nil }
    let entry = Suppression.entry(accepting: key, reason: "", owner: GitOwner.name ?? "", until: until)
    if let index = run.catalog.kinds.lastIndex(of: .suppressions) {
      guard var change = try? ContentEdit(run.catalog.trees[index], .suppressions),
        run.catalog.trees[index][0].kind == .array
      else { return nil }
      change.append(entry)
      return edit(index, to: change.bytes)
    }
    guard client.createsFiles else { return nil }
    let uri = JSONValue.string(desk.uri(of: "\(ContentKind.suppressions.path).json"))
    let start: JSONValue = ["line": 0, "character": 0]
    let text = "[\n\(RecordFile.indented(entry))\n]\n"
    return [
      "documentChanges": [
        ["kind": "create", "uri": uri, "options": ["ignoreIfExists": true]],
        [
          "textDocument": ["uri": uri, "version": .null],
          "edits": [["range": ["start": start, "end": start], "newText": .string(text)]],
        ],
      ]
    ]
  }
}
