public import CivilTime
public import PlainJSON

/// A product's rules: pure and synchronous, without a clock, a store or randomness of their own.
///
/// The same state, event and instant give the same next state and the same effects everywhere.
public protocol Reducer<State>: Sendable {
  /// All that is remembered of a user between two events.
  associatedtype State: Codable, Equatable, Sendable
  /// What the user or the world does.
  associatedtype Event: Sendable
  /// What is to be done in the world.
  associatedtype Effect: ServiceEffect
  /// What falls due as time passes.
  associatedtype Due: ServiceDue
  /// Why an event changes nothing.
  associatedtype Refusal: Error, Equatable

  /// The product's name, under which its state is stored: `pressure`.
  static var product: String { get }
  /// The version of the stored form. A state of a newer version is refused and left as it is.
  static var stateVersion: Int { get }

  /// What falls due next after a state, whether that lies in the past or ahead; nil where nothing will.
  func nextDue(after state: State) -> Due?

  /// Settles the due that ``nextDue(after:)`` gave, at its own instant.
  func settle(_ due: Due, in state: inout State, _ effects: inout [Effect])

  /// Takes an event, all that fell due before it being settled.
  ///
  /// - Throws: why the event is refused; state and effects are then as they were.
  func apply(
    _ event: Event,
    to state: inout State,
    _ effects: inout [Effect],
    at now: Instant
  ) throws(Refusal)

  /// The instant of the last event or due in a state. A clock that was set back counts as this instant.
  func lastInstant(of state: State) -> Instant

  /// What the notification centre must hold for a state, and the number on the app's icon.
  func wanted(in state: State) -> WantedNotifications

  /// Whether an event tells the state something that it does not have yet. A report of the system that it
  /// has, such as the same zone, does not: a service then settles what fell due and nothing else. A replay
  /// takes every line.
  func isNews(_ event: Event, in state: State) -> Bool

  /// Whether a lasting effect that could not be performed before is still to be performed; where not, it
  /// counts as performed.
  func wants(_ effect: Effect, in state: State, at now: Instant) -> Bool

  /// The state of its stored text.
  ///
  /// - Parameters:
  ///   - version: the version of its form, at most ``stateVersion``.
  ///   - effects: what there is to say where a damaged part falls back to something else.
  /// - Throws: for a text that is damaged in a way from which the product does not recover.
  func state(from text: String, version: Int, _ effects: inout [Effect]) throws -> State

  /// An effect of its stored form, which waited in the outbox.
  ///
  /// - Parameter version: the version of its form, at most ``stateVersion``.
  /// - Throws: for one that cannot be read; it is dropped.
  func effect(from json: JSONValue, version: Int) throws -> Effect

  /// A record of a kind as ``stateVersion`` has it.
  ///
  /// - Parameter version: the version of its form, at most ``stateVersion``.
  func record(_ record: JSONObject, of kind: String, version: Int) throws -> JSONObject

  /// The event that says that the app runs, when it does again and whenever something fell due while it
  /// does; nil where nothing follows from that.
  var resumeEvent: Event? { get }

  /// The rules with what they need of the service's records to judge an event; most events need nothing.
  /// Where another process stores a state meanwhile, this is asked for again.
  ///
  /// It runs inside a turn: it may call the service's ``Service/records(_:as:)`` and nothing else, since what
  /// waits for a turn never returns.
  func informed(of event: Event, by service: Service<Self>) async throws -> Self
}

extension Reducer {
  /// The first version.
  public static var stateVersion: Int { 1 }

  /// It does.
  public func isNews(_ event: Event, in state: State) -> Bool { true }

  /// It is, however late.
  public func wants(_ effect: Effect, in state: State, at now: Instant) -> Bool { true }

  /// The state of its stored text, by its `Decodable`.
  public func state(from text: String, version: Int, _ effects: inout [Effect]) throws -> State {
    try JSONValue(stored: text).decoded()
  }

  /// The effect of its stored form, by its `Decodable`.
  public func effect(from json: JSONValue, version: Int) throws -> Effect { try json.decoded() }

  /// The record as it is.
  public func record(_ record: JSONObject, of kind: String, version: Int) throws -> JSONObject { record }

