import SeedSource
import SeedModel
package import SeedTables

extension FieldPlan {
  /// What the field takes, for "takes …".
  var expectation: String {
    switch kind {
    case .identity: "a UUID"
    case .slug: "a slug such as `need-to-be-right`"
    case .reference: "a bug's slug"
    case .copyKey: "dotted lower-camel words such as `checkIn.question`"
    case .prose, .message: "a text of \(minimum) to \(maximum) characters"
    case .token: token.expectation
    case .drawing: "a drawing of at most \(maximum) lines of \(drawingWidth) printable ASCII characters"
    case .integer: "a whole number from \(minimum) to \(maximum)"
    case .decimal: "a number from \(decimalRange.lowerBound) to \(decimalRange.upperBound)"
    case .boolean: "`true` or `false`"
    case .vocabulary: "one of \(vocabulary?.names.joined(separator: ", ") ?? "")"
    case .date: "a date such as `2026-01-31`"
    case .timeOfDay:
      (minimum, maximum) == (0, 1439)
        ? "a time such as `17:30`"
        : "a time from \(FieldPlan.time(minimum)) to \(FieldPlan.time(maximum))"
    case .array: "an array"
    case .object, .map: "an object"
    case .any: "any value"
    }
  }

  /// A value of its form, for "Write …": a list or an object with what it must have; nil for other values.
  var form: String? {
    switch kind {
    case .array: member.map { "[\($0.form ?? $0.shortForm)]" }
    case .object:
      record.map { record in
        let required = record.fields.filter(\.isRequired)
        let fields =
          (required.isEmpty ? Array(record.fields.prefix(record.descriptor.isOneOf ? 1 : 2)) : required)
          .prefix(4)
        return "{ " + fields.map { "\"\($0.name)\": \($0.shortForm)" }.joined(separator: ", ") + " }"
      }
    default: nil
    }
  }

  private var shortForm: String {
    switch kind {
    case .integer, .decimal, .boolean, .any: "…"
    case .array: "[…]"
    case .object, .map: "{ … }"
    default: "\"…\""
    }
  }

  private static func time(_ minute: Int) -> String { TimeOfDay(minute: minute).map { "\($0)" } ?? "" }
}

extension Shape {
  /// What a value of the shape takes, for "takes …".
  package var expectation: String {
    var registry = TextFieldRegistry()
    return FieldPlan(self, name: "", path: "", in: .bugs, &registry).expectation
  }
}

extension FieldPlan {
  /// Whether a root of that kind is what a file of this plan has.
  func takes(_ root: JSONNode.Kind) -> Bool {
    switch kind {
    case .array: root == .array
    case .object, .map: root == .object
    default: true
    }
  }
}

/// Text from content, made short enough for a message.
package enum Excerpt {
  /// At most 40 characters; control characters are shown as escapes.
  package static func of(_ text: String, limit: Int = 40) -> String {
    var result = ""
    var count = 0
    for character in text {
      if count == limit { return result + "…" }
      for scalar in character.unicodeScalars {
        if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      count += 1
    }
    return result
  }
}
