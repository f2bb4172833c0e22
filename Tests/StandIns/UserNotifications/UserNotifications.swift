package import Foundation

// A stand-in for Apple's module of this name, with the signatures that AppleServices uses. Its classes are no
// more Sendable than Apple's. What the fake system holds stands in properties that Apple's classes lack.

package enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

package enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

package final class UNNotificationSound {
  package let name: String
  private init(_ name: String) { self.name = name }
  package class var `default`: UNNotificationSound { UNNotificationSound("default") }
  package class var defaultCritical: UNNotificationSound { UNNotificationSound("critical") }
}

/// Apple's has these to be read alone, and the mutable one to be set.
package class UNNotificationContent {
  package var title = ""
  package var body = ""
  package var badge: NSNumber?
  package var sound: UNNotificationSound?
  package var interruptionLevel = UNNotificationInterruptionLevel.active
  fileprivate init() {}
}

package final class UNMutableNotificationContent: UNNotificationContent {
  package override init() {}
}

package class UNNotificationTrigger {
  fileprivate init() {}
}

package final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  package let dateComponents: DateComponents
  package let repeats: Bool
  package init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    (self.dateComponents, self.repeats) = (dateComponents, repeats)
  }
}

package final class UNNotificationRequest {
  package let identifier: String
  package let content: UNNotificationContent
  package let trigger: UNNotificationTrigger?
  package init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

package final class UNNotificationSettings {
  package let authorizationStatus: UNAuthorizationStatus
  fileprivate init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

package final class UNUserNotificationCenter {
  /// The fake system; tests that use it run one after the other.
  nonisolated(unsafe) private static var system = UNUserNotificationCenter()
  package static func reset() { system = UNUserNotificationCenter() }

  package var status = UNAuthorizationStatus.notDetermined
  package var planned: [UNNotificationRequest] = []
  package var shown: [UNNotificationRequest] = []
  package var badge: Int?
  /// What `add` and `setBadgeCount` throw.
  package var refusal: (any Error)?

  package class func current() -> UNUserNotificationCenter { system }

  package func add(_ request: UNNotificationRequest) async throws {
    if let refusal { throw refusal }
    planned.removeAll { $0.identifier == request.identifier }
    if request.trigger == nil { shown.append(request) } else { planned.append(request) }
  }

  package func pendingNotificationRequests() async -> [UNNotificationRequest] { planned }

  package func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    planned.removeAll { identifiers.contains($0.identifier) }
  }

  package func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let refusal { throw refusal }
    badge = newBadgeCount
  }

  package func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings(status) }
}
