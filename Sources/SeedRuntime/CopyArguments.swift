/// What an app puts into a text, by placeholder.
///
/// ```swift
/// let text = try bundle.render(bundle.body(of: variant), with: ["days": .count(3), "name": .text("Ada")])
/// ```
public struct CopyArguments: Sendable, ExpressibleByDictionaryLiteral {
  /// One argument.
  public enum Value: Hashable, Sendable {
    /// A whole number ≥ 0, for `{name}`, for a plural and for its `#`; shown as `CountFormat` says.
    case count(Int)
    /// Free text, for `{name}`.
    case text(String)
    /// One of a placeholder's values, for a select and for `{name}`.
    case select(String)
  }

  /// Names and values; a dictionary literal's own array, so that giving arguments allocates once.
  private var values: [(String, Value)]

  /// No arguments.
  public init() { values = [] }

  /// Makes arguments from names and values; of two with one name the last counts.
  public init(dictionaryLiteral elements: (String, Value)...) {
    values = elements
  }

  /// Adds an argument, or replaces the one with its name; to replace a count allocates nothing.
  ///
  /// - Complexity: O(arguments).
  public mutating func set(_ name: String, to value: consuming Value) {
    var index = values.count
    while index > 0 {
      index &-= 1
      if values[index].0 == name {
        values[index].1 = value
        return
      }
    }
    values.append((name, value))
  }

  subscript(index: Int) -> Value { values[index].1 }

  /// The count at a place, or nil where another value stands; unlike the subscript it copies no string.
  @inline(__always)
  func count(at index: Int) -> Int? {
    if case .count(let count) = values[index].1 { count } else { nil }
  }

  /// Where the argument with a name, given as UTF-8, stands.
  @inline(__always)
  func index(of name: UnsafeRawBufferPointer) throws(CopyError) -> Int {
    var index = values.count
    while index > 0 {
      index &-= 1
      if unsafe values[index].0.isEqual(to: name) { return index }
    }
    throw .missingArgument(name: unsafe String(decoding: name, as: UTF8.self))
  }
}

/// Why a text cannot be rendered.
public enum CopyError: Error, Hashable, Sendable {
  /// The text needs an argument that was not given.
  case missingArgument(name: String)
  /// The text uses an argument as something else than it is.
  case wrongArgument(name: String, expected: String, found: String)
  /// A count is below 0.
  case negativeCount(name: String, count: Int)
  /// No arm of a plural or select stands for the argument, and there is none for others.
  case noArm(name: String, value: String)
  /// The bundle's locale has no plural rules.
  case unsupportedLocale(String)
  /// The text is damaged: its bundle was not checked, or by a writer of other rules.
  case damaged(String)
}

extension CopyError: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .missingArgument(let name): "the argument \(name) is missing"
    case .wrongArgument(let name, let expected, let found):
      "the argument \(name) is a \(found) where the text needs a \(expected)"
    case .negativeCount(let name, let count): "the count \(name) is \(count), below 0"
    case .noArm(let name, let value): "the text has no arm for \(value) of \(name)"
    case .unsupportedLocale(let locale): "there are no plural rules for the locale \(locale)"
    case .damaged(let reason): "the text is damaged: \(reason)"
    }
  }
}
