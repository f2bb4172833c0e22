public import SeedModel

/// A place that the user is reminded at, with what to say there.
public struct GeofenceLocation: Hashable, Sendable, Identifiable, Codable {
  /// What tells the place from the others.
  public var id: Identity
  /// The name, as the user wrote it; it helps to judge how pressing a reminder is.
  public var name: String
  /// What to say on arriving; blank for a place that has nothing to say then.
  public var entryMessage: String
  /// What to say on leaving; blank for a place that has nothing to say then.
  public var exitMessage: String

  /// Makes a place.
  public init(id: Identity, name: String, entryMessage: String = "", exitMessage: String = "") {
    self.id = id
    self.name = name
    self.entryMessage = entryMessage
    self.exitMessage = exitMessage
  }

  /// What the place says about an event.
  public func message(for event: GeofenceEvent) -> String {
    switch event {
    case .entry: entryMessage
    case .exit: exitMessage
    }
  }

  /// The identifier of the place's notification about an event: `entry-` or `exit-` and the id.
  public func notificationIdentifier(for event: GeofenceEvent) -> String { "\(event.rawValue)-\(id)" }
}
