import SeedTables

/// What a record is called in the code that is written.
extension RecordTable {
  /// The section's name; empty where there is none.
  var sectionName: String { section?.name ?? "" }
  /// The name of the record's layout, writer and reader: "Fix", "InteractionTimed", "CopyEntry".
  var typeName: String {
    guard let model else { return name.split(separator: " ").map { String($0).capitalizedFirst }.joined() }
    return model.split(separator: ".").joined()
  }
  /// The function that makes the value: "fix", "interactionTimed".
  var functionName: String { typeName.lowercasedFirst }
  var layout: String { "\(typeName)Layout" }
  /// The type that the model is nested in, or the model itself.
  var outermostModel: String { String(model?.prefix { $0 != "." } ?? "") }

  /// The choice that this one-of record's fields are the options of.
  var ownChoice: Choice? { RecordTable.all.lazy.compactMap(\.choice).first { $0.options === self } }

  /// The record's choice, if one of its fields is a one-of record.
  var choice: Choice? {
    for field in fields {
      guard case .object(let options) = field.shape, options.isOneOf else { continue }
      let names = Set(options.fields.map(\.name))
      for other in fields {
        if case .vocabulary(let table) = other.shape, names.isSubset(of: table.names) {
          return Choice(by: other, of: field, options: options, table: table)
        }
      }
    }
    return nil
  }
}

/// A field whose vocabulary says which field of a one-of record is there.
struct Choice {
  let by: Field
  let of: Field
  let options: RecordTable
  let table: VocabularyTable

  /// The vocabulary's type.
  var type: String { table.type ?? "" }
  /// The one-of record's type.
  var model: String { options.model ?? "" }

  /// Each name of the vocabulary with its record, nil for one that needs nothing.
  var cases: [(name: String, inner: RecordTable?)] {
    table.names.map { name in
      guard case .object(let inner)? = options.field(name)?.shape else { return (name, nil) }
      return (name, inner)
    }
  }
  /// The names that have a record, with its section, in the order of the record's fields.
  var children: [(name: String, section: String)] {
    options.fields.compactMap { field in
      guard case .object(let inner) = field.shape, let section = inner.section else { return nil }
      return (field.name, section.name)
    }
  }
}

extension RecordTable {
  /// Whether the record holds the numbers that a product's services take from content.
  var isOfPolicies: Bool { model?.hasSuffix("Policies") == true && model != "Policies" }
}
