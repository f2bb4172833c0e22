import SeedSource

/// SARIF 2.1.0, for code scanning: rules with their pages, results with fixes and fingerprints, and how the
/// run went.
struct SARIFFormat: FindingRenderer {
  /// The most results that code scanning takes of a run: one more, and it refuses them all.
  static let resultLimit = 25_000
  var resultLimit = SARIFFormat.resultLimit

  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    let rules = Set(report.findings.all.map(\.rule) + report.findings.more.map(\.kind.rule))
      .union(report.context.skippedRules.map(\.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(rules.map(\.text), 0...))
    var document = JSONWriter()
    document.object {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.array("runs") {
        $0.object {
          $0.sarifTool(report, rules)
          $0.member("columnKind", "utf16CodeUnits")
          $0.object("originalUriBaseIds") {
            $0.object("%SRCROOT%") { $0.sarifMessage("The root of the repository.", key: "description") }
          }
          $0.sarifInvocation(report, indices, resultLimit)
          $0.array("results") { _ in }
        }
      }
    }
    let paths = report.sources.files.map { report.context.root.path($0.path) }
    output.write(document) { write in
      var fingerprints = Fingerprints()
      var count = 0
      // When there are too many, the most severe are given.
      let isCut = report.findings.all.count > resultLimit
      for severity in isCut ? [Severity.error, .warning, .note] : [nil] {
        report.forEachEntry { entry in
          guard case .finding(let finding) = entry.kind, severity == nil || entry.severity == severity else {
            return true
          }
          guard count < resultLimit else { return false }
          count += 1
          let fingerprint = fingerprints.next(entry)
          return write {
            $0.sarifResult(
              entry,
              finding,
              ruleIndex: indices[entry.rule] ?? -1,
              fingerprint,
              report.map,
              paths
            )
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func sarifMessage(_ text: String, key: String = "message") {
    // What looks like a link would be one.
    object(key) { $0.member("text", SafeText(lines: text).string.replacing("](", with: "\\](")) }
  }

  fileprivate mutating func sarifTool(_ report: FindingReport, _ rules: [RuleID]) {
    object("tool") {
      $0.object("driver") {
        $0.member("name", "seedtool")
        $0.member("version", report.context.toolVersion)
        $0.array("rules") {
          for rule in rules { $0.sarifRule(rule, report.context.describe(rule)) }
        }
      }
    }
  }

  private mutating func sarifRule(_ rule: RuleID, _ description: RuleDescription?) {
    object {
      $0.member("id", rule.text)
      $0.member("name", rule.name)
      guard let description else { return }
      $0.sarifMessage(description.summary, key: "shortDescription")
      $0.sarifMessage(description.rationale, key: "fullDescription")
      $0.object("help") {
        let page = SafeText(lines: description.page).string
        $0.member("text", page)
        $0.member("markdown", page)
      }
      $0.object("defaultConfiguration") { $0.member("level", description.severity.rawValue) }
      $0.object("properties") {
        $0.strings("tags", ["content", rule.topic])
        $0.member(
          "problem.severity",
          description.severity == .note ? "recommendation" : description.severity.rawValue
        )
        if let languages = description.languages { $0.strings("languages", languages) }
      }
    }
  }

  fileprivate mutating func sarifInvocation(
    _ report: FindingReport,
    _ indices: [String: Int],
    _ resultLimit: Int
  ) {
    array("invocations") {
      $0.object {
        $0.member("executionSuccessful", report.context.failure == nil)
        $0.member("exitCode", Int(report.context.exitCode))
        $0.array("toolExecutionNotifications") { notifications in
          report.forEachEntry { entry in
            if case .finding = entry.kind { return true }
            notifications.sarifNotification(entry, indices[entry.rule])
            return true
          }
          let more = report.findings.all.count - resultLimit
          guard more > 0 else { return }
          notifications.object {
            $0.member("level", "warning")
            $0.sarifMessage(
              "and \(more) more, the least severe, are left out: code scanning would refuse them"
            )
          }
        }
      }
    }
  }

  private mutating func sarifNotification(_ entry: ReportEntry, _ ruleIndex: Int?) {
    object {
      $0.member("level", entry.severity.rawValue)
      $0.sarifMessage(entry.text())
      if let ruleIndex {
        $0.object("associatedRule") {
          $0.member("id", entry.rule)
          $0.member("index", ruleIndex)
        }
      }
      if case .counted = entry.kind { $0.sarifLocations(entry.path, nil) }
    }
  }

  fileprivate mutating func sarifResult(
    _ entry: ReportEntry,
    _ finding: Diagnostic,
    ruleIndex: Int,
    _ fingerprint: String,
    _ map: SourceMap,
    _ paths: [String]
  ) {
    object {
      $0.member("ruleId", entry.rule)
      $0.member("ruleIndex", ruleIndex)
      $0.member("level", entry.severity.rawValue)
      $0.sarifMessage(entry.text())
      $0.sarifLocations(entry.path, entry.region, pointer: finding.pointer, record: finding.record)
      if !finding.notes.isEmpty {
        $0.array("relatedLocations") {
          for note in finding.notes { $0.sarifNote(note, map, paths) }
        }
      }
      $0.object("partialFingerprints") { $0.member("recordAndText/v1", fingerprint) }
      if let repair = finding.repair { $0.sarifFix(repair, map, paths) }
    }
  }

  private mutating func sarifNote(_ note: Diagnostic.Note, _ map: SourceMap, _ paths: [String]) {
    object {
      if let place = note.place {
        $0.sarifPlace(paths[place.fileIndex], (map.start(of: place), map.end(of: place)))
      }
      $0.sarifMessage(TerminalText.escape(note.message))
    }
  }

  private mutating func sarifLocations(
    _ path: String,
    _ region: ReportEntry.Region?,
    pointer: String? = nil,
    record: String? = nil
  ) {
    array("locations") {
      $0.object {
        $0.sarifPlace(path, region)
        guard pointer != nil || record != nil else { return }
        $0.array("logicalLocations") {
          $0.object {
            $0.member("name", record)
            $0.member("fullyQualifiedName", pointer)
          }
        }
      }
    }
  }

  private mutating func sarifPlace(_ path: String, _ region: ReportEntry.Region?) {
    object("physicalLocation") {
      $0.sarifArtifact(path)
      $0.sarifRegion(region, key: "region")
    }
  }

  private mutating func sarifArtifact(_ path: String) {
    object("artifactLocation") {
      let uri = PercentEncoding.encode(path)
      $0.member("uri", path.hasPrefix("/") ? "file://" + uri : uri)
      if !path.hasPrefix("/") { $0.member("uriBaseId", "%SRCROOT%") }
    }
  }

  private mutating func sarifRegion(_ region: ReportEntry.Region?, key: String) {
    object(key) {
      $0.member("startLine", region?.start.line ?? 1)
      $0.member("startColumn", region?.start.utf16Column ?? 1)
      $0.member("endLine", region?.end.line ?? 1)
      $0.member("endColumn", region?.end.utf16Column ?? 1)
    }
  }

  /// A repair whose replacements are known; one that mints values has none before it is applied.
  private mutating func sarifFix(_ repair: Repair, _ map: SourceMap, _ paths: [String]) {
    guard repair.edits.allSatisfy({ $0.text != nil }) else { return }
    let editsByFile = Dictionary(grouping: repair.edits, by: \.place.fileIndex).sorted { $0.key < $1.key }
    array("fixes") {
      $0.object {
        $0.sarifMessage(TerminalText.escape(repair.message), key: "description")
        $0.array("artifactChanges", editsByFile) { writer, change in
          writer.sarifArtifact(paths[change.key])
          writer.array("replacements", change.value) { writer, edit in
            writer.sarifRegion((map.start(of: edit.place), map.end(of: edit.place)), key: "deletedRegion")
            writer.object("insertedContent") { $0.member("text", edit.text) }
          }
        }
      }
    }
  }
}

extension TextEdit {
  /// What comes in the range's place; nil for a value that is minted when the edit is made.
  var text: String? {
    if case .text(let text) = replacement { return text }
    return nil
  }
}

/// Paths as the parts of URIs that they are (RFC 3986).
enum PercentEncoding {
  static func encode(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
