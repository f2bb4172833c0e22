import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedSource
import SeedTables

/// What a run accepts beside the suppressions of its content.
struct Acceptance {
  /// The date that suppressions' expiry is held against.
  let today: CivilDate
  let baseline: Baseline?

  /// Nothing but the suppressions of the content.
  init(today: CivilDate) {
    self.today = today
    baseline = nil
  }

  init(_ arguments: Arguments, today: CivilDate) throws(RunError) {
    self.today = today
    baseline = try arguments.value(.baseline).map { file throws(RunError) in try Acceptance.baseline(file) }
  }

  /// - Throws: for a file that cannot be read or is no baseline; all of its faults are told.
  private static func baseline(_ path: String) throws(RunError) -> Baseline {
    let file: SourceFile
    do throws(FileError) {
      file = try SourceFile(try FileReference(inside: path))
    } catch {
      throw .world(error)
    }
    let (baseline, faults) = Baseline.read(file)
    if faults.isEmpty { return baseline }
    var sources = SourceSet()
    _ = sources.add(file)
    let report = FindingReport(Findings(faults), in: sources, context: FormatContext())
    let lines = FindingFormat.concise.render(report).findings
    throw .world(path: path, message: "the baseline is faulty", details: lines)
  }
}
