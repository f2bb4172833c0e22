public import SeedModel
public import ServiceKernel

/// How strongly a notification breaks in, by the names of the system's interruption levels.
public typealias InterruptionLevel = ServiceNotification.Interruption

/// What a notification does besides showing its banner.
public struct NotificationChannels: Hashable, Sendable, Codable {
  /// Whether it sounds.
  public var sound: Bool
  /// Whether it is felt.
  public var haptic: Bool
  /// How strongly it breaks in.
  public var interruption: InterruptionLevel

  /// Makes channels.
  public init(sound: Bool, haptic: Bool, interruption: InterruptionLevel) {
    self.sound = sound
    self.haptic = haptic
    self.interruption = interruption
  }

  /// The channels of a style (spec: Priority-Based Notification Styles), before the switches.
  public init(style: NotificationPriority) {
    switch style {
    case .low: self.init(sound: false, haptic: false, interruption: .passive)
    case .medium: self.init(sound: true, haptic: false, interruption: .active)
    case .high: self.init(sound: true, haptic: true, interruption: .timeSensitive)
    case .critical: self.init(sound: true, haptic: true, interruption: .critical)
    }
  }
}

extension NotificationStylePreferences {
  /// The channels of a first delivery: those of the priority's effective style, within the switches.
  public func firstChannels(for priority: NotificationPriority) -> NotificationChannels {
    channels(style: effectiveStyle(for: priority))
  }

  /// The channels of a repeat: those of the priority itself, whatever its style, within the switches.
  public func repeatChannels(for priority: NotificationPriority) -> NotificationChannels {
    channels(style: priority)
  }

  private func channels(style: NotificationPriority) -> NotificationChannels {
    var channels = NotificationChannels(style: style)
    channels.sound = channels.sound && soundEnabled
    channels.haptic = channels.haptic && hapticEnabled
    return channels
  }
}
