extension RetiredRecord {
  /// What identifies a record.
  public enum Reference: Hashable, Sendable {
    /// A record's identity.
    case id(Identity)
    /// A copy key.
    case key(String)
  }

  /// What identified it; nil for a record that has neither an id nor a key, which no sound content has.
  public var reference: Reference? { id.map { .id($0) } ?? key.map { .key($0) } }

  /// What serves in its place, or nil.
  public var replacement: Reference? {
    replacedBy.map { name in Identity(name).map { .id($0) } ?? .key(name) }
  }
}

extension RetiredRecord.Reference: CustomStringConvertible {
  /// The identity's canonical text, or the key.
  public var description: String {
    switch self {
    case .id(let id): "\(id)"
    case .key(let key): key
    }
  }
}
