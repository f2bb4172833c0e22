public import SeedModel
import Synchronization

/// The device's haptics.
public protocol HapticPlaying: Sendable {
  /// Lets the device be felt, as strongly as a style asks: high, or critical.
  func play(_ style: NotificationPriority)
}

/// Haptics that only remember what was played, for tests and replay.
public final class RecordedHaptics: HapticPlaying {
  private let styles = Mutex<[NotificationPriority]>([])

  /// Nothing was played yet.
  public init() {}

  /// What was played, in order.
  public var played: [NotificationPriority] { styles.withLock { $0 } }

  /// Remembers a style.
  public func play(_ style: NotificationPriority) { styles.withLock { $0.append(style) } }
}
