/// Where a bug stands with a user (spec: BugStatus).
public enum BugStatus: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// Known, not worked on.
  case identified
  /// Worked on.
  case active
  /// Quiet for weeks; tested now and then.
  case stable
  /// Closed by the user.
  case resolved

  /// The stored name.
  public var description: String { StoredName.of(self, in: BugStatus.names) }

  /// The status with a stored name, or nil.
  public init?(name: String) { self.init(rawValue: StoredName.code(of: name, in: BugStatus.names)) }

  private static let names = ["identified", "active", "stable", "resolved"]
}

/// Names of enumerations as they are stored, by raw value.
enum StoredName {
  static func of(_ value: some RawRepresentable<UInt8>, in names: [String]) -> String {
    names[Int(value.rawValue)]
  }

  /// The raw value of a name; 255 for a name that is none.
  static func code(of name: String, in names: [String]) -> UInt8 {
    names.firstIndex(of: name).map { UInt8($0) } ?? .max
  }
}
