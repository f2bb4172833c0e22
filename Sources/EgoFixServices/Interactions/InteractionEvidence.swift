public import SeedModel

/// What counts of an interaction's result, without its texts: what the check on "applied" looks at.
public struct InteractionEvidence: Hashable, Sendable {
  /// The count of a counter, the urges of a substitution; nil where none was given.
  public var count: Int32?
  /// Whether the time was kept to its end.
  public var hasEnded: Bool
  /// Steps done, or categories filled: one bit each, in the fix's order.
  public var done: UInt16
  /// Steps passed over, likewise.
  public var passed: UInt16
  /// The index of the option chosen; nil where none of the fix's options was.
  public var option: UInt8?
  /// Whether the text asked for is there and not blank: the report, the entry, the observation after a guess.
  public var hasText: Bool

  /// Evidence, by default of nothing.
  public init(
    count: Int32? = nil,
    hasEnded: Bool = false,
    done: UInt16 = 0,
    passed: UInt16 = 0,
    option: UInt8? = nil,
    hasText: Bool = false
  ) {
    self.count = count
    self.hasEnded = hasEnded
    self.done = done
    self.passed = passed
    self.option = option
    self.hasText = hasText
  }

  /// What a result shows for an interaction; a result of another type shows nothing.
  public init(_ result: InteractionResult?, of interaction: Interaction) {
    self.init(result, of: interaction.type, partIDs: InteractionShape.partIDs(of: interaction))
  }

  /// What a result shows for an interaction of a type, whose steps, options or categories have some ids.
  init(_ result: InteractionResult?, of type: InteractionType, partIDs: [String]) {
    self.init()
    switch (type, result) {
    case (.counter, .counter(let count)?), (.substitute, .urges(let count)?):
      self.count = Int32(clamping: count)
    case (.timed, .ended(let ended)?), (.abstain, .ended(let ended)?):
      hasEnded = ended
    case (.multiStep, .steps(let done, let passed)?):
      self.done = InteractionEvidence.mask(of: done, in: partIDs)
      self.passed = InteractionEvidence.mask(of: passed, in: partIDs)
    case (.quiz, .option(let id)?), (.scenario, .option(let id)?):
      option = partIDs.firstIndex(of: id).map { UInt8(clamping: $0) }
    case (.observation, .text(let text)?), (.journal, .text(let text)?),
      (.predict, .prediction(_, let text)?):
      hasText = !text.isBlank
    case (.audit, .categories(let categories)?):
      done = InteractionEvidence.mask(of: categories.filter { !$0.text.isBlank }.map(\.id), in: partIDs)
    default: break
    }
  }

  /// The name of the result's field that is lacking before the fix may be marked as applied, or nil when it
  /// may (skipped and failed always may).
  ///
  /// - Complexity: O(1); no texts are looked at.
  public func lacks(for shape: InteractionShape) -> LackingField? {
    switch shape.type {
    case .standard, .reversal, .body: return nil
    case .counter:
      guard let count, count >= max(0, shape.minimum ?? 0), count <= shape.maximum ?? .max else {
        return .count
      }
      return nil
    case .timed, .abstain: return hasEnded ? nil : .ended
    case .multiStep:
      let all = shape.partCount >= 16 ? UInt16.max : (1 << UInt16(shape.partCount)) - 1
      if done & all == 0 { return .done }
      return (done | passed) & all == all ? nil : .passed
    case .quiz, .scenario: return option.map { $0 < shape.partCount } == true ? nil : .option
    case .observation, .journal: return hasText ? nil : .text
    case .substitute: return (count ?? 0) >= 1 ? nil : .urges
    case .predict: return hasText ? nil : .observation
    case .audit: return done == 0 ? .categories : nil
    }
  }

  private static func mask(of ids: [String], in partIDs: [String]) -> UInt16 {
    var mask: UInt16 = 0
    for (index, id) in partIDs.prefix(16).enumerated() where ids.contains(id) {
      mask |= 1 << UInt16(index)
    }
    return mask
  }
}

/// A field of an interaction's result, named as it is stored.
public enum LackingField: String, Hashable, Sendable, CaseIterable {
  /// Fields, by name.
  case count, ended, done, passed, option, text, urges, observation, categories
}

extension String {
  /// Whether there is nothing in the text but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
