import SeedDiagnostics
import SeedPlatform
import SeedWorkspace

/// The two streams of a run: findings go out, status goes to the side.
final class Console {
  let isQuiet: Bool
  let isVerbose: Bool
  /// Whether standard output takes colours.
  let usesColor: Bool
  /// Whether a person watches standard error, who wants to know what takes so long.
  private let showsProgress: Bool
  private let startNanoseconds = Process.monotonicNanoseconds
  private var progress: Progress?
  private var outGuard = LineGuard()
  /// Why standard output took no more; nothing more is written then.
  private(set) var failure: FileError?

  init(color: ColorChoice, isQuiet: Bool, isVerbose: Bool) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    usesColor = color.resolved
    showsProgress =
      !isQuiet && Process.isTerminal(.error) && !Process.isInCI
      && Process.environment("TERM") != "dumb"
  }

  /// Says what is done from now on, until something is written.
  func enter(_ stage: @autoclosure () -> String) {
    guard showsProgress else { return }
    if let progress { progress.enter(stage()) } else { progress = Progress(stage(), since: startNanoseconds) }
  }

  /// Writes to standard output.
  func out(_ text: SafeText) {
    var text = outGuard.guarded(text)
    text.withUTF8 { _ = out(raw: UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes to standard output as they are: what a format has rendered, a patch, a fixed file, the
  /// answers of a replay. False once it takes no more.
  func out(raw bytes: UnsafeRawBufferPointer) -> Bool {
    progress = nil
    if failure != nil { return false }
    do throws(FileError) { try Process.write(bytes, to: .output) } catch { failure = error }
    return failure == nil
  }

  /// Shows a diff: plain where a program reads it.
  func show(_ diff: UnifiedDiff) {
    var output = FormatOutput { self.out(raw: $0) }
    if Process.isTerminal(.output) {
      diff.writeForTerminal(to: &output, usesColor: usesColor)
    } else {
      diff.write(to: &output)
    }
    output.flush()
  }

  /// Writes what a format has rendered to standard error; silent under `--quiet`.
  func status(rendered bytes: UnsafeRawBufferPointer) {
    progress = nil
    if !isQuiet { try? Process.write(bytes, to: .error) }
  }

  /// Writes status to standard error; silent under `--quiet`.
  func status(_ text: SafeText) {
    if !isQuiet { complain(text) }
  }

  /// Writes notes to standard error, a line each; silent under `--quiet`.
  func note(_ notes: [String]) {
    for note in notes { status("seedtool: note: \(note)\n") }
  }

  /// Writes what went wrong to standard error, whatever the options say.
  func complain(_ text: SafeText) {
    progress = nil
    Console.complain(text)
  }

  /// Fails with the first of some failures, once the others are told.
  func fail(_ failures: [RunError]) throws(RunError) {
    for failure in failures.dropFirst() { complain("seedtool: \(failure.shown)\n") }
    if let failure = failures.first { throw failure }
  }

  /// Writes to standard error, on a terminal in lines that fit it.
  static func complain(_ text: SafeText) {
    var context = FormatContext()
    context.terminalWidth = Process.columnCount(.error)
    write(context.wrapped(text))
  }

  /// Writes to standard error.
  static func write(_ text: SafeText) {
    var lineGuard = LineGuard()
    // Nothing is left to say it to when this fails.
    try? Process.write(lineGuard.guarded(text), to: .error)
  }

  /// The exit code of a run, given what its command found: findings that could not be written are lost, so
  /// that the run failed, unless the reader had enough (`| head`).
  func exitCode(_ code: Int32) -> Int32 {
    guard let failure, !failure.isBrokenPipe else { return code }
    complain("seedtool: \(failure.path): \(failure)\n")
    return 2
  }
}

/// When to colour.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// `--color` first, then `NO_COLOR`, then `FORCE_COLOR`, then whether a person is reading.
  var resolved: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if Process.isSet("NO_COLOR") { return false }
      if Process.isSet("FORCE_COLOR") { return Process.environment("FORCE_COLOR") != "0" }
      return Process.isTerminal(.output) && !Process.isInCI && Process.environment("TERM") != "dumb"
    }
  }
}
