package import SeedTables

/// JSON Schemas (2020-12) of all content files, from the same descriptors that the decoder reads.
///
/// A schema says what one file can show by itself; what takes the whole content (unique ids, known bugs,
/// quotas) or the meaning of a text is said by `check`.
package enum SchemaGeneration {
  /// The command that writes the schemas of the shipped content again.
  package static let command = "seedtool schema content"

  /// One schema a kind of file, in the order of the kinds.
  ///
  /// - Parameter bugs: the slugs of a content's bugs, for schemas of its own.
  package static func files(bugs: [String] = []) -> [(name: String, text: String)] {
    ContentKind.json.map { (fileName(of: $0), schema(of: $0, bugs: bugs).rendered() + "\n") }
  }

  /// Whether a file, by its name and bytes, is the schema of a kind that is or was.
  package static func isOwn(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.hasSuffix(suffix), !name.contains("/") else { return false }
    let stem = name.dropLast(suffix.count)
    let head = #"{\#n  "$schema": "\#(draft)",\#n  "$id": "\#(idPrefix)\#(stem)""#
    return bytes.starts(with: head.utf8)
  }

  private static let suffix = ".schema.json"
  private static let draft = "https://json-schema.org/draft/2020-12/schema"
  private static let idPrefix = "urn:seedtool:schema:"

  /// The name of a kind's schema: `bugs.schema.json`, `copy-catalog.schema.json`.
  package static func fileName(of kind: ContentKind) -> String { stem(of: kind) + suffix }

  private static func stem(of kind: ContentKind) -> String {
    String(kind.path.map { $0 == "/" ? "-" : $0 })
  }

  static func schema(of kind: ContentKind, bugs: [String] = []) -> JSONValue {
    let row = kind.row
    let head: [(String, JSONValue)] = [
      ("$schema", .string(draft)), ("$id", .string(idPrefix + stem(of: kind))),
      ("title", .string(title(of: kind))),
      ("description", .string(row.summary)),
    ]
    return JSONValue.members(
      head + ShapeSchema(kind: kind, bugs: bugs).members(of: row.root, isNullable: false)
    )
  }

  private static func title(of kind: ContentKind) -> String {
    switch kind {
    case .copyTable: "copy/<product>.<voice>.json"
    default: "\(kind.path).json"
    }
  }
}
