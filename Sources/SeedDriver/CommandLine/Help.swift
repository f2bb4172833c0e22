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
      `seedtool <command> --help` tells more.

      """
    return text
  }

  static func page(_ command: CommandName) -> String {
    let operand = command.operand.isEmpty ? "" : " \(command.operand)"
    var text = "seedtool \(command.rawValue): \(command.summary)\n\n"
    text += "Usage: seedtool \(command.rawValue) [options]\(operand)\n"
    if let help = command.operandHelp {
      text += "\n" + rows([(command.operand.filter { !"[]<>".contains($0) }, help)])
    }
    text += "\nOptions:\n"
    text += rows(
      OptionName.allCases.filter { $0.commands?.contains(command) ?? true }.map { (title($0), $0.summary) }
    )
    return text
  }

  private static func title(_ option: OptionName) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return "\(letter)--\(option.rawValue)\(option.value.map { " \($0)" } ?? "")"
  }

  /// Two columns, the second wrapped at 80 characters.
  private static func rows(_ rows: [(String, String)]) -> String {
    let width = min(32, rows.map { $0.0.count }.max() ?? 0)
    var text = ""
    for (name, summary) in rows {
      var line = "  " + name
      line += line.count > width + 2 ? "\n" + String(repeating: " ", count: width + 4) : ""
      line += String(
        repeating: " ",
        count: max(0, width + 4 - name.count - 2) * (line.contains("\n") ? 0 : 1)
      )
      var column = width + 4
      for word in summary.split(separator: " ") {
        if column + word.count > 80 {
          line += "\n" + String(repeating: " ", count: width + 4)
          column = width + 4
        }
        line += word + " "
        column += word.count + 1
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
