import Synchronization

/// Where preferences are kept between runs: a row of the store that the other products' state is in.
public protocol PreferencesStore: Sendable {
  /// The stored JSON text as UTF-8, or nil when nothing was stored yet.
  ///
  /// - Throws: whatever keeps the store from being read.
  func load() throws -> [UInt8]?
  /// Stores a JSON text in the place of the one before.
  ///
  /// - Throws: whatever keeps the store from being written.
  func save(_ utf8: [UInt8]) throws
}

/// A store in memory, for tests and replay.
public final class InMemoryPreferencesStore: PreferencesStore {
  private let stored: Mutex<[UInt8]?>

  /// A store that holds a text, or nothing.
  public init(_ utf8: [UInt8]? = nil) { stored = Mutex(utf8) }

  /// The stored text.
  public func load() -> [UInt8]? { stored.withLock { $0 } }

  /// Stores a text.
  public func save(_ utf8: [UInt8]) { stored.withLock { $0 = utf8 } }
}
