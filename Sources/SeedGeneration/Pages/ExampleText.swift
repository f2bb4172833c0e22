import SeedDiagnostics
/// An example as it is shown: without its marks, what they enclose underlined, and no character that cannot
/// be seen.
struct ExampleText {
  private struct Line {
    var text = ""
    var columnCount = 0
    /// The columns to underline, in order.
    var marks: [Range<Int>] = []
  }

  private var lines = [Line()]

  init(_ marked: String) {
    var start: (line: Int, column: Int)?
    for scalar in marked.unicodeScalars {
      let last = lines.count - 1
      switch scalar {
      case "⟪": start = (last, lines[last].columnCount)
      case "⟫":
        if let start { mark(from: start) }
        start = nil
      case "\n": lines.append(Line())
      default:
        let (text, width) = ExampleText.shown(scalar)
        lines[last].text += text
        lines[last].columnCount += width
      }
    }
    while lines.count > 1, lines.last?.text.isEmpty == true, lines.last?.marks.isEmpty == true {
      lines.removeLast()
    }
  }

  /// Underlines from a place to the end of what has been read; of several lines the first one.
  private mutating func mark(from start: (line: Int, column: Int)) {
    let end = start.line == lines.count - 1 ? lines[start.line].columnCount : lines[start.line].text.count
    lines[start.line].marks.append(start.column..<max(end, start.column + 1))
  }

  func rendered(isMarked: Bool) -> String {
    var result: [String] = []
    for line in lines {
      result.append(line.text)
      guard isMarked, let end = line.marks.map(\.upperBound).max() else { continue }
      result.append(
        String(
          (0..<end).map { column in line.marks.contains { $0.contains(column) } ? "^" : " " } as [Character]
        )
      )
    }
    return result.joined(separator: "\n")
  }

  /// A character as it is shown, and the columns that it takes.
  private static func shown(_ scalar: Unicode.Scalar) -> (text: String, columnCount: Int) {
    switch scalar {
    case "\t": return ("<TAB>", 5)
    case "\r": return ("<CR>", 4)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .surrogate:
      return named(scalar)
    case .spaceSeparator where scalar != " ": return named(scalar)
    case .nonspacingMark, .enclosingMark:
      return scalar.properties.isVariationSelector ? named(scalar) : (String(scalar), 0)
    default: return (String(scalar), TerminalWidth.of(scalar))
    }
  }

  private static func named(_ scalar: Unicode.Scalar) -> (text: String, columnCount: Int) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let text = "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
    return (text, text.count)
  }
}
