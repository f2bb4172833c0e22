/// The state in memory.
public actor InMemoryStateRepository: EgoFixStateRepository {
  private var state: EgoFixStoredState?

  /// A state, stored already, or none.
  public init(_ state: EgoFixStoredState? = nil) { self.state = state }

  /// The state; nil where there is none, and where its revision is a known one.
  public func get(unless revision: Int) -> EgoFixStoredState? {
    state?.revision == revision ? nil : state
  }

  /// Keeps a state in the place of the one before.
  public func save(_ state: EgoFixStoredState) { self.state = state }
}

/// Repositories that stand alone: a step that fails leaves what it has kept by then.
public struct SeparateRepositories: EgoFixStore {
  /// The repositories.
  public let repositories: EgoFixRepositories

  /// Makes a store of repositories.
  public init(_ repositories: EgoFixRepositories) { self.repositories = repositories }

  /// Runs the body once.
  public func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (EgoFixRepositories) async throws -> Result
  ) async throws -> Result {
    try await body(repositories)
  }
}
