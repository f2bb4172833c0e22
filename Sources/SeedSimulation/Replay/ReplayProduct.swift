package import CivilTime
package import PlainJSON

/// A product's calls and story, as the run of a replay sees them.
///
/// Reading a line and carrying it out are two steps: a bad line is found before anything happens.
package protocol ReplayProduct {
  /// An event that was read.
  associatedtype Event

  /// The names that the help page lists.
  static var page: ReplayPage { get }

  /// The product's pure functions; they touch no state.
  static var calls: [ReplayEntry<Self, JSONValue>] { get }

  /// The events of a story, and how they are read.
  static var events: [ReplayEntry<Self, Event>] { get }

  /// The event whose presence anywhere in a story decides how the story begins; nil for none. Lines are then
  /// held back until one is seen, or the input ends.
  static var decidingEvent: String? { get }

  /// The product at a story's beginning.
  ///
  /// - Parameter decided: whether the story has the deciding event.
  init(_ setting: ReplaySetting, decided: Bool) throws(ReplayError)

  /// Lets the next thing happen that falls due through an instant, at which an event stands; nil when nothing
  /// is due any more.
  mutating func nextDue(through instant: Instant, before event: Event) throws(ReplayError) -> ReplayDue?

  /// Carries out an event.
  mutating func apply(_ event: Event, at instant: Instant) throws(ReplayError) -> ReplayAnswer

  /// The whole state, in the form in which a header's `setup` takes it.
  var state: JSONValue { get }
}

/// A call or an event of a product.
package struct ReplayEntry<Product, Value>: Sendable {
  /// The name under which a line has it.
  let name: String
  /// What goes in, for the help page.
  let fields: String
  private let read: @Sendable (ReplayFields, Product) throws -> Value

  /// - Parameter read: throws `ReplayError` alone, which is not inferred of a closure.
  init(
    _ name: String,
    _ fields: String,
    _ read: @escaping @Sendable (ReplayFields, Product) throws -> Value
  ) {
    self.name = name
    self.fields = fields
    self.read = read
  }

  /// What a line's fields give.
  func value(_ fields: ReplayFields, _ product: Product) throws(ReplayError) -> Value {
    do {
      return try read(fields, product)
    } catch {
      guard let fault = error as? ReplayError else { preconditionFailure("\(error) is no fault of a line") }
      throw fault
    }
  }
}

/// What an event led to.
package struct ReplayAnswer {
  /// The refusal's code; nil when the event was accepted.
  package var refused: String?
  package var effects: [JSONValue]

  package init(refused: String? = nil, effects: [JSONValue] = []) {
    self.refused = refused
    self.effects = effects
  }
}

/// Something that fell due.
package struct ReplayDue {
  package var at: Instant
  package var name: String
  package var effects: [JSONValue]

  package init(at: Instant, name: String, effects: [JSONValue]) {
    self.at = at
    self.name = name
    self.effects = effects
  }
}

/// What a product's calls, events and refusals are called.
package struct ReplayPage: Sendable {
  /// Each with its fields, as the help page shows them.
  package var calls: [(name: String, fields: String)]
  package var events: [(name: String, fields: String)]
  /// What may fall due.
  package var dues: [(name: String, summary: String)]
  package var refusals: [(code: String, summary: String)]
  /// Further lists of names, each with its title.
  package var lists: [(title: String, names: [String])]

  init<Product: ReplayProduct>(
    of product: Product.Type,
    dues: [(name: String, summary: String)],
    refusals: [(code: String, summary: String)],
    lists: [(title: String, names: [String])] = []
  ) {
    calls = Product.calls.map { ($0.name, $0.fields) }
    events = Product.events.map { ($0.name, $0.fields) }
    self.dues = dues
    self.refusals = refusals
    self.lists = lists
  }
}
