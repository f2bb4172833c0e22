/// A parsed copy text: the subset of ICU MessageFormat that content may use, as a tree.
public struct MessagePattern: Hashable, Sendable {
  /// The parts, in order; adjacent literals are joined.
  public var segments: [Segment]

  /// Makes a pattern from its parts.
  public init(segments: [Segment]) { self.segments = segments }

  /// One part of a pattern.
  public indirect enum Segment: Hashable, Sendable {
    /// Text as it is shown, quoting resolved.
    case literal(String)
    /// `{name}`.
    case argument(String)
    /// `#`: the number of the innermost plural around it.
    case number
    /// `{name, plural, …}`.
    case plural(name: String, arms: [PluralArm])
    /// `{name, select, …}`.
    case select(name: String, arms: [SelectArm])
  }

  /// One arm of a plural.
  public struct PluralArm: Hashable, Sendable {
    /// What the count must be for the arm to be taken.
    public var selector: PluralSelector
    /// What is shown then.
    public var pattern: MessagePattern

    /// Makes an arm.
    public init(selector: PluralSelector, pattern: MessagePattern) {
      self.selector = selector
      self.pattern = pattern
    }
  }

  /// One arm of a select.
  public struct SelectArm: Hashable, Sendable {
    /// The value, or `other`.
    public var value: String
    /// What is shown then.
    public var pattern: MessagePattern

    /// Makes an arm.
    public init(value: String, pattern: MessagePattern) {
      self.value = value
      self.pattern = pattern
    }
  }
}

/// What a count must be for a plural's arm to be taken: an exact number wins over a category.
public enum PluralSelector: Hashable, Sendable {
  /// `=n`.
  case exactly(Int)
  /// A plural category of the locale.
  case category(PluralCategory)
}

/// The plural categories of Unicode's CLDR.
public enum PluralCategory: UInt8, Vocabulary {
  /// Categories in CLDR's order; `other` is the one that every plural must have.
  case zero, one, two, few, many, other
  /// The authored names, indexed by raw value.
  public static let names = ["zero", "one", "two", "few", "many", "other"]
}

extension MessagePattern {
  /// The pattern as it is written; what has to be quoted is quoted.
  public var source: String { source(inPlural: false) }

  private func source(inPlural: Bool) -> String {
    var text = ""
    for segment in segments {
      switch segment {
      case .literal(let literal): text += MessagePattern.quote(literal, inPlural: inPlural)
      case .argument(let name): text += "{\(name)}"
      case .number: text += "#"
      case .plural(let name, let arms):
        text += "{\(name), plural,"
        for arm in arms {
          let selector =
            switch arm.selector {
            case .exactly(let number): "=\(number)"
            case .category(let category): "\(category)"
            }
          text += " \(selector) {\(arm.pattern.source(inPlural: true))}"
        }
        text += "}"
      case .select(let name, let arms):
        text += "{\(name), select,"
        for arm in arms { text += " \(arm.value) {\(arm.pattern.source(inPlural: false))}" }
        text += "}"
      }
    }
    return text
  }

  /// Quotes runs of braces, and of `#` inside a plural; doubles an apostrophe that would start a quote.
  private static func quote(_ literal: String, inPlural: Bool) -> String {
    var text = String.UnicodeScalarView()
    // A run is one quote: of two side by side the marks between them would be read as an apostrophe.
    var isQuoting = false
    // By scalars, as the parser reads: a combining mark makes another character of an apostrophe or a brace.
    var rest = literal.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isSyntax = scalar == "{" || scalar == "}" || (inPlural && scalar == "#")
      if isSyntax != isQuoting, !(isQuoting && scalar == "'") {
        text.append("'")
        isQuoting = isSyntax
      }
      let isDoubled =
        scalar == "'" && (isQuoting || rest.first.map { "'{}#".unicodeScalars.contains($0) } ?? true)
      if isDoubled { text.append("'") }
      text.append(scalar)
    }
    if isQuoting { text.append("'") }
    return String(text)
  }
}
