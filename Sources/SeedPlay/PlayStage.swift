import CivilTime
import PlainJSON
import SeedPages
import ServiceKernel

/// An app that is played: its service, and its screens as pages.
@MainActor protocol PlayStage: AnyObject {
  /// What the app is called.
  var title: String { get }
  /// What happened.
  var story: PlayStory { get }

  /// When something falls due next; nil where nothing will.
  func nextDue() async throws -> Instant?
  /// Settles what fell due.
  func settle() async throws
  /// The app comes to the front; where it was ended before, with screens that know nothing.
  func open(relaunched: Bool) async throws
  /// The user is in another zone.
  func move(to zone: ZoneRules) async throws
  /// Where the user is.
  func zone() async throws -> ZoneRules
  /// What is remembered, as JSON.
  func state() async throws -> JSONValue

  /// Does what a button says.
  ///
  /// - Returns: the screen to go on with; nil for the one that is shown.
  func perform(_ action: String, _ form: HTTPForm) async throws -> String?
  /// Draws a screen; nil where there is none of that name.
  func screen(_ name: String) async throws -> Markup?
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
