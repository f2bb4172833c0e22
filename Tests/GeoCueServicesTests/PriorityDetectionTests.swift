import CivilTime
import GeoCueServices
import SeedModel
import Testing

struct PriorityDetectionTests {
  private func priority(
    _ place: String,
    _ entry: String = "",
    exit: String = "",
    event: GeofenceEvent = .entry,
    time: String = "12:00",
    match: KeywordMatch? = nil,
    adjustments: [any PriorityAdjustment] = []
  ) throws -> NotificationPriority {
    let time = try #require(LocalTime(time))
    let context = CrossingContext(
      place: Sample.place(place, entry: entry, exit: exit),
      event: event,
      time: LocalDateTime(.earliest, time)
    )
    return PriorityDetection(Sample.rules, match: match, adjustments: adjustments).priority(of: context)
  }

  @Test(arguments: [
    ("Gym", "Stretch", "medium"), ("Home", "Stretch", "high"), ("MY WORKPLACE", "", "high"),
    ("Medical center", "", "high"), ("Gym", "Take your Medication", "critical"),
    ("Gym", "URGENT: keys", "critical"),
    ("Office", "Team meeting", "critical"), ("Home", "medication", "critical"), ("Gym", "work out", "medium"),
    ("Urgent care", "", "medium"), ("", "", "medium"),
  ])
  func `place and message are searched, each for its own keywords`(
    place: String,
    message: String,
    want: String
  )
    throws
  {
    #expect(try priority(place, message).description == want)
  }

  @Test(arguments: [
    ("06:59", "low"), ("07:00", "high"), ("09:59", "high"), ("10:00", "medium"), ("16:59", "medium"),
    ("17:00", "high"), ("19:59", "high"), ("20:00", "medium"), ("21:59", "medium"), ("22:00", "low"),
    ("23:59", "low"), ("00:00", "low"), ("12:00", "medium"),
  ])
  func `rush hours lift medium and night hours lower it, to the fifty-ninth minute`(
    time: String,
    want: String
  )
    throws
  {
    #expect(try priority("Gym", time: time).description == want)
  }

  @Test(arguments: 0..<24)
  func `high and critical keep their priority at every hour`(hour: Int) throws {
    let time = hour < 10 ? "0\(hour):30" : "\(hour):30"
    #expect(try priority("Home", time: time) == .high)
    #expect(try priority("Gym", "urgent", time: time) == .critical)
  }

  @Test
  func `an exit is judged by the exit message`() throws {
    #expect(try priority("Gym", "urgent", exit: "towel", event: .exit) == .medium)
    #expect(try priority("Gym", "towel", exit: "urgent", event: .exit) == .critical)
    #expect(try priority("Gym", "towel", exit: "urgent", event: .entry) == .medium)
  }

  @Test(arguments: [
    ("Homework club", "high", "medium"), ("Home", "high", "high"), ("at HOME!", "high", "high"),
    ("home-office", "high", "high"), ("homes", "high", "medium"), ("Home2", "high", "medium"),
    ("work_shop", "high", "medium"), ("(work)", "high", "high"), ("Work/Home", "high", "high"),
    ("Mein Home, mein Work", "high", "high"), ("ワーク home", "high", "high"), ("H o m e", "medium", "medium"),
    ("My home's door", "high", "medium"), ("home.", "high", "high"),
  ])
  func `substrings are found inside words, words only as a whole`(
    place: String,
    substring: String,
    word: String
  )
    throws
  {
    #expect(try priority(place, match: .substring).description == substring)
    #expect(try priority(place, match: .word).description == word)
  }

  @Test
  func `keywords with punctuation and other normal forms are found`() throws {
    var rules = Sample.rules
    rules.placeKeywords = [
      .init(priority: .high, word: "C++ (Lab)"), .init(priority: .critical, word: "Caf\u{E9}"),
    ]
    for match in KeywordMatch.allCases {
      let detection = PriorityDetection(rules, match: match)
      for (place, want) in [
        ("my c++ (lab)", NotificationPriority.high), ("CAFE\u{301} Nero", .critical), ("c", .medium),
        ("", .medium),
      ] {
        let context = CrossingContext(
          place: Sample.place(place),
          event: .entry,
          time: LocalDateTime(.earliest, try #require(LocalTime("12:00")))
        )
        if match == .word, place.hasSuffix(")") { continue }
        #expect(detection.priority(of: context) == want, "\(place), \(match)")
      }
    }
  }

  @Test
  func `of several keywords the most pressing counts`() throws {
    var rules = Sample.rules
    rules.placeKeywords.append(.init(priority: .low, word: "shed"))
    let noon = LocalDateTime(.earliest, try #require(LocalTime("12:00")))
    func judged(_ place: String) -> NotificationPriority {
      PriorityDetection(rules).priority(
        of: CrossingContext(place: Sample.place(place), event: .entry, time: noon)
      )
    }
    #expect(judged("Shed") == .low)
    #expect(judged("Home shed") == .high)
  }

  /// Lowers to low whatever it is asked about.
  private struct Calm: PriorityAdjustment {
    func adjusted(_ priority: NotificationPriority, for context: CrossingContext) -> NotificationPriority {
      .low
    }
  }

  /// Lifts by one, and only in places that it knows.
  private struct Lift: PriorityAdjustment {
    func adjusted(_ priority: NotificationPriority, for context: CrossingContext) -> NotificationPriority {
      guard context.place.name == "Gym", context.event == .entry, context.time.time.hour == 8 else {
        return priority
      }
      return NotificationPriority(rawValue: priority.rawValue + 1) ?? .critical
    }
  }

  @Test
  func `adjustments are asked in order after the clock, with place, event and time`() throws {
    #expect(try priority("Gym", time: "08:00", adjustments: [Lift()]) == .critical)
    #expect(try priority("Pool", time: "08:00", adjustments: [Lift()]) == .high)
    #expect(try priority("Gym", time: "08:00", adjustments: [Calm(), Lift()]) == .medium)
    #expect(try priority("Gym", time: "08:00", adjustments: [Lift(), Calm()]) == .low)
  }
}
