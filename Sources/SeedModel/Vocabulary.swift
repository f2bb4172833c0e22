/// A closed set of names that content may use for a field.
///
/// The raw value is the code that a bundle stores: cases are only ever appended, never reordered.
public protocol Vocabulary: RawRepresentable<UInt8>, CaseIterable, Hashable, Sendable,
  CustomStringConvertible
{
  /// The authored names, indexed by raw value.
  static var names: [String] { get }
}

extension Vocabulary {
  /// The authored name.
  public var description: String { Self.names[Int(rawValue)] }

  /// The case with an authored name, or nil for a name outside the vocabulary.
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name), let value = Self(rawValue: UInt8(index)) else {
      return nil
    }
    self = value
  }
}

/// When a fix is assigned.
public enum FixType: UInt8, Vocabulary {
  /// Done within a civil day.
  case daily
  /// A "system overhaul": a rule for a week.
  case weekly
  /// Two to five minutes, right after a crash.
  case quickFix
  /// The authored names, indexed by raw value.
  public static let names = ["daily", "weekly", "quickFix"]
}

/// How much a fix exposes the person who does it.
public enum FixSeverity: UInt8, Vocabulary {
  /// Alone, private, reversible in a minute.
  case low
  /// Another person notices.
  case medium
  /// Costs face, comfort or control.
  case high
  /// The authored names, indexed by raw value.
  public static let names = ["low", "medium", "high"]
}

/// How a fix is carried out in the app; the spec's six types, then the eight that the app grew into.
public enum InteractionType: UInt8, Vocabulary {
  /// A prompt alone.
  case standard
  /// A timer that must run out.
  case timed
  /// Steps in order.
  case multiStep
  /// Multiple choice whose answers weigh the bug.
  case quiz
  /// A situation and tempting responses.
  case scenario
  /// A tally of occurrences.
  case counter
  /// Free writing.
  case journal
  /// Doing the opposite of the habit.
  case reversal
  /// Attention to the body.
  case body
  /// Watching, then a report.
  case observation
  /// Leaving something out for a while.
  case abstain
  /// One behaviour in the place of another.
  case substitute
  /// A guess, then what happened.
  case predict
  /// Sorting into categories.
  case audit
  /// The authored names, indexed by raw value.
  public static let names = [
    "standard", "timed", "multiStep", "quiz", "scenario", "counter", "journal", "reversal", "body",
    "observation", "abstain", "substitute", "predict", "audit",
  ]

  /// Whether fixes of this type carry a configuration (and then must).
  public var hasConfiguration: Bool {
    switch self {
    case .standard, .journal, .reversal, .body: false
    case .timed, .multiStep, .quiz, .scenario, .counter, .observation, .abstain, .substitute, .predict,
      .audit:
      true
    }
  }
}

/// The moment at which a tidbit is shown.
public enum EducationTrigger: UInt8, Vocabulary {
  /// After a fix was marked applied.
  case afterApplied
  /// After a fix was marked skipped.
  case afterSkipped
  /// After a fix was marked failed.
  case afterFailed
  /// After a crash was logged.
  case afterCrash
  /// During the weekly diagnostic.
  case duringDiagnostic
  /// On a day without a fix.
  case restDay
  /// The bug's fallback pool, for any moment whose own pool is empty.
  case general
  /// The authored names, indexed by raw value.
  public static let names = [
    "afterApplied", "afterSkipped", "afterFailed", "afterCrash", "duringDiagnostic", "restDay", "general",
  ]
}

/// A bug's own name in the syntax palette.
public enum BugColor: UInt8, Vocabulary {
  /// Palette entries, in spectral order.
  case red, orange, yellow, green, cyan, blue, purple, gray
  /// The authored names, indexed by raw value.
  public static let names = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "gray"]
}

/// What a copy text is for; rules on shouting, end punctuation and repetition leave headings and labels alone.
public enum CopyRole: UInt8, Vocabulary {
  /// A notification with title and body.
  case notification
  /// Running text.
  case body
  /// A screen's or card's heading.
  case heading
  /// A button, tab or field name.
  case label
  /// The authored names, indexed by raw value.
  public static let names = ["notification", "body", "heading", "label"]
}

/// What may stand in for a placeholder of a copy text.
public enum PlaceholderType: UInt8, Vocabulary {
  /// A whole number ≥ 0, shown through a plural.
  case count
  /// Free text.
  case text
  /// One of the placeholder's listed values.
  case select
  /// The authored names, indexed by raw value.
  public static let names = ["count", "text", "select"]
}

/// The kinds of content whose identities can be retired.
public enum RetiredKind: UInt8, Vocabulary {
  /// Kinds, as named in `retired.json`.
  case bug, fix, microEducation, copyKey
  /// The authored names, indexed by raw value.
  public static let names = ["bug", "fix", "microEducation", "copyKey"]
}

/// How pressing a GeoCue notification is.
public enum NotificationPriority: UInt8, Vocabulary {
  /// Shown without sound or haptics.
  case low
  /// With sound.
  case medium
  /// With sound and haptics.
  case high
  /// All channels, repeated until acknowledged.
  case critical
  /// The authored names, indexed by raw value.
  public static let names = ["low", "medium", "high", "critical"]
}

/// How a GeoCue keyword is found in a text.
public enum KeywordMatch: UInt8, Vocabulary {
  /// Anywhere, inside words too.
  case substring
  /// As a whole word.
  case word
  /// The authored names, indexed by raw value.
  public static let names = ["substring", "word"]
}
