import PlainJSON
import SeedFiles
import SeedPlatform
import SeedRuntime
import SeedSimulation
import ServiceKernel

/// A product's service, whose story is written down as it happens.
@MainActor final class PlayedService<Lines: StoryLines> {
  let service: Service<Lines.Rules>
  let story: PlayStory
  private var isWatched = false

  init(_ service: Service<Lines.Rules>, _ setting: PlaySetting) {
    self.service = service
    story = PlayStory(header: Lines.header(seed: setting.seed, zone: setting.zone))
  }

  /// Writes the story down from now on.
  func watch() async throws {
    if isWatched { return }
    let (story, reducer) = (story, service.reducer)
    let last = Lock(try await service.state())
    await service.watchTurns { event, turn, refusal in
      let before = last.withLock { state in
        defer { state = turn.state }
        return state
      }
      let line = Lines.line(event, at: turn.at, reducer)
      if event == nil || line == nil, turn.dues.isEmpty { return }
      let name = event == nil ? nil : line?.object?["event"]?.string
      story.add(
        PlayStory.Entry(
          at: turn.at,
          line: line,
          name: (turn.dues.map { "(\($0.name))" } + [name].compactMap { $0 }).joined(separator: " "),
          refusal: refusal.map { Lines.code($0) },
          effects: Lines.effects(of: turn, from: before, reducer)
        )
      )
    }
    isWatched = true
  }
}

extension PlayedService where Lines.Rules: StartedReducer<SeedBundle> {
  /// A service for a new user, on a store in memory.
  convenience init(_ bundle: SeedBundle, _ setting: PlaySetting) throws {
    let service = try Service<Lines.Rules>(
      bundle,
      store: InMemoryStateStore(),
      zone: setting.zone,
      zones: setting.zones,
      seed: UInt64(setting.seed),
      notifications: setting.notifications,
      clock: setting.clock
    )
    self.init(service, setting)
  }
}
