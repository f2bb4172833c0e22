import CivilTime
import EgoFixServices
import PressureServices
import ReplaySamples
import SeedModel
import SeedRuntime
@testable import SeedSimulation
import Synchronization
import Testing

/// A simulation's figures against what a user's own history says, read in the plainest way.
struct OracleTests {
  /// All that was put out, by day.
  private final class History<Effect: Sendable>: Sendable {
    let all = Mutex<[(day: Int, effect: Effect)]>([])
    func add(_ day: Int, _ effects: [Effect]) {
      all.withLock { all in effects.forEach { all.append((day, $0)) } }
    }
  }

  @Test(arguments: SimulationProfile.allCases, [1, 2, 3] as [UInt64])
  func `EgoFix's counts are those of the history`(profile: SimulationProfile, seed: UInt64) throws {
    let bundle = SampleBundle.geocue
    let policies = try #require(try bundle.policies()?.egofix)
    let logic = EgoFixReducer(content: try EgoFixContent(bundle), policies: policies)
    let plan = SimulationPlan(users: 1, days: 120, seed: seed, profiles: [profile])
    let content = try SimulationContent(bundle, logic.content)
    var player = EgoFixPlayer(logic, content, plan)
    let history = History<EgoFixEffect>()
    player.witness = { history.add($0, $1) }
    player.play(0)

    var views: [Int32: [Int]] = [:]
    var tidbits: [TidbitID: [Int]] = [:]
    var notices: [Int: Int] = [:]
    var patterns = 0
    for (day, effect) in history.all.withLock({ $0 }) {
      switch effect {
      case .event(let event) where event.eventType == .fixOpened:
        let fix = try #require(event.fixId.flatMap { logic.content.index(of: $0) })
        views[fix, default: []].append(day)
      case .tidbit(let tidbit): tidbits[tidbit, default: []].append(day)
      case .delivered(let notice): notices[(Int(notice.day) - EgoFixPlayer.firstDay) / 7, default: 0] += 1
      case .detected: patterns += 1
      default: break
      }
    }
    var report = SimulationReport(plan: plan, content: content)
    report.egofix = player.counts
    let fixes = Int32(logic.content.fixCount)
    #expect(report.egofix(\.fixViews, 0) == (0..<fixes).map { UInt64(views[$0]?.count ?? 0) })
    #expect(report.egofix(\.fixUsers, 0) == (0..<fixes).map { views[$0] == nil ? 0 : 1 })
    #expect((0..<fixes).allSatisfy { player.turn.state.fixes.isSeen($0) == (views[$0] != nil) })
    for type in FixType.allCases {
      let second = views.filter { logic.content[fix: $0.key].type == type }.compactMap {
        $0.value.dropFirst().first
      }
      var row = [UInt64](repeating: 0, count: plan.days + 1)
      row[second.min() ?? plan.days] = 1
      #expect(report.egofix(\.firstRepeat, Int(type.rawValue)) == row, "\(type)")
    }
    #expect(
      report.egofix(\.tidbitViews, 0) == logic.content.tidbitIDs.map { UInt64(tidbits[$0]?.count ?? 0) }
    )
    #expect(
      report.egofix(\.firstRepeat, 3).firstIndex(of: 1)
        == tidbits.values.compactMap { $0.dropFirst().first }.min() ?? plan.days
    )
    var weeks = [UInt64](repeating: 0, count: EgoFixTables.noticeLimit + 1)
    if player.turn.state.settings.allowsNotifications {
      for week in 0..<plan.days / 7 { weeks[notices[week] ?? 0] += 1 }
    }
    #expect(report.egofix(\.notices, 0) == weeks)
    #expect(
      PatternType.allCases.map { report.egofix(\.patterns, Int($0.rawValue)).total }.total == UInt64(patterns)
    )
    let bug = player.bugs[0]
    for severity in FixSeverity.allCases {
      let all = logic.content.fixes(of: bug, type: .daily, severity: severity)
      let firsts = all.map { views[$0]?.first ?? plan.days }
      let row = report.egofix(\.exhaustion, EgoFixTables.cell(Int(bug), .daily, severity))
      #expect(row.firstIndex(of: 1) == firsts.max())
    }
  }

  @Test(arguments: SimulationProfile.allCases)
  func `Pressure's counts are those of the history`(profile: SimulationProfile) throws {
    let bundle = SampleBundle.geocue
    let policies = try #require(try bundle.policies()?.pressure)
    let plan = SimulationPlan(users: 1, days: 90, seed: 4, profiles: [profile])
    let content = try SimulationContent(bundle, try EgoFixContent(bundle))
    var player = PressurePlayer(policies, bundle, content, plan)
    let history = History<PressureEffect>()
    player.witness = { history.add($0, $1) }
    player.play(0)

    var planned: [Identity: ReminderNotification] = [:]
    var came: [String: [(variant: Int, day: Int)]] = [:]
    for (_, effect) in history.all.withLock({ $0 }) {
      switch effect {
      case .notify(let reminder): planned[reminder.identifier] = reminder
      case .log(.delivered(let id)):
        let reminder = try #require(planned[id])
        let day = reminder.at.unixSeconds / 86_400 - EgoFixPlayer.firstDay
        came[reminder.key, default: []].append((variant: reminder.variant, day: day))
      default: break
      }
    }
    var report = SimulationReport(plan: plan, content: content)
    report.pressure = player.counts
    let voice = profile.habits.bugs > 1 ? "brutal" : "professional"
    for (row, entry) in content.reminders.enumerated() {
      let shown = entry.voice == voice ? came[entry.key] ?? [] : []
      let views = (0..<report.pressureTables.views.columnCount).map { variant in
        UInt64(shown.count { $0.variant == variant })
      }
      #expect(report.pressure(\.views, row) == views, "\(entry)")
      let gaps = shown.indices.compactMap { place in
        shown[..<place].last { $0.variant == shown[place].variant }.map { shown[place].day - $0.day }
      }
      var row = report.pressure(\.gaps, row)
      for gap in gaps { row[min(gap, PressureTables.gapLimit)] -= 1 }
      #expect(row.allSatisfy { $0 == 0 }, "\(entry)")
    }
    #expect(came.values.contains { !$0.isEmpty })
  }
}
