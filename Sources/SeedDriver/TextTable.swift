import SeedDiagnostics

/// Rows of columns, padded to line up; for output to people.
struct TextTable {
  /// The cells, escaped.
  private var rows: [[String]] = []
  private var numericColumns: Set<Int> = []
  private let indent: Int

  init(indent: Int = 0) { self.indent = indent }

  mutating func add(_ name: String, _ value: String, alignsRight: Bool = false) {
    add(row: [name, value])
    if alignsRight { numericColumns.insert(1) }
  }

  mutating func add(row: [String]) { rows.append(row.map { TerminalText.escape($0) }) }

  /// The rows; a column whose cells are numbers below its heading is aligned to the right.
  var text: SafeText {
    let columnCount = rows.map(\.count).max() ?? 0
    var widths = [Int](repeating: 0, count: columnCount)
    var isNumeric = [Bool](repeating: true, count: columnCount)
    for (index, row) in rows.enumerated() {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], cell.count)
        if index > 0, !cell.allSatisfy({ $0.isNumber && $0.isASCII }) { isNumeric[column] = false }
      }
    }
    if rows.count < 2 { isNumeric = isNumeric.map { _ in false } }
    var text = ""
    for row in rows {
      var line = String(repeating: " ", count: indent)
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let alignsRight = numericColumns.contains(column) || (columnCount > 2 && isNumeric[column])
        line += alignsRight ? padding + cell : cell + padding
        line += "  "
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return SafeText(lines: text)
  }
}
