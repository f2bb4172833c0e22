/// The help texts, made from the tables of commands and options.
enum Help {
  static func overview() -> String {
    var text = """
      seedtool checks, compiles and shows authored content.

      Usage: seedtool <command> [options] [path]

      Commands:

      """
    text += rows(CommandName.allCases.map { ($0.rawValue, $0.summary) })
    text += "\nOptions of all commands:\n"
    text += rows(OptionName.allCases.filter { $0.commands == nil }.map { (title($0), $0.summary) })
    text += """

      Exit codes: 0 clean, 1 findings, 2 the run itself failed.
      `seedtool help <command>` tells more.

      """
    return text
  }

  static func page(_ command: CommandName) -> String {
    let operand = command.operand.isEmpty ? "" : " \(command.operand)"
    var text = "seedtool \(command.rawValue): \(command.summary)\n\n"
    text += "Usage: seedtool \(command.rawValue) [options]\(operand)\n"
    if !command.operands.isEmpty { text += "\n" + rows(command.operands.map { ($0.name, $0.help) }) }
    text += "\nOptions:\n"
    text += rows(
      OptionName.allCases.filter { $0.commands?.contains(command) ?? true }
        .map { (title($0, for: command), $0.summary(for: command)) }
    )
    if command == .replay { text += replay() }
    return text
  }

  private static func title(_ option: OptionName, for command: CommandName? = nil) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return "\(letter)--\(option.rawValue)\(option.value(for: command).map { " \($0)" } ?? "")"
  }

  /// Two columns, the second wrapped at 80 characters; it starts on a line of its own below a wide first.
  static func rows(_ rows: [(String, String)]) -> String {
    let width = min(32, rows.map { $0.0.count }.max() ?? 0)
    let indent = String(repeating: " ", count: width + 4)
    var text = ""
    for (name, summary) in rows {
      var line = "  " + name
      if name.count > width {
        text += line + "\n"
        line = ""
      }
      line += String(repeating: " ", count: indent.count - line.count)
      for word in summary.split(separator: " ") {
        if line.count + word.count > 80, line != indent {
          text += line.dropLast() + "\n"
          line = indent
        }
        line += word + " "
      }
      text += line.dropLast() + "\n"
    }
    return text
  }
}
