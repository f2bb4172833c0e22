/// A JSON number as it was written, so that writing it again loses nothing.
public struct JSONNumber: Hashable, Sendable {
  /// The number's text, by the grammar of RFC 8259: `-12`, `0.5`, `1e9`.
  public let text: String

  /// For the parser, which has checked the grammar.
  init(checked text: String) { self.text = text }

  /// A whole number.
  public init(_ value: Int) { text = String(value) }

  /// A number in the shortest form that reads back as the same; nil for what JSON cannot say, such as
  /// infinity.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    // A whole one without the fraction that the standard library adds.
    text = value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : value.description
  }

  /// The whole number that the text writes without fraction or exponent; nil for another, or one that does
  /// not fit.
  public var integer: Int? { Int(text) }

  /// The nearest floating-point number; infinite for one beyond its range.
  public var double: Double { Double(text) ?? .nan }
}