  /// Nothing follows from running.
  public var resumeEvent: Event? { nil }

  /// The rules as they are.
  public func informed(of event: Event, by service: Service<Self>) async throws -> Self { self }

  /// Settles what falls due through an instant, one due after the other, and takes an event.
  ///
  /// - Throws: why the event is refused; what fell due before is settled all the same.
  /// - Complexity: one call of ``settle(_:in:_:)`` a due.
  @inlinable
  public func take(
    _ event: Event,
    at now: Instant,
    in state: inout State,
    _ effects: inout [Effect]
  ) throws(Refusal) {
    settleDues(until: now, in: &state, &effects)
    try apply(event, to: &state, &effects, at: now)
  }

  /// Settles what falls due through an instant, itself included.
  @inlinable
  public func settleDues(until now: Instant, in state: inout State, _ effects: inout [Effect]) {
    while let due = nextDue(after: state), due.at <= now { settle(due, in: &state, &effects) }
  }
}

/// Something that falls due.
public protocol ServiceDue: Sendable {
  /// When.
  var at: Instant { get }
  /// What, as `replay` names it.
  var name: String { get }
}

/// Something to be done in the world.
public protocol ServiceEffect: Codable, Equatable, Sendable {
  /// How the service treats it.
  var handling: EffectHandling { get }

  /// The change of a record, for an effect that is ``EffectHandling/record``.
  func record() throws -> RecordChange

  /// What a lasting effect shows at once; nil for one that the product's performer performs.
  var notification: ServiceNotification? { get }

  /// What a hand feels of a passing effect; nil for one that is not felt.
  var hapticFeedback: HapticFeedback? { get }
}

extension ServiceEffect {
  /// Nothing is felt.
  public var hapticFeedback: HapticFeedback? { nil }

  /// Nothing is shown.
  public var notification: ServiceNotification? { nil }

  /// No effect changes a record.
  public func record() throws -> RecordChange { preconditionFailure("\(self) changes no record") }
}

extension JSONValue {
  /// Reads a text that a store has kept, however long it is.
  ///
  /// - Throws: `JSONError`.
  public init(stored text: String) throws(JSONError) {
    try self.init(parsing: text, limits: JSONLimits(byteCount: .max, depth: 512))
  }
}

/// How a service treats an effect.
public enum EffectHandling: Sendable {
  /// It is stored with the state as a change of a record, and not performed.
  case record
  /// It follows from the state: ``Reducer/wanted(in:)`` says the same, and the service sees to it.
  case derived
  /// It is stored with the state until it is performed, so that a crash does not lose it. After a crash it
  /// may be performed twice, with the same identifier.
  case lasting
  /// It is performed once the state is stored, and dropped where that fails or comes late: a line, a haptic.
  case passing
}

/// A change of a record that is stored beside the state, such as a past day.
public struct RecordChange: Hashable, Sendable {
  /// What is done with the record.
  public enum Action: Hashable, Sendable {
    /// The object becomes the record, or takes its place.
    case put(JSONObject)
    /// The members take those of the record that is there; without one nothing changes.
    case merge(JSONObject)
    /// The record goes.
    case remove
  }

  /// What kind of record: `commitment`.
  public let kind: String
  /// What tells it from others of its kind. Lists are sorted by it.
  public let key: String
  /// What is done with it.
  public let action: Action

  /// Makes a change.
  public init(_ kind: String, key: String, _ action: Action) {
    self.kind = kind
    self.key = key
    self.action = action
  }

  /// A change that puts a record.
  ///
  /// - Throws: what encoding throws.
  public init(_ kind: String, key: String, putting record: some Encodable) throws {
    self.init(kind, key: key, .put(try JSONValue(encoding: record).object ?? JSONObject()))
  }

  /// What a record becomes by a change that is stored in a version of the product's form; nil for none. What
  /// is merged leaves the record its version: its members mean the same in each.
  public func apply(to record: StoredRecord?, version: Int) -> StoredRecord? {
    switch action {
    case .put(let object): return StoredRecord(version: version, record: object)
    case .remove: return nil
    case .merge(let members):
      guard var merged = record else { return nil }
      for member in members.members { merged.record[member.name] = member.value }
      return merged
    }
  }
}
