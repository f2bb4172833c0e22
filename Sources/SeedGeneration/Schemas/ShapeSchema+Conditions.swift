import SeedModel
import SeedTables

/// What one field says about another.
extension ShapeSchema {
  func conditions(of record: RecordTable) -> [(String, JSONValue)] {
    if record === RecordTable.fix { return [("allOf", .array(interactionConditions))] }
    if record === RecordTable.retired { return [("allOf", .array(retiredConditions))] }
    if record === RecordTable.placeholder { return [("allOf", .array(placeholderConditions))] }
    if record === RecordTable.copyKey { return [("allOf", .array([bodyCondition]))] }
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

  /// A member that is not there, or `null`.
  private func absent(_ name: String) -> JSONValue {
    let null: JSONValue = ["type": "null"]
    return ["properties": .members([(name, null)])]
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

  /// A copy key is retired by its key, everything else by its id; what a history shows depends on the kind.
  private var retiredConditions: [JSONValue] {
    func kinds(_ names: [String]) -> JSONValue { ["enum": .strings(names)] }
    let refused = RecordTable.retiredOwners.map { field, owners in
      condition("kind", ["not": kinds(owners)], then: absent(field))
    }
    let needed = RecordTable.retiredHistory.flatMap { kind, fields in
      ([kind == "copyKey" ? "key" : "id"] + fields).map { field in
        condition("kind", kinds([kind]), then: present(field, "string"))
      }
    }
    return needed + refused
  }

  /// Only a document has a long body.
  private var bodyCondition: JSONValue {
    let document: JSONValue = ["const": .string(CopyRole.document.description)]
    let body: JSONValue = ["body": ["maximum": .integer(Limits.copyBody.upperBound)]]
    return condition(
      "role",
      ["not": document],
      then: ["properties": ["limits": ["properties": body]]]
    )
  }

  /// Only a select has values, and it needs them; only a count has a maximum.
  private var placeholderConditions: [JSONValue] {
    let select: JSONValue = ["const": .string(PlaceholderType.select.description)]
    let count: JSONValue = ["const": .string(PlaceholderType.count.description)]
    return [
      condition("type", select, then: present("values", "array")),
      condition("type", ["not": select], then: absent("values")),
      condition("type", ["not": count], then: absent("maximum")),
    ]
  }
}
