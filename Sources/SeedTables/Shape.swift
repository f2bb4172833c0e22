/// What a value must be.
package indirect enum Shape: Sendable {
  /// A canonical UUID.
  case identity
  /// `^[a-z][a-z0-9]*(-[a-z0-9]+)*$`.
  case slug
  /// The name of another record; whether that exists is judged over the whole content.
  case reference(Reference)
  /// Dotted lower-camel words, `notification.tier2.midpoint`.
  case copyKey
  /// A text that people read, with a count of Unicode scalars and the part that it plays.
  case prose(ClosedRange<Int>, TextPart)
  /// A message pattern with a count of Unicode scalars; its grammar is judged by the message parser.
  case message(ClosedRange<Int>, TextPart)
  /// A short technical string that nobody reads as prose.
  case token(TokenShape)
  /// A drawing of printable ASCII characters: lines of at most `width`, at most `height` of them.
  case drawing(width: Int, height: Int)
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// A number.
  case decimal(ClosedRange<Double>)
  /// `true` or `false`.
  case boolean
  /// One of a vocabulary's names.
  case vocabulary(VocabularyTable)
  /// `YYYY-MM-DD`.
  case date
  /// `HH:mm`, from the first minute of the day to the second.
  case timeOfDay(ClosedRange<Int> = 0...1439)
  /// `[first, last]`, two hours, both inclusive.
  case hours
  /// An array; `uniqueKey` names the members' field that must differ, `section` holds members that are no
  /// records.
  case array(of: Shape, count: ClosedRange<Int>, uniqueKey: String? = nil, section: Section? = nil)
  /// A record.
  case object(RecordTable)
  /// An object with free keys; a value that is a record has the key as a field of its own, and of lists each
  /// member is a record of the key and the member, as the table `pairs` says.
  case map(keys: MapKeys, of: Shape, count: ClosedRange<Int> = 0...100_000, pairs: RecordTable? = nil)
  /// Any JSON value; judged elsewhere.
  case any
  /// Computed when compiled, never authored: the index of a record of a section.
  case index(of: String)
  /// Computed when compiled, never authored: a run of records of a section.
  case run(of: String)
}

/// A record that others refer to by a name.
package enum Reference: Sendable {
  /// A bug, by its slug; typed values have its identity.
  case bug
  /// A product, by its name, which typed values have, too.
  case product

  /// The section whose record is meant, by index.
  package var section: String { self == .bug ? "bugs" : "products" }
  /// The type of the property that typed values have in the name's place.
  package var model: String { self == .bug ? "Identity" : "String" }
  /// The field of the record that is the name.
  package var nameField: Field? { self == .bug ? RecordTable.bug.field("slug") : RecordTable.product.key }
}

/// What the free keys of a map must be.
package enum MapKeys: Sendable {
  /// Copy keys.
  case copyKey
  /// Tokens of a shape.
  case token(TokenShape)
  /// A vocabulary's names.
  case vocabulary(VocabularyTable)
}
