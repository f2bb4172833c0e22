import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRules
import SeedSource
import SeedTables
import SeedText
import SeedWorkspace

/// `seedtool words add`: put a word into a list of the configuration.
struct WordsCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let operands = arguments.operands
    guard operands.first == "add", operands.count == 2 || operands.count == 3 else {
      throw .usage("say which word is spelled right: `seedtool words add EgoFix`")
    }
    let word = try word(operands[1])
    let folder = try ContentPath.folder(operands.dropFirst(2).first)
    try ContentEdit.untilWritten(folder) { () throws(RunError) in
      let catalog = try ContentPath.folder(folder).load(console).catalog
      let entries = Configuration.decode(from: catalog, .builtIn).configuration.wordLists[AcceptedWord.list] ?? []
      if let entry = entries.first(where: { $0.lowercased() == word.lowercased() }) {
        let spelling = entry == word ? "" : ", as \(entry)"
        console.status("\(word) is in the list already\(spelling)\n")
        return true
      }
      guard let place = try write(word, in: folder, catalog) else { return false }
      console.out("\(place)\n")
      return true
    }
    return 0
  }

  /// An operand as an entry of the list: composed, as texts are, and without spaces around it.
  ///
  /// - Throws: for what the configuration would refuse, or what no text could have.
  private func word(_ operand: String) throws(RunError) -> String {
    guard TokenShape.line.matches(operand) else {
      throw .usage("a word is \(TokenShape.line.expectation), not `\(Excerpt.of(operand))`")
    }
    let word = operand.split(separator: " ").joined(separator: " ").inNormalFormC
    if Cousins(of: word) == nil { throw .usage("there is no word in `\(Excerpt.of(word))`") }
    return word
  }

  /// - Returns: where the word stands; nil when somebody has saved the file since it was read.
  private func write(_ word: String, in folder: Folder, _ catalog: Catalog) throws(RunError) -> String? {
    let (change, line) = try AcceptedWord.change(adding: word, in: folder, catalog)
    return try ContentEdit.write([change]) ? "\(change.old.path):\(line)" : nil
  }
}
