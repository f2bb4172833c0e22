import SeedDiagnostics
import SeedSimulation

/// A simulation's report for the terminal.
struct SimulationText {
  private let width: Int
  private let usesColor: Bool

  /// - Parameter width: the columns that there are; 40 at least are used.
  init(width: Int, usesColor: Bool) {
    self.width = max(40, width)
    self.usesColor = usesColor
  }

  func text(_ page: SimulationPage) -> SafeText {
    var text = lines(page.title)
    for section in page.sections {
      text += "\n" + bold(SafeText(section.title)) + "\n" + lines(section.note)
      text += rows(section)
    }
    text += "\n" + bold("What to write next") + "\n"
    for step in page.nextSteps { text += lines("- " + step) }
    return page.nextSteps.isEmpty ? text + "Nothing repeats within sixty days.\n" : text
  }

  /// The narrowest curve that still says something.
  private static let leastCurve = 8

  private func rows(_ section: SimulationPage.Section) -> SafeText {
    let cellWidths = section.columns.indices.map { column in
      max(section.columns[column].count, section.rows.map { $0.cells[column].count }.max() ?? 0)
    }
    let cells = cellWidths.reduce(0) { $0 + $1 + 1 }
    let longest = section.rows.map(\.name.count).max() ?? 0
    // A name that leaves its cells no room stands on a line of its own.
    let nameWidth = min(
      longest,
      max(width - cells - SimulationText.leastCurve - 1, min(10, width - cells), 0)
    )
    let curveWidth = max(0, min(48, width - nameWidth - cells - 1))
    let hasCurve = section.axis != nil && curveWidth >= SimulationText.leastCurve
    var text = line(
      "",
      section.columns,
      nameWidth,
      cellWidths,
      hasCurve ? section.axis ?? "" : "",
      curveWidth
    )
    for row in section.rows {
      let curve = hasCurve ? SimulationText.sparkline(row.curve, width: curveWidth) : ""
      if row.name.count > nameWidth {
        text += lines(row.name)
        text += line("", row.cells, nameWidth, cellWidths, curve, curveWidth)
      } else {
        text += line(row.name, row.cells, nameWidth, cellWidths, curve, curveWidth)
      }
    }
    return text
  }

  private func line(
    _ name: String,
    _ cells: [String],
    _ nameWidth: Int,
    _ cellWidths: [Int],
    _ curve: String,
    _ curveWidth: Int
  ) -> SafeText {
    var text = name + String(repeating: " ", count: nameWidth - name.count)
    for (cell, width) in zip(cells, cellWidths) {
      text += String(repeating: " ", count: width - cell.count + 1) + cell
    }
    text += " " + curve.prefix(curveWidth)
    while text.last == " " { text.removeLast() }
    return SafeText(text) + "\n"
  }

  /// Counts as a row of blocks of up to so many characters, each as high as its share of the highest one.
  static func sparkline(_ counts: [UInt64], width: Int) -> String {
    guard !counts.isEmpty, width > 0 else { return "" }
    let bars = min(width, counts.count)
    let sums = (0..<bars).map { bar in
      counts[bar * counts.count / bars..<(bar + 1) * counts.count / bars].reduce(0, +)
    }
    guard let highest = sums.max(), highest > 0 else { return "" }
    let blocks = Array("▁▂▃▄▅▆▇█")
    return String(
      sums.map { $0 == 0 ? " " : blocks[min(7, Int(Double($0) * 8 / Double(highest)))] }
    )
  }

  /// A sentence, wrapped.
  private func lines(_ sentence: String) -> SafeText {
    var text: SafeText = ""
    var line = ""
    for word in sentence.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > width {
        text += SafeText(line) + "\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
      // A word alone can be too long.
      while line.count > width {
        text += SafeText(String(line.prefix(width))) + "\n"
        line.removeFirst(width)
      }
    }
    return text + SafeText(line) + "\n"
  }

  private func bold(_ text: SafeText) -> SafeText { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
