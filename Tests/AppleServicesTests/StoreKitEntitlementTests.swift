import CivilTime
import PressureServices
import PressureStoreKit
import ServiceKernel
import ServiceSamples
import StoreKit
import Synchronization
import Testing

/// They share the fake store.
@Suite(.serialized)
struct StoreKitEntitlementTests {
  let entitlement = StoreKitEntitlement(products: ["monthly", "annual"])
  let clock = SetClock(Instant(unixSeconds: 1000))

  init() { FakeStore.shared.withLock { $0 = FakeStore() } }

  func sells(_ current: [VerificationResult<Transaction>]) {
    FakeStore.shared.withLock { $0.current = current }
  }

  var finished: [String] { FakeStore.shared.withLock { $0.finished } }

  @Test func `of what the store has signed and not taken back, the longest counts`() async {
    #expect(await entitlement.current() == .free)
    sells([
      .unverified(Transaction("annual", until: 9000), .invalidSignature),
      .verified(Transaction("annual", until: 8000, revoked: true)),
      .verified(Transaction("another", until: 7000)), .verified(Transaction("monthly", until: nil)),
    ])
    #expect(await entitlement.current() == .free)
    sells([.verified(Transaction("annual", until: 3000)), .verified(Transaction("monthly", until: 2000))])
    #expect(await entitlement.current() == .paid(until: Instant(unixSeconds: 3000)))
    sells([.verified(Transaction("monthly", until: 900, graceEnd: 4000))])
    #expect(await entitlement.current() == .inGrace(until: Instant(unixSeconds: 4000)))
  }

  @Test func `a changed entitlement is an event, and one that the state has is none`() async throws {
    let events = Mutex<[PressureEvent]>([])
    let pressure = PressureService(clock)
    await pressure.watchTurns { event, _, _ in events.withLock { $0 += event.map { [$0] } ?? [] } }
    let until = Instant(unixSeconds: 2000)
    for current in [
      [], [Transaction("monthly", until: 2000)], [Transaction("monthly", until: 2000)],
      [Transaction("monthly", until: 900, graceEnd: 2000)], [], [], [Transaction("monthly", until: 900)],
    ] as [[Transaction]] {
      sells(current.map { .verified($0) })
      try await entitlement.report(to: pressure)
    }
    // The last one, already over, is refused and changes nothing.
    #expect(
      events.withLock { $0 } == [
        .subscribe(until: until), .subscribe(until: until, inGrace: true), .lapse,
        .subscribe(until: Instant(unixSeconds: 900)),
      ]
    )
    #expect(try await pressure.state().entitlement == .free)
  }

  @Test func `a transaction is finished once what follows from it is stored`() async throws {
    sells([.verified(Transaction("annual", until: 3000))])
    let told: [VerificationResult<Transaction>] = [
      .verified(Transaction("annual", until: 3000)), .verified(Transaction("another", until: 3000)),
      .unverified(Transaction("monthly", until: 3000), .invalidSignature),
    ]
    FakeStore.shared.withLock { $0.tell(told) }
    let full = PressureService(clock, store: FullStore())
    await #expect(throws: StoreError.full) { try await entitlement.follow(full) }
    #expect(finished == [])

    FakeStore.shared.withLock { $0.tell(told) }
    let pressure = PressureService(clock)
    try await entitlement.follow(pressure)
    #expect(finished == ["annual"])
    #expect(try await pressure.state().entitlement == .paid(until: Instant(unixSeconds: 3000)))
  }
}
