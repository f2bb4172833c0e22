import SeedCompiler
import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedWorkspace

/// `seedtool compile`: check, then write the bundle; nothing is written when there is an error.
struct CompileCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let start = Process.monotonicNanoseconds
    let output = arguments.value(.output) ?? "content.seedbundle"
    if output == "-" {
      throw .usage("a bundle cannot go to standard output: name a file after `-o`")
    }
    let reporting = try Reporting(arguments, console, others: [output])
    let run: LintRun
    do throws(RunError) {
      let folder = try ContentPath.folder(arguments)
      run = try LintRun(.folder(folder), arguments, console, today: try Today.date(arguments))
    } catch {
      reporting.show(error)
      throw error
    }
    let exitCode = CheckCommand.exitCode(run, arguments)
    var byteCount = 0
    func write() throws(RunError) {
      if exitCode != 0 { return }
      console.enter("Writing \(output)")
      let bytes = try BuiltContent.bytes(of: run.catalog, run.configuration)
      try OutputFiles(run).and(namedBy: arguments).replace(output, bytes, isBundle: true)
      byteCount = bytes.count
    }
    if exitCode != 0 || !run.findings.all.isEmpty || !run.skipped.isEmpty || reporting.isForPrograms {
      let elapsed = Process.monotonicNanoseconds - start
      try reporting.show(run, exitCode: exitCode, elapsedNanoseconds: elapsed, finally: write)
    } else {
      try write()
    }
    if exitCode != 0 {
      console.complain("Nothing was written.\n")
      return exitCode
    }
    let milliseconds = (Process.monotonicNanoseconds - start) / 1_000_000
    console.status("Wrote \(output): \(byteCount) bytes in \(milliseconds) ms\n")
    return 0
  }
}
