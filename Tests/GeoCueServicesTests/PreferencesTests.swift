import GeoCueServices
import PlainJSON
import SeedModel
import SeededRandom
import Testing

struct PreferencesTests {
  private static let full = NotificationStylePreferences(
    defaultStyle: .high,
    customStyles: [.medium: .critical, .critical: .low],
    soundEnabled: false,
    hapticEnabled: false,
    quietHoursEnabled: true,
    quietHoursStart: Sample.minute("23:15"),
    quietHoursEnd: Sample.minute("06:45"),
    unknownFields: JSONValue(dictionaryLiteral: ("theme", "dark"), ("later", [1, JSONValue.null])).object
      ?? JSONObject()
  )

  @Test
  func `the defaults are the spec's`() {
    let defaults = NotificationStylePreferences()
    #expect(
      defaults.json.text
        == #"{"defaultStyle":"low","customStyles":{},"soundEnabled":true,"hapticEnabled":true,"#
        + #""quietHoursEnabled":false,"quietHoursStart":"22:00","quietHoursEnd":"08:00"}"#
    )
  }

  @Test
  func `what is written is read back, unknown fields too`() {
    let text = Self.full.json.text
    let recovered = NotificationStylePreferences.recover(from: text)
    #expect(recovered.preferences == Self.full)
    #expect(recovered.faults.isEmpty)
    #expect(recovered.preferences.json.text == text)
  }

  @Test
  func `a field that is left out has its default and did not fall back`() {
    let recovered = NotificationStylePreferences.recover(from: #"{"soundEnabled":false}"#)
    #expect(recovered.preferences == NotificationStylePreferences(soundEnabled: false))
    #expect(recovered.fellBack == [])
  }

  @Test(arguments: [
    (#"{"defaultStyle":"loud"}"#, ["defaultStyle"]), (#"{"defaultStyle":"Low"}"#, ["defaultStyle"]),
    (#"{"defaultStyle":null}"#, ["defaultStyle"]), (#"{"customStyles":[]}"#, ["customStyles"]),
    (#"{"soundEnabled":1}"#, ["soundEnabled"]), (#"{"hapticEnabled":"true"}"#, ["hapticEnabled"]),
    (#"{"quietHoursStart":"24:00"}"#, ["quietHoursStart"]),
    (#"{"quietHoursStart":"9:00"}"#, ["quietHoursStart"]),
    (#"{"quietHoursEnd":"22:00:00"}"#, ["quietHoursEnd"]), (#"{"quietHoursEnd":480}"#, ["quietHoursEnd"]),
    (#"{"quietHoursEnd":"23:59","quietHoursStart":"00:00"}"#, []),
    (
      #"{"quietHoursEnd":"","quietHoursEnabled":0,"defaultStyle":{}}"#,
      ["defaultStyle", "quietHoursEnabled", "quietHoursEnd"]
    ),
  ])
  func `each field falls back by itself`(text: String, fields: [String]) {
    let recovered = NotificationStylePreferences.recover(from: text)
    #expect(recovered.fellBack.map(\.rawValue) == fields)
    if !fields.isEmpty { #expect(recovered.preferences == NotificationStylePreferences()) }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "\"low\"", "{\"soundEnabled\":true} x",
    "{\"soundEnabled\":true,\"soundEnabled\":true}",
  ])
  func `a text that is no object falls back as a whole`(text: String) {
    let recovered = NotificationStylePreferences.recover(from: text)
    #expect(recovered.preferences == NotificationStylePreferences())
    #expect(recovered.fellBack == PreferenceField.allCases)
    #expect(recovered.faults.count == 1)
  }

  @Test
  func `a bad entry of the custom styles is dropped alone, and told`() {
    let text = #"{"customStyles":{"low":"high","medium":"loud","urgent":"low","critical":3,"high":"high"}}"#
    let recovered = NotificationStylePreferences.recover(from: text)
    #expect(recovered.preferences.customStyles == [.low: .high, .high: .high])
    #expect(recovered.fellBack == [.customStyles])
    #expect(recovered.faults.map(\.entry) == ["medium", "urgent", "critical"])
    #expect(recovered.faults.allSatisfy { "\($0)".hasPrefix("customStyles lost its entry") })
  }

  @Test
  func `a thousand random blobs are read without a trap, and every field is sound or told`() throws {
    var random = SplitMix64(seed: 5, purpose: "blobs")
    var damagedCount = 0
    for _ in 0..<1_000 {
      let blob = Self.blob(&random)
      let recovered = NotificationStylePreferences.recover(from: blob)
      let again = NotificationStylePreferences.recover(from: recovered.preferences.json)
      #expect(again.preferences == recovered.preferences)
      #expect(again.faults.isEmpty)
      #expect(recovered.faults.isEmpty == recovered.fellBack.isEmpty)
      let object = (try? JSONValue(parsing: blob))?.object
      #expect((object == nil) == recovered.faults.contains { $0.field == nil })
      for field in PreferenceField.allCases where object?[field.rawValue] != nil {
        let kept = recovered.preferences.json.object?[field.rawValue]
        #expect(
          kept == object?[field.rawValue] || recovered.fellBack.contains(field) || field == .customStyles
        )
      }
      if !recovered.faults.isEmpty { damagedCount += 1 }
    }
    #expect((300...900).contains(damagedCount), "sound and damaged blobs both: \(damagedCount)")
  }

  /// Sound or strange fields, sometimes with a byte changed or the end cut off.
  private static func blob(_ random: inout SplitMix64) -> [UInt8] {
    let values: [JSONValue] = [
      "low", "critical", "loud", true, false, .null, 0, "22:00", "08:00", "24:00", "9:00", "", [],
      ["low": "high"], ["low": 1, "x": "y"], [1],
    ]
    var object = JSONObject()
    for field in PreferenceField.allCases where random.below(3) > 0 {
      object[field.rawValue] = values[random.below(values.count)]
      if random.below(6) > 0 { object[field.rawValue] = full.json.object?[field.rawValue] }
    }
    if random.below(3) == 0 { object["extra\(random.below(5))"] = values[random.below(values.count)] }
    var utf8 = Array(JSONValue.object(object).text.utf8)
    switch random.below(6) {
    case 0: utf8[random.below(utf8.count)] = UInt8(random.below(256))
    case 1: utf8.removeLast(random.below(utf8.count))
    default: break
    }
    return utf8
  }

  @Test
  func `the effective style is the priority's own, else the default`() {
    for priority in NotificationPriority.allCases {
      #expect(NotificationStylePreferences(defaultStyle: .medium).effectiveStyle(for: priority) == .medium)
      #expect(
        Self.full.effectiveStyle(for: priority) == [.high, .critical, .high, .low][Int(priority.rawValue)]
      )
    }
  }

  @Test
  func `critical notifications never respect quiet hours, the others while they are on`() {
    for priority in NotificationPriority.allCases {
      #expect(Self.full.shouldRespectQuietHours(for: priority) == (priority != .critical))
      #expect(!NotificationStylePreferences().shouldRespectQuietHours(for: priority))
    }
  }
}
