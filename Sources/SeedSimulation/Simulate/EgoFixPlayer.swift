import CivilTime
import EgoFixServices
import SeedModel
import SeededRandom

/// Plays EgoFix's users one after another through its services, and counts what comes.
struct EgoFixPlayer {
  let reducer: EgoFixReducer
  let plan: SimulationPlan
  let content: SimulationContent
  let tables: EgoFixTables
  /// The counts of all profiles, one after another.
  var counts: [UInt64]
  /// How many fixes each bug, type and severity has.
  private let cellSizes: [Int32]

  // The user being played.
  /// One turn that goes on from event to event.
  var turn: EgoFixTurn
  var habits = SimulationProfile.Habits()
  var random = SplitMix64(state: 0)
  /// The places of the bugs that the user takes up.
  var bugs: [Int32] = []
  /// The places of tidbits.
  let tidbitPlaces: [TidbitID: Int]
  /// The place of the first count of the user's profile.
  var base = 0
  /// From 0.
  var day = 0
  /// Fixes not seen yet, by bug, type and severity.
  var unseen: [Int32]
  var seenTidbits: [Bool]
  /// What has repeated already: the rows of the tables of first repeats.
  var hasRepeated = [Bool](repeating: false, count: EgoFixTables.repeatRows.count)
  var bugHasRepeated: [Bool]
  var poolHasRepeated: [Bool]
  var notices: [UInt8]
  /// Told on which day the services put out what; nil for none.
  var witness: (@Sendable (Int, [EgoFixEffect]) -> Void)?
  /// The interaction types of the day's cards.
  var interactionsToday: Set<InteractionType> = []

  /// Simulations begin on a Monday, 2026-01-05, at 00:00 UTC.
  static let firstDay = 20_458
  /// How many users in a thousand allow notifications.
  static let allowing = 600

  init(_ reducer: EgoFixReducer, _ content: SimulationContent, _ plan: SimulationPlan) {
    self.reducer = reducer
    self.plan = plan
    self.content = content
    tables = EgoFixTables(content, days: plan.days)
    counts = [UInt64](repeating: 0, count: tables.all.count * plan.profiles.count)
    var sizes = [Int32](repeating: 0, count: content.bugs.count * 9)
    for fix in content.fixes { sizes[EgoFixTables.cell(fix.bug, fix.type, fix.severity)] += 1 }
    cellSizes = sizes
    turn = EgoFixTurn(reducer, state: reducer.newState(seed: 0), moment: EgoFixPlayer.moment(0, 0))
    let ids = reducer.content.tidbitIDs
    tidbitPlaces = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    unseen = sizes
    seenTidbits = [Bool](repeating: false, count: content.tidbits.count)
    bugHasRepeated = [Bool](repeating: false, count: content.bugs.count)
    poolHasRepeated = [Bool](repeating: false, count: tables.tidbitFirstRepeat.rows.count)
    notices = [UInt8](repeating: 0, count: plan.days / EgoFixTables.week + 1)
  }

  /// Plays one user's days.
  mutating func play(_ user: Int) {
    begin(user)
    var isAway = false
    for day in 0..<plan.days {
      self.day = day
      interactionsToday = []
      add(tables.days, 0, 0)
      if isAway { isAway = !random.chance(habits.returns) } else { isAway = random.chance(habits.leaves) }
      if !isAway, random.chance(habits.opens) { liveDay() }
      if (day + 1) % EgoFixTables.month == 0 { weigh() }
    }
    day = plan.days - 1
    send(.time, at: 86_399)
    end()
  }

  private mutating func begin(_ user: Int) {
    let profile = plan.profile(of: user)
    habits = plan.profiles[profile].habits
    base = profile * tables.all.count
    let seed = plan.seed(of: user)
    turn.state = reducer.newState(seed: seed)
    random = SplitMix64(seed: seed, purpose: "behaviour")
    day = 0
    for place in unseen.indices { unseen[place] = cellSizes[place] }
    for place in seenTidbits.indices { seenTidbits[place] = false }
    for place in hasRepeated.indices { hasRepeated[place] = false }
    for place in bugHasRepeated.indices { bugHasRepeated[place] = false }
    for place in poolHasRepeated.indices { poolHasRepeated[place] = false }
    for place in notices.indices { notices[place] = 0 }
    bugs = Array(0..<Int32(content.bugs.count))
    for place in 0..<min(habits.bugs, bugs.count) {
      bugs.swapAt(place, place + random.draw(bugs.count - place))
    }
    bugs.removeLast(bugs.count - min(habits.bugs, bugs.count))
    add(tables.users, 0, 0)
    for bug in bugs { add(tables.users, Int(bug) + 1, 0) }
    let isAllowed = random.chance(EgoFixPlayer.allowing)
    send(.settings(EgoFixSettingsChange(permission: isAllowed ? .granted : .denied)), at: 0)
    let ids = bugs.map { reducer.content.bugIDs[Int($0)] }
    if let primary = ids.first { send(.primary(primary), at: 0) }
    for bug in ids.dropFirst() { send(.activate(bug), at: 0) }
  }

  /// Counts what never came.
  private mutating func end() {
    for row in hasRepeated.indices where !hasRepeated[row] { add(tables.firstRepeat, row, plan.days) }
    for bug in bugs {
      let bug = Int(bug)
      if !bugHasRepeated[bug] { add(tables.bugFirstRepeat, bug, plan.days) }
      for cell in bug * 9..<bug * 9 + 9 where unseen[cell] > 0 { add(tables.exhaustion, cell, plan.days) }
      let triggers = EducationTrigger.allCases.count
      for pool in bug * triggers..<(bug + 1) * triggers where !poolHasRepeated[pool] {
        add(tables.tidbitFirstRepeat, pool, plan.days)
      }
    }
    guard turn.state.settings.allowsNotifications else { return }
    for week in 0..<plan.days / EgoFixTables.week {
      add(tables.notices, 0, min(Int(notices[week]), EgoFixTables.noticeLimit))
    }
  }

  private mutating func weigh() {
    for bug in turn.state.bugs where bug.status == .active {
      let scaled = Int((bug.modifier * EgoFixTables.weightScale).rounded())
      add(tables.weights, (day + 1) / EgoFixTables.month - 1, min(max(scaled, 0), EgoFixTables.weightLimit))
    }
  }

  @inline(__always)
  mutating func add(_ table: CountTable, _ row: Int, _ column: Int) {
    counts[base + table.place(row, column)] += 1
  }
}
