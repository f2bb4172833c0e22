import SeedDiagnostics
import SeedWorkspace

/// A parsed command line.
struct Arguments {
  /// Nil when only `--help` or `--version` was given, or nothing.
  var command: CommandName?
  var operands: [String] = []
  /// What was given, in that order; an option without a value has the empty one. No dictionary: a type of one
  /// costs the runtime as much as parsing all arguments.
  private var given: [(option: OptionName, value: String)] = []

  /// Parses the arguments that follow the program's name. Options may stand anywhere; `--` ends them.
  ///
  /// - Throws: `UsageError` for an unknown command or option, a missing or superfluous value.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var acceptsOptions = true
    while let argument = rest.popFirst() {
      if acceptsOptions, argument == "--" {
        acceptsOptions = false
      } else if acceptsOptions, argument.hasPrefix("-"), argument != "-" {
        try parseOption(argument, &rest)
      } else if command == nil, argument == "help" {
        given.append((.help, ""))
      } else if command == nil {
        command = try Arguments.command(named: argument)
      } else {
        operands.append(argument)
      }
    }
    guard let command else { return }
    if has(.help) { return }
    for option in OptionName.allCases where has(option) {
      if let commands = option.commands, !commands.contains(command) {
        throw UsageError(message: "`seedtool \(command.rawValue)` takes no --\(option.rawValue)")
      }
    }
  }

  private static func command(named name: String) throws(UsageError) -> CommandName {
    if let command = CommandName(rawValue: name) { return command }
    throw UsageError(
      message: "there is no command `\(name)`",
      suggestion: NearestName.of(name, among: CommandName.allCases.map(\.rawValue))
    )
  }

  private mutating func parseOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let equals = argument.firstIndex(of: "=")
    let isLong = argument.hasPrefix("--")
    let name = String(isLong ? argument[..<(equals ?? argument.endIndex)].dropFirst(2) : argument.dropFirst())
    let option =
      isLong
      ? OptionName(rawValue: name) : OptionName.allCases.first { $0.letter.map(String.init) == name }
    guard let option else {
      let near = NearestName.of(name, among: OptionName.allCases.map(\.rawValue))
      throw UsageError(
        message: "there is no option `\(isLong ? "--" : "-")\(name)`",
        suggestion: isLong ? near.map { "--\($0)" } : nil
      )
    }
    let inline = isLong ? equals.map { String(argument[argument.index(after: $0)...]) } : nil
    guard let placeholder = option.value else {
      if inline != nil { throw UsageError(message: "--\(option.rawValue) takes no value") }
      given.append((option, ""))
      return
    }
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError(message: "--\(option.rawValue) takes a value: --\(option.rawValue) \(placeholder)")
    }
    if has(option), !option.isRepeatable {
      throw UsageError(message: "--\(option.rawValue) is given twice")
    }
    given.append((option, value))
  }

  func has(_ option: OptionName) -> Bool { given.contains { $0.option == option } }
  func value(_ option: OptionName) -> String? { given.last { $0.option == option }?.value }
  func all(_ option: OptionName) -> [String] { given.filter { $0.option == option }.map(\.value) }

  /// The parts of a repeatable option, which commas separate.
  func list(_ option: OptionName) -> [String] {
    all(option).flatMap { $0.split(separator: ",").map(String.init) }
  }
}
