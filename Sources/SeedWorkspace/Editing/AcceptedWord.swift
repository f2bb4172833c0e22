package import SeedDecoding
import SeedDiagnostics
package import SeedPlatform
import SeedSource
import SeedTables

/// A word that is spelled right though no dictionary has it.
package enum AcceptedWord {
  /// The list of such words.
  package static let list = "accept"

  /// What puts a word into the list's own file where there is one, else into the configuration.
  ///
  /// - Returns: the change, and the 1-based line that the word will stand in.
  package static func change(
    adding word: String,
    in folder: Folder,
    _ catalog: Catalog
  ) throws(RunError) -> (change: FileChange, line: Int) {
    let own = catalog.kinds.indices.first {
      catalog.kinds[$0] == .wordList && catalog.relativePath(of: $0) == "words/\(list).txt"
    }
    if let own { return try append(word, to: catalog.sources[own]) }
    guard let fileIndex = catalog.fileIndex(of: .configuration) else {
      throw .world(path: folder.file("seedtool.json").path, message: "there is no such file to write to")
    }
    let tree = catalog.trees[fileIndex]
    var edit = try ContentEdit(tree, .configuration)
    let value = "\"\(JSONWriter.escape(word))\""
    let member = "\"\(list)\": [\n  \(value)\n]"
    let line: Int
    let lists = tree.value(of: "wordLists", in: 0)
    switch (lists, lists.flatMap { tree.value(of: list, in: $0) }) {
    case (_?, let node?) where tree[node].kind == .array: line = edit.append(value, to: node)
    case (let lists?, nil) where tree[lists].kind == .object: line = edit.append(member, to: lists) + 1
    case (nil, _) where tree[0].kind == .object:
      let indented = member.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      line = edit.append("\"wordLists\": {\n\(indented)\n}") + 2
    default:
      throw .world(path: tree.file.path, message: "it has no list to write to; `seedtool check` says why")
    }
    return (FileChange(old: tree.file, bytes: edit.bytes), line)
  }

  /// What takes a word out of the list, whatever its case; nil where it is not there.
  package static func change(removing word: String, _ catalog: Catalog) throws(RunError) -> FileChange? {
    let wanted = word.lowercased()
    for index in catalog.kinds.indices
    where catalog.kinds[index] == .wordList && catalog.relativePath(of: index) == "words/\(list).txt" {
      let file = catalog.sources[index]
      var lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      lines.removeAll { line in
        let text = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        return text.joined(separator: " ").lowercased() == wanted
      }
      let bytes = Array(lines.joined(separator: [0x0A]))
      if bytes.count < file.byteCount { return FileChange(old: file, bytes: bytes) }
    }
    guard let fileIndex = catalog.fileIndex(of: .configuration) else { return nil }
    let tree = catalog.trees[fileIndex]
    guard let lists = tree.value(of: "wordLists", in: 0), let node = tree.value(of: list, in: lists),
      let entry = tree.children(of: node).first(where: { tree.string(at: $0).lowercased() == wanted })
    else { return nil }
    var edit = try ContentEdit(tree, .configuration)
    edit.remove([entry], from: node)
    return FileChange(old: tree.file, bytes: edit.bytes)
  }

  /// Puts a word behind the others of a text file.
  private static func append(
    _ word: String,
    to file: SourceFile
  ) throws(RunError) -> (change: FileChange, line: Int) {
    if word.hasPrefix("#") {
      throw .usage("`\(word)` would be a comment in \(file.path), where `#` begins one")
    }
    var bytes = Array(file.bytes)
    let end = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false ? "\r\n" : "\n"
    if let last = bytes.last, last != 0x0A { bytes += end.utf8 }
    let line = bytes.count { $0 == 0x0A } + 1
    bytes += (word + end).utf8
    return (FileChange(old: file, bytes: bytes), line)
  }
}
