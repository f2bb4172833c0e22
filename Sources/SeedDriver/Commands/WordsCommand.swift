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

  /// The list of what is spelled right though no dictionary has it.
  private static let list = "accept"

  func run() throws(RunError) -> Int32 {
    let operands = arguments.operands
    guard operands.first == "add", operands.count == 2 || operands.count == 3 else {
      throw .usage("say which word is spelled right: `seedtool words add EgoFix`")
    }
    let word = try word(operands[1])
    let folder = try ContentPath.folder(operands.dropFirst(2).first)
    try ContentEdit.untilWritten(folder) { () throws(RunError) in
      let catalog = try ContentPath.folder(folder).load(console).catalog
      let entries = Configuration.decode(from: catalog, .builtIn).configuration.wordLists[Self.list] ?? []
      if let entry = entries.first(where: { $0.lowercased() == word.lowercased() }) {
        let spelling = entry == word ? "" : ", as \(entry)"
        console.status("\(word) is in the list already\(spelling)\n")
        return true
      }
      guard let place = try add(word, in: folder, catalog) else { return false }
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

  /// Writes a word into the list's own file where there is one, else into the configuration.
  ///
  /// - Returns: where it stands; nil when somebody has saved the file since it was read.
  private func add(_ word: String, in folder: Folder, _ catalog: Catalog) throws(RunError) -> String? {
    let path = folder.file("words/\(Self.list).txt").path
    let own = catalog.kinds.indices.first {
      catalog.kinds[$0] == .wordList && catalog.sources[$0].path == path
    }
    if let own { return try append(word, to: catalog.sources[own]) }
    guard let fileIndex = catalog.fileIndex(of: .configuration) else {
      throw .world(path: folder.file("seedtool.json").path, message: "there is no such file to write to")
    }
    let tree = catalog.trees[fileIndex]
    var edit = try ContentEdit(tree)
    let value = "\"\(JSONWriter.escape(word))\""
    let list = "\"\(Self.list)\": [\n  \(value)\n]"
    let line: Int
    let lists = tree.value(of: "wordLists", in: 0)
    switch (lists, lists.flatMap { tree.value(of: Self.list, in: $0) }) {
    case (_?, let node?) where tree[node].kind == .array: line = edit.append(value, to: node)
    case (let lists?, nil) where tree[lists].kind == .object: line = edit.append(list, to: lists) + 1
    case (nil, _) where tree[0].kind == .object:
      let indented = list.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      line = edit.append("\"wordLists\": {\n\(indented)\n}") + 2
    default:
      throw .world(path: tree.file.path, message: "it has no list to write to; `seedtool check` says why")
    }
    return try ContentEdit.write([edit]) ? "\(tree.file.path):\(line)" : nil
  }

  /// Writes a word behind the others of a text file.
  private func append(_ word: String, to file: SourceFile) throws(RunError) -> String? {
    if word.hasPrefix("#") {
      throw .usage("`\(word)` would be a comment in \(file.path), where `#` begins one")
    }
    var bytes = Array(file.bytes)
    let end = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false ? "\r\n" : "\n"
    if let last = bytes.last, last != 0x0A { bytes += end.utf8 }
    let line = bytes.count { $0 == 0x0A } + 1
    bytes += (word + end).utf8
    return try ContentEdit.write([FileChange(old: file, bytes: bytes)]) ? "\(file.path):\(line)" : nil
  }
}
