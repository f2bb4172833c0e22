import EgoFixServices
import PlainJSON
import SeedModel

/// The call `applied`: whether a fix may be marked as applied with the data of its interaction.
struct AppliedCall {
  /// `allowed`, or `lacks` with a field's name.
  let result: JSONValue

  init(_ fields: ReplayFields) throws(ReplayError) {
    let type: InteractionType = try fields.required("interactionType", fields.name)
    // The configuration stands under the type's name, as content has it, or by itself.
    let given = try fields.object("configuration")
    let configuration = try given?.object("\(type)") ?? given
    var partIDs: [String] = []
    var (minimum, maximum): (Int?, Int?)
    if let field = InteractionShape.partsField(of: type) { partIDs = try Self.ids(configuration, field) }
    if type == .counter {
      (minimum, maximum) = (try configuration?.count("minTarget"), try configuration?.count("maxTarget"))
    }
    let data = try fields.object("data").flatMap { InteractionResult(json: $0.json, type: type) }
    let lacking = InteractionResult.lacks(
      data,
      for: type,
      partIDs: partIDs,
      minimum: minimum,
      maximum: maximum
    )
    if let lacking {
      result = ["lacks": .string(lacking.rawValue)]
    } else {
      result = ["allowed": true]
    }
  }

  /// The ids of the members of a list of the configuration.
  private static func ids(_ fields: ReplayFields?, _ name: String) throws(ReplayError) -> [String] {
    guard let fields else { throw ReplayError(.missingField, "`configuration` is missing") }
    var ids: [String] = []
    for part in try fields.required(name, fields.objects) { ids.append(try part.required("id", part.string)) }
    return ids
  }
}
