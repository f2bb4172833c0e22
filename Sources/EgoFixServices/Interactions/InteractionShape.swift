public import SeedModel

/// What of a fix's interaction decides whether it may be marked as applied; a few integers.
public struct InteractionShape: Hashable, Sendable {
  /// How the fix is carried out.
  public var type: InteractionType
  /// The least count of a counter; nil where there is none.
  public var minimum: Int32?
  /// The largest count of a counter; nil where there is none.
  public var maximum: Int32?
  /// Steps, options or categories; 0 for other types.
  public var partCount: UInt8

  /// The shape of an interaction.
  public init(_ interaction: Interaction) {
    type = interaction.type
    partCount = UInt8(clamping: InteractionShape.partIDs(of: interaction).count)
    if case .counter(let counter) = interaction {
      minimum = counter.minTarget.map { Int32(clamping: $0) }
      maximum = counter.maxTarget.map { Int32(clamping: $0) }
    }
  }

  /// The shape of an interaction of a type, of which only this is known.
  init(_ type: InteractionType, partCount: Int, minimum: Int?, maximum: Int?) {
    self.type = type
    self.partCount = UInt8(clamping: partCount)
    self.minimum = minimum.map { Int32(clamping: $0) }
    self.maximum = maximum.map { Int32(clamping: $0) }
  }

  /// The field of a type's configuration that lists its steps, options or categories; nil for other types.
  package static func partsField(of type: InteractionType) -> String? {
    switch type {
    case .multiStep: "steps"
    case .quiz, .scenario: "options"
    case .audit: "categories"
    default: nil
    }
  }

  /// The ids of an interaction's steps, options or categories, in their order.
  static func partIDs(of interaction: Interaction) -> [String] {
    switch interaction {
    case .multiStep(let steps): steps.steps.map(\.id)
    case .quiz(let quiz): quiz.options.map(\.id)
    case .scenario(let scenario): scenario.options.map(\.id)
    case .audit(let audit): audit.categories.map(\.id)
    default: []
    }
  }

  /// The weights of an interaction's options, in their order; nil where an option has none.
  static func weights(of interaction: Interaction) -> [Double?] {
    switch interaction {
    case .quiz(let quiz): quiz.options.map(\.weightModifier)
    case .scenario(let scenario): scenario.options.map(\.weightModifier)
    default: []
    }
  }
}
