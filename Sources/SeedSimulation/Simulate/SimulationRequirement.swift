/// What `--require` asks of a report: `days-to-repeat.p5 >= 60`.
package struct SimulationRequirement: Hashable, Sendable {
  package let figure: String
  package let relation: Relation
  package let need: Double

  /// The number, as a person writes it.
  package var needText: String { SimulationFigure(value: need).text }

  package enum Relation: String, CaseIterable, Sendable {
    // Longer signs first: a shorter one begins them.
    case atLeast = ">="
    case atMost = "<="
    case equal = "=="
    case above = ">"
    case below = "<"
  }

  /// Nil where the text is no requirement.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(where: { "<>=".contains($0) }),
      let relation = Relation.allCases.first(where: { text[sign...].hasPrefix($0.rawValue) }),
      let need = Double(text[sign...].dropFirst(relation.rawValue.count).filter { $0 != " " }), need.isFinite
    else { return nil }
    figure = String(text[..<sign].filter { $0 != " " })
    self.relation = relation
    self.need = need
    if figure.isEmpty { return nil }
  }

  /// Whether a figure is as required; one that is only known to be large enough is not known to be small
  /// enough.
  package func holds(for figure: SimulationFigure?) -> Bool {
    guard let figure else { return false }
    return switch relation {
    case .atLeast: figure.value >= need
    case .above: figure.value > need
    case .atMost: figure.value <= need && !figure.isAtLeast
    case .below: figure.value < need && !figure.isAtLeast
    case .equal: figure.value == need && !figure.isAtLeast
    }
  }
}
