import Foundation
import SeedDiagnostics
import Testing

/// What every format writes of the same three runs, byte for byte.
struct SnapshotTests {
  enum Run: String, CaseIterable {
    case hostile, clean, failed

    var report: FindingReport {
      switch self {
      case .hostile:
        HostileSample.report {
          $0.exitCode = 1
          $0.quotas = [QuotaLine("bug|*\u{1B}*: fixes", have: 1, need: 50, missing: 49)]
        }
      case .clean:
        HostileSample.report(Findings([])) {
          $0.quotas = [
            QuotaLine("fixes", have: 250, need: 250, missing: 0),
            QuotaLine("voices", have: 2, need: 0, missing: 0),
          ]
        }
      case .failed:
        HostileSample.report(Findings([])) {
          $0.exitCode = 2
          $0.failure = "--strict wants every rule to run, and spelling/misspelling\u{1B} could not"
          $0.skippedRules = [HostileSample.skipped]
        }
      }
    }
  }

  @Test(arguments: FindingFormat.allCases, Run.allCases)
  func `every format is as recorded`(format: FindingFormat, run: Run) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Golden/\(run.rawValue).\(format.rawValue)")
    let shown = format.render(run.report)
    let bytes = Data(shown.findings.utf8)
    if ProcessInfo.processInfo.environment["SEED_RECORD"] == "1" { try bytes.write(to: file) }
    #expect(
      try Data(contentsOf: file) == bytes,
      "recorded with SEED_RECORD=1 swift test --filter SnapshotTests"
    )
    // Whatever was in the texts: JSON escapes it, and everything else shows it.
    for scalar in shown.findings.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}", "\(scalar.value)")
    }
  }
}
