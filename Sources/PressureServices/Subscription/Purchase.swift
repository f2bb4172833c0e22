public import CivilTime

/// A purchase on its way through the store: a pure state machine. The sheet itself is the app's.
///
/// ```
/// idle → purchasing → purchased, pending, cancelled or failed      pending → purchased or failed
/// idle → restoring  → restored, nothingToRestore or restoreFailed
/// ```
/// Every end can begin again.
public enum Purchase: Hashable, Sendable {
  /// What is sold.
  public enum Product: String, CaseIterable, Hashable, Sendable {
    /// A month at a time.
    case monthly
    /// A year at a time.
    case annual
  }

  /// Nothing is going on.
  case idle
  /// The store's sheet is up.
  case purchasing(Product)
  /// Somebody else has to approve it.
  case pending(Product)
  /// Bought.
  case purchased(Product)
  /// The user left the sheet.
  case cancelled
  /// The store refused, or could not be reached.
  case failed
  /// Earlier purchases are being looked for.
  case restoring
  /// An active subscription was found.
  case restored
  /// None was found.
  case nothingToRestore
  /// The store could not be reached.
  case restoreFailed

  /// What happens to a purchase.
  public enum Event: Hashable, Sendable {
    /// The user taps a product.
    case buy(Product)
    /// The store has sold it, or an approval came, up to an instant.
    case approved(until: Instant)
    /// The store waits for an approval.
    case deferred
    /// The user left the sheet.
    case cancelled
    /// The store refused, or could not be reached; while restoring too.
    case failed
    /// The user taps "Restore purchases".
    case restore
    /// What restoring found: a subscription up to an instant, or nil.
    case restored(until: Instant?)
  }

  /// What the machine asks for.
  public enum Effect: Hashable, Sendable {
    /// The store's sheet for a product.
    case request(Product)
    /// The store's look for earlier purchases.
    case requestRestore
    /// ``PressureEvent/subscribe(until:inGrace:)`` with this instant.
    case subscribe(until: Instant)
    /// A text by its copy key.
    case show(key: String)
  }

  /// The state and the effects after an event; nil where the event has no meaning in the state.
  public func reduce(_ event: Event) -> (state: Purchase, effects: [Effect])? {
    switch (self, event) {
    case (.purchasing, .buy), (.restoring, .buy), (.pending, .buy): nil
    case (.purchasing, .restore), (.restoring, .restore): nil
    case (_, .buy(let product)): (.purchasing(product), [.request(product)])
    case (_, .restore): (.restoring, [.requestRestore])
    case (.purchasing(let product), .approved(let until)), (.pending(let product), .approved(let until)):
      (.purchased(product), [.subscribe(until: until), .show(key: "paywall.purchased")])
    case (.purchasing(let product), .deferred): (.pending(product), [.show(key: "paywall.pending")])
    case (.purchasing, .cancelled): (.cancelled, [])
    case (.purchasing, .failed), (.pending, .failed): (.failed, [.show(key: "paywall.failed")])
    case (.restoring, .failed): (.restoreFailed, [.show(key: "paywall.restoreFailed")])
    case (.restoring, .restored(let until?)):
      (.restored, [.subscribe(until: until), .show(key: "paywall.restored")])
    case (.restoring, .restored(nil)): (.nothingToRestore, [.show(key: "paywall.nothingToRestore")])
    default: nil
    }
  }
}
