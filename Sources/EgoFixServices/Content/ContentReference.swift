public import SeedModel

/// Names a record of the content by its id: in states, events and effects it means the same on any bundle.
public protocol ContentReference: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  /// The record's id.
  var id: Identity { get }
  /// The reference to the record with an id, whether or not there is one.
  init(_ id: Identity)
}

extension ContentReference {
  /// The id's canonical text.
  public var description: String { "\(id)" }

  /// Orders references by their ids.
  public static func < (left: Self, right: Self) -> Bool { left.id < right.id }

  /// Encodes the id.
  public func encode(to encoder: any Encoder) throws { try id.encode(to: encoder) }

  /// Decodes an id.
  public init(from decoder: any Decoder) throws { self.init(try Identity(from: decoder)) }
}

/// Names a bug.
public struct BugID: ContentReference {
  /// The bug's id.
  public let id: Identity

  /// The reference to the bug with an id.
  public init(_ id: Identity) { self.id = id }
}

/// Names a fix.
public struct FixID: ContentReference {
  /// The fix's id.
  public let id: Identity

  /// The reference to the fix with an id.
  public init(_ id: Identity) { self.id = id }

  /// Hashes the half of the id that is random in any version of it.
  public func hash(into hasher: inout Hasher) { hasher.combine(id.low) }
}

/// Names a tidbit.
public struct TidbitID: ContentReference {
  /// The tidbit's id.
  public let id: Identity

  /// The reference to the tidbit with an id.
  public init(_ id: Identity) { self.id = id }

  /// Hashes the half of the id that is random in any version of it.
  public func hash(into hasher: inout Hasher) { hasher.combine(id.low) }
}

/// A record of the content that a user can delete for themselves.
public enum ContentRecord: Hashable, Sendable, Codable {
  /// A bug: it is laid aside.
  case bug(BugID)
  /// A fix.
  case fix(FixID)
  /// A tidbit.
  case tidbit(TidbitID)
}
