/// The version of a body of content, `major.minor.patch`, raised by every change that ships.
public struct ContentVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Raised when histories or callers of older content break.
  public var major: UInt32
  /// Raised when something is added.
  public var minor: UInt32
  /// Raised when something is corrected.
  public var patch: UInt32

  /// Makes a version from its numbers.
  public init(major: UInt32, minor: UInt32, patch: UInt32) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The version that a text such as `1.4.0` names, or nil for any other text.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let numbers = parts.compactMap { digits -> UInt32? in
      guard digits.first != UInt8(ascii: "0") || digits.count == 1 else { return nil }
      guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
      return UInt32(Substring(digits))
    }
    guard numbers.count == 3 else { return nil }
    self.init(major: numbers[0], minor: numbers[1], patch: numbers[2])
  }

  /// `major.minor.patch`.
  public var description: String { "\(major).\(minor).\(patch)" }

  /// Orders versions by major, then minor, then patch.
  public static func < (left: ContentVersion, right: ContentVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
