public import CivilTime
import Synchronization

/// The system's notification centre.
public protocol NotificationDelivering: Sendable {
  /// Takes a request, in the place of a pending one with its identifier, and shows it at its instant.
  func add(_ request: NotificationRequest)
  /// Takes requests back; those that are not pending are passed over.
  func remove(identifiers: [String])
  /// Shows a number on the app's badge; 0 takes it away.
  func setBadge(_ count: Int)
}

/// A notification centre in memory, for tests and replay.
///
/// Like the system's it holds 64 requests and no more: one that comes when it is full is dropped.
public final class InMemoryNotificationCenter: NotificationDelivering {
  /// The most requests that are pending at a time.
  public static let capacity = 64

  /// What the centre holds and has shown.
  public struct Contents: Hashable, Sendable {
    /// What waits, by instant, then identifier.
    public fileprivate(set) var pending: [NotificationRequest] = []
    /// What was shown, in order.
    public fileprivate(set) var shown: [NotificationRequest] = []
    /// What found no room.
    public fileprivate(set) var dropped: [NotificationRequest] = []
    /// The app's badge.
    public fileprivate(set) var badge = 0
  }

  private let mutex = Mutex(Contents())

  /// An empty centre.
  public init() {}

  /// What the centre holds and has shown.
  public var contents: Contents { mutex.withLock { $0 } }

  /// Takes a request, in the place of a pending one with its identifier.
  public func add(_ request: NotificationRequest) {
    mutex.withLock { contents in
      contents.pending.removeAll { $0.identifier == request.identifier }
      if contents.pending.count == Self.capacity { return contents.dropped.append(request) }
      let place =
        contents.pending.firstIndex { ($0.at, $0.identifier) > (request.at, request.identifier) }
        ?? contents.pending.endIndex
      contents.pending.insert(request, at: place)
    }
  }

  /// Takes requests back.
  public func remove(identifiers: [String]) {
    mutex.withLock { contents in contents.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Shows a number on the badge.
  public func setBadge(_ count: Int) { mutex.withLock { $0.badge = count } }

  /// Shows everything that is due through an instant, and returns it.
  @discardableResult
  public func advance(to instant: Instant) -> [NotificationRequest] {
    mutex.withLock { contents in
      let due = Array(contents.pending.prefix { $0.at <= instant })
      contents.pending.removeFirst(due.count)
      contents.shown += due
      return due
    }
  }
}
