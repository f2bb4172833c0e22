package import SeedModel

/// A message pattern with the place of each of its parts: ranges are byte offsets in the pattern's own text.
package struct ParsedMessage: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// Shown text, quoting resolved.
    case literal(String, Range<Int>)
    case argument(name: String, nameRange: Range<Int>, Range<Int>)
    /// `#` inside a plural.
    case number(Range<Int>)
    case plural(name: String, nameRange: Range<Int>, arms: [PluralArm], Range<Int>)
    case select(name: String, nameRange: Range<Int>, arms: [SelectArm], Range<Int>)
  }

  package struct PluralArm: Hashable, Sendable {
    package var selector: PluralSelector
    package var selectorRange: Range<Int>
    package var parts: [Part]
  }

  package struct SelectArm: Hashable, Sendable {
    package var value: String
    package var valueRange: Range<Int>
    package var parts: [Part]
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// The pattern without places, adjacent literals joined.
  package var pattern: MessagePattern { ParsedMessage.pattern(parts) }

  private static func pattern(_ parts: [Part]) -> MessagePattern {
    var segments: [MessagePattern.Segment] = []
    for part in parts {
      switch part {
      case .literal(let text, _):
        if case .literal(var before)? = segments.last {
          // Its only owner adds to a text in place.
          segments.removeLast()
          before += text
          segments.append(.literal(before))
        } else {
          segments.append(.literal(text))
        }
      case .argument(let name, _, _): segments.append(.argument(name))
      case .number: segments.append(.number)
      case .plural(let name, _, let arms, _):
        segments.append(
          .plural(
            name: name,
            arms: arms.map { MessagePattern.PluralArm(selector: $0.selector, pattern: pattern($0.parts)) }
          )
        )
      case .select(let name, _, let arms, _):
        segments.append(
          .select(
            name: name,
            arms: arms.map { MessagePattern.SelectArm(value: $0.value, pattern: pattern($0.parts)) }
          )
        )
      }
    }
    return MessagePattern(segments: segments)
  }
}

/// Something in a pattern that is not of the subset.
package struct MessageFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// What is wrong, and what to do.
    case malformed(problem: String, remedy: String)
    /// A plural or select without `other`.
    case missingOther
  }

  package var kind: Kind
  /// Byte offsets in the pattern's own text.
  package var range: Range<Int>
  /// Whether a brace is never closed, so that nothing behind it is where it should be.
  package var isCutOff = false
}
