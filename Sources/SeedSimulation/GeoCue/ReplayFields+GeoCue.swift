import CivilTime
import GeoCueServices
import PlainJSON
import SeedModel
import ServiceKernel

extension ReplayFields {
  /// The object under `preferences`, which must be there; each of its fields may be left out.
  func requiredPreferences() throws(ReplayError) -> NotificationStylePreferences {
    try required("preferences", object).wholePreferences()
  }

  /// These fields as preferences, each with its default where it is left out; unknown ones are kept.
  func wholePreferences() throws(ReplayError) -> NotificationStylePreferences {
    var preferences = try preferences()
    for name in names where PreferenceField(rawValue: name) == nil {
      preferences.unknownFields[name] = value(name)
    }
    return preferences
  }

  /// These fields as preferences; one that is left out is as in `base`. Unlike stored preferences, those of a
  /// replay do not fall back: what cannot be read is a bad line.
  func preferences(
    changing base: NotificationStylePreferences = NotificationStylePreferences()
  ) throws(ReplayError) -> NotificationStylePreferences {
    var preferences = base
    preferences.defaultStyle = try name("defaultStyle") ?? base.defaultStyle
    preferences.customStyles = try object("customStyles")?.styles() ?? base.customStyles
    preferences.soundEnabled = try bool("soundEnabled") ?? base.soundEnabled
    preferences.hapticEnabled = try bool("hapticEnabled") ?? base.hapticEnabled
    preferences.quietHoursEnabled = try bool("quietHoursEnabled") ?? base.quietHoursEnabled
    preferences.quietHoursStart = try minuteOfDay("quietHoursStart") ?? base.quietHoursStart
    preferences.quietHoursEnd = try minuteOfDay("quietHoursEnd") ?? base.quietHoursEnd
    return preferences
  }

  private func styles() throws(ReplayError) -> [NotificationPriority: NotificationPriority] {
    var styles: [NotificationPriority: NotificationPriority] = [:]
    for key in names {
      guard let priority = NotificationPriority(name: key) else { throw fault(key, "named after a priority") }
      styles[priority] = try name(key)
    }
    return styles
  }
}

extension GeoCuePolicies {
  /// These numbers with those of a header in their place.
  func changed(by fields: ReplayFields?) throws(ReplayError) -> GeoCuePolicies {
    guard let fields else { return self }
    var policies = self
    for name in fields.names {
      let number = try fields.required(name, fields.positive)
      switch name {
      case "highRepeatSeconds": policies.highRepeatSeconds = number
      case "criticalRepeatSeconds": policies.criticalRepeatSeconds = number
      case "pendingMaximum": policies.pendingMaximum = number
      default: throw ReplayError(.unknownPolicy, "there is no policy \(name.debugDescription)")
      }
    }
    try fields.expect(policies.fault)
    return policies
  }
}

extension NotificationChannels {
  /// The channels as members: `sound`, `haptic`, `interruption`.
  func append(to object: inout JSONObject) {
    object.append("sound", .bool(sound))
    object.append("haptic", .bool(haptic))
    object.append("interruption", .string(interruption.rawValue))
  }
}
