public import PlainJSON
public import SeedModel

extension InteractionResult {
  /// The field that a result lacks before a fix with an interaction may be marked as applied, or nil when it
  /// may.
  public static func lacks(_ result: InteractionResult?, for interaction: Interaction) -> LackingField? {
    InteractionEvidence(result, of: interaction).lacks(for: InteractionShape(interaction))
  }

  /// The field that stored data lack, for a type and its configuration as authored: an object whose one
  /// member is named for the type, or that member's own object.
  ///
  /// Without a configuration the ids that the data name are taken for the fix's own.
  public static func lacks(
    data: JSONValue?,
    type: InteractionType,
    configuration: JSONValue? = nil
  ) -> LackingField? {
    let result = data.flatMap { InteractionResult(json: $0, type: type) }
    let object = configuration?.object
    let inner = object?["\(type)"]?.object ?? object
    var partIDs: [String] = []
    if let field = InteractionShape.partsField(of: type) {
      let parts = inner?[field]?.array
      partIDs = parts.map { $0.compactMap { $0.object?["id"]?.string } } ?? result?.partIDs ?? []
    }
    let isCounter = type == .counter
    return lacks(
      result,
      for: type,
      partIDs: partIDs,
      minimum: isCounter ? inner?["minTarget"]?.integer : nil,
      maximum: isCounter ? inner?["maxTarget"]?.integer : nil
    )
  }

  /// The field that a result lacks, for a type and what of its configuration decides.
  package static func lacks(
    _ result: InteractionResult?,
    for type: InteractionType,
    partIDs: [String],
    minimum: Int?,
    maximum: Int?
  ) -> LackingField? {
    let shape = InteractionShape(type, partCount: partIDs.count, minimum: minimum, maximum: maximum)
    return InteractionEvidence(result, of: type, partIDs: partIDs).lacks(for: shape)
  }

  /// The ids of steps, options or categories that a result names.
  private var partIDs: [String] {
    switch self {
    case .steps(let done, let passed): done + passed
    case .option(let id): [id]
    case .categories(let categories): categories.map(\.id)
    default: []
    }
  }
}
