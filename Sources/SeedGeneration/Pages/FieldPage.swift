import SeedDecoding
import SeedDiagnostics
import SeedTables

/// What `seedtool explain` says of a record, a field or a value: `tidbit`, `severity`, `weightModifier`.
package enum FieldPage {
  /// The page of a name; nil where there is no record, field or value of that name.
  package static func text(of name: String) -> String? {
    var parts: [String] = []
    if let record = RecordTable.all.first(where: { $0.name == name && !$0.isOneOf }) {
      parts.append("\(name): \(record.summary)\n" + fields(of: record))
    }
    for vocabulary in VocabularyTable.all {
      guard let own = vocabulary.cases.first(where: { $0.name == name }), !own.summary.isEmpty else {
        continue
      }
      parts.append("\(name), \(IndefiniteArticle.with(vocabulary.label)): \(own.summary)")
    }
    if case .object(let record)? = RecordTable.interactionConfiguration.field(name)?.shape {
      parts.append("Its configuration, `\"configuration\": { \"\(name)\": { … } }`:\n" + fields(of: record))
    }
    for record in RecordTable.all where !record.isOneOf {
      guard let field = record.field(name) else { continue }
      parts.append("\(name) of a \(record.name): \(field.summary)\n" + values(of: field, indent: "  "))
    }
    if let text = words[name] { parts.append(text) }
    return parts.isEmpty ? nil : wrapped(parts.joined(separator: "\n\n")) + "\n"
  }

  /// Words of copy that are no field's name.
  private static let words = [
    "plural": "plural, in copy: what a text says for each number, as in "
      + "`{days, plural, =0 {None} one {# day} other {# days}}`. `=0` is for that number alone, `one` and "
      + "`other` are the forms of the language, and `#` is the number. Every plural has `other`.",
    "variants": "variants, in copy: the texts that one key has in one voice; the app shows one of them. "
      + "One more is a `{ \"title\": \"…\", \"body\": \"…\" }` in the key's list of `copy/PRODUCT.VOICE.json`.",
  ]

  private static func wrapped(_ page: String) -> String {
    page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = String(line.prefix { $0 == " " })
      return RulePage.wrap(String(line), leading: indent, hanging: indent + "  ")
    }.joined(separator: "\n")
  }

  /// The names of all records, fields and values that have a page, each once.
  package static let names: [String] = {
    let values = VocabularyTable.all.flatMap { $0.cases.filter { !$0.summary.isEmpty }.map(\.name) }
    let fields = RecordTable.all.filter { !$0.isOneOf }.flatMap { [$0.name] + $0.fields.map(\.name) }
    return Set(values + fields + words.keys).sorted()
  }()

  private static func fields(of record: RecordTable) -> String {
    record.fields.map { field in
      "  \(field.name)\(field.isRequired ? "" : " (may be left out)"): \(field.summary)\n"
        + values(of: field, indent: "    ")
    }.joined(separator: "\n")
  }

  /// What a field takes: its values with what each means, or its limits, and of lists of records their
  /// fields.
  private static func values(of field: Field, indent: String) -> String {
    switch field.shape {
    case .vocabulary(let vocabulary) where vocabulary.cases.contains(where: { !$0.summary.isEmpty }):
      return vocabulary.cases.map { "\(indent)\($0.name): \($0.summary)" }.joined(separator: "\n")
    case .array(.object(let record), let count, _, _):
      let names = record.fields.map { $0.isRequired ? $0.name : "\($0.name)?" }.joined(separator: ", ")
      return "\(indent)takes a list of \(count.lowerBound) to \(count.upperBound), each with \(names)"
    default: return "\(indent)takes \(field.shape.expectation)"
    }
  }
}
