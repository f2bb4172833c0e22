import CivilTime
import PlainJSON
import PolicySamples
import PressureServices
import SeedRuntime
import ServiceCopy
import ServiceKernel
import ServiceSamples
import UIKit

/// Each key says itself, in one way.
struct KeyCopy: CopySource {
  func line(product: String, voice: String, key: String) -> CopyLine? {
    CopyLine(index: 0, variantCount: 1)
  }

  func text(of line: CopyLine, variant: Int, arguments: CopyArguments) throws(CopyError) -> CopyText? {
    CopyText(title: "Pressure", body: "Now.")
  }
}

/// A store without room.
struct FullStore: StateStore {
  func load() -> StoredState? { nil }
  func revision() -> Int { 0 }
  func save(_ change: StateChange, over revision: Int) throws -> StoredState? { throw StoreError.full }
  func acknowledge(_ numbers: [Int]) {}
  func records(_ kind: String) -> [StoredRecord] { [] }
}

extension Service where R == PressureReducer {
  /// Pressure for a user whose onboarding is done.
  init(
    _ clock: SetClock,
    store: any StateStore = InMemoryStateStore(),
    notifications: any NotificationPort = InMemoryNotifications()
  ) {
    self.init(
      PressureReducer(policies: .shipped, copy: KeyCopy(), zones: FixedZones([.utc])),
      newUser: .onboarded(),
      store: store,
      performer: NoEffects<PressureEffect>(),
      notifications: notifications,
      clock: clock
    )
  }
}

/// What was played on the phone. Not in a file of tests: with UIKit beside it, Testing wants a part of itself
/// that is Apple's alone.
@MainActor var playedOnPhone: [String] {
  get { UIFeedbackGenerator.played }
  set { UIFeedbackGenerator.played = newValue }
}
