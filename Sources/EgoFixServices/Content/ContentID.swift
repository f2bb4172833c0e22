public import SeedModel

/// Names a record of the content by its id: in states, events and effects it means the same on any bundle.
public struct ContentID<Record>: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  /// The record's id.
  public let id: Identity

  /// The reference to the record with an id, whether or not there is one.
  public init(_ id: Identity) { self.id = id }

  /// Decodes an id.
  public init(from decoder: any Decoder) throws { self.init(try Identity(from: decoder)) }

  /// Encodes the id.
  public func encode(to encoder: any Encoder) throws { try id.encode(to: encoder) }

  /// The id's canonical text.
  public var description: String { "\(id)" }

  /// Orders references by their ids.
  public static func < (left: Self, right: Self) -> Bool { left.id < right.id }
}

/// Names a bug.
public typealias BugID = ContentID<Bug>

/// Names a fix.
public typealias FixID = ContentID<Fix>

/// Names a tidbit.
public typealias TidbitID = ContentID<MicroEducation>

/// A record of the content that a user can delete for themselves.
public enum ContentRecord: Hashable, Sendable, Codable {
  /// A bug: it is laid aside.
  case bug(BugID)
  /// A fix.
  case fix(FixID)
  /// A tidbit.
  case tidbit(TidbitID)
}
