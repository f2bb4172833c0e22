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
  /// The suppressions beside files that were named by themselves.
  let otherSuppressions: [Suppression]
  let baseline: Baseline?

  /// Nothing but the suppressions of the content.
  init(today: CivilDate) {
    self.today = today
    otherSuppressions = []
    baseline = nil
  }

  init(
    for path: ContentPath,
    _ catalog: Catalog,
    _ arguments: Arguments,
    today: CivilDate
  ) throws(RunError) {
    self.today = today
    baseline = try arguments.value(.baseline).map { file throws(RunError) in try Acceptance.baseline(file) }
    otherSuppressions = try Acceptance.suppressions(beside: path, catalog)
  }

  /// - Throws: for a file that cannot be read or is no baseline; all of its faults are told.
  private static func baseline(_ path: String) throws(RunError) -> Baseline {
    let file: SourceFile
    do throws(FileError) {
      file = try SourceFile(try FileReference(path: path))
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

  /// The suppressions of the folder that a file lies in. Faults in them are reported when they are checked.
  private static func suppressions(
    beside path: ContentPath,
    _ catalog: Catalog
  ) throws(RunError) -> [Suppression] {
    guard !catalog.kinds.contains(.suppressions), let file = try path.neighbour("suppressions.json") else {
      return []
    }
    do throws(ContentError) {
      return Suppression.all(of: try ContentLoading.load([file]).catalog).map { suppression in
        var suppression = suppression
        suppression.recordIndex = nil
        return suppression
      }
    } catch {
      throw .world(path: error.path, message: error.message)
    }
  }
}
