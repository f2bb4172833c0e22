import SeedPlatform

/// The two streams of a run: findings go out, status goes to the side.
final class Console {
  let isQuiet: Bool
  let isVerbose: Bool
  /// Whether standard output takes colours.
  let usesColor: Bool
  /// Set when somebody closed standard output: nothing more is written then.
  private(set) var isClosed = false

  init(color: ColorChoice, isQuiet: Bool, isVerbose: Bool) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    usesColor = color.resolved
  }

  /// Writes to standard output.
  func out(_ text: String) {
    if isClosed || text.isEmpty { return }
    if !Process.write(text, to: .output) { isClosed = true }
  }

  /// Writes bytes to standard output. False once somebody closed it.
  func out(bytes: UnsafeRawBufferPointer) -> Bool {
    if !isClosed, !Process.write(bytes, to: .output) { isClosed = true }
    return !isClosed
  }

  /// Writes status bytes to standard error; silent under `--quiet`.
  func status(bytes: UnsafeRawBufferPointer) {
    if !isQuiet { _ = Process.write(bytes, to: .error) }
  }

  /// Writes status to standard error; silent under `--quiet`.
  func status(_ text: String) {
    if !isQuiet { _ = Process.write(text, to: .error) }
  }

  /// Writes what went wrong to standard error, whatever the options say.
  func complain(_ text: String) { _ = Process.write(text, to: .error) }
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
      func isSet(_ name: String) -> Bool { !(Process.environment(name) ?? "").isEmpty }
      if isSet("NO_COLOR") { return false }
      if isSet("FORCE_COLOR") { return Process.environment("FORCE_COLOR") != "0" }
      return Process.isTerminal(.output) && !isSet("CI") && Process.environment("TERM") != "dumb"
    }
  }
}
