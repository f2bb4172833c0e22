import CivilTime
import PressureServices
import SeedModel
import SeedRuntime
import SeededRandom
import ServiceKernel
import ServiceCopy

/// Plays Pressure's users one after another through its services, and counts their reminders.
struct PressurePlayer {
  let reducer: PressureReducer
  let plan: SimulationPlan
  let tables: PressureTables
  /// The counts of all profiles, one after another.
  var counts: [UInt64]
  /// The row of a text, by its code; -1 for one that the content lacks.
  private let rows: [Int]

  // The user being played.
  private var state = PressureState.onboarded()
  private var habits = SimulationProfile.Habits()
  private var random = SplitMix64(state: 0)
  private var base = 0
  private var day = 0
  /// The day on which each variant of each text was last seen; -1 before.
  private var lastSeen: [Int32]
  private var hasRepeated = [Bool](repeating: false, count: PressureTables.tierRows.count)
  private var notices: [UInt8]
  private var effects: [PressureEffect] = []

  /// Told on which day the services put out what; nil for none.
  var witness: (@Sendable (Int, [PressureEffect]) -> Void)?

  private static let text = "Write a page of the book."
  private static let zone = ZoneRules.utc

  init(
    _ policies: PressurePolicies,
    _ bundle: SeedBundle,
    _ content: SimulationContent,
    _ plan: SimulationPlan
  ) {
    reducer = PressureReducer(policies: policies, copy: WordlessCopy(bundle), zones: FixedZones())
    self.plan = plan
    tables = PressureTables(content, days: plan.days)
    counts = [UInt64](repeating: 0, count: tables.all.count * plan.profiles.count)
    var rows = [Int](repeating: -1, count: 128)
    for place in ReminderPlaces.all {
      let row = content.reminders.firstIndex { $0.voice == place.voice.voice && $0.key == place.key.name }
      if let row { rows[ReminderPlaces.code(place.voice, place.key)] = row }
    }
    self.rows = rows
    lastSeen = [Int32](repeating: -1, count: tables.views.rows.count * tables.views.columnCount)
    notices = [UInt8](repeating: 0, count: plan.days / EgoFixTables.week + 1)
  }

  /// Plays one user's days.
  mutating func play(_ user: Int) {
    guard user / plan.profiles.count % SimulationPlan.pressureShare == 0 else { return }
    begin(user)
    var isAway = false
    for day in 0..<plan.days {
      self.day = day
      add(tables.days, 0, 0)
      if isAway { isAway = !random.chance(habits.returns) } else { isAway = random.chance(habits.leaves) }
      if !isAway, random.chance(habits.opens) { liveDay() }
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
    random = SplitMix64(seed: seed, purpose: "behaviour")
    state = .onboarded(seed: seed)
    day = 0
    for place in lastSeen.indices { lastSeen[place] = -1 }
    for place in hasRepeated.indices { hasRepeated[place] = false }
    for place in notices.indices { notices[place] = 0 }
    add(tables.users, 0, 0)
    send(.permission(granted: true), at: 0)
    guard habits.bugs > 1 else { return }
    send(.subscribe(until: .latest), at: 0)
    send(.settings(SettingsChange(personalityMode: .brutal)), at: 0)
  }

  private mutating func end() {
    for row in hasRepeated.indices where !hasRepeated[row] { add(tables.firstRepeat, row, plan.days) }
    for week in 0..<plan.days / EgoFixTables.week {
      add(tables.notices, 0, min(Int(notices[week]), EgoFixTables.noticeLimit))
    }
  }

  /// A day on which the app is opened: texts in the morning, answers by the evening.
  private mutating func liveDay() {
    add(tables.days, 1, 0)
    let count = min(habits.bugs, PressureState.commitmentLimit)
    let morning = 6 * 3600 + random.draw(3 * 3600 - 60)
    send(.open, at: morning)
    for sortOrder in 0..<count where random.chance(habits.sets) {
      send(.commit(text: PressurePlayer.text, sortOrder: sortOrder), at: morning + sortOrder * 10)
    }
    let evening = 10 * 3600 + random.draw(12 * 3600 - 60)
    for sortOrder in 0..<count {
      let chosen = random.draw(1000)
      if chosen < habits.yes {
        send(.yes(sortOrder: sortOrder), at: evening + sortOrder * 10)
      } else if chosen < habits.yes + habits.no {
        send(.no(sortOrder: sortOrder), at: evening + sortOrder * 10)
      }
    }
  }

  /// Counts the reminders that came until an event, and hands it to the services.
  private mutating func send(_ event: PressureEvent, at second: Int) {
    let now = Instant(unixSeconds: (EgoFixPlayer.firstDay + day) * 86_400 + second)
    for place in state.pending.indices {
      guard state.pending[place].at <= now else { break }
      count(state.pending[place])
    }
    effects.removeAll(keepingCapacity: true)
    // What a user tries in vain changes nothing.
    try? reducer.take(event, at: now, in: &state, &effects)
    if let witness { witness(day, effects) }
  }

  private mutating func count(_ reminder: PlannedReminder) {
    let row = rows[ReminderPlaces.code(reminder.mode, reminder.key)]
    let shownOn = Int(reminder.date.dayNumber) - EgoFixPlayer.firstDay
    guard row >= 0, (0..<plan.days).contains(shownOn) else { return }
    let week = shownOn / EgoFixTables.week
    if notices[week] < .max { notices[week] += 1 }
    add(tables.views, row, reminder.variant)
    let place = row * tables.views.columnCount + reminder.variant
    let last = Int(lastSeen[place])
    lastSeen[place] = Int32(shownOn)
    guard last >= 0 else { return }
    add(tables.gaps, row, min(shownOn - last, PressureTables.gapLimit))
    for row in [reminder.key.tier, PressureTables.tierRows.count - 1] where !hasRepeated[row] {
      hasRepeated[row] = true
      add(tables.firstRepeat, row, shownOn)
    }
  }

  private mutating func add(_ table: CountTable, _ row: Int, _ column: Int) {
    counts[base + table.place(row, column)] += 1
  }
}

/// A bundle's lines without their words: which variant comes is decided by their number alone.
private struct WordlessCopy: CopySource {
  private let bundle: SeedBundle

  init(_ bundle: SeedBundle) { self.bundle = bundle }

  func line(product: String, voice: String, key: String) -> CopyLine? {
    bundle.line(product: product, voice: voice, key: key)
  }

  func text(of line: CopyLine, variant: Int, arguments: CopyArguments) throws(CopyError) -> CopyText? {
    CopyText(body: "")
  }
}
