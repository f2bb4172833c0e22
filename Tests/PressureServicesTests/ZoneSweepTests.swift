import CivilTime
import Foundation
import PressureServices
import ServiceKernel
import Testing
import PolicySamples
import SeedModel

struct ZoneSweepTests {
  static let zoneNames: [String] = {
    let list = try? String(contentsOfFile: "/usr/share/zoneinfo/tzdata.zi", encoding: .utf8)
    // Links are zones too, but no others.
    return (list ?? "").split(separator: "\n").filter { $0.hasPrefix("Z ") }
      .compactMap { $0.split(separator: " ").dropFirst().first.map { String($0) } }
  }()

  static let windows = [window("09:00", "22:00"), window("06:00", "18:00"), window("12:00", "23:59")]
  static let start = at("2024-01-01T12:00:00Z")
  static let end = at("2028-01-01T12:00:00Z")

  @Test(.enabled(if: !zoneNames.isEmpty, "this machine has no /usr/share/zoneinfo/tzdata.zi"))
  func `in every zone the days around every change of the clocks 2024–2027 are whole and in order`() throws {
    var changing = 0
    for name in ZoneSweepTests.zoneNames {
      let zone = try TZifZones.system.zone(named: name)
      var next = zone.nextTransition(after: ZoneSweepTests.start)
      if let next, next.at < ZoneSweepTests.end { changing += 1 }
      while let change = next, change.at < ZoneSweepTests.end {
        for window in ZoneSweepTests.windows {
          let (from, to) = (change.at.adding(seconds: -3 * 86_400), change.at.adding(seconds: 4 * 86_400))
          #expect(ZoneSweepTests.faults(zone, window, from: from, to: to) == [], "\(name)")
        }
        next = zone.nextTransition(after: change.at)
      }
    }
    #expect(changing > 100)
  }

  @Test(arguments: ["Europe/Berlin", "America/Los_Angeles", "Pacific/Auckland", "Africa/Cairo"])
  func `every day of 2024–2027 follows the one before it`(name: String) {
    for window in ZoneSweepTests.windows.suffix(1) {
      let zone = TestZones.named(name)
      let faults = ZoneSweepTests.faults(zone, window, from: ZoneSweepTests.start, to: ZoneSweepTests.end)
      #expect(faults == [])
    }
  }

  /// What is wrong with the days that a user lives in a zone without ever opening the app.
  static func faults(_ zone: ZoneRules, _ window: CheckInWindow, from start: Instant, to end: Instant)
    -> [String]
  {
    var faults: [String] = []
    var settings = PressureSettings()
    settings.window = window
    let reducer = PressureReducer(policies: .shipped, copy: FakeCopy(), zones: FixedZones([zone]))
    var state = reducer.reduce(.onboarded(zone: zone, settings: settings), .time, at: start).state
    var previous: PressureDay?
    while let due = reducer.nextDue(after: state), due.at < end {
      state = reducer.settle(state, due).state
      guard due.kind == .midnight, let today = state.day else { continue }
      if let previous, today.date != previous.date.adding(days: 1) {
        faults.append("\(previous.date) is followed by \(today.date)")
      }
      if let previous, today.startsAt < previous.closeAt { faults.append("\(today.date) begins too early") }
      if zone.local(at: today.startsAt).date != today.date {
        faults.append("\(today.date) begins on another")
      }
      // A close that the clocks skip shifts past midnight, and the next day waits for it.
      if today.startsAt != previous?.closeAt,
        zone.local(at: today.startsAt.adding(seconds: -1)).date >= today.date
      {
        faults.append("\(today.date) has begun before")
      }
      if !(today.startsAt < today.deadlineAt && today.deadlineAt < today.closeAt) {
        faults.append("\(today.date) is out of order")
      }
      for (time, instant) in [(window.deadline, today.deadlineAt), (window.close, today.closeAt)] {
        let local = LocalDateTime(today.date, time)
        if zone.local(at: instant) != local, zone.occurrence(of: local) != .skipped(shifted: instant) {
          faults.append("\(today.date) has \(time) at another time")
        }
      }
      for tier in 0...3 {
        let instants = ReminderSchedule.instants(window: window, tier: tier, date: today.date, zone: zone)
        for (earlier, later) in zip([today.deadlineAt] + instants, instants)
        where later.seconds(since: earlier) < 1800 {
          faults.append("\(today.date) has reminders too close at tier \(tier)")
        }
      }
      previous = today
    }
    return faults
  }
}
