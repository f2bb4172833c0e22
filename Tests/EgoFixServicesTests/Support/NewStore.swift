import EgoFixServices
import ServiceStore

extension EgoFixContent {
  /// What a new user, `.test(9)`, keeps in memory.
  func newStore(clock: TestClock) async throws -> StoredEgoFix {
    try await ServiceStore.inMemory().user(.test(9), clock: clock).egoFix(self)
  }
}
