import SeedModel
import SeedRuntime
import SeededRandom
import ServiceCopy

extension GeoCueTurn {
  /// What a delivery says; `number` counts repeats from 1 and is 0 for the first delivery.
  mutating func text(of notification: OpenNotification, repeat number: Int) -> ReminderText {
    switch notification.content {
    case .text(let title, let body): return ReminderText(title: title, body: body)
    case .crossing(let event, let place, let message):
      let said = Self.isBlank(message) ? standIn(for: event) ?? place : message
      let key = Self.isBlank(place) ? "reminder.plain" : Self.key(notification, event, repeat: number)
      var arguments: CopyArguments = ["place": .text(place), "message": .text(said)]
      if number > 0 { arguments.set("count", to: .count(number)) }
      if case .every(let seconds) = reducer.policies.repetition(of: notification.priority) {
        arguments.set("seconds", to: .count(seconds))
      }
      return text(of: key, with: arguments) ?? ReminderText(title: place, body: said)
    }
  }

  /// What a place says that was left without a message.
  private func standIn(for event: GeofenceEvent) -> String? {
    words(of: event == .entry ? "arrival.emptyMessage" : "departure.emptyMessage")
  }

  /// Why a test of a priority does not sound or vibrate as the priority's own style would: its style, or a
  /// switch. Nil where it lacks nothing.
  func reason(why priority: NotificationPriority, lacksUnder preferences: NotificationStylePreferences)
    -> String?
  {
    let style = preferences.effectiveStyle(for: priority)
    let (asked, given) = (NotificationChannels(style: priority), NotificationChannels(style: style))
    var keys: [String] = []
    if asked.sound && !given.sound || asked.haptic && !given.haptic {
      keys.append("style.\(style).description")
    }
    if given.sound, !preferences.soundEnabled { keys.append("styleSettings.soundOff") }
    if given.haptic, !preferences.hapticEnabled { keys.append("styleSettings.hapticOff") }
    let reasons = keys.compactMap { words(of: $0) }
    return reasons.isEmpty ? nil : reasons.joined(separator: " ")
  }

  /// The first way to say a key.
  private func words(of key: String) -> String? {
    guard let line = reducer.copy.line(product: "geocue", voice: "standard", key: key) else { return nil }
    return (try? reducer.copy.text(of: line, variant: 0, arguments: CopyArguments()))?.body
  }

  private static func key(
    _ notification: OpenNotification,
    _ event: GeofenceEvent,
    repeat number: Int
  ) -> String {
    if number > 0 { return "escalation.\(notification.priority)" }
    if notification.isHeld { return "quietHours.released" }
    return event == .entry ? "arrival.\(notification.priority)" : "departure.\(notification.priority)"
  }

  /// A variant of a key, not the one before; nil, with a line in the log, where the bundle has none.
  mutating func text(of key: String, with arguments: CopyArguments) -> ReminderText? {
    if let line = reducer.copy.line(product: "geocue", voice: "standard", key: key),
      let variant = state.variants.choose(key, of: line.variantCount, using: &state.copyRandom),
      let text = try? reducer.copy.text(of: line, variant: variant, arguments: arguments)
    {
      return ReminderText(title: text.title ?? "", body: text.body, key: key, variant: variant)
    }
    logs.append(.log(.copyMissing(key: key)))
    return nil
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
