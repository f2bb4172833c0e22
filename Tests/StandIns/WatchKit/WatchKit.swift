// A stand-in for Apple's module of this name, with the signatures that AppleServices uses.

package enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}

@MainActor package final class WKInterfaceDevice {
  private static let device = WKInterfaceDevice()

  /// What was played, in order.
  package var played: [WKHapticType] = []

  package class func current() -> WKInterfaceDevice { device }
  package func play(_ type: WKHapticType) { played.append(type) }
}
