public import CivilTime

/// What became of an event that was taken, or of time that passed.
public struct Turn<R: Reducer>: Sendable {
  /// The instant that counted for the event.
  public let at: Instant
  /// The state after it.
  public let state: R.State
  /// What fell due before it, in order.
  public let dues: [R.Due]
  /// What there was to do, in order. Passing effects of dues that were settled late are left out: nobody
  /// wants the lines and haptics of last week.
  public let effects: [R.Effect]
  /// Why some of it could not be done yet; nil where all is done. The state is stored all the same, and the
  /// next turn or `resume()` does the rest.
  public internal(set) var fault: (any Error)?
}

/// Why a service cannot work on what is stored. The stored state stays as it is.
public enum ServiceError: Error, Hashable, Sendable {
  /// A newer version of the app has stored the state.
  case newerVersion(product: String, found: Int, known: Int)
  /// The stored state is damaged; what is wrong.
  case damaged(product: String, reason: String)
  /// The bundle has no policies of the product.
  case noPolicies(product: String)
  /// The bundle's records of the product do not fit together; what is wrong.
  case badContent(product: String, reason: String)
  /// An effect in the outbox cannot be read, and was dropped; what is wrong.
  case damagedEffect(product: String, reason: String)
}

extension ServiceError: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .newerVersion(let product, let found, let known):
      "the state of \(product) has version \(found), and \(known) is the newest one known: update the app"
    case .damaged(let product, let reason): "the stored state of \(product) is damaged: \(reason)"
    case .noPolicies(let product): "the bundle has no policies of \(product)"
    case .badContent(let product, let reason): "the content of \(product) does not fit: \(reason)"
    case .damagedEffect(let product, let reason):
      "an effect of \(product) cannot be read and was dropped: \(reason)"
    }
  }
}
