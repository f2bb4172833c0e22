import CivilTime
import PlainJSON
import SeedPages
import SeedSimulation
import ServiceKernel

/// An app that is played: its service, and its screens as pages.
@MainActor protocol PlayStage<Lines>: AnyObject {
  /// How its story is written down.
  associatedtype Lines: StoryLines
  /// The models of its screens.
  associatedtype Models: PlayModels<Lines.Rules>

  /// What the app is called.
  var title: String { get }
  /// Its service, and what happened.
  var played: PlayedService<Lines> { get }
  /// The models of all screens; a launch makes them again.
  var models: Models { get set }
  /// What the last action led to, or why it was refused.
  var said: [String] { get set }
  /// What was typed or chosen in fields and not sent; a launch knows nothing of it.
  var drafts: PlayDrafts { get set }

  /// Where the user of a state is.
  func zone(of state: Lines.Rules.State) -> ZoneRules
  /// What the user's journey to another zone is.
  func journey(to zone: ZoneRules) -> Lines.Rules.Event
  /// What the app does when it comes to the front, all models showing the present state.
  ///
  /// - Parameter notification: the identifier of the one that was tapped; nil where none was.
  func didOpen(from notification: String?) async

  /// What an app does that is in front, before a screen of it is drawn: a new day may have begun.
  func didStay() async

  /// Does what a button of the app says.
  ///
  /// - Returns: the screen to go on with; nil for the one that is shown.
  func act(_ action: String, _ form: HTTPForm) async -> String?
  /// Keeps what was typed in a field and not sent.
  func keepDraft(_ form: HTTPForm)
  /// Does what happens whether the app is open or not; false for an action that is of the app's screens.
  func happen(_ action: String, _ form: HTTPForm) async -> Bool

  /// Draws a screen; nil where there is none of that name.
  func draw(_ name: String) -> Markup?
  /// What the locked phone shows below the time.
  func widget() -> Markup
  /// What is shown next to the phone.
  func beside() -> Markup
}

/// What a screen's model has in common with every other.
@MainActor protocol PlayedModel<State>: AnyObject {
  associatedtype State
  var refusal: String? { get }
  var news: [String] { get }
  func show(_ state: State)
  func forget()
}

extension ServiceModel: PlayedModel {}

/// The models of an app's screens.
@MainActor protocol PlayModels<Rules> {
  associatedtype Rules: Reducer

  /// The models after a launch, which know nothing.
  init(_ service: Service<Rules>)
  /// All that follow from the state alone.
  var all: [any PlayedModel<Rules.State>] { get }
  /// Shows a state on all screens.
  func show(_ state: Rules.State) async
}

extension PlayModels {
  func show(_ state: Rules.State) async { for model in all { model.show(state) } }
}

extension PlayStage {
  func keepDraft(_ form: HTTPForm) { drafts.keep(form) }
  func happen(_ action: String, _ form: HTTPForm) async -> Bool { false }
  func didStay() async {}
  func widget() -> Markup { "" }
  func beside() -> Markup { "" }

  var service: Service<Lines.Rules> { played.service }
  var story: PlayStory { played.story }

  /// When something falls due next; nil where nothing will.
  func nextDue() async throws -> Instant? { try await service.nextDue() }

  /// Settles what fell due.
  func settle() async throws {
    try await played.watch()
    try await service.settle()
  }

  /// The app comes to the front, from a notification where one was tapped; where it was ended before, with
  /// screens that know nothing.
  func open(relaunched: Bool, from notification: String? = nil) async throws {
    try await played.watch()
    try await service.resume()
    if relaunched { (models, drafts) = (Models(service), PlayDrafts()) }
    said = []
    try await refresh()
    await didOpen(from: notification)
  }

  /// The user is in another zone.
  func move(to zone: ZoneRules) async throws {
    try await played.watch()
    try await service.send(journey(to: zone))
  }

  /// Where the user is.
  func zone() async throws -> ZoneRules { zone(of: try await service.state()) }

  /// What is remembered, as JSON.
  func state() async throws -> JSONValue { Lines.state(try await service.state(), service.reducer) }

  /// Shows all models the present state.
  func refresh() async throws { await models.show(try await service.state()) }

  /// Shows all models the present state, and does what happens whether the app is open or not.
  ///
  /// - Returns: false for an action that is of the app's screens: `perform` goes on with it.
  func happened(_ action: String, _ form: HTTPForm) async throws -> Bool {
    try await refresh()
    for model in models.all { model.forget() }
    guard await happen(action, form) else { return false }
    keepSaid()
    return true
  }

  /// Does what a button says on models that show the present state, and keeps what they say.
  ///
  /// - Returns: the screen to go on with; nil for the one that is shown.
  func perform(_ action: String, _ form: HTTPForm) async -> String? {
    let next = await act(action, form)
    if models.all.allSatisfy({ $0.refusal == nil }) { drafts.drop(action, form) }
    keepSaid()
    return next
  }

  private func keepSaid() { said = models.all.compactMap(\.refusal) + models.all.flatMap(\.news) }

  /// Draws a screen as the present state has it; nil where there is none of that name.
  func screen(_ name: String) async throws -> Markup? {
    try await refresh()
    await didStay()
    try await refresh()
    return draw(name)
  }
}

/// What every stage is made on.
struct PlaySetting: Sendable {
  let clock: PlayClock
  let notifications = InMemoryNotifications()
  let zone: ZoneRules
  let zones: any ZoneSource
  /// What random numbers begin with.
  let seed: UInt32
}
