/// JUnit's XML: a suite for every file with a case for each finding, and one that passes for a file without;
/// and a suite for the run, with a case for each rule that could not run.
struct JUnitFormat: FindingRenderer {
  /// The most characters of a case's name.
  private static let nameLimit = 200

  private struct Suite {
    var name: String
    var cases: [String] = []
    var failureCount = 0
    var errorCount = 0
    var skippedCount = 0
  }

  func renderFindings(_ report: FindingReport, to output: inout FormatOutput) {
    var run = Suite(name: "seedtool")
    var suites: [Suite] = []
    let seconds = Self.seconds(report.context.elapsedNanoseconds)
    let failure = report.context.failure.map {
      "<error\(XMLText.attributes(["message": $0, "type": "failed-run"]))/>"
    }
    run.errorCount = failure == nil ? 0 : 1
    run.cases = [Self.testCase("the run", "seedtool", time: seconds, inner: failure)]
    for file in report.entriesByFile() {
      var suite = Suite(name: file.path)
      var names: [String: Int] = [:]
      for entry in file.entries {
        switch entry.kind {
        case .failure: break
        case .skippedRule:
          let skipped = "<skipped\(XMLText.attributes(["message": entry.text(separator: " — ")]))/>"
          run.cases.append(Self.testCase(entry.rule, "seedtool", inner: skipped))
          run.skippedCount += 1
        case .finding, .counted: add(entry, to: &suite, &names, report.context)
        }
      }
      if suite.cases.isEmpty, !report.sources.files.isEmpty {
        suite.cases = [Self.testCase("no findings", file.path, file: file.path)]
      }
      if !suite.cases.isEmpty { suites.append(suite) }
    }
    suites.append(run)
    write(suites, seconds, to: &output)
  }

  private func add(
    _ entry: ReportEntry,
    to suite: inout Suite,
    _ names: inout [String: Int],
    _ context: FormatContext
  ) {
    // Readers take cases of one name for one case.
    var name = TerminalText.escape("\(entry.rule): \(entry.message)", limit: Self.nameLimit)
    names[name, default: 0] += 1
    if let count = names[name], count > 1 { name += " (\(count))" }
    let fails = entry.severity == .error || context.failsOnWarnings && entry.severity == .warning
    let place = entry.region.map { "\(entry.path):\($0.start.line):\($0.start.column)" } ?? entry.path
    let text = XMLText.escape("\(place): \(entry.severity.rawValue): \(entry.text(separator: " — "))")
    let inner: String
    if fails {
      suite.failureCount += 1
      let attributes = XMLText.attributes(["message": entry.message, "type": entry.severity.rawValue])
      inner = "<failure\(attributes)>\(text)</failure>"
    } else {
      inner = "<system-out>\(text)</system-out>"
    }
    suite.cases.append(Self.testCase(name, entry.path, file: entry.path, line: entry.line, inner: inner))
  }

  private func write(_ suites: [Suite], _ seconds: String, to output: inout FormatOutput) {
    func attributes(_ name: String, _ suites: [Suite], _ time: String) -> String {
      func sum(_ count: (Suite) -> Int) -> String { String(suites.reduce(0) { $0 + count($1) }) }
      return XMLText.attributes([
        "name": name, "tests": sum(\.cases.count), "failures": sum(\.failureCount),
        "errors": sum(\.errorCount),
        "skipped": sum(\.skippedCount), "time": time,
      ])
    }
    output.write(bytes: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    output.write(bytes: "<testsuites\(attributes("seedtool", suites, seconds))>\n".utf8)
    for (index, suite) in suites.enumerated() {
      let time = index == suites.count - 1 ? seconds : Self.seconds(0)
      output.write(bytes: "  <testsuite\(attributes(suite.name, [suite], time))>\n".utf8)
      for text in suite.cases { output.write(bytes: text.utf8) }
      output.write(bytes: "  </testsuite>\n".utf8)
    }
    output.write(bytes: "</testsuites>\n".utf8)
  }

  private static func testCase(
    _ name: String,
    _ className: String,
    file: String? = nil,
    line: Int? = nil,
    time: String = seconds(0),
    inner: String? = nil
  ) -> String {
    let attributes = XMLText.attributes([
      "name": name, "classname": className, "time": time, "file": file, "line": line.map(String.init),
    ])
    guard let inner else { return "    <testcase\(attributes)/>\n" }
    return "    <testcase\(attributes)>\n      \(inner)\n    </testcase>\n"
  }

  /// To the millisecond.
  private static func seconds(_ nanoseconds: UInt64) -> String {
    let thousandths = nanoseconds / 1_000_000
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.utf8.count))\(fraction)"
  }
}
