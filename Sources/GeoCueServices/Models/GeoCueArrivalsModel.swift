public import CivilTime
public import Observation
public import SeedModel
import SeedRuntime
public import ServiceKernel

/// What came of arrivals and departures and is not done with: what repeats until it is confirmed, and what
/// quiet hours hold back.
public struct GeoCueArrivals: GeoCueScreen {
  /// The seconds to a repeat are shown.
  public static var isTimed: Bool { true }

  /// A notification that is not done with.
  public struct Row: Equatable, Sendable, Identifiable {
    /// Its identifier.
    public let id: String
    /// How pressing it is.
    public let priority: NotificationPriority
    /// The same in a word.
    public let priorityName: String
    /// The style of that name: its color and symbol are the priority's.
    public let look: GeoCueStyle
    /// The style in which it is delivered.
    public let style: GeoCueStyle
    /// That style's name, where it is not the priority's own; else empty.
    public let otherStyle: String
    /// The place, or the title that was given.
    public let title: String
    /// What to remember there, in the user's words.
    public let body: String
    /// Whether it was delivered; else quiet hours hold it back.
    public let isDelivered: Bool
    /// Until when it is held, in words; empty where it is not.
    public let heldUntil: String
    /// How many seconds are left until it comes, or comes again; nil where it comes no more.
    public let secondsLeft: Int?
    /// The same, to count down; nil while it is held, which has its time in words.
    public var countdown: Int? { isDelivered ? secondsLeft : nil }
    /// How often it came again.
    public let repeatCount: Int
    /// The same as a sign, `×2`; empty where it did not.
    public var repeats: String { repeatCount > 0 ? "×\(repeatCount)" : "" }
    /// What can be done with it.
    public var action: Action { isDelivered ? .confirm : .cancel }

    /// What a user can do with a notification.
    public enum Action: Sendable {
      /// It is confirmed, and comes no more.
      case confirm
      /// It is taken back before it comes.
      case cancel
    }
  }

  /// What was delivered first, the most pressing first, then what is held, by its time.
  public let rows: [Row]
  /// Those that were delivered, as the locked phone has them.
  public var delivered: [Row] { rows.filter(\.isDelivered) }
  /// The button that confirms.
  public let confirmButton: String
  /// What is said where there is none; nil where there is one.
  public let emptyText: String?
  /// The number on the app's icon.
  public let badge: Int
  /// The link to the settings of styles.
  public let settingsLink: String

  /// What is shown of a state at a time.
  public init(_ state: GeoCueState, at now: Instant, _ phrases: GeoCuePhrases) {
    let open = state.open.filter { !phrases.reducer.policies.isFinished($0, at: now) }
    let rows = open.map { GeoCueArrivals.row($0, state, at: now, phrases) }
    self.rows = rows.sorted { left, right in
      if left.isDelivered != right.isDelivered { return left.isDelivered }
      if left.isDelivered, left.priority != right.priority { return left.priority > right.priority }
      return (left.secondsLeft ?? .max, left.id) < (right.secondsLeft ?? .max, right.id)
    }
    confirmButton = phrases("cue.confirm")
    emptyText = rows.isEmpty ? phrases("places.nothingPending") : nil
    badge = state.badge
    settingsLink = phrases("styleSettings.customize")
  }

  private static func row(
    _ open: OpenNotification,
    _ state: GeoCueState,
    at now: Instant,
    _ phrases: GeoCuePhrases
  ) -> Row {
    let next = state.pending.first { $0.notification == open.identifier }
    // In the words of the user: those of the next delivery are not true before it comes.
    let (title, body): (String, String)
    switch open.content {
    case .text(let given, let text): (title, body) = (given, text)
    case .crossing(let event, let place, let message):
      title = place.allSatisfy(\.isWhitespace) ? next?.text.title ?? "" : place
      let standIn = event == .entry ? "arrival.emptyMessage" : "departure.emptyMessage"
      body = message.allSatisfy(\.isWhitespace) ? phrases(standIn) : message
    }
    let isHeld = open.deliveredAt == nil
    let time = next.map { state.zone.local(at: $0.at).time.hourAndMinute } ?? ""
    let style = GeoCueStyle(
      state.preferences.effectiveStyle(for: open.priority),
      within: state.preferences,
      phrases
    )
    return Row(
      id: open.identifier,
      priority: open.priority,
      priorityName: phrases("style.\(open.priority).name"),
      look: GeoCueStyle(open.priority, within: state.preferences, phrases),
      style: style,
      otherStyle: style.id == open.priority ? "" : style.name,
      title: title,
      body: body,
      isDelivered: !isHeld,
      heldUntil: isHeld && next != nil ? phrases("places.heldUntil", ["time": .text(time)]) : "",
      secondsLeft: next.map { $0.at.seconds(since: now) },
      repeatCount: open.repeatCount
    )
  }
}

/// What came of arrivals and departures.
@MainActor @Observable
public final class GeoCueArrivalsModel: GeoCueModel<GeoCueArrivals> {
  /// The app comes to the front, from a notification where one was tapped: that one is acknowledged.
  public func open(from notification: String? = nil) async {
    await refresh()
    if let notification { await send(.acknowledge(identifier: notification)) }
  }

  /// The edge of a place was crossed.
  public func cross(_ event: GeofenceEvent, _ place: GeofenceLocation) async {
    await send(.crossing(event, place))
  }

  /// The user confirms: it comes no more.
  public func confirm(_ row: GeoCueArrivals.Row) async { await send(.acknowledge(identifier: row.id)) }

  /// The user takes one back that has not come yet.
  public func cancel(_ row: GeoCueArrivals.Row) async { await send(.cancel(identifiers: [row.id])) }
}
