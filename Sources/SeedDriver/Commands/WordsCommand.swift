import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedRules
import SeedSource
import SeedTables
import SeedText
import SeedWorkspace

/// `seedtool words`: the words that are spelled right though no dictionary has them.
struct WordsCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let operands = arguments.operands
    switch operands.first {
    case "list" where operands.count <= 2: return try list(ContentPath.folder(operands.dropFirst().first))
    case "add" where operands.count == 2 || operands.count == 3:
      return try add(word(operands[1]), ContentPath.folder(operands.dropFirst(2).first))
    case "remove" where operands.count == 2 || operands.count == 3:
      return try remove(word(operands[1]), ContentPath.folder(operands.dropFirst(2).first))
    default:
      throw .usage(
        "say what to do with which word: `seedtool words add EgoFix`, `words remove EgoFix`, `words list`"
      )
    }
  }

  private func entries(of catalog: Catalog) -> [String] {
    Configuration.decode(from: catalog, .builtIn).configuration.wordLists[AcceptedWord.list] ?? []
  }

  private func list(_ folder: Folder) throws(RunError) -> Int32 {
    let words = entries(of: try ContentPath.folder(folder).load(console).catalog)
    for word in words { console.out("\(word)\n") }
    console.status("\(words.count) word\(words.count == 1 ? "" : "s")\n")
    return 0
  }

  private func remove(_ word: String, _ folder: Folder) throws(RunError) -> Int32 {
    try ContentEdit.untilWritten(folder) { () throws(RunError) in
      let catalog = try ContentPath.folder(folder).load(console).catalog
      guard let change = try AcceptedWord.change(removing: word, catalog) else {
        let near = NearestName.of(word, among: entries(of: catalog))
        throw .usage("\(word) is not in the list", suggestion: near)
      }
      guard try ContentEdit.write([change]) else { return false }
      console.status("\(word) is taken out of \(change.old.path)\n")
      return true
    }
    return 0
  }

  private func add(_ word: String, _ folder: Folder) throws(RunError) -> Int32 {
    if word.contains(" ") {
      throw .usage("`\(Excerpt.of(word))` is not one word: name each by itself, `seedtool words add WORD`")
    }
    try ContentEdit.untilWritten(folder) { () throws(RunError) in
      let catalog = try ContentPath.folder(folder).load(console).catalog
      if let entry = entries(of: catalog).first(where: { $0.lowercased() == word.lowercased() }) {
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
    if WordScanner.words(of: word).isEmpty { throw .usage("there is no word in `\(Excerpt.of(word))`") }
    return word
  }

  /// - Returns: where the word stands; nil when somebody has saved the file since it was read.
  private func write(_ word: String, in folder: Folder, _ catalog: Catalog) throws(RunError) -> String? {
    let (change, line) = try AcceptedWord.change(adding: word, in: folder, catalog)
    return try ContentEdit.write([change]) ? "\(change.old.path):\(line)" : nil
  }
}
