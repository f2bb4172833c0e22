import EgoFixServices
import PlainJSON
import SeedModel

/// The call `applied`: whether a fix may be marked as applied with the data of its interaction.
struct AppliedCall {
  /// `allowed`, or `lacks` with a field's name.
  let result: JSONValue

  init(_ fields: ReplayFields) throws(ReplayError) {
    let type: InteractionType = try fields.required("interactionType", fields.name)
    let interaction = try Self.interaction(type, try fields.object("configuration"))
    let data = try fields.object("data").flatMap { InteractionResult(json: $0.json, type: type) }
    if let lacking = InteractionResult.lacks(data, for: interaction) {
      result = ["lacks": .string(lacking.rawValue)]
    } else {
      result = ["allowed": true]
    }
  }

  /// What of a configuration decides: a counter's targets, the ids of steps, options and categories. It stands
  /// under the type's name, as content has it, or by itself.
  private static func interaction(
    _ type: InteractionType,
    _ given: ReplayFields?
  ) throws(ReplayError) -> Interaction {
    let fields = try given?.object("\(type)") ?? given
    switch type {
    case .standard: return .standard
    case .journal: return .journal
    case .reversal: return .reversal
    case .body: return .body
    case .timed: return .timed(.init(durationSeconds: 60, prompt: nil))
    case .observation: return .observation(.init(reportPrompt: ""))
    case .abstain: return .abstain(.init(durationDescription: "", endTime: nil))
    case .substitute: return .substitute(.init(triggerBehavior: "", replacementBehavior: ""))
    case .predict: return .predict(.init(predictionPrompt: "", observationPrompt: ""))
    case .counter:
      let (minimum, maximum) = (try fields?.count("minTarget"), try fields?.count("maxTarget"))
      return .counter(.init(targetDescription: "", unit: nil, minTarget: minimum, maxTarget: maximum))
    case .multiStep:
      return .multiStep(.init(steps: try ids(fields, "steps").map { .init(id: $0, instruction: "") }))
    case .quiz:
      let options = try ids(fields, "options").map {
        Interaction.QuizOption(id: $0, text: "", weightModifier: 1)
      }
      return .quiz(.init(question: "", options: options))
    case .scenario:
      let options = try ids(fields, "options").map { Interaction.ScenarioOption(id: $0, text: "") }
      return .scenario(.init(situation: "", options: options))
    case .audit:
      return .audit(
        .init(auditPrompt: "", categories: try ids(fields, "categories").map { .init(id: $0, label: "") })
      )
    }
  }

  private static func ids(_ fields: ReplayFields?, _ name: String) throws(ReplayError) -> [String] {
    guard let fields else { throw ReplayError(.missingField, "`configuration` is missing") }
    var ids: [String] = []
    for part in try fields.required(name, fields.objects) { ids.append(try part.required("id", part.string)) }
    return ids
  }
}
