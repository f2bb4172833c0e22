/// What one authored field is: one line of a record's table.
package struct Field: Sendable {
  /// The authored key.
  package let name: String
  /// What its value must be.
  package let shape: Shape
  /// Whether the field must be there; `null` counts as left out.
  package let isRequired: Bool
  /// Where its value lies in the record's slot of a bundle: bytes from the record's start; nil where it is
  /// not compiled. An offset that shipped keeps its meaning for ever.
  package let offset: Int?
  /// The property of the typed value, where it is not called like the field.
  package let property: String
  /// One sentence for editors, pages and the typed value.
  package let summary: String
  /// How the field stands on a card, for those that a card shows below the prompt.
  package let card: CardStyle?

  /// A field that must be there.
  package static func required(
    _ name: String,
    _ shape: Shape,
    at offset: Int? = nil,
    as property: String? = nil,
    card: CardStyle? = nil,
    _ summary: String
  ) -> Field {
    Field(
      name: name,
      shape: shape,
      isRequired: true,
      offset: offset,
      property: property ?? name,
      summary: summary,
      card: card
    )
  }

  /// A field that may be left out.
  package static func optional(
    _ name: String,
    _ shape: Shape,
    at offset: Int? = nil,
    as property: String? = nil,
    card: CardStyle? = nil,
    _ summary: String
  ) -> Field {
    Field(
      name: name,
      shape: shape,
      isRequired: false,
      offset: offset,
      property: property ?? name,
      summary: summary,
      card: card
    )
  }
}

/// How a field of a fix, or of what its interaction needs, stands on the fix's card.
package enum CardStyle: Hashable, Sendable {
  /// A paragraph behind a label, which may be empty.
  case paragraph(label: String = "", hanging: Int = 0)
  /// Shown after the answer, behind `>`.
  case later
  /// A timer, `[ 5:00 ]`.
  case clock
  /// The name of what a tally counts; draws the tally.
  case tally
  /// The least and the most of a tally, drawn with it.
  case tallyBound
  /// Numbered members.
  case numbered
  /// Members with a box to tick.
  case boxes
  /// An aside, behind `//`.
  case comment
  /// In brackets behind the paragraph before it.
  case inBrackets
}
