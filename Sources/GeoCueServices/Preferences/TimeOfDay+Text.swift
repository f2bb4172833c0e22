import CivilTime
import SeedModel

extension TimeOfDay {
  /// Reads `HH:MM`, 00:00…23:59; nil for anything else (`9:00`, `24:00`, `22:00:00`).
  init?(text: String) {
    guard text.utf8.count == 5, let time = LocalTime(text) else { return nil }
    self.init(minute: time.minuteOfDay)
  }

  /// The time on a clock at the minute's beginning.
  var time: LocalTime { LocalTime(hour: minute / 60, minute: minute % 60) ?? .midnight }
}
