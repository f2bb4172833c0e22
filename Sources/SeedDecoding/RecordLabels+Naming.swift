package import SeedDiagnostics
import SeedTables

/// Messages speak of bugs, fixes and tidbits, and are shown in the content's own words.
extension RecordLabels {
  /// A finding in the content's own words.
  package func naming(_ finding: Diagnostic) -> Diagnostic {
    if nouns.isEmpty { return finding }
    // Values that a file must have are no words of the content.
    let values = finding.expected
    func named(_ text: String) -> String { values.map(text.contains) == true ? text : naming(text) }
    var finding = finding
    finding.message = named(finding.message)
    finding.remedy = finding.remedy.map(named)
    for index in finding.notes.indices { finding.notes[index].message = naming(finding.notes[index].message) }
    if let repair = finding.repair { finding.repair?.message = naming(repair.message) }
    return finding
  }

  /// A message in the content's own words. What stands in backticks or quotation marks is a name or a text,
  /// and stays.
  package func naming(_ message: String) -> String {
    let nouns = nouns
    if nouns.isEmpty { return message }
    var words = message.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var isQuoted = false
    for index in words.indices {
      let word = words[index]
      let marks = word.count { $0 == "`" || $0 == "\"" }
      if marks % 2 == 1 { isQuoted.toggle() }
      if isQuoted || marks > 0 { continue }
      let start = word.prefix { $0 == "(" }
      let core = word.dropFirst(start.count).prefix { $0.isLetter }
      let end = word[core.endIndex...]
      guard let noun = nouns[core.lowercased()], Self.ends.contains(end.filter { !".,;:)".contains($0) })
      else { continue }
      words[index] = start + (core.first?.isUppercase == true ? capitalized(noun) : noun) + end
      guard index > 0, ["a", "an"].contains(words[index - 1].lowercased()) else { continue }
      let article = String(IndefiniteArticle.with(noun).prefix { $0 != " " })
      words[index - 1] = words[index - 1].hasPrefix("A") ? capitalized(article) : article
    }
    return words.joined(separator: " ")
  }

  /// What a noun may end in.
  private static let ends: Set<String> = ["", "'s"]

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// What the content calls otherwise, one and several. A noun that it has for another kind is left alone.
  private var nouns: [String: String] {
    var nouns: [String: String] = [:]
    for (name, kind) in Self.kinds where self[kind] != name {
      if Self.kinds.contains(where: { self[$0.kind] == name }) { continue }
      nouns[name] = self[kind]
      nouns[Self.plural(name)] = plural(kind)
    }
    return nouns
  }
}
