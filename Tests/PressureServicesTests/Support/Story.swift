import CivilTime
import PressureServices
import SeedModel
import SeedRuntime
import PlainJSON
import SeededRandom
import ServiceKernel
import ServiceCopy
import Synchronization
import Testing
import PolicySamples

/// A text that says which key and variant it is and what was put in.
struct FakeCopy: CopySource {
  /// How many variants every key has.
  var variantCount = 4
  /// Keys that are not there, by their beginnings.
  var missing: [String] = []

  /// Every line that was asked for, so that its index leads back to its name.
  private static let names = Mutex<[String]>([])

  func line(product: String, voice: String, key: String) -> CopyLine? {
    guard product == "pressure", !missing.contains(where: { key.hasPrefix($0) }) else { return nil }
    let name = "\(voice) \(key)"
    let index = FakeCopy.names.withLock { names in
      names.firstIndex(of: name)
        ?? {
          names.append(name)
          return names.count - 1
        }()
    }
    return CopyLine(index: index, variantCount: variantCount)
  }

  func text(of line: CopyLine, variant: Int, arguments: CopyArguments) throws(CopyError) -> CopyText? {
    guard variant < variantCount else { return nil }
    return CopyText(title: FakeCopy.names.withLock { $0[line.index] }, body: "\(variant)")
  }
}

/// Zones made of their rules, so that tests need no system.
enum TestZones {
  static let rules = [
    "Europe/Berlin": "CET-1CEST,M3.5.0,M10.5.0/3",
    "America/Los_Angeles": "PST8PDT,M3.2.0,M11.1.0",
    "Pacific/Auckland": "NZST-12NZDT,M9.5.0,M4.1.0/3",
    "Asia/Tokyo": "JST-9",
    "Pacific/Kiritimati": "<+14>-14",
    "Etc/GMT+12": "<-12>12",
    "Africa/Cairo": "EET-2EEST,M4.5.5/0,M10.5.4/24",
  ]

  static let source = FixedZones(rules.map { zone($0.key, rule: $0.value) })

  /// A zone of a TZif file that holds a rule alone.
  static func zone(_ name: String, rule: String) -> ZoneRules {
    let header = Array("TZif2".utf8) + Array(repeating: UInt8(0), count: 34) + [1, 0, 0, 0, 4]
    let block = header + [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
    guard let zone = try? ZoneRules(identifier: name, tzif: block + block + Array("\n\(rule)\n".utf8)) else {
      Issue.record("\(rule) is no zone")
      return .utc
    }
    return zone
  }

  static func named(_ name: String) -> ZoneRules { (try? source.zone(named: name)) ?? .utc }
}

func at(_ text: String) -> Instant {
  Instant(text)
    ?? {
      Issue.record("\(text) is no instant")
      return .earliest
    }()
}

func day(_ text: String) -> CivilDate {
  CivilDate(text)
    ?? {
      Issue.record("\(text) is no date")
      return .earliest
    }()
}

func time(_ text: String) -> LocalTime {
  LocalTime(text)
    ?? {
      Issue.record("\(text) is no time")
      return .midnight
    }()
}

func window(_ deadline: String, _ close: String) -> CheckInWindow {
  (try? CheckInWindow(deadline: time(deadline), close: time(close)))
    ?? {
      Issue.record("\(deadline)–\(close) is no window")
      return .standard
    }()
}

/// What became of an event or a due.
struct StoryTurn {
  var state: PressureState
  var effects: [PressureEffect] = []
  var refusal: PressureRefusal?
}

extension PressureReducer {
  func reduce(_ state: PressureState, _ event: PressureEvent, at now: Instant) -> StoryTurn {
    var turn = StoryTurn(state: state)
    do throws(PressureRefusal) {
      try take(event, at: now, in: &turn.state, &turn.effects)
    } catch {
      turn.refusal = error
    }
    return turn
  }

  func settle(_ state: PressureState, _ due: PressureDue) -> StoryTurn {
    var turn = StoryTurn(state: state)
    settle(due, in: &turn.state, &turn.effects)
    return turn
  }

  /// The state after it was stored and read again.
  func restored(_ state: PressureState) throws -> PressureState {
    var effects: [PressureEffect] = []
    return try self.state(from: JSONValue(encoding: state).text, version: 1, &effects)
  }
}

/// A user's story, told event by event in the user's local time.
struct Story {
  var reducer: PressureReducer
  var state: PressureState
  /// What the last event did, dues before it included.
  var turn: StoryTurn?
  /// All effects so far.
  var effects: [PressureEffect] = []
  /// All stored records, by identity.
  var stored: [Identity: Commitment] = [:]
  /// The notification log, in the order of planning.
  var log: [NotificationRecord] = []

