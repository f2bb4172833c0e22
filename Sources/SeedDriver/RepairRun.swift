import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedWorkspace

/// `--fix` and `--diff`: fixes until nothing is left to fix, then writes or shows.
struct RepairRun {
  /// The most changes that are listed unless all are asked for.
  private static let listLimit = 50

  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Fixes what a run found, or shows what fixing would change. Returns the run on the fixed content, and
  /// whether anything changes.
  func run(_ run: LintRun, isStandardInput: Bool) throws(RunError) -> (run: LintRun, changes: Bool) {
    var mint = IDGenerator(nextNumber: run.catalog.nextFixNumber)
    var latest = run
    console.enter("Fixing")
    let choice: RepairApplication.Choice = arguments.has(.unsafeFixes) ? .safeAndUnsafe : .safe
    let loop = RepairLoop(fixable(run), in: run.catalog.sources, choice: choice, mint: &mint) { sources in
      latest = LintRun(again: run, sources)
      return fixable(latest)
    }
    var fixed = loop.sources
    var isReformatted = false
    let changed = fixed.files.indices.filter { index in
      let (old, new) = (run.catalog.sources[index], fixed[index])
      if new.bytes.elementsEqual(old.bytes) { return false }
      let bytes = ContentFormat.keeping(Array(new.bytes), of: old, kind: run.catalog.kinds[index])
      if !new.bytes.elementsEqual(bytes) {
        fixed.replace(index, with: SourceFile(path: new.path, bytes: bytes))
        isReformatted = true
      }
      return true
    }
    if arguments.has(.diff) {
      for index in changed { console.show(UnifiedDiff(run.catalog.sources[index], fixed[index])) }
      say(loop, changedCount: changed.count, isOnlyShown: true)
      return (run, !changed.isEmpty)
    }
    try write(changed.map { (run.catalog.sources[$0], fixed[$0]) })
    if isStandardInput {
      let named = run.catalog.namedFiles?.first ?? 0
      if !changed.contains(named) { _ = console.out(raw: raw(fixed[named])) }
    }
    say(loop, changedCount: changed.count)
    // The last look may have been at a pass that was taken back.
    switch loop.ending {
    case .settled, .stuck, .unfinished: if isReformatted { latest = LintRun(again: run, fixed) }
    case .passLimit, .wouldBreakSyntax: latest = LintRun(again: run, fixed)
    }
    return (loop.passCount == 0 ? run : latest, !changed.isEmpty)
  }

  /// The findings whose fixes change nothing but the files that were named.
  private func fixable(_ run: LintRun) -> Findings {
    guard let named = run.catalog.namedFiles else { return run.findings }
    var findings = run.findings.all
    for index in findings.indices {
      let isElsewhere =
        findings[index].repair?.edits.contains { !named.contains($0.place.fileIndex) } ?? false
      if isElsewhere { findings[index].repair = nil }
    }
    return Findings(findings, more: run.findings.more)
  }

  private func raw(_ file: SourceFile) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(file.bytes) }

  /// Writes files unless one has been saved since it was read; to standard output what came from standard
  /// input.
  private func write(_ files: [(old: SourceFile, new: SourceFile)]) throws(RunError) {
    for file in files where file.old.origin == nil { _ = console.out(raw: raw(file.new)) }
    try world { () throws(FileError) in
      try FileChange.write(
        files.filter { $0.old.origin != nil }.map { FileChange(old: $0.old, bytes: Array($0.new.bytes)) }
      )
    }
  }

  private func say(_ loop: RepairLoop, changedCount: Int, isOnlyShown: Bool = false) {
    func names(_ rules: [RuleID]) -> String { rules.map(\.text).joined(separator: ", ") }
    switch loop.ending {
    case .settled: break
    case .stuck(let rules): console.complain("Some fixes of \(names(rules)) could not be made.\n")
    case .passLimit(let rules):
      console.complain("Fixes of \(names(rules)) would undo each other without end; none of them was made.\n")
    case .unfinished: console.complain("There is more to fix than one run fixes; run it again.\n")
    case .wouldBreakSyntax(let rules):
      console.complain("Fixes of \(names(rules)) would have broken a file; they were taken back.\n")
    }
    if loop.repairedCount == 0, isOnlyShown { console.status("There is nothing to fix.\n") }
    guard loop.repairedCount > 0 else { return }
    if !isOnlyShown { list(loop) }
    let findings = "\(loop.repairedCount) finding\(loop.repairedCount == 1 ? "" : "s")"
    console.status(
      "\(isOnlyShown ? "Would fix" : "Fixed") \(findings) in \(changedCount) file\(changedCount == 1 ? "" : "s")\n"
    )
  }

  /// A line for each change: the file, the line as it was numbered before, the rule, and what was done.
  private func list(_ loop: RepairLoop) {
    let limit = console.isVerbose ? .max : RepairRun.listLimit
    for change in loop.repaired.prefix(limit) {
      let place = "\(loop.sources[change.fileIndex].path):\(change.lineNumber)"
      console.status("fixed \(place): \(change.rule.text): \(change.message, limit: 120)\n")
    }
    let rest = loop.repairedCount - limit
    if rest > 0 { console.status("… and \(rest) more (--verbose lists all)\n") }
  }
}
