import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedPlatform
import SeedWorkspace

/// A command that the user names to judge records: it reads one packet and writes one answer. No shell is
/// between.
struct JudgeCommand {
  /// The program's file name, or that of the script that it runs, under which its answers are kept unless
  /// the user says another.
  let name: String
  private let program: OutsideProgram
  private let arguments: [String]
  private let bounds: OutsideProgram.Bounds

  /// - Parameter line: words as a shell takes them, with quotes and backslashes, and nothing else that a
  ///   shell would do.
  init(_ line: String, seconds: Int) throws(RunError) {
    let words = try Self.words(of: line)
    guard let first = words.first, !first.isEmpty else {
      throw .usage("--with names the command that judges: --with 'python3 judge.py'")
    }
    guard let program = OutsideProgram(ofUser: first) else {
      throw .usage("--with: there is no program `\(Excerpt.of(first))` to run")
    }
    self.program = program
    arguments = Array(words.dropFirst())
    name = Self.name(of: words)
    bounds = OutsideProgram.Bounds(byteCount: Verdict.byteLimit, seconds: seconds)
  }

  /// What the command says of a packet; a reason where it says nothing that could be read.
  func answer(to packet: ReviewPacket) -> Result<Verdict, Verdict.Refusal> {
    let run: OutsideProgram.Run
    do throws(FileError) {
      run = try program.run(arguments, input: Array((packet.line + "\n").utf8), bounds: bounds)
    } catch {
      if case .tooLarge(_, let limit) = error.reason {
        return .failure(Verdict.Refusal("\(name) wrote more than \(limit) bytes, and was stopped"))
      }
      return .failure(Verdict.Refusal("\(name): \(error)"))
    }
    if run.code != 0 {
      let errors =
        run.errors.split(separator: "\n").last.map { ": \(Excerpt.of(String($0), limit: 200))" } ?? ""
      return .failure(Verdict.Refusal("\(name) ended with \(run.code)\(errors)"))
    }
    let lines = JSONLines.lines(run.output)
    guard lines.count == 1 else {
      return .failure(Verdict.Refusal("\(name) wrote \(lines.count) lines, where one answer was expected"))
    }
    return Result { () throws(Verdict.Refusal) in try Verdict(lines[0].bytes) }
  }

  /// Programs that run the one that is named behind them.
  private static let runners: Set<String> = [
    "python", "sh", "bash", "dash", "zsh", "ksh", "fish", "node", "deno", "bun", "ruby", "perl", "php", "env",
    "uv", "uvx", "npx", "pipx", "nice", "time",
  ]

  /// What judges, as people call it: two scripts of one interpreter are two reviewers.
  static func name(of words: [String]) -> String {
    var rest = words[...]
    var name = ""
    while let word = rest.popFirst() {
      name = word.split(separator: "/").last.map { String($0) } ?? word
      let stem = name.prefix { !$0.isNumber }
      guard runners.contains(String(stem)) else { break }
      rest = rest.drop { $0.hasPrefix("-") || $0.contains("=") || $0 == "run" }
      // Code that stands on the command line is no name.
      if rest.first?.contains(where: \.isWhitespace) ?? false { break }
    }
    return name
  }

  static func words(of line: String) throws(RunError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (quote, character) {
      case (let open?, character) where open == character: quote = nil
      case ("'", _): word?.append(character)
      case ("\"", "\\"), (nil, "\\"):
        guard let next = rest.popFirst() else { throw .usage("--with: nothing follows the last backslash") }
        word = (word ?? "") + String(next)
      case ("\"", _): word?.append(character)
      case (_, "'"), (_, "\""):
        quote = character
        word = word ?? ""
      case (_, " "), (_, "\t"):
        if let own = word { words.append(own) }
        word = nil
      case (_, let character) where "|&;<>()$`*?[#~\n".contains(character):
        throw .usage(
          "--with starts a program and no shell, so that `\(character)` would mean nothing: "
            + "put it into quotes, or the whole into a script"
        )
      default: word = (word ?? "") + String(character)
      }
    }
    if quote != nil { throw .usage("--with: a quotation mark is not closed") }
    if let word { words.append(word) }
    return words
  }
}
