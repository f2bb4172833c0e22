// A stand-in for Apple's module of this name, with the signatures that AppleServices uses.

@MainActor package class UIFeedbackGenerator {
  fileprivate init() {}

  /// What was played, in order.
  package static var played: [String] = []
}

package final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  package enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle
  package init(style: FeedbackStyle) { self.style = style }
  package func impactOccurred() { Self.played.append("\(style)") }
}

package final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  package enum FeedbackType: Int, Sendable { case success, warning, error }

  package override init() {}
  package func notificationOccurred(_ notificationType: FeedbackType) {
    Self.played.append("\(notificationType)")
  }
}
