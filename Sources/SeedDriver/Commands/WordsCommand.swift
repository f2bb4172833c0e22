import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedTables

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
    let word = operands[1]
    let folder = try ContentPath.folder(operands.dropFirst(2).first)
    try ContentEdit.untilWritten(folder) { () throws(RunError) in
      let catalog = try ContentPath.folder(folder).load(console).catalog
      guard let fileIndex = catalog.fileIndex(of: .configuration) else {
        throw .world(path: folder.file("seedtool.json").path, message: "there is no such file to write to")
      }
      let tree = catalog.trees[fileIndex]
      guard let lists = tree.value(of: "wordLists", in: 0), let list = tree.value(of: Self.list, in: lists),
        tree[list].kind == .array
      else {
        let member = "\"wordLists\": { \"\(Self.list)\": [] }"
        throw .world(path: tree.file.path, message: "it has no list to write to: add \(member) to it first")
      }
      let isThere = tree.children(of: list).contains {
        tree[$0].kind == .string && tree.string(at: $0) == word
      }
      if isThere {
        console.status("\(word) is in the list already\n")
        return true
      }
      var edit = try ContentEdit(tree)
      let line = edit.append("\"\(JSONWriter.escape(word))\"", to: list)
      guard try ContentEdit.write([edit]) else { return false }
      console.out("\(tree.file.path):\(line)\n")
      return true
    }
    return 0
  }
}
