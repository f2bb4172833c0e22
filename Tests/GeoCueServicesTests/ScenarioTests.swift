import PolicySamples
import CivilTime
import GeoCueServices
import SeedModel
import ServiceKernel
import Testing

/// The spec's usage examples, as stories in Berlin in June.
struct ScenarioTests {
  private let gym = Sample.place("Gym", entry: "Stretch")
  private let home = Sample.place("Home", entry: "Water the plants")
  private let pills = Sample.place("Pharmacy", entry: "Pick up medication")

  /// What one arrival leads to: `at sound haptic`, the time of day by Berlin's clocks.
  private func arrive(_ place: GeofenceLocation, _ time: String, _ preferences: NotificationStylePreferences)
    throws
    -> [String]
  {
    var story = Story(
      Sample.reducer(policies: GeoCuePolicies.with(pendingMaximum: 3)),
      preferences,
      zone: Sample.berlin
    )
    try story.at("2026-06-10T\(time):00+02:00", .crossing(.entry, place))
    story.wait(until: "2026-06-11T20:00:00Z")
    return story.delivered.map { request in
      "\(Sample.berlin.local(at: request.at).time) \(request.channels.sound ? "sound" : "silent")"
        + (request.channels.haptic ? " haptic" : "")
    }
  }

  @Test
  func `scenario 1, standard user: sound, places of high priority repeated, nights delayed`() throws {
    let preferences = Sample.quiet("22:00-08:00", style: .medium)
    #expect(try arrive(gym, "12:00", preferences) == ["12:00:00 sound"])
    #expect(try arrive(home, "12:00", preferences) == ["12:00:00 sound", "12:01:00 sound haptic"])
    #expect(try arrive(gym, "23:00", preferences) == ["08:00:00 sound"])
    #expect(try arrive(home, "23:00", preferences) == ["08:00:00 sound", "08:01:00 sound haptic"])
    #expect(try arrive(pills, "23:00", preferences).prefix(2) == ["23:00:00 sound", "23:00:30 sound haptic"])
  }

  @Test
  func `scenario 2, power user: silent, what matters enhanced, quiet hours strict`() throws {
    var preferences = Sample.quiet("23:00-07:00", style: .low)
    preferences.customStyles = [.medium: .high, .critical: .critical]
    #expect(try arrive(gym, "12:00", preferences) == ["12:00:00 sound haptic"])
    #expect(try arrive(home, "12:00", preferences) == ["12:00:00 silent", "12:01:00 sound haptic"])
    #expect(
      try arrive(pills, "12:00", preferences).prefix(2) == ["12:00:00 sound haptic", "12:00:30 sound haptic"]
    )
    #expect(try arrive(gym, "22:30", preferences) == ["22:30:00 silent"])
    #expect(try arrive(gym, "23:00", preferences) == ["07:00:00 silent"])
    #expect(try arrive(pills, "03:00", preferences).first == "03:00:00 sound haptic")
  }

  @Test
  func `scenario 3, medical reminders: everything prominent, nothing delayed`() throws {
    let preferences = NotificationStylePreferences(defaultStyle: .high)
    #expect(try arrive(gym, "12:00", preferences) == ["12:00:00 sound haptic"])
    #expect(try arrive(gym, "03:00", preferences) == ["03:00:00 sound haptic"])
    #expect(
      try arrive(pills, "03:00", preferences).prefix(2) == ["03:00:00 sound haptic", "03:00:30 sound haptic"]
    )
  }
}
