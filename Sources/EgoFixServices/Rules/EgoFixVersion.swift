public import SeedModel

/// The version that applied fixes add up to, such as 1.3 (spec: Vocabulary; M1).
///
/// It counts units of `fixesPerVersion` applied fixes; ten units are a major step: 1.9 is followed by 2.0.
public struct EgoFixVersion: Hashable, Sendable, Comparable, TextCodable {
  /// How a version came about (spec: VersionChangeType, without crash and reboot).
  public enum Change: Hashable, Sendable {
    /// The number after the point rose.
    case minor
    /// The number before the point rose.
    case major
  }

  /// Units above 1.0, ≥ 0.
  public var units: Int32

  /// Version 1.0, with which a user starts.
  public static let first = EgoFixVersion(units: 0)

  /// Makes a version from its units above 1.0; fewer than none are none.
  public init(units: Int32) { self.units = max(0, units) }

  /// The version of so many applied fixes.
  public init(applied: Int, fixesPerVersion: Int) {
    self.init(units: Int32(clamping: applied / max(1, fixesPerVersion)))
  }

  /// The version that a text such as `1.3` names, or nil: the major number is 1 or more, the minor one digit.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 1, let major = Int32(parts[0]), let minor = Int32(parts[1]),
      major >= 1, major < 100_000_000, minor >= 0, !parts[0].hasPrefix("+")
    else { return nil }
    units = (major - 1) * 10 + minor
  }

  /// The number before the point, ≥ 1.
  public var major: Int { Int(units) / 10 + 1 }

  /// The number after the point, 0…9.
  public var minor: Int { Int(units) % 10 }

  /// The version after so many applied fixes, and what changed: it never goes down.
  public static func after(
    applied: Int,
    current: EgoFixVersion,
    fixesPerVersion: Int
  ) -> (version: EgoFixVersion, change: Change?) {
    let reached = EgoFixVersion(applied: applied, fixesPerVersion: fixesPerVersion)
    guard reached > current else { return (current, nil) }
    return (reached, reached.major > current.major ? .major : .minor)
  }

  /// Orders versions by age.
  public static func < (left: EgoFixVersion, right: EgoFixVersion) -> Bool { left.units < right.units }
}

extension EgoFixVersion {
  /// `1.3`
  public var description: String { "\(major).\(minor)" }
}
