import PlainJSON
import SeedDecoding
import SeedDiagnostics
import SeedFiles
import SeedPlatform
import SeedSource
import SeedWorkspace

/// Publishes what checks find: of open documents with their versions, of the other files where there is
/// something.
final class Publisher: Sendable {
  /// The open documents, by their paths below the folder.
  let documents = Lock<[String: Desk.Document]>([:])
  private let root: String
  private let encoding: PositionEncoding
  private let writer: MessageWriter
  private let state = Lock(State())

  private struct State: Sendable {
    /// What was published last, by path.
    var published: [String: JSONValue] = [:]
    /// Why there was no check the last time.
    var failure: String?
  }

  init(root: String, _ encoding: PositionEncoding, _ writer: MessageWriter) {
    (self.root, self.encoding, self.writer) = (root, encoding, writer)
  }

  func uri(of path: String) -> String {
    documents.withLock { $0[path]?.uri } ?? FileURI.uri(of: FileSystem.join(root, path))
  }

  func publish(_ edition: WorkspaceSession.Edition) {
    switch edition.outcome {
    case .success(let run):
      state.withLock { $0.failure = nil }
      publish(run)
    case .failure(let error):
      let isNew = state.withLock { state in
        defer { state.failure = error.reason }
        return state.failure != error.reason
      }
      guard isNew else { return }
      writer.notify("window/showMessage", ["type": 1, "message": .string("seedtool: \(error.reason)")])
    }
  }

  private func publish(_ run: LintRun) {
    let open = documents.withLock { $0 }
    var found: [String: [JSONValue]] = [:]
    for path in open.keys { found[path] = [] }
    let shown = ShownFindings(run, encoding) { self.uri(of: $0) }
    for (path, diagnostics) in shown.byPath { found[path] = diagnostics }
    let old = state.withLock { $0.published }
    for path in old.keys where found[path] == nil { found[path] = [] }
    for (path, diagnostics) in found.sorted(by: { $0.key < $1.key }) {
      let params: JSONValue
      if let document = open[path] {
        // A newer text has come since: its own check is on its way.
        guard run.isOf(document.file, at: path) else { continue }
        params = [
          "uri": .string(document.uri), "version": document.version.map { .integer($0) } ?? .null,
          "diagnostics": .array(diagnostics),
        ]
      } else {
        params = ["uri": .string(uri(of: path)), "diagnostics": .array(diagnostics)]
      }
      if old[path] == params { continue }
      writer.notify("textDocument/publishDiagnostics", params)
      let isForgotten = open[path] == nil && diagnostics.isEmpty
      state.withLock { $0.published[path] = isForgotten ? nil : params }
    }
  }
}

extension LintRun {
  /// Whether a text is what was checked at a path below the content folder.
  func isOf(_ file: SourceFile, at path: String) -> Bool {
    let index = catalog.sources.files.indices.first { catalog.relativePath(of: $0) == path }
    return index.map { catalog.sources[$0].bytes.baseAddress == file.bytes.baseAddress } ?? false
  }
}

/// Findings as the protocol has them.
struct ShownFindings {
  /// By the paths of the files below the content folder.
  private(set) var byPath: [String: [JSONValue]] = [:]

  /// What is in no file stands at the start of the configuration, which is about the whole.
  private static let whole = "seedtool.json"

  /// - Parameter uri: the address of a path below the content folder.
  init(_ run: LintRun, _ encoding: PositionEncoding, uri: (String) -> String) {
    let map = ProtocolMap(run, encoding)
    for finding in run.findings.all {
      // What nothing reads is in no file of the run, and stands there all the same.
      let unread = finding.rule == .unknownFile ? finding.found : nil
      let path = finding.place.map { map.path(of: $0.fileIndex) } ?? unread ?? Self.whole
      byPath[path, default: []].append(Self.diagnostic(finding, map, uri))
    }
    for counted in run.findings.more where counted.findingCount > 0 {
      let message = "\(counted.count) more findings of this rule, which are only counted"
      let path = counted.kind.fileIndex.map { map.path(of: $0) } ?? Self.whole
      byPath[path, default: []].append(Self.note(message, counted.kind.rule, counted.kind.severity))
    }
    for rule in run.skipped {
      let message = "\(rule.rule) could not run: \(rule.reason)" + (rule.remedy.map { "; \($0)" } ?? "")
      byPath[Self.whole, default: []].append(Self.note(message, rule.rule, .note))
    }
  }

  static func diagnostic(_ finding: Diagnostic, _ map: ProtocolMap, _ uri: (String) -> String) -> JSONValue {
    var object: JSONObject = [
      "range": finding.place.map { map.range(of: $0) } ?? start, "severity": level(finding.severity),
      "code": .string(finding.rule.text), "source": "seedtool",
      "message": .string(finding.message + (finding.remedy.map { "\n\($0)" } ?? "")),
    ]
    let notes = finding.notes.compactMap { note in
      note.place.map { place -> JSONValue in
        let location: JSONValue = [
          "uri": .string(uri(map.path(of: place.fileIndex))), "range": map.range(of: place),
        ]
        return ["location": location, "message": .string(note.message)]
      }
    }
    if !notes.isEmpty { object["relatedInformation"] = .array(notes) }
    // What is of no use is shown faded.
    if finding.rule.topic == "housekeeping", finding.rule.name.hasPrefix("unused") { object["tags"] = [1] }
    return .object(object)
  }

  private static let start: JSONValue = [
    "start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0],
  ]

  private static func note(_ message: String, _ rule: RuleID, _ severity: Severity) -> JSONValue {
    [
      "range": start, "severity": level(severity), "code": .string(rule.text), "source": "seedtool",
      "message": .string(message),
    ]
  }

  private static func level(_ severity: Severity) -> JSONValue {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

/// The paths, lines and columns of a run's files.
final class ProtocolMap {
  let run: LintRun
  private let encoding: PositionEncoding
  private var lines: [Int: TextLines] = [:]

  init(_ run: LintRun, _ encoding: PositionEncoding) { (self.run, self.encoding) = (run, encoding) }

  /// A file's path below the content folder.
  func path(of fileIndex: Int) -> String { run.catalog.relativePath(of: fileIndex) }

  func lines(of fileIndex: Int) -> TextLines {
    if let lines = lines[fileIndex] { return lines }
    let new = TextLines(run.catalog.sources[fileIndex], encoding)
    lines[fileIndex] = new
    return new
  }

  func range(of place: Place) -> JSONValue { lines(of: place.fileIndex).range(place.range) }
}
