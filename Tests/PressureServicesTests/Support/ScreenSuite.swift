import CivilTime
import PolicySamples
import PressureServices
import ServiceKernel
import ServiceSamples
import Testing

/// Tests of screens: models on the content that ships, a clock that is set, and a store.
@MainActor protocol ScreenSuite {
  associatedtype Store: StateStore
  var clock: SetClock { get }
  var store: Store { get }
}

extension ScreenSuite {
  func launch(_ newUser: PressureState = .onboarded()) throws -> PressureService {
    PressureService(
      PressureReducer(
        policies: .shipped,
        copy: try #require(RealCopyTests.bundle),
        zones: TestZones.source
      ),
      newUser: newUser,
      store: store,
      performer: NoEffects<PressureEffect>(),
      notifications: InMemoryNotifications(),
      clock: clock
    )
  }

  /// A model that shows the present state.
  func shown<Screen: PressureScreen, Model: PressureModel<Screen>>(_ model: Model) async throws -> Model {
    model.show(try await model.service.state())
    return model
  }
}
