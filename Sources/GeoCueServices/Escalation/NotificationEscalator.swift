public import CivilTime
import PlainJSON
public import SeedModel
public import SeededRandom
import Synchronization

/// What the app sends its notifications through (spec: NotificationEscalator): the state machine, and the
/// world that its effects go to.
///
/// Any number of threads may use it. Effects are carried out one after the other before a call returns; what
/// carries them out must not call back into the escalator.
public final class NotificationEscalator: Sendable {
  /// The world that effects go to.
  public struct World: Sendable {
    /// The notification centre.
    public var center: any NotificationDelivering
    /// The device's haptics.
    public var haptics: any HapticPlaying
    /// Where preferences are kept.
    public var store: any PreferencesStore
    /// The clock.
    public var now: @Sendable () -> Instant
    /// The app's log, a line at a time.
    public var log: @Sendable (String) -> Void

    /// Makes a world.
    public init(
      center: any NotificationDelivering,
      haptics: any HapticPlaying,
      store: any PreferencesStore,
      now: @escaping @Sendable () -> Instant,
      log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
      self.center = center
      self.haptics = haptics
      self.store = store
      self.now = now
      self.log = log
    }
  }

  private struct Core {
    var machine: NotificationMachine
    var state: GeoCueState
    var random: SplitMix64
  }

  private let world: World
  private let core: Mutex<Core>

  /// Makes an escalator with the stored preferences; what of them cannot be read falls back and is logged.
  ///
  /// - Parameters:
  ///   - state: what was remembered when the app ran last; its preferences are replaced by the stored ones.
  ///   - random: the stream that variants of copy are drawn from.
  /// - Throws: what the store throws.
  public init(
    _ machine: NotificationMachine,
    world: World,
    state: GeoCueState = GeoCueState(),
    random: SplitMix64
  ) throws {
    var state = state
    if let stored = try world.store.load() {
      let recovered = NotificationStylePreferences.recover(from: stored)
      for fault in recovered.faults { world.log("\(fault)") }
      state.preferences = recovered.preferences
    }
    self.world = world
    core = Mutex(Core(machine: machine, state: state, random: random))
  }

  /// What is remembered now.
  public var state: GeoCueState { core.withLock { $0.state } }

  /// The saved preferences.
  public var preferences: NotificationStylePreferences { state.preferences }

  /// Sends a notification: now, or when quiet hours end. One with the same identifier is replaced.
  ///
  /// - Parameter badge: the number on the app's badge from the delivery on; nil leaves it alone.
  /// - Throws: ``GeoCueRefusal`` for an identifier that cannot be one.
  public func sendNotification(
    title: String,
    body: String,
    identifier: String,
    priority: NotificationPriority,
    badge: Int? = 1
  ) throws(GeoCueRefusal) {
    try apply(.send(title: title, body: body, identifier: identifier, priority: priority, badge: badge))
  }

  /// Reminds of a place whose edge was crossed, as pressingly as name, message and hour ask.
  ///
  /// - Throws: ``GeoCueRefusal`` for a given identifier that cannot be one.
  public func crossed(
    _ event: GeofenceEvent,
    _ place: GeofenceLocation,
    identifier: String? = nil
  ) throws(GeoCueRefusal) {
    try apply(.crossing(event, place, identifier: identifier))
  }

  /// Ends a notification's repeats: it was tapped, dismissed, or answered in the app.
  public func acknowledge(_ identifier: String) { accept(.acknowledge(identifier: identifier)) }

  /// Takes notifications back.
  public func cancel(_ identifiers: [String]) { accept(.cancel(identifiers: identifiers)) }

  /// Saves preferences and plans anew what is pending.
  ///
  /// - Throws: what the store throws; the preferences hold until the app ends all the same.
  public func updatePreferences(_ preferences: NotificationStylePreferences) throws {
    accept(.preferences(preferences))
    try save(preferences)
  }

  /// Goes back to the defaults and plans anew what is pending.
  ///
  /// - Throws: what the store throws; the defaults hold until the app ends all the same.
  public func resetToDefaults() throws {
    accept(.reset)
    try save(NotificationStylePreferences())
  }

  /// Shows a test notification at once, by unsaved preferences or, where nil, the saved ones.
  public func sendTestNotification(
    _ priority: NotificationPriority,
    preferences: NotificationStylePreferences? = nil
  ) {
    accept(.test(priority, preferences: preferences))
  }

  /// Plans further repeats, now that the app runs; a zone other than before holds from now on.
  public func resume(in zone: ZoneRules? = nil) {
    if let zone { core.withLock { $0.machine.zone = zone } }
    accept(.resume)
  }

  private func save(_ preferences: NotificationStylePreferences) throws {
    var utf8: [UInt8] = []
    preferences.json.write(to: &utf8)
    try world.store.save(utf8)
  }

  /// Applies an event that is never refused; were it, the log would say so.
  private func accept(_ event: GeoCueEvent) {
    do throws(GeoCueRefusal) { try apply(event) } catch { world.log("refused: \(error.rawValue)") }
  }

  private func apply(_ event: GeoCueEvent) throws(GeoCueRefusal) {
    let refusal: GeoCueRefusal? = core.withLock { core in
      let now = world.now()
      // The centre has shown these by itself, badge and all: only the state has to learn of it.
      _ = core.machine.deliverDue(in: &core.state, before: event, at: now)
      do throws(GeoCueRefusal) {
        perform(try core.machine.apply(event, to: &core.state, at: now, using: &core.random))
        return nil
      } catch {
        return error
      }
    }
    if let refusal { throw refusal }
  }

  private func perform(_ effects: [GeoCueEffect]) {
    for effect in effects {
      switch effect {
      case .cancel(let identifiers): world.center.remove(identifiers: identifiers)
      case .notify(let request): world.center.add(request)
      case .badge(let count): world.center.setBadge(count)
      case .haptic(let style): world.haptics.play(style)
      case .log(let line): world.log("\(line)")
      }
    }
  }
}
