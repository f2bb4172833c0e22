#if canImport(UserNotifications) && !os(tvOS)
  import CivilTime
  public import Foundation
  public import ServiceKernel
  import UserNotifications

  /// The system's notification centre, as far as it is one product's.
  ///
  /// What the system refuses is thrown, and the service tries it again with its next turn. A notification
  /// cannot say whether it is felt: the system vibrates with a sound, as the user has set.
  public struct SystemNotifications: NotificationPort {
    /// What the system keeps of an app's planned notifications. Of more it drops some without a word.
    public static var pendingLimit: Int { 64 }

    private let prefix: String
    private let clock: any ServiceClock

    /// The centre of one product.
    ///
    /// - Parameter prefix: what the product's identifiers begin with there, and no other's: `pressure.`
    public init(prefix: String, clock: any ServiceClock = SystemClock()) {
      self.prefix = prefix
      self.clock = clock
    }

    /// Plans a notification; one whose instant has come is shown.
    ///
    /// - Throws: ``SystemNotificationError/tooManyPending``, and what the system throws, such as for an app
    ///   that may not notify.
    public func add(_ notification: ServiceNotification) async throws {
      guard clock.now() < notification.at else { return try await show(notification) }
      let center = UNUserNotificationCenter.current()
      let pending = await center.pendingNotificationRequests().map { $0.identifier }
      guard pending.count < Self.pendingLimit || pending.contains(prefix + notification.identifier) else {
        throw SystemNotificationError.tooManyPending
      }
      // In a calendar and a zone of its own: it comes at its instant whatever the device is set to.
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      var components = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second],
        from: Date(timeIntervalSince1970: TimeInterval(notification.at.unixSeconds))
      )
      components.calendar = calendar
      components.timeZone = .gmt
      let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
      try await center.add(request(notification, trigger))
    }

    /// Shows a notification now, in the place of a planned one with its identifier.
    ///
    /// - Throws: what the system throws.
    public func show(_ notification: ServiceNotification) async throws {
      try await UNUserNotificationCenter.current().add(request(notification, nil))
    }

    /// Takes planned notifications back; what has come stays in the system's list.
    public func remove(_ identifiers: [String]) {
      let own = identifiers.map { prefix + $0 }
      UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: own)
    }

    /// The identifiers of the product's planned notifications.
    public func pending() async -> [String] {
      await UNUserNotificationCenter.current().pendingNotificationRequests().compactMap {
        identifier(of: $0.identifier)
      }
    }

    /// Sets the number on the app's icon; a watch shows none.
    ///
    /// - Throws: what the system throws.
    public func setBadge(_ count: Int) async throws {
      #if !os(watchOS)
        try await UNUserNotificationCenter.current().setBadgeCount(count)
      #endif
    }

    /// What the product calls a notification that the system tells of, such as one that was tapped; nil for
    /// one of another product.
    public func identifier(of systemIdentifier: String) -> String? {
      systemIdentifier.hasPrefix(prefix) ? String(systemIdentifier.dropFirst(prefix.count)) : nil
    }

    /// Whether the system lets the app notify; nil where the user was not asked.
    public func isAllowed() async -> Bool? {
      let status = await UNUserNotificationCenter.current().notificationSettings().authorizationStatus
      return status == .notDetermined ? nil : status != .denied
    }

    private func request(
      _ notification: ServiceNotification,
      _ trigger: UNNotificationTrigger?
    ) -> UNNotificationRequest {
      let content = UNMutableNotificationContent()
      content.title = notification.title
      content.body = notification.body
      content.badge = notification.badge.map { NSNumber(value: $0) }
      switch notification.interruption {
      case .passive: content.interruptionLevel = .passive
      case .active: content.interruptionLevel = .active
      case .timeSensitive: content.interruptionLevel = .timeSensitive
      // The system gives a critical one a sound even where it has none.
      case .critical: content.interruptionLevel = notification.sound ? .critical : .timeSensitive
      }
      if notification.sound {
        content.sound = notification.interruption == .critical ? .defaultCritical : .default
      }
      return UNNotificationRequest(
        identifier: prefix + notification.identifier,
        content: content,
        trigger: trigger
      )
    }
  }

  /// Why a notification is not planned.
  public enum SystemNotificationError: Error, Hashable, Sendable {
    /// The system holds as many as it can: ``SystemNotifications/pendingLimit``.
    case tooManyPending
  }

  extension SystemNotificationError: CustomStringConvertible, LocalizedError {
    /// One sentence, without a full stop.
    public var description: String {
      "the system holds \(SystemNotifications.pendingLimit) planned notifications, and no more"
    }

    /// The error in one sentence, in English.
    public var errorDescription: String? { description }
  }
#endif
