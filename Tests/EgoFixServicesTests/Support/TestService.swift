import PolicySamples
import CivilTime
import EgoFixServices
import ServiceKernel

extension Service where R == EgoFixReducer {
  /// A service on a test content.
  init(
    _ content: EgoFixContent,
    _ clock: TestClock,
    store: any StateStore = InMemoryStateStore(),
    performer: some EffectPerformer<EgoFixEffect> = NoEffects<EgoFixEffect>(),
    notifications: any NotificationPort = InMemoryNotifications()
  ) {
    let reducer = EgoFixReducer(content: content, policies: .shipped)
    self.init(
      reducer,
      newUser: reducer.newState(seed: 3),
      store: store,
      performer: performer,
      notifications: notifications,
      clock: clock
    )
  }
}
