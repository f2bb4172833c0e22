/// The most that the reader accepts of a text that it does not trust.
public struct JSONLimits: Hashable, Sendable {
  /// Bytes of the whole text.
  public var byteCount: Int
  /// Lists and objects inside one another.
  public var depth: Int
  /// Whether half of a surrogate pair is read as U+FFFD, for a partner that cuts texts between the halves;
  /// otherwise it is a fault.
  public var replacesHalfPairs: Bool

  /// Limits; by default a mebibyte, 64 levels, and no half of a pair.
  public init(byteCount: Int = 1 << 20, depth: Int = 64, replacesHalfPairs: Bool = false) {
    self.byteCount = byteCount
    self.depth = depth
    self.replacesHalfPairs = replacesHalfPairs
  }
}

extension JSONValue {
  /// Reads a JSON text: UTF-8 without a byte order mark, nothing after the value, no name twice in an object.
  ///
  /// - Throws: ``JSONError`` with the first fault and its place.
  /// - Complexity: O(bytes).
  public init(parsing utf8: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    var parser = JSONParser(utf8, limits: limits)
    self = try parser.document()
  }

  /// Reads a JSON text, as ``init(parsing:limits:)-swift.init`` does its bytes.
  ///
  /// - Throws: ``JSONError`` with the first fault and its place.
  /// - Complexity: O(bytes).
  public init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }
}
