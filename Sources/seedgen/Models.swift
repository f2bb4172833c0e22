import SeedTables

/// The typed values that apps get: one file a model.
enum Models {
  /// The Swift type of a field's value, without the `?` of an optional one.
  static func type(of shape: Shape, in record: RecordTable) -> String {
    switch shape {
    case .identity: "Identity"
    case .slug, .copyKey, .prose, .token, .drawing: "String"
    case .reference(let reference): reference.model
    case .message: "MessagePattern"
    case .integer: "Int"
    case .decimal: "Double"
    case .boolean: "Bool"
    case .vocabulary(let table): table.type ?? "String"
    case .timeOfDay: "TimeOfDay"
    case .hours: "HourRange"
    case .object(let table): table.model.map { name($0, in: record) } ?? "Never"
    case .array(let member, _, _, _): "[\(type(of: member, in: record))]"
    case .map(_, let value, _, let pairs):
      "[\(pairs?.model.map { name($0, in: record) } ?? type(of: value, in: record))]"
    case .date, .any, .index, .run: "Never"
    }
  }

  /// A model's name, as short as it may be inside another.
  private static func name(_ model: String, in record: RecordTable) -> String {
    let outer = "\(record.outermostModel)."
    return model.hasPrefix(outer) ? String(model.dropFirst(outer.count)) : model
  }

  /// Whether a field that may be left out is nil then; a list is empty.
  static func isOptional(_ field: Field) -> Bool {
    if field.isRequired { return false }
    switch field.shape {
    case .array, .map: return false
    case .object(let record): return !record.isOneOf
    default: return true
    }
  }

  /// The fields that the value has, in the table's order; what chooses a one-of field is computed from that.
  static func properties(of record: RecordTable) -> [Field] {
    let choice = record.choice
    return ([record.key].compactMap { $0 } + record.fields).filter { field in
      field.offset != nil && field.name != choice?.by.name
    }
  }

  /// What the range of a field is, for its documentation.
  private static func limits(_ field: Field) -> String {
    switch field.shape {
    case .prose(let range, _), .message(let range, _): "; \(range.lowerBound)…\(range.upperBound) characters"
    case .integer(let range): "; \(range.lowerBound)…\(range.upperBound)"
    case .decimal(let range): "; \(range.lowerBound)…\(range.upperBound)"
    default: ""
    }
  }

  static func file(of record: RecordTable, nested: [RecordTable]) -> String {
    var code = Code(imports: [])
    if record.isOneOf {
      write(choice: record, to: &code)
    } else {
      write(record, name: record.model ?? "", to: &code)
    }
    if record.isOfPolicies {
      code.line()
      writeFault(of: record, to: &code)
    }
    for inner in nested {
      code.line()
      let name = inner.model?.split(separator: ".").map(String.init) ?? []
      code.block("extension \(name[0])") { write(inner, name: name[1], to: &$0) }
    }
    return code.text
  }

  private static func write(_ record: RecordTable, name: String, to code: inout Code) {
    let properties = properties(of: record)
    code.doc(record.summary)
    code.block("public struct \(name): Hashable, Sendable") { code in
      for field in properties {
        let summary = field.summary.hasSuffix(".") ? String(field.summary.dropLast()) : field.summary
        code.doc("\(summary)\(limits(field)).")
        let type = type(of: field.shape, in: record) + (isOptional(field) ? "?" : "")
        code.line("public var \(escaped(field.property)): \(type)")
      }
      if let choice = record.choice {
        code.next(choice.by.summary)
        code.line("public var \(choice.by.property): \(choice.type) { \(choice.of.property).type }")
      }
      code.next("Makes a value from its fields.")
      let parameters = properties.map { field in
        let type = type(of: field.shape, in: record)
        if isOptional(field) { return "\(escaped(field.property)): \(type)? = nil" }
        return "\(escaped(field.property)): \(type)"
          + (!field.isRequired && type.hasPrefix("[") ? " = []" : "")
      }
      code.call("public init", parameters, "") { code in
        for field in properties { code.line("self.\(field.property) = \(escaped(field.property))") }
      }
    }
  }

  /// Services count on the ranges of policies, so that whoever reads some asks for their faults.
  private static func writeFault(of record: RecordTable, to code: inout Code) {
    code.block("extension \(record.model ?? "")") { code in
      code.doc("The first number that content may not have; nil where it may have all of them.")
      code.block("package var fault: PolicyFault?") { code in
        var checks: [String] = []
        for field in properties(of: record) {
          let value = field.property
          switch field.shape {
          case .integer(let range): checks.append("range(\"\(field.name)\", \(value), \(span(range)))")
          case .decimal(let range): checks.append("range(\"\(field.name)\", \(value), \(span(range)))")
          case .timeOfDay(let range):
            checks.append("range(\"\(field.name)\", \(value).minute, \(span(range)))")
          case .array(.integer(let range), let count, _, _):
            checks.append("range(\"\(field.name)\", \(value), \(span(range)), count: \(span(count)))")
          default: break
          }
        }
        for order in record.orders {
          switch order {
          case .above(let field, let lower):
            checks.append("above(\"\(field)\", \(field), \"\(lower)\", \(lower))")
          case .rising(let field): checks.append("order(\"\(field)\", \(field), isStrict: true)")
          case .neverFalling(let field): checks.append("order(\"\(field)\", \(field), isStrict: false)")
          }
        }
        code.line("var check = PolicyCheck()")
        for check in checks { code.line("check.\(check)") }
        code.line("return check.fault")
      }
    }
  }

  private static func span<Bound>(_ range: ClosedRange<Bound>) -> String {
    "\(range.lowerBound)...\(range.upperBound)"
  }

  /// A one-of record is an enumeration of what may be there.
  private static func write(choice record: RecordTable, to code: inout Code) {
    guard let choice = record.ownChoice else { return }
    code.doc(choice.table.summary + " A value for each type, with what the type needs.")
    code.block("public enum \(choice.model): Hashable, Sendable") { code in
      for (option, inner) in zip(choice.table.cases, choice.cases.map(\.inner)) {
        code.doc(option.summary)
        code.line("case \(option.name)" + (inner?.model.map { "(\(name($0, in: record)))" } ?? ""))
      }
      code.next("The type.")
      code.block("public var type: \(choice.type)") { code in
        code.choose("self", choice.table.names.map { ([".\($0)"], [".\($0)"]) })
      }
    }
    code.line()
    code.block("extension \(choice.type)") { code in
      code.doc("Whether a value of this type carries a configuration (and then must).")
      code.block("public var hasConfiguration: Bool") { code in
        let without = choice.cases.filter { $0.inner == nil }.map { ".\($0.name)" }
        code.choose("self", [(without, ["false"])], otherwise: ["true"])
      }
    }
  }

  private static func escaped(_ name: String) -> String {
    ["default", "in"].contains(name) ? "`\(name)`" : name
  }
}
