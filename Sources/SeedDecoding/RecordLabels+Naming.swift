package import SeedDiagnostics
import SeedTables

/// Messages speak of bugs, fixes and tidbits, and are shown in the content's own words.
extension RecordLabels {
  /// A finding in the content's own words.
  package func naming(_ finding: Diagnostic) -> Diagnostic {
    if nouns.isEmpty { return finding }
    var finding = finding
    finding.message = naming(finding.message, except: finding.expected)
    finding.remedy = finding.remedy.map { naming($0, except: finding.expected) }
    for index in finding.notes.indices { finding.notes[index].message = naming(finding.notes[index].message) }
    if let repair = finding.repair { finding.repair?.message = naming(repair.message) }
    return finding
  }

  /// A message in the content's own words. What stands in backticks or quotation marks is a name or a text,
  /// and stays, as do the content's own words.
  ///
  /// - Parameter value: what a file must have: it stays as it is written.
  package func naming(_ message: String, except value: String? = nil) -> String {
    let nouns = nouns
    if nouns.isEmpty { return message }
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { naming(line: String($0), nouns, except: value) }.joined(separator: "\n")
  }

  private func naming(line: String, _ nouns: [String: String], except value: String?) -> String {
    var kept = ([value].compactMap(\.self) + nouns.values).flatMap { line.ranges(of: $0) }
      .sorted { $0.lowerBound < $1.lowerBound }[...]
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    var words = parts.map(String.init)
    var isQuoted = false
    for index in words.indices {
      let word = words[index]
      let marks = word.count { $0 == "`" || $0 == "\"" }
      if marks % 2 == 1 { isQuoted.toggle() }
      let range = parts[index].startIndex..<parts[index].endIndex
      kept = kept.drop { $0.upperBound <= range.lowerBound }
      if isQuoted || marks > 0 || kept.first.map(range.overlaps) ?? false { continue }
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
