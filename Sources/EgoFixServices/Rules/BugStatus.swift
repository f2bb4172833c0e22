public import SeedModel

/// Where a bug stands with a user (spec: BugStatus).
public enum BugStatus: UInt8, Vocabulary {
  /// Known, not worked on.
  case identified
  /// Worked on.
  case active
  /// Quiet for weeks; tested now and then.
  case stable
  /// Closed by the user.
  case resolved

  /// The stored names, by raw value.
  public static let names = ["identified", "active", "stable", "resolved"]
}
