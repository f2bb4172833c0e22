import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedText
import SeedTables

/// A file `words/<list>.txt` of the content.
struct WordListFile {
  let name: String
  let fileIndex: Int
  let entries: [WordListEntry]
  /// The first entry beyond the limit.
  var excess: WordListEntry?

  static func files(of catalog: Catalog) -> [WordListFile] {
    catalog.kinds.indices.filter { catalog.kinds[$0] == .wordList }.map { fileIndex in
      let file = catalog.sources[fileIndex]
      let name = file.path.split(separator: "/").last.map { String($0.dropLast(".txt".count)) } ?? ""
      let entries = WordListEntry.entries(of: file, fileIndex: fileIndex)
      let (own, excess) = (
        Array(entries.prefix(Limits.wordListLimit)), entries.dropFirst(Limits.wordListLimit).first
      )
      return WordListFile(name: name, fileIndex: fileIndex, entries: own, excess: excess)
    }
  }

  /// What is wrong with files: lists that no rule reads, entries that are no terms.
  static func faults(in files: [WordListFile], _ rules: RuleSet) -> [Diagnostic] {
    let uses = files.isEmpty ? [:] : rules.wordListUses
    let names = uses.keys.sorted()
    return files.flatMap { file in
      guard let use = uses[file.name] else {
        var fault = Diagnostic(
          rule: .unknownFile,
          message: "no rule reads a word list `\(file.name)`",
          place: Place(fileIndex: file.fileIndex, range: ByteRange(0, 0))
        )
        fault.found = "words/\(file.name).txt"
        fault.suggestion = NearestName.of(file.name, among: names)
          .map { "words/\($0).txt" }
        if fault.suggestion == nil { fault.remedy = "A rule without code may name it as its `wordList`." }
        return [fault]
      }
      let excess = file.excess.map { entry in
        let message = "`words/\(file.name).txt` takes \(Limits.wordListLimit) entries, and has more"
        return Diagnostic(rule: .memberCount, message: message, place: entry.place)
      }
      return [excess].compactMap(\.self)
        + file.entries.compactMap { entry in
          Self.fault(in: entry.text, use).map {
            Diagnostic(rule: .malformedToken, message: $0, place: entry.place)
          }
        }
    }
  }

  /// What is wrong with an entry of a list, or nil.
  static func fault(in entry: String, _ use: RuleMetadata.WordListUse) -> String? {
    use == .flagged ? Term.fault(in: entry) : nil
  }
}

extension RuleSet {
  /// The word lists that rules read, and what for.
  package var wordListUses: [String: RuleMetadata.WordListUse] {
    var uses: [String: RuleMetadata.WordListUse] = [:]
    for rule in builtInRules {
      // Few rules read a list, and the others' names for one are not worth making.
      if let use = rule.metadata.wordListUse { uses[rule.metadata.wordListName] = use }
    }
    for rule in custom { if let name = rule.wordList { uses[name] = .flagged } }
    return uses
  }
}