  init(
    _ state: PressureState = .onboarded(),
    policies: PressurePolicies = .shipped,
    copy: any CopySource = FakeCopy()
  ) {
    reducer = PressureReducer(policies: policies, copy: copy, zones: TestZones.source)
    self.state = state
  }

  /// An onboarded user in a zone.
  init(zone: String, settings: PressureSettings = PressureSettings(), policies: PressurePolicies = .shipped) {
    self.init(.onboarded(zone: TestZones.named(zone), settings: settings), policies: policies)
  }

  @discardableResult
  mutating func send(_ event: PressureEvent, at now: Instant) -> PressureRefusal? {
    let turn = reducer.reduce(state, event, at: now)
    if turn.refusal != nil {
      // All that a refused event leaves is what fell due before it.
      var settled = state
      var effects: [PressureEffect] = []
      reducer.settleDues(until: max(now, state.clock), in: &settled, &effects)
      if turn.refusal == .backInTime { (settled, effects) = (state, []) }
      #expect(turn.state == settled && turn.effects == effects)
    }
    take(turn)
    return turn.refusal
  }

  /// An event at a local date and time in the user's zone, "2024-03-01 09:00".
  @discardableResult
  mutating func send(_ event: PressureEvent, _ local: String) -> PressureRefusal? {
    let parts = local.split(separator: " ").map { String($0) }
    return send(event, at: state.zone.instant(of: LocalDateTime(day(parts[0]), time(parts[1]))))
  }

  mutating func take(_ turn: StoryTurn) {
    self.turn = turn
    state = turn.state
    effects += turn.effects
    for effect in turn.effects {
      switch effect {
      case .save(let record): stored[record.id] = record
      case .log(let change): keep(change)
      default: break
      }
    }
  }

  private mutating func keep(_ change: NotificationLogChange) {
    func place(_ id: Identity) -> Int? { log.lastIndex { $0.id == id } }
    switch change {
    case .scheduled(let record): log.append(record)
    case .cancelled(let id): if let place = place(id) { log.remove(at: place) }
    case .delivered(let id): if let place = place(id) { log[place].delivered = true }
    case .tapped(let id):
      if let place = place(id) { (log[place].delivered, log[place].tapped) = (true, true) }
    }
  }

  /// A whole day: set at 08:00, answered at 12:00.
  mutating func live(_ date: String, _ result: CheckInResult) {
    switch result {
    case .yes:
      send(.commit(text: "Write"), "\(date) 08:00")
      send(.yes(), "\(date) 12:00")
    case .no, .shieldedNo:
      send(.commit(text: "Write"), "\(date) 08:00")
      send(.no(), "\(date) 12:00")
    case .missed, .shieldedMissed:
      send(.commit(text: "Write"), "\(date) 08:00")
      send(.time, "\(date) 23:59")
    }
    if result.isShielded { send(.shield(), result == .shieldedNo ? "\(date) 12:30" : "\(date) 22:30") }
  }

  var escalation: Escalation { state.slots[0].escalation }
  var tier: Int { escalation.tier }
  var record: Commitment? { state.day?.records.first }

  /// The stored records, by date and sort order.
  var records: [Commitment] {
    stored.values.sorted { ($0.date, $0.sortOrder, $0.id) < ($1.date, $1.sortOrder, $1.id) }
  }
}

extension [PressureEffect] {
  var notifications: [ReminderNotification] {
    compactMap { if case .notify(let notification) = $0 { notification } else { nil } }
  }
  var cancelled: [Identity] {
    flatMap { effect -> [Identity] in if case .cancel(let ids) = effect { ids } else { [] } }
  }
  var feedback: [String] {
    compactMap { if case .feedback(let line) = $0 { line.key } else { nil } }
  }
  var badges: [Int] { compactMap { if case .badge(let count) = $0 { count } else { nil } } }
  var haptics: [Haptic] { compactMap { if case .haptic(let haptic) = $0 { haptic } else { nil } } }
  var events: [PressureAnalyticsEvent] {
    compactMap { if case .event(let event) = $0 { event } else { nil } }
  }
  var missingCopy: [String] {
    compactMap { if case .missingCopy(let key, _) = $0 { key } else { nil } }
  }
}

extension ReminderNotification {
  /// The local time at which it comes.
  func local(_ zone: ZoneRules) -> String { zone.local(at: at).description }
}

extension PressureState {
  /// The pending reminders as "date time key".
  var plan: [String] {
    pending.map { reminder in
      let zone = day?.date == reminder.date ? day?.zone ?? zone : zone
      return "\(zone.local(at: reminder.at)) \(reminder.key.name)"
    }
  }
}
