import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedSource
import SeedWorkspace

extension CheckSettings {
  /// What the command line says.
  init(_ arguments: Arguments, today: CivilDate?) throws(RunError) {
    self.init()
    self.today = today
    separateConfiguration = try arguments.configurationFile()
    baseline = try arguments.value(.baseline).map { file throws(RunError) in
      try CheckSettings.baseline(file)
    }
    isTimed = arguments.has(.timings)
    adjust = { configuration, faults throws(RunError) in
      try LintRun.adjust(&configuration, arguments, isComplete: faults.isEmpty)
    }
  }

  /// - Throws: for a file that cannot be read or is no baseline; all of its faults are told.
  private static func baseline(_ path: String) throws(RunError) -> Baseline {
    let file = try world { () throws(FileError) in try SourceFile(try FileReference(inside: path)) }
    let (baseline, faults) = Baseline.read(file)
    if faults.isEmpty { return baseline }
    var sources = SourceSet()
    _ = sources.add(file)
    let report = FindingReport(Findings(faults), in: sources, context: FormatContext())
    let lines = FindingFormat.concise.render(report).findings
    throw .world(path: path, message: "the baseline is faulty", details: lines)
  }
}

extension Arguments {
  /// The file that `--config` names, or nil.
  func configurationFile() throws(RunError) -> FileReference? {
    try value(.config).map { path throws(RunError) in
      try world { () throws(FileError) in try FileReference(inside: path) }
    }
  }
}
