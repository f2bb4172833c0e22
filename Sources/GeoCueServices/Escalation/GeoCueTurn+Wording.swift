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

  /// Why a test of a priority does not sound or vibrate as the priority's own style would: the setting that
  /// gives it another style, and the switches that are off. Nil where it lacks nothing.
  func reason(why priority: NotificationPriority, lacksUnder preferences: NotificationStylePreferences)
    -> String?
  {
    let style = preferences.effectiveStyle(for: priority)
    let (asked, given) = (NotificationChannels(style: priority), NotificationChannels(style: style))
    var reasons: [String?] = []
    if asked.sound && !given.sound || asked.haptic && !given.haptic {
      reasons.append(setting(of: style, for: priority, in: preferences))
      // What a switch takes away, the style's description would promise.
      if preferences.firstChannels(for: priority) == given {
        reasons.append(words(of: "style.\(style).description"))
      }
    }
    if asked.sound || given.sound, !preferences.soundEnabled {
      reasons.append(words(of: "styleSettings.soundOff"))
    }
    if asked.haptic || given.haptic, !preferences.hapticEnabled {
      reasons.append(words(of: "styleSettings.hapticOff"))
    }
    let said = reasons.compactMap(\.self)
    return said.isEmpty ? nil : said.joined(separator: " ")
  }

  /// The setting that gives a priority its style: `Default style: Low.`
  private func setting(
    of style: NotificationPriority,
    for priority: NotificationPriority,
    in preferences: NotificationStylePreferences
  ) -> String? {
    let isOwn = preferences.customStyles[priority] != nil
    let keys =
      isOwn ? ["styleSettings.overrides", "style.\(priority).name"] : ["styleSettings.defaultStyle"]
    let names = keys.compactMap { words(of: $0) }
    guard names.count == keys.count, let name = words(of: "style.\(style).name") else { return nil }
    return "\(names.joined(separator: ", ")): \(name)."
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
