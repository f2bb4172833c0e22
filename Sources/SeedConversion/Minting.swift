package import SeedModel
import SeedTables

/// What importing makes where a dialect has nothing: numbers and colors.
package struct Minting: Sendable {
  /// The numbers of fixes that were imported before.
  private let numbers: [Identity: Int]
  private var nextNumber: Int
  /// The colors of bugs that were imported before.
  private let colors: [Identity: String]
  private var usedColors: Set<String>

  /// Numbers from 1, and colors from the palette's first.
  package init() { self.init(numbers: [:], nextNumber: 1, colors: [:]) }

  /// What was imported before keeps what it has; new records get what nobody had.
  package init(numbers: [Identity: Int], nextNumber: Int, colors: [Identity: String]) {
    self.numbers = numbers
    self.nextNumber = nextNumber
    self.colors = colors
    usedColors = Set(colors.values)
  }

  mutating func value(_ minting: Dialect.Minting, for id: Identity?) -> (value: ConvertedValue, text: String)
  {
    switch minting {
    case .number:
      let text = "\(number(for: id))"
      return (.literal(text), text)
    case .color:
      let text = color(for: id)
      return (.text(text), text)
    }
  }

  private mutating func number(for id: Identity?) -> Int {
    if let known = id.flatMap({ numbers[$0] }) { return known }
    nextNumber += 1
    return nextNumber - 1
  }

  private mutating func color(for id: Identity?) -> String {
    if let known = id.flatMap({ colors[$0] }) { return known }
    let palette = VocabularyTable.paletteColor.names
    if usedColors.isSuperset(of: palette) { usedColors = [] }
    let color = palette.first { !usedColors.contains($0) } ?? palette[0]
    usedColors.insert(color)
    return color
  }
}
