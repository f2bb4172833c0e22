import CivilTime
import GeoCueServices
import SeedModel
import SeededRandom
import Synchronization
import Testing

/// The escalator with a world in memory, whose clock a test moves.
struct EscalatorTests {
  private final class Clock: Sendable {
    private let instant = Mutex(Sample.instant("2026-06-01T12:00:00Z"))
    var now: Instant { instant.withLock { $0 } }
    func move(seconds: Int) { instant.withLock { $0 = $0.adding(seconds: seconds) } }
  }

  private final class Log: Sendable {
    private let stored = Mutex<[String]>([])
    var lines: [String] { stored.withLock { $0 } }
    func write(_ line: String) { stored.withLock { $0.append(line) } }
  }

  private let center = InMemoryNotificationCenter()
  private let haptics = RecordedHaptics()
  private let clock = Clock()
  private let log = Log()

  private func escalator(_ store: any PreferencesStore) throws -> NotificationEscalator {
    let world = NotificationEscalator.World(
      center: center,
      haptics: haptics,
      store: store,
      now: { [clock] in clock.now },
      log: { [log] in log.write($0) }
    )
    return try NotificationEscalator(
      Sample.machine(),
      world: world,
      random: SplitMix64(seed: 1, purpose: "copy")
    )
  }

  @Test
  func `a crossing of a watched place ends as a shown notification that is acknowledged`() throws {
    let escalator = try escalator(InMemoryPreferencesStore())
    let events = SimulatedLocationEvents()
    let home = Sample.place("Home", entry: "Plants", exit: "Keys")
    events.watch([home]) { event, place in try? escalator.crossed(event, place) }
    #expect(events.cross(.entry, home.id))
    #expect(!events.cross(.entry, Identity(high: 9, low: 9)))
    center.advance(to: clock.now)
    #expect(center.contents.shown.map(\.identifier) == ["entry-\(home.id)"])
    #expect(center.contents.pending.map(\.identifier) == ["entry-\(home.id).repeat.1"])
    #expect(center.contents.badge == 1)
    clock.move(seconds: 20)
    escalator.acknowledge("entry-\(home.id)")
    #expect(center.contents.pending.isEmpty)
    #expect(center.contents.badge == 0)
  }

  @Test
  func `preferences are saved, read again, and damaged ones are told`() throws {
    let store = InMemoryPreferencesStore()
    let preferences = NotificationStylePreferences(defaultStyle: .critical, customStyles: [.low: .high])
    try escalator(store).updatePreferences(preferences)
    #expect(try escalator(store).preferences == preferences)
    #expect(log.lines.isEmpty)
    store.save(Array(#"{"defaultStyle":"critical","soundEnabled":"no"}"#.utf8))
    let recovered = try escalator(store)
    #expect(recovered.preferences == NotificationStylePreferences(defaultStyle: .critical))
    #expect(log.lines == ["soundEnabled fell back to its default: expected true or false"])
    try recovered.resetToDefaults()
    #expect(try escalator(store).preferences == NotificationStylePreferences())
  }

  @Test
  func `tests are felt as the given preferences say`() throws {
    let escalator = try escalator(InMemoryPreferencesStore())
    escalator.sendTestNotification(.critical)
    #expect(haptics.played.isEmpty)
    escalator.sendTestNotification(.critical, preferences: .init(defaultStyle: .critical))
    #expect(haptics.played == [.critical])
    #expect(center.contents.pending.map(\.identifier) == ["test-critical"])
  }

  @Test
  func `a refusal reaches whoever sent`() throws {
    let escalator = try escalator(InMemoryPreferencesStore())
    #expect(throws: GeoCueRefusal.emptyIdentifier) {
      try escalator.sendNotification(title: "", body: "", identifier: "", priority: .low)
    }
    #expect(center.contents == InMemoryNotificationCenter().contents)
  }

  @Test
  func `critical repeats are planned again when the app resumes, in the new zone`() throws {
    let escalator = try escalator(InMemoryPreferencesStore())
    try escalator.sendNotification(title: "T", body: "B", identifier: "a", priority: .critical)
    clock.move(seconds: 3_600)
    center.advance(to: clock.now)
    #expect(center.contents.pending.isEmpty)
    escalator.resume(in: Sample.berlin)
    #expect(center.contents.pending.count == 60)
    escalator.cancel(["a"])
    #expect(center.contents.pending.isEmpty)
  }
}
