public import PlainJSON

/// A state as it is stored.
public struct StoredState: Hashable, Sendable {
  /// How often it was stored, 1 or more.
  public var revision: Int
  /// The version of the state's form.
  public var version: Int
  /// The state's JSON text, which nobody but the product's rules reads.
  public var state: String
  /// Effects that are not known to be performed, in their order.
  public var outbox: [OutboxEntry]

  /// Makes a stored state.
  public init(revision: Int, version: Int, state: String, outbox: [OutboxEntry]) {
    self.revision = revision
    self.version = version
    self.state = state
    self.outbox = outbox
  }
}

/// An effect that waits to be performed.
public struct OutboxEntry: Hashable, Sendable {
  /// Its number, which no other effect of the product ever has.
  public var number: Int
  /// The version of the product's form in which it was stored.
  public var version: Int
  /// The effect.
  public var effect: JSONValue

  /// Makes an entry.
  public init(number: Int, version: Int, effect: JSONValue) {
    self.number = number
    self.version = version
    self.effect = effect
  }
}

/// A record that is stored beside the state.
public struct StoredRecord: Hashable, Sendable {
  /// The version of the product's form in which it was put; nil where the store brings it to the newest one.
  public var version: Int?
  /// The record.
  public var record: JSONObject

  /// Makes a record.
  public init(version: Int?, record: JSONObject) {
    self.version = version
    self.record = record
  }
}

/// What a turn stores.
public struct StateChange: Hashable, Sendable {
  /// The version of the product's form: of the state, the effects and the records.
  public var version: Int
  /// The next state's JSON text.
  public var state: String
  /// Effects that have to be performed, in their order.
  public var outbox: [JSONValue]
  /// Changes of records, in their order.
  public var records: [RecordChange]

  /// Makes a change.
  public init(version: Int, state: String, outbox: [JSONValue], records: [RecordChange]) {
    self.version = version
    self.state = state
    self.outbox = outbox
    self.records = records
  }
}

/// Where one product's state of one user is kept. Several processes may use one store at the same time.
public protocol StateStore: Sendable {
  /// What is stored; nil for a new user.
  func load() async throws -> StoredState?

  /// The revision that is stored; 0 for a new user. Cheap: it is asked every second while somebody listens.
  func revision() async throws -> Int

  /// Stores what a turn changed, in one transaction: state, outbox and records, or nothing.
  ///
  /// - Parameter revision: what the turn was made from; 0 for a new user.
  /// - Returns: what is stored now, with the new effects' numbers. Nil where another process has stored a
  ///   state since: nothing has changed then.
  func save(_ change: StateChange, over revision: Int) async throws -> StoredState?

  /// Takes effects out of the outbox; numbers that are not there are passed over.
  func acknowledge(_ numbers: [Int]) async throws

  /// The records of a kind, by their keys.
  func records(_ kind: String) async throws -> [StoredRecord]
}

/// A store in memory, for tests and previews.
public actor InMemoryStateStore: StateStore {
  private var stored: StoredState?
  private var records: [String: [String: StoredRecord]] = [:]
  private var lastNumber = 0

  /// An empty store.
  public init() {}

  /// Another store that holds the same.
  package func copy() -> InMemoryStateStore { InMemoryStateStore(stored, records, lastNumber) }

  private init(_ stored: StoredState?, _ records: [String: [String: StoredRecord]], _ lastNumber: Int) {
    (self.stored, self.records, self.lastNumber) = (stored, records, lastNumber)
  }

  /// What is stored.
  public func load() -> StoredState? { stored }

  /// The revision that is stored.
  public func revision() -> Int { stored?.revision ?? 0 }

  /// Stores what a turn changed.
  public func save(_ change: StateChange, over revision: Int) -> StoredState? {
    guard revision == self.revision() else { return nil }
    var outbox = stored?.outbox ?? []
    for effect in change.outbox {
      lastNumber += 1
      outbox.append(OutboxEntry(number: lastNumber, version: change.version, effect: effect))
    }
    for record in change.records {
      let last = records[record.kind]?[record.key]
      records[record.kind, default: [:]][record.key] = record.apply(to: last, version: change.version)
    }
    stored = StoredState(
      revision: revision + 1,
      version: change.version,
      state: change.state,
      outbox: outbox
    )
    return stored
  }

  /// Takes effects out of the outbox.
  public func acknowledge(_ numbers: [Int]) { stored?.outbox.removeAll { numbers.contains($0.number) } }

  /// The records of a kind, by their keys.
  public func records(_ kind: String) -> [StoredRecord] {
    (records[kind] ?? [:]).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }
}
