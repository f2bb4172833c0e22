import SeedTables

/// The workspace settings that tell an editor which schema a content file has; files whose root is an array
/// have no place for `$schema`.
package enum EditorSettings {
  /// Where the settings stand, from the repository's root.
  package static let path = ".vscode/settings.json"

  package static var text: String {
    let schemas = ContentKind.json.map { kind -> JSONValue in
      [
        "fileMatch": .strings(patterns(of: kind)),
        "url": .string("./Schemas/\(SchemaGeneration.fileName(of: kind))"),
      ]
    }
    let settings: JSONValue = [
      "files.eol": "\n", "files.insertFinalNewline": true, "json.schemas": .array(schemas),
    ]
    return settings.rendered() + "\n"
  }

  private static func patterns(of kind: ContentKind) -> [String] {
    if kind == .copyTable { return ["/content/copy/*.*.json"] }
    let file = "/content/\(kind.path).json"
    return kind.mayBeFolder ? [file, "/content/\(kind.path)/*.json"] : [file]
  }
}
