import CivilTime
import PressureServices
import Testing

struct WindowTests {
  @Test(
    arguments: [
      ("06:00", "18:00", nil), ("12:00", "18:00", nil), ("06:00", "23:59", nil), ("12:00", "23:59", nil),
      ("09:30", "23:30", nil),
      ("05:59", "22:00", .deadlineRange), ("05:30", "22:00", .deadlineRange),
      ("12:01", "22:00", .deadlineRange),
      ("12:30", "22:00", .deadlineRange), ("00:00", "22:00", .deadlineRange),
      ("09:00", "17:59", .closeRange), ("09:00", "17:30", .closeRange), ("09:00", "23:59:01", .closeRange),
      ("09:00", "09:00", .closeRange),
      ("06:01", "22:00", .step), ("09:15", "22:00", .step), ("09:00:01", "22:00", .step),
      ("09:00", "18:01", .step), ("09:00", "23:45", .step), ("09:00", "23:58", .step),
      ("09:00", "23:31", .step),
      ("05:59", "17:59", .deadlineRange), ("09:15", "17:59", .closeRange),
    ] as [(String, String, CheckInWindow.Fault?)]
  )
  func `deadline and close keep their ranges and steps`(
    deadline: String,
    close: String,
    fault: CheckInWindow.Fault?
  ) {
    let result = Result { try CheckInWindow(deadline: time(deadline), close: time(close)) }
    switch result {
    case .success(let window):
      #expect(fault == nil)
      #expect(window.deadline == time(deadline) && window.close == time(close))
    case .failure(let error): #expect(error as? CheckInWindow.Fault == fault)
    }
  }

  @Test(arguments: [
    ("09:00", "22:00", "15:30:00"), ("09:00", "23:59", "16:29:30"), ("06:00", "18:00", "12:00:00"),
    ("06:30", "18:00", "12:15:00"), ("12:00", "23:59", "17:59:30"),
  ])
  func `the midpoint is exact to the second`(deadline: String, close: String, midpoint: String) {
    #expect(window(deadline, close).midpoint == time(midpoint))
    #expect(windowMidpoint(deadline: time(deadline), windowClose: time(close)) == time(midpoint))
  }

  @Test(arguments: [
    (0, ["15:30:00"]), (1, ["15:30:00", "21:00:00"]), (2, ["15:30:00", "20:00:00", "21:30:00"]),
    (3, ["15:30:00", "20:00:00", "21:30:00"]), (-1, []), (4, []),
  ])
  func `a tier has its reminders at its times`(tier: Int, times: [String]) {
    #expect(CheckInWindow.standard.reminderTimes(tier: tier).map(\.description) == times)
  }

  @Test func `in every window each tier has at most three reminders, inside it, 30 minutes apart`() throws {
    var windows = 0
    let closes = stride(from: 18 * 60, through: 23 * 60 + 30, by: 30).map { $0 } + [23 * 60 + 59]
    for deadline in stride(from: 360, through: 720, by: 30) {
      for close in closes {
        let window = try CheckInWindow(
          deadline: try #require(LocalTime(secondOfDay: deadline * 60)),
          close: try #require(LocalTime(secondOfDay: close * 60))
        )
        windows += 1
        for tier in 0...3 {
          let times = window.reminderTimes(tier: tier)
          #expect(times.count == [1, 2, 3, 3][tier])
          #expect(times.allSatisfy { $0 > window.deadline && $0 < window.close })
          for (earlier, later) in zip(times, times.dropFirst()) {
            #expect(later.secondOfDay - earlier.secondOfDay >= 1800)
          }
        }
      }
    }
    #expect(windows == 13 * 13)
  }

  @Test func `reminders are wall-clock times, whatever the clocks do that day`() {
    let berlin = TestZones.named("Europe/Berlin")
    for (date, instants) in [
      ("2024-03-30", ["2024-03-30T14:30:00Z"]), ("2024-03-31", ["2024-03-31T13:30:00Z"]),
      ("2024-10-26", ["2024-10-26T13:30:00Z"]), ("2024-10-27", ["2024-10-27T14:30:00Z"]),
    ] {
      let found = ReminderSchedule.instants(window: .standard, tier: 0, date: day(date), zone: berlin)
      #expect(found.map(\.description) == instants)
    }
  }

  @Test(arguments: [
    ("15:29:59", [], ["15:30:00", "20:00:00", "21:30:00"]),
    ("15:30:00", ["15:30:00"], ["20:00:00", "21:30:00"]),
    ("20:00:01", ["15:30:00", "20:00:00"], ["21:30:00"]),
    ("21:59:59", ["15:30:00", "20:00:00", "21:30:00"], []),
  ])
  func `a check-in cancels the reminders after it`(checkIn: String, delivered: [String], cancelled: [String])
  {
    let times = CheckInWindow.standard.reminderTimes(tier: 2)
    let split = ReminderSchedule.suppress(times, checkIn: time(checkIn))
    #expect(split.delivered.map(\.description) == delivered)
    #expect(split.cancelled.map(\.description) == cancelled)
  }

  @Test(
    arguments: [
      ("08:59:59", .pending, false, false, false), ("09:00:00", .pending, true, true, true),
      ("21:59:59", .pending, true, true, true), ("22:00:00", .pending, true, false, false),
      ("12:00:00", .yes, true, true, false), ("12:00:00", .no, true, true, false),
      ("12:00:00", .missed, true, true, false), ("00:00:00", .pending, false, false, false),
    ] as [(String, Commitment.Status, Bool, Bool, Bool)]
  )
  func `the deadline is included, the close is not`(
    now: String,
    status: Commitment.Status,
    isLocked: Bool,
    isOpen: Bool,
    canCheckIn: Bool
  ) {
    let values = DerivedValues(deadline: time("09:00"), close: time("22:00"), now: time(now), status: status)
    #expect(values.isCommitmentLocked == isLocked)
    #expect(values.isWindowOpen == isOpen)
    #expect(values.canCheckIn == canCheckIn)
  }

  @Test(arguments: [
    ("2024-01-01T12:00:00Z", "2024-01-01T11:59:59Z", false),
    ("2024-01-01T12:00:00Z", "2024-01-01T12:00:00Z", true),
    ("2024-01-01T12:00:00Z", "2024-01-01T13:00:00Z", true),
    ("2024-01-01T12:00:00Z", "2024-01-01T13:00:01Z", false),
    ("2024-01-01T23:30:00Z", "2024-01-02T00:30:00Z", true),
  ])
  func `a shield may come 0 to 3600 seconds after its event`(event: String, activation: String, allowed: Bool)
  {
    #expect(RestartShield.isAllowed(event: at(event), activation: at(activation)) == allowed)
  }
}
