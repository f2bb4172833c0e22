#if canImport(StoreKit)
  public import PressureServices
  import CivilTime
  import SeedFoundation
  import StoreKit

  /// What the App Store says the user has paid for.
  public struct StoreKitEntitlement: EntitlementPort {
    private let products: Set<String>

    /// - Parameter products: the identifiers of the subscriptions, as App Store Connect has them.
    public init(products: Set<String>) { self.products = products }

    /// The subscription that lasts longest. What the store has not signed, or has taken back, counts for
    /// nothing.
    public func current() async -> Entitlement {
      var best = Entitlement.free
      for await result in Transaction.currentEntitlements {
        guard case .verified(let transaction) = result, products.contains(transaction.productID),
          transaction.revocationDate == nil, let end = transaction.expirationDate
        else { continue }
        var found = Entitlement.paid(until: Instant(end))
        if case .verified(let renewal) = await transaction.subscriptionStatus?.renewalInfo,
          let graceEnd = renewal.gracePeriodExpirationDate
        {
          found = .inGrace(until: Instant(graceEnd))
        }
        if found.expiry ?? .earliest > best.expiry ?? .earliest { best = found }
      }
      return best
    }

    /// Tells a service of the entitlement now and after each transaction from then on: renewals, purchases on
    /// other devices, approvals, refunds. It ends with its task.
    ///
    /// A transaction is finished once the service has stored what follows from it; the store tells of an
    /// unfinished one again at the next launch. The beginning of a grace period is no transaction: call
    /// `report(to:)`, too, when the app comes to the front.
    ///
    /// - Throws: `ServiceError`, and what the service's store throws; call it again then.
    public func follow(_ service: PressureService) async throws {
      try await report(to: service)
      for await result in Transaction.updates {
        try await report(to: service)
        if case .verified(let transaction) = result, products.contains(transaction.productID) {
          await transaction.finish()
        }
      }
    }
  }
#endif
