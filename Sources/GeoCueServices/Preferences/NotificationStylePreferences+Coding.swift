public import PlainJSON
import SeedModel

extension NotificationStylePreferences {
  /// Encodes ``json``.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// Decodes preferences field by field; what cannot be read has its default.
  ///
  /// - Throws: what the decoder throws for what is no JSON at all.
  public init(from decoder: any Decoder) throws {
    self = Self.recover(from: try JSONValue(from: decoder)).preferences
  }

  /// The preferences as JSON: all fields in the order of ``PreferenceField``, then what is unknown.
  ///
  /// `customStyles` is an object of priorities' names, from low to critical.
  public var json: JSONValue {
    var object = JSONObject()
    for field in PreferenceField.allCases { object.append(field.rawValue, value(of: field)) }
    for member in unknownFields.members where PreferenceField(rawValue: member.name) == nil {
      object[member.name] = member.value
    }
    return .object(object)
  }

  private func value(of field: PreferenceField) -> JSONValue {
    switch field {
    case .defaultStyle: .string(defaultStyle.description)
    case .customStyles:
      .object(
        NotificationPriority.allCases.reduce(into: JSONObject()) { object, priority in
          if let style = customStyles[priority] {
            object.append(priority.description, .string(style.description))
          }
        }
      )
    case .soundEnabled: .bool(soundEnabled)
    case .hapticEnabled: .bool(hapticEnabled)
    case .quietHoursEnabled: .bool(quietHoursEnabled)
    case .quietHoursStart: .string(quietHoursStart.description)
    case .quietHoursEnd: .string(quietHoursEnd.description)
    }
  }

  /// Reads stored preferences; what cannot be read has its default and is told.
  ///
  /// - Complexity: O(bytes); a text over the limits of ``PlainJSON/JSONLimits`` is not read at all.
  public static func recover(from text: String) -> RecoveredPreferences { recover(from: Array(text.utf8)) }

  /// Reads stored preferences from their UTF-8; what cannot be read has its default and is told.
  ///
  /// - Complexity: O(bytes); a text over the limits of ``PlainJSON/JSONLimits`` is not read at all.
  public static func recover(from utf8: [UInt8]) -> RecoveredPreferences {
    do throws(JSONError) {
      return recover(from: try JSONValue(parsing: utf8))
    } catch {
      return RecoveredPreferences(
        preferences: NotificationStylePreferences(),
        faults: [PreferenceFault(nil, expected: "JSON, but \(error)")]
      )
    }
  }

  /// Reads preferences from JSON, field by field: one that is left out has its default, and so has one that
  /// cannot be read, which is told.
  public static func recover(from value: JSONValue) -> RecoveredPreferences {
    var preferences = NotificationStylePreferences()
    guard let object = value.object else {
      let fault = PreferenceFault(nil, expected: "an object, but it is \(value.kind)")
      return RecoveredPreferences(preferences: preferences, faults: [fault])
    }
    let faults = preferences.update(from: object)
    return RecoveredPreferences(preferences: preferences, faults: faults)
  }

  /// Sets the fields that an object has; one that cannot be read stays as it is, and so does one that is left
  /// out. Unknown fields are kept.
  ///
  /// - Returns: what could not be read, in the order of ``PreferenceField``.
  public mutating func update(from object: JSONObject) -> [PreferenceFault] {
    var faults: [PreferenceFault] = []
    for field in PreferenceField.allCases {
      if let value = object[field.rawValue] { read(field, from: value, &faults) }
    }
    for member in object.members where PreferenceField(rawValue: member.name) == nil {
      unknownFields[member.name] = member.value
    }
    return faults
  }

  /// The preferences with what differs between two others, field by field, and style by style.
  func taking(whatDiffersFrom old: Self, in new: Self) -> Self {
    var fields = JSONObject()
    for field in PreferenceField.allCases where new.value(of: field) != old.value(of: field) {
      if field != .customStyles { fields.append(field.rawValue, new.value(of: field)) }
    }
    var preferences = self
    _ = preferences.update(from: fields)
    for priority in NotificationPriority.allCases
    where new.customStyles[priority] != old.customStyles[priority] {
      preferences.customStyles[priority] = new.customStyles[priority]
    }
    return preferences
  }

  private mutating func read(
    _ field: PreferenceField,
    from value: JSONValue,
    _ faults: inout [PreferenceFault]
  ) {
    switch field {
    case .defaultStyle: set(\.defaultStyle, Self.priority(value), "low, medium, high or critical")
    case .customStyles: readCustomStyles(value, &faults)
    case .soundEnabled: set(\.soundEnabled, value.bool, "true or false")
    case .hapticEnabled: set(\.hapticEnabled, value.bool, "true or false")
    case .quietHoursEnabled: set(\.quietHoursEnabled, value.bool, "true or false")
    case .quietHoursStart: set(\.quietHoursStart, value.string.flatMap { TimeOfDay(text: $0) }, "HH:MM")
    case .quietHoursEnd: set(\.quietHoursEnd, value.string.flatMap { TimeOfDay(text: $0) }, "HH:MM")
    }

    func set<Value>(
      _ path: WritableKeyPath<NotificationStylePreferences, Value>,
      _ value: Value?,
      _ expected: String
    ) {
      if let value {
        self[keyPath: path] = value
      } else {
        faults.append(PreferenceFault(field, expected: expected))
      }
    }
  }

  private mutating func readCustomStyles(_ value: JSONValue, _ faults: inout [PreferenceFault]) {
    guard let object = value.object else {
      faults.append(PreferenceFault(.customStyles, expected: "an object of priorities' names"))
      return
    }
    customStyles = [:]
    for member in object.members {
      if let priority = NotificationPriority(name: member.name), let style = Self.priority(member.value) {
        customStyles[priority] = style
      } else {
        let expected = "a priority's name under a priority's name"
        faults.append(PreferenceFault(.customStyles, entry: member.name, expected: expected))
      }
    }
  }

  private static func priority(_ value: JSONValue) -> NotificationPriority? {
    value.string.flatMap { NotificationPriority(name: $0) }
  }
}
