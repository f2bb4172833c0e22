import SeedModel

/// What one field says about another.
extension ShapeSchema {
  func conditions(of record: RecordDescriptor) -> [(String, JSONValue)] {
    if record === ContentDescriptors.fix { return [("allOf", .array(interactionConditions))] }
    if record === ContentDescriptors.retired { return retiredCondition }
    if !record.isOneOf { return [] }
    // Beside the keys, `null`: whether it may stand here is said by the type.
    let keys = record.fields.map { present($0.name, "object").adding([("type", "object")]) }
    return [("oneOf", .array([["type": "null"]] + keys))]
  }

  /// A member that is there and not `null`.
  private func present(_ name: String, _ type: String) -> JSONValue {
    let value: JSONValue = ["type": .string(type)]
    return ["required": .strings([name]), "properties": .members([(name, value)])]
  }

  private func condition(_ field: String, _ test: JSONValue, then: JSONValue) -> JSONValue {
    ["if": ["required": .strings([field]), "properties": .members([(field, test)])], "then": then]
  }

  /// A fix's configuration has the key that equals its interaction type, or there is none.
  private var interactionConditions: [JSONValue] {
    let types = InteractionType.allCases
    let without = types.filter { !$0.hasConfiguration }.map(\.description)
    let forbidden = condition(
      "interactionType",
      ["enum": .strings(without)],
      then: ["properties": ["configuration": ["type": "null"]]]
    )
    return [forbidden]
      + types.filter(\.hasConfiguration).map { type in
        let name = type.description
        let properties = JSONValue.members([(name, ["type": "object"])])
        let configuration: JSONValue = [
          "type": "object", "required": .strings([name]), "properties": properties,
        ]
        return condition(
          "interactionType",
          ["const": .string(name)],
          then: ["required": ["configuration"], "properties": ["configuration": configuration]]
        )
      }
  }

  /// A copy key is retired by its key, everything else by its id.
  private var retiredCondition: [(String, JSONValue)] {
    let isCopyKey: JSONValue = ["const": .string(RetiredKind.copyKey.description)]
    return [
      ("if", ["required": ["kind"], "properties": ["kind": isCopyKey]]),
      ("then", present("key", "string")), ("else", present("id", "string")),
    ]
  }
}
