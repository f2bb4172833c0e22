/// A fault that a record may be given, under the rule that should find it.
struct Fault: Sendable {
  /// How the fault is made. False where the record has no place for it.
  enum Change: Sendable {
    case record(@Sendable (inout JSONValue, FaultSource) -> Bool)
    case bytes(@Sendable (inout [UInt8]) -> Bool)
  }

  let rule: String
  let change: Change

  init(_ rule: String, record: @escaping @Sendable (inout JSONValue, FaultSource) -> Bool) {
    self.rule = rule
    change = .record(record)
  }

  init(_ rule: String, bytes: @escaping @Sendable (inout [UInt8]) -> Bool) {
    self.rule = rule
    change = .bytes(bytes)
  }

  static let all = syntax + shape + identity + interaction + characters
}

/// What a fault may need beside its own record.
struct FaultSource {
  let records: FixRecords
  let number: Int

  /// The number of a record without a fault that stands before this one; nil where there is none.
  let earlierNumber: Int?

  /// That record.
  var earlier: JSONValue? { earlierNumber.map { records.record($0) } }
}

extension Fault {
  /// Replaces the first occurrence of some text. False when there is none.
  static func replace(_ old: String, _ new: [UInt8], in bytes: inout [UInt8]) -> Bool {
    let old = Array(old.utf8)
    guard bytes.count >= old.count else { return false }
    for start in 0...(bytes.count - old.count) where bytes[start...].starts(with: old) {
      bytes.replaceSubrange(start..<start + old.count, with: new)
      return true
    }
    return false
  }

  static func replace(_ old: String, _ new: String, in bytes: inout [UInt8]) -> Bool {
    replace(old, Array(new.utf8), in: &bytes)
  }

  /// A fault that is put into a record's text as bytes.
  static func inserting(_ rule: String, _ old: String, _ new: String) -> Fault {
    Fault(rule, bytes: { replace(old, new, in: &$0) })
  }

  /// A fault that changes the prompt.
  static func prompt(_ rule: String, _ change: @escaping @Sendable (String) -> String?) -> Fault {
    Fault(
      rule,
      record: { record, _ in
        guard let text = record["prompt"]?.text, let changed = change(text) else { return false }
        // Compared as bytes: a String equals its decomposed form.
        if changed.utf8.elementsEqual(text.utf8) { return false }
        record["prompt"] = .string(changed)
        return true
      }
    )
  }

  /// A fault that sets a member, or removes it.
  static func setting(_ rule: String, _ key: String, to value: JSONValue?) -> Fault {
    Fault(
      rule,
      record: { record, _ in
        record[key] = value
        return true
      }
    )
  }

  /// A fault inside the configuration of an interaction type.
  static func configuration(
    _ rule: String,
    of interaction: String,
    _ change: @escaping @Sendable (inout JSONValue) -> Bool
  ) -> Fault {
    Fault(
      rule,
      record: { record, _ in
        guard var value = record["configuration"]?[interaction], change(&value) else { return false }
        record["configuration"]?[interaction] = value
        return true
      }
    )
  }
}
