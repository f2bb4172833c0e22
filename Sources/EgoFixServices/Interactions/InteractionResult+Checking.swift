public import PlainJSON
public import SeedModel

extension InteractionResult {
  /// The field that a result lacks before a fix with an interaction may be marked as applied, or nil when it
  /// may.
  public static func lacks(_ result: InteractionResult?, for interaction: Interaction) -> LackingField? {
    InteractionEvidence(result, of: interaction).lacks(for: InteractionShape(interaction))
  }

  /// The field that stored data lack, for a type and its configuration as authored: an object whose one member
  /// is named for the type, or that member's own object.
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
    return lacks(result, for: interaction(of: type, inner, result))
  }

  /// An interaction with all that the check looks at; texts that it does not read are empty.
  private static func interaction(
    of type: InteractionType,
    _ configuration: JSONObject?,
    _ result: InteractionResult?
  ) -> Interaction {
    func ids(_ field: String, else given: [String]) -> [String] {
      guard let values = configuration?[field]?.array else { return given }
      return values.compactMap { $0.object?["id"]?.string }
    }
    switch type {
    case .standard: return .standard
    case .journal: return .journal
    case .reversal: return .reversal
    case .body: return .body
    case .timed: return .timed(.init(durationSeconds: 0, prompt: nil))
    case .observation: return .observation(.init(reportPrompt: ""))
    case .abstain: return .abstain(.init(durationDescription: "", endTime: nil))
    case .substitute: return .substitute(.init(triggerBehavior: "", replacementBehavior: ""))
    case .predict: return .predict(.init(predictionPrompt: "", observationPrompt: ""))
    case .counter:
      let minimum = configuration?["minTarget"]?.integer
      let maximum = configuration?["maxTarget"]?.integer
      return .counter(.init(targetDescription: "", unit: nil, minTarget: minimum, maxTarget: maximum))
    case .multiStep:
      let steps = ids("steps", else: result?.partIDs ?? [])
      return .multiStep(.init(steps: steps.map { .init(id: $0, instruction: "") }))
    case .quiz:
      let options = ids("options", else: result?.partIDs ?? [])
      return .quiz(
        .init(question: "", options: options.map { .init(id: $0, text: "", weightModifier: 1) })
      )
    case .scenario:
      let options = ids("options", else: result?.partIDs ?? [])
      return .scenario(.init(situation: "", options: options.map { .init(id: $0, text: "") }))
    case .audit:
      let categories = ids("categories", else: result?.partIDs ?? [])
      return .audit(.init(auditPrompt: "", categories: categories.map { .init(id: $0, label: "") }))
    }
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
