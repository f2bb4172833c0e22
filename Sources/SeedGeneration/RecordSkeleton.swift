package import SeedTables

/// A new record as text: its fields in the descriptor's order, those that it must have empty to be filled in,
/// those that it may have `null`, which is the same as left out.
package struct RecordSkeleton {
  /// Values that are known already, by field name, as JSON text.
  private let known: [String: String]
  /// Which field of a one-of record to take.
  private let choice: String?

  package init(known: [String: String], choice: String? = nil) {
    self.known = known
    self.choice = choice
  }

  /// The record's JSON text. Lines after the first start with `indent`.
  package func text(of descriptor: RecordTable, indent: String) -> String {
    let inner = indent + "  "
    var members: [String] = []
    for field in descriptor.fields {
      if let value = known[field.name] {
        members.append("\(inner)\"\(field.name)\": \(value)")
      } else if descriptor.isOneOf ? field.name == choice : isWanted(field) {
        members.append("\(inner)\"\(field.name)\": \(value(of: field.shape, indent: inner, itemIndex: 0))")
      } else if !descriptor.isOneOf, !isChoice(field) {
        members.append("\(inner)\"\(field.name)\": null")
      }
    }
    return "{\n" + members.joined(separator: ",\n") + "\n\(indent)}"
  }

  /// Required fields, and the configuration where there is one to choose.
  private func isWanted(_ field: Field) -> Bool {
    isChoice(field) ? choice != nil : field.isRequired
  }

  private func isChoice(_ field: Field) -> Bool {
    if case .object(let record) = field.shape { record.isOneOf } else { false }
  }

  private func value(of shape: Shape, indent: String, itemIndex: Int) -> String {
    switch shape {
    case .token(.itemID): "\"\(RecordSkeleton.itemIDs[itemIndex % RecordSkeleton.itemIDs.count])\""
    case .integer(let range): "\(min(range.upperBound, max(range.lowerBound, 60)))"
    case .decimal: "1.0"
    case .boolean: "true"
    case .vocabulary(let vocabulary): "\"\(vocabulary.names[0])\""
    case .object(let record):
      RecordSkeleton(known: itemID(itemIndex, in: record), choice: choice).text(of: record, indent: indent)
    case .array(let member, let count, _, _):
      "["
        + (0..<max(2, count.lowerBound)).map { index in
          "\n\(indent)  " + value(of: member, indent: indent + "  ", itemIndex: index)
        }.joined(separator: ",") + "\n\(indent)]"
    case .map: "{}"
    default: "\"\""
    }
  }

  private func itemID(_ index: Int, in record: RecordTable) -> [String: String] {
    guard record.index(of: "id") != nil else { return [:] }
    return ["id": "\"\(RecordSkeleton.itemIDs[index % RecordSkeleton.itemIDs.count])\""]
  }

  private static let itemIDs = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
}
