/// Durations, and how a prompt names them.
enum Durations {
  static let seconds = [30, 45, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1500, 1800, 2700, 3600]

  private static let numbers = [
    1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 7: "seven", 10: "ten", 15: "fifteen",
    20: "twenty", 25: "twenty-five", 30: "thirty", 45: "forty-five", 90: "ninety",
  ]

  /// The duration in words or in digits.
  static func phrase(_ seconds: Int, _ random: inout RandomSource) -> String {
    let (count, unit) =
      seconds % 3600 == 0
      ? (seconds / 3600, "hour") : seconds % 60 == 0 ? (seconds / 60, "minute") : (seconds, "second")
    let number = random.chance(50) ? numbers[count] ?? "\(count)" : "\(count)"
    return "\(number) \(unit)\(count == 1 ? "" : "s")"
  }
}
