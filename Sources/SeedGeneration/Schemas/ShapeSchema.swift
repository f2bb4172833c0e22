import SeedDecoding
import SeedTables

/// The schema of a value, from its shape.
struct ShapeSchema {
  let kind: ContentKind
  /// The slugs of the content's own bugs, which editors complete; a new one is as good.
  var bugs: [String] = []

  /// The keywords of a value's schema; where it may be left out, `null` is a way to leave it out.
  func members(of shape: Shape, isNullable: Bool) -> [(String, JSONValue)] {
    func type(_ name: String) -> (String, JSONValue) {
      ("type", isNullable ? .strings([name, "null"]) : .string(name))
    }
    func string(_ pattern: String, maximum: Int? = nil) -> [(String, JSONValue)] {
      [type("string"), ("pattern", .string(pattern))] + (maximum.map { [("maxLength", .integer($0))] } ?? [])
    }
    switch shape {
    case .identity: return string(ShapeSchema.identityPattern)
    case .slug: return string(TokenShape.slugPattern, maximum: 128)
    case .reference(let reference):
      if reference == .bug {
        let any = string(TokenShape.slugPattern, maximum: 128)
        return bugs.isEmpty ? any : any + [("anyOf", .array([["enum": .strings(bugs)], .members([])]))]
      }
      return string(TokenShape.name.pattern)
    case .copyKey: return string(TokenShape.copyKeyPattern, maximum: 128)
    case .prose(let limits, let part), .message(let limits, let part):
      let pattern = part == .copyBody ? ShapeSchema.linesPattern : ShapeSchema.textPattern
      return [
        type("string"), ("minLength", .integer(limits.lowerBound)),
        ("maxLength", .integer(limits.upperBound)), ("pattern", .string(pattern)),
      ]
    case .token(let token):
      return string(token.pattern, maximum: token == .ruleID || token == .ruleOrTopic ? 128 : nil)
    case .integer(let limits):
      return [
        type("integer"), ("minimum", .integer(limits.lowerBound)), ("maximum", .integer(limits.upperBound)),
      ]
    case .decimal(let limits):
      return [
        type("number"), ("minimum", .number(limits.lowerBound)), ("maximum", .number(limits.upperBound)),
      ]
    case .boolean: return [type("boolean")]
    case .vocabulary(let vocabulary):
      let names = vocabulary.names.map { JSONValue.string($0) }
      let head = [type("string"), ("enum", .array(isNullable ? names + [.null] : names))]
      if vocabulary.cases.allSatisfy({ $0.summary.isEmpty }) { return head }
      let summaries = vocabulary.cases.map(\.summary) + (isNullable ? ["Left out."] : [])
      return head + [("enumDescriptions", .strings(summaries))]
    case .date: return string(ShapeSchema.datePattern) + [("format", "date")]
    case .timeOfDay: return string(ShapeSchema.timePattern)
    case .drawing(let width, let height):
      return string("^(?=[\\s\\S]*\\S)[ -~]{0,\(width)}(\\n[ -~]{0,\(width)}){0,\(height - 1)}$")
    case .hours: return members(of: .array(of: .integer(0...23), count: 2...2), isNullable: isNullable)
    case .array(let member, let count, _, _):
      return [type("array"), ("items", schema(of: member))] + limits(count, "minItems", "maxItems")
    case .object(let descriptor): return [type("object")] + members(of: descriptor)
    case .map(let keys, let value, let count, _):
      return [type("object"), ("propertyNames", names(keys)), ("additionalProperties", schema(of: value))]
        + limits(count, "minProperties", "maxProperties")
    case .any, .index, .run: return []
    }
  }

  private func schema(of shape: Shape) -> JSONValue {
    var head: [(String, JSONValue)] = []
    if case .object(let descriptor) = shape {
      head = [("title", .string(descriptor.name)), ("description", .string(descriptor.summary))]
    }
    return .members(head + members(of: shape, isNullable: false))
  }

  private func members(of record: RecordTable) -> [(String, JSONValue)] {
    let properties = record.fields.map { field in (field.name, schema(of: field, in: record)) }
    let required = record.fields.filter(\.isRequired).map(\.name)
    var result: [(String, JSONValue)] = [("properties", .members(properties))]
    if !required.isEmpty { result.append(("required", .strings(required))) }
    result.append(("additionalProperties", false))
    return result + conditions(of: record)
  }

  private func schema(of field: Field, in record: RecordTable) -> JSONValue {
    var summary = field.summary
    if case .array(_, _, let key?, _) = field.shape { summary += " No two share the `\(key)`." }
    let head: [(String, JSONValue)] = [("description", .string(summary))]
    if record === RecordTable.configuration, field.name == "rules" {
      return .members(head + RuleSettingsSchema.members)
    }
    return .members(head + members(of: field.shape, isNullable: !field.isRequired))
  }

  private func names(_ keys: MapKeys) -> JSONValue {
    switch keys {
    case .copyKey: ["pattern": .string(TokenShape.copyKeyPattern), "maxLength": 128]
    case .token(let token) where token == .ruleID || token == .ruleOrTopic:
      ["pattern": .string(token.pattern), "maxLength": 128]
    case .token(let token): ["pattern": .string(token.pattern)]
    case .vocabulary(let vocabulary): ["enum": .strings(vocabulary.names)]
    }
  }

  /// A limit that the file's size reaches first is left out.
  private func limits(_ count: ClosedRange<Int>, _ least: String, _ most: String) -> [(String, JSONValue)] {
    var result: [(String, JSONValue)] = []
    if count.lowerBound > 0 { result.append((least, .integer(count.lowerBound))) }
    if count.upperBound < 1_000_000 { result.append((most, .integer(count.upperBound))) }
    return result
  }
}

extension ShapeSchema {
  /// Lower case, hyphenated, with a version and a variant that RFC 9562 has.
  static let identityPattern = "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"
  /// One paragraph that is not blank.
  static let textPattern = "^[^\\u0000-\\u001F]*\\S[^\\u0000-\\u001F]*$"
  /// Lines, not all of them blank: which copy has more than one is said by its key's role, in another file.
  static let linesPattern = "^[^\\u0000-\\u0009\\u000B-\\u001F]*\\S[^\\u0000-\\u0009\\u000B-\\u001F]*$"
  /// The form of a date; that it exists is `format`'s business.
  static let datePattern = "^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
  static let timePattern = "^([01][0-9]|2[0-3]):[0-5][0-9]$"
}
