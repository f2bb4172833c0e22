import Synchronization

/// The system's watch over places.
public protocol LocationEventSource: Sendable {
  /// Watches these places in the place of all before, and tells of each crossing.
  func watch(
    _ places: [GeofenceLocation],
    onCrossing: @escaping @Sendable (GeofenceEvent, GeofenceLocation) -> Void
  )
}

/// Places that are crossed when a test says so.
public final class SimulatedLocationEvents: LocationEventSource {
  private struct Watch {
    var places: [GeofenceLocation] = []
    var onCrossing: @Sendable (GeofenceEvent, GeofenceLocation) -> Void = { _, _ in }
  }

  private let current = Mutex(Watch())

  /// Nothing is watched yet.
  public init() {}

  /// Watches these places in the place of all before.
  public func watch(
    _ places: [GeofenceLocation],
    onCrossing: @escaping @Sendable (GeofenceEvent, GeofenceLocation) -> Void
  ) {
    current.withLock { $0 = Watch(places: places, onCrossing: onCrossing) }
  }

  /// Crosses the edge of a place; false for one that is not watched.
  @discardableResult
  public func cross(_ event: GeofenceEvent, _ id: GeofenceLocation.ID) -> Bool {
    let watch = current.withLock { $0 }
    guard let place = watch.places.first(where: { $0.id == id }) else { return false }
    watch.onCrossing(event, place)
    return true
  }
}
