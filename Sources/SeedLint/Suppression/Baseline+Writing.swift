import SeedDiagnostics

extension Baseline {
  /// The file's text: sorted, one entry a line, so that versions of it differ by lines and merge.
  ///
  /// - Complexity: O(entries).
  package var text: String {
    var text = "{\n  \"version\": \(Baseline.formVersion),\n  \"findings\": ["
    for (index, entry) in entries.enumerated() {
      var members = [Baseline.member("rule", entry.key.rule.text)]
      if let file = entry.file { members.append(Baseline.member("file", file)) }
      if let record = entry.key.record { members.append(Baseline.member("record", record)) }
      if let pointer = entry.key.pointer { members.append(Baseline.member("pointer", pointer)) }
      if let digest = entry.key.textDigest {
        members.append(Baseline.member("textDigest", digest.description))
      }
      if entry.count > 1 { members.append("\"count\": \(entry.count)") }
      text += "\(index == 0 ? "" : ",")\n    { \(members.joined(separator: ", ")) }"
    }
    return text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  private static func member(_ name: String, _ value: String) -> String {
    "\"\(name)\": \"\(TextView.escape(value))\""
  }
}
