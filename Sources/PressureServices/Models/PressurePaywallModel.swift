public import CivilTime
public import Observation
import SeedRuntime
public import ServiceKernel

/// The paywall (roadmap, phase 5).
public struct PressurePaywall: PressureScreen {
  /// Whether there is a subscription.
  public let isPaid: Bool
  /// The top line.
  public let title: String
  /// What stays free.
  public let free: String
  /// What subscribers have, a line each.
  public let features: [String]
  /// The button that buys.
  public let subscribeButton: String
  /// The renewal's terms.
  public let renewal: String
  /// The button that looks for earlier purchases.
  public let restoreButton: String
  /// The link to the terms.
  public let termsLink: String
  /// The link to the privacy policy.
  public let privacyLink: String
  /// The privacy policy.
  public let privacyText: String

  /// What is shown of a state at a time.
  public init(_ state: PressureState, at now: Instant, _ phrases: PressurePhrases) {
    isPaid = state.entitlement.isPaid(at: now)
    title = phrases("paywall.title")
    free = phrases("paywall.free")
    features = ["Brutal", "Shield", "Multiple"].map { phrases("paywall.feature\($0)") }
    subscribeButton = phrases("paywall.subscribeButton")
    renewal = phrases("paywall.renewal")
    restoreButton = phrases("paywall.restoreButton")
    termsLink = phrases("paywall.termsLink")
    privacyLink = phrases("paywall.privacyLink")
    privacyText = phrases("store.pressure.privacy")
  }
}

/// The paywall, with a purchase on its way.
@MainActor @Observable
public final class PressurePaywallModel: PressureModel<PressurePaywall> {
  /// Where the purchase is.
  public private(set) var purchase = Purchase.idle
  /// What came of it, in words; nil for nothing to say, and once a subscription has begun or ended since.
  public var message: String? { said?.text }
  /// The message, and whether there was a subscription when it was said.
  private var said: (text: String, isPaid: Bool?)?

  override public func didTick() { if let said, said.isPaid != screen?.isPaid { self.said = nil } }

  /// A product's line with the store's price.
  public func line(of product: Purchase.Product, price: String) -> String {
    phrases("paywall.\(product.rawValue)", ["price": .text(price)])
  }

  /// Whether something can be bought or restored: there is no subscription.
  public var isOffering: Bool { screen?.isPaid == false }

  /// Whether the store can be asked now: no purchase is on its way.
  public var canAsk: Bool {
    switch purchase {
    case .purchasing, .pending, .restoring: false
    default: true
    }
  }

  /// What was tapped, or what the store said. An event without meaning where the purchase is changes nothing.
  ///
  /// - Returns: what the app asks the store for then; nil for nothing.
  public func take(_ event: Purchase.Event) async -> Purchase.Effect? {
    guard let (next, effects) = purchase.reduce(event) else { return nil }
    (purchase, said) = (next, nil)
    var request: Purchase.Effect?
    for effect in effects {
      switch effect {
      case .request, .requestRestore: request = effect
      case .subscribe(let until):
        // What was bought and not stored is told: restoring brings it back.
        guard await send(.subscribe(until: until)) else {
          (purchase, said) = (.failed, refusal.map { ($0, screen?.isPaid) })
          return nil
        }
      case .show(let key): said = (phrases(key), screen?.isPaid)
      }
    }
    return request
  }
}
