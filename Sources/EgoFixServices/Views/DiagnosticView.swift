/// The weekly diagnostic, without a screen (spec: Weekly Diagnostic Flow): question by question, with a way
/// out at every step.
public struct DiagnosticView: Hashable, Sendable {
  /// Where the view stands.
  public enum Phase: Hashable, Sendable {
    /// Nothing is asked.
    case idle
    /// How a bug felt; by its place in the questions.
    case intensity(Int)
    /// Where it was loudest.
    case context(Int)
    /// The answers are handed in.
    case sending
    /// The summary is shown.
    case summary
    /// The week was skipped; nothing is said about it.
    case skipped
  }

  /// What happens to the view.
  public enum Event: Hashable, Sendable {
    /// A diagnostic is due and opened.
    case began(DueDiagnostic)
    /// How the bug felt.
    case answered(BugIntensity)
    /// Where it was loudest; `unknown` for unsure.
    case placed(EventContext)
    /// The diagnostic is skipped.
    case skipped
    /// The services have answered.
    case updated([EgoFixEffect])
  }

  /// Where the view stands.
  public private(set) var phase = Phase.idle
  /// The bugs asked about, by place.
  public private(set) var bugs: [Int32] = []
  /// The answers so far.
  public private(set) var answers: [DiagnosticAnswer] = []
  /// The tidbit shown beside the questions; nil where there is none.
  public private(set) var tidbit: Int32?

  /// A view at its beginning.
  public init() {}

  /// Takes an event.
  public mutating func handle(_ event: Event) -> [ViewRequest] {
    switch (phase, event) {
    case (.idle, .began(let due)) where !due.bugs.isEmpty:
      bugs = due.bugs
      phase = .intensity(0)
      return [.send(.startDiagnostic)]
    case (.intensity(let place), .answered(let intensity)):
      answers.append(DiagnosticAnswer(bug: bugs[place], intensity: intensity))
      if intensity == .quiet { return proceed(after: place) }
      phase = .context(place)
    case (.context(let place), .placed(let context)):
      answers[place].context = context
      return proceed(after: place)
    case (.intensity, .skipped), (.context, .skipped):
      answers = []
      phase = .skipped
      return [.send(.skipDiagnostic)]
    case (.sending, .updated): phase = .summary
    case (.intensity, .updated(let effects)), (.context, .updated(let effects)):
      for case .tidbit(let place) in effects { tidbit = place }
    default: break
    }
    return []
  }

  private mutating func proceed(after place: Int) -> [ViewRequest] {
    if place + 1 < bugs.count {
      phase = .intensity(place + 1)
      return []
    }
    phase = .sending
    return [.send(.diagnostic(answers))]
  }
}
