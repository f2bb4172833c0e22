package import Foundation
package import Synchronization

// A stand-in for Apple's module of this name, with the signatures that PressureStoreKit uses, and a fake
// store.

package enum VerificationResult<SignedType: Sendable>: Sendable {
  package enum VerificationError: Error { case invalidSignature }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)
}

package enum Product {
  package enum SubscriptionInfo {
    package struct RenewalInfo: Sendable {
      package let gracePeriodExpirationDate: Date?
    }

    package struct Status: Sendable {
      package let renewalInfo: VerificationResult<RenewalInfo>
    }
  }
}

package struct Transaction: Sendable {
  package struct Transactions: AsyncSequence, Sendable {
    package typealias Element = VerificationResult<Transaction>
    package typealias Failure = Never

    fileprivate let stream: AsyncStream<Element>
    package func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
  }

  package let productID: String
  package let expirationDate: Date?
  package let revocationDate: Date?
  private let graceEnd: Date?

  package static var currentEntitlements: Transactions {
    let current = FakeStore.shared.withLock { $0.current }
    return Transactions(
      stream: AsyncStream { stream in
        for result in current { stream.yield(result) }
        stream.finish()
      }
    )
  }

  package static var updates: Transactions { Transactions(stream: FakeStore.shared.withLock { $0.updates }) }

  package var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async { .init(renewalInfo: .verified(.init(gracePeriodExpirationDate: graceEnd))) }
  }

  package func finish() async { FakeStore.shared.withLock { $0.finished.append(productID) } }

  /// A transaction as a test wants it; its dates are seconds since 1970.
  package init(_ productID: String, until: Double?, revoked: Bool = false, graceEnd: Double? = nil) {
    self.productID = productID
    expirationDate = until.map { Date(timeIntervalSince1970: $0) }
    revocationDate = revoked ? Date(timeIntervalSince1970: 0) : nil
    self.graceEnd = graceEnd.map { Date(timeIntervalSince1970: $0) }
  }
}

/// What the store says of the user; tests that use it run one after the other.
package struct FakeStore {
  package static let shared = Mutex(FakeStore())

  package var current: [VerificationResult<Transaction>] = []
  /// The products of the transactions that were finished.
  package var finished: [String] = []
  fileprivate var updates = AsyncStream<VerificationResult<Transaction>> { $0.finish() }

  package init() {}

  /// Tells whoever follows from now on of these transactions, and that there are no more.
  package mutating func tell(_ results: [VerificationResult<Transaction>]) {
    updates = AsyncStream { stream in
      for result in results { stream.yield(result) }
      stream.finish()
    }
  }
}
