extension Fault {
  static let shape: [Fault] = [
    Fault(
      "shape/unknown-field",
      record: { record, _ in
        guard let comment = record["inlineComment"] else { return false }
        record["inlineComment"] = nil
        record["inlineComments"] = comment
        return true
      }
    ),
    setting("shape/missing-field", "number", to: nil),
    setting("shape/missing-field", "id", to: nil),
    setting("shape/missing-field", "prompt", to: nil),
    setting("shape/wrong-type", "severity", to: .number(2)),
    setting("shape/wrong-type", "prompt", to: .array([.string("Leave the kettle alone tonight.")])),
    Fault(
      "shape/wrong-type",
      record: { record, source in
        record["number"] = .string("\(source.number)")
        return true
      }
    ),
    setting("shape/unknown-value", "severity", to: .string("hihg")),
    setting("shape/unknown-value", "type", to: .string("weekley")),
    setting("shape/unknown-value", "interactionType", to: .string("quizz")),
    setting("shape/empty-text", "inlineComment", to: .string("")),
    setting("shape/text-length", "prompt", to: .string("Too short.")),
    prompt("shape/text-length") { String(repeating: $0 + " ", count: 5) + $0 },
    setting("shape/number-range", "number", to: .number(0)),
    setting("shape/malformed-uuid", "id", to: .string("not-an-id")),
    setting("shape/malformed-uuid", "id", to: .string("5b1f0a3c-9d2e-4c47-8a6b-0d3e5f7a9c1")),
    Fault(
      "shape/not-canonical-uuid",
      record: { record, _ in
        guard let id = record["id"]?.text else { return false }
        record["id"] = .string(id.uppercased())
        return true
      }
    ),
    Fault(
      "shape/patterned-uuid",
      record: { record, source in
        let digits = "\(source.number)"
        let end = String(repeating: "0", count: 12 - digits.utf8.count) + digits
        record["id"] = .string("00000000-0000-4000-8000-\(end)")
        return true
      }
    ),
    setting("shape/malformed-slug", "bugSlug", to: .string("Need_To_Be_Right")),
    configuration("shape/number-range", of: "timed") {
      $0["durationSeconds"] = .number(5)
      return true
    },
    configuration("shape/missing-field", of: "quiz") {
      $0["question"] = nil
      return true
    },
    configuration("shape/unknown-field", of: "multiStep") {
      guard var steps = $0["steps"]?.elements, let text = steps[0]["instruction"] else { return false }
      steps[0]["instruction"] = nil
      steps[0]["prompt"] = text
      $0["steps"] = .array(steps)
      return true
    },
    configuration("interaction/too-few-options", of: "multiStep") {
      guard let steps = $0["steps"]?.elements else { return false }
      $0["steps"] = .array([steps[0]])
      return true
    },
  ]

  static let identity: [Fault] = [
    Fault(
      "identity/duplicate-id",
      record: { record, source in
        guard let id = source.earlier?["id"] else { return false }
        record["id"] = id
        return true
      }
    ),
    Fault(
      "identity/duplicate-number",
      record: { record, source in
        guard let number = source.earlier?["number"] else { return false }
        record["number"] = number
        return true
      }
    ),
    setting("identity/unknown-bug", "bugSlug", to: .string("need-to-be-rihgt")),
    configuration("identity/duplicate-item-id", of: "multiStep") {
      guard var steps = $0["steps"]?.elements, let id = steps[0]["id"] else { return false }
      steps[1]["id"] = id
      $0["steps"] = .array(steps)
      return true
    },
  ]
}
