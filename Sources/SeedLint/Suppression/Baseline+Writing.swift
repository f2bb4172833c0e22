import SeedDiagnostics

extension Baseline {
  /// The file's text: sorted, one entry a line, so that versions of it differ by lines and merge.
  ///
  /// - Complexity: O(entries).
  package var text: String {
    var writer = JSONWriter(.indented, escaping: .required)
    writer.object { writer in
      writer.member("version", Baseline.formVersion)
      writer.array("findings") { writer in
        for entry in sortedEntries {
          writer.lineObject { writer in
            writer.member("rule", entry.key.rule.text)
            writer.member("file", entry.file)
            writer.member("record", entry.key.record)
            writer.member("pointer", entry.key.pointer)
            writer.member("textDigest", entry.key.textDigest?.description)
            if entry.count > 1 { writer.member("count", entry.count) }
          }
        }
      }
    }
    return writer.text + "\n"
  }
}
