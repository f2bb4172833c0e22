import SeedDecoding
package import SeedPlatform
package import SeedSource
package import SeedTables

/// Changes of a JSON file that leave every other byte as it is; a file that is formatted stays so.
package struct ContentEdit {
  package let file: SourceFile
  private let tree: JSONTree
  private let kind: ContentKind
  private var edits: [(range: Range<Int>, text: String)] = []

  /// - Throws: for a file that is not sound JSON: where its values end is not known then.
  package init(_ tree: JSONTree, _ kind: ContentKind) throws(RunError) {
    guard JSONParser.parse(tree.file).faults.isEmpty else {
      throw .world(path: tree.file.path, message: "it is not sound JSON; `seedtool check` says why")
    }
    (self.tree, file, self.kind) = (tree, tree.file, kind)
  }

  /// Puts a value behind the last one of an array, or a key with its value behind the last one of an object,
  /// indented like that.
  ///
  /// - Parameter text: two spaces a level, none before the first line.
  /// - Returns: the 1-based line that it will begin in.
  @discardableResult
  package mutating func append(_ text: String, to container: NodeIndex = 0) -> Int {
    let range = tree[container].range
    let last = members(of: container).last
    let outer = indentation(ofLineOf: range.start)
    let end = last.map { tree[$0.value].range.end } ?? range.start + 1
    let indent =
      last.flatMap { indentation(of: tree[$0.first].range.start) } ?? outer
      + (outer.hasPrefix("\t") ? "\t" : "  ")
    let value = indent + indented(text, by: indent, in: container)
    if last == nil {
      edits.append((end..<range.end - 1, "\n\(value)\n\(outer)"))
    } else {
      edits.append((end..<end, ",\n\(value)"))
    }
    return file.bytes[..<end].count { $0 == 0x0A } + 2
  }

  /// Puts values in the place of one of the file's list.
  ///
  /// - Parameter text: two spaces a level, none before the first line.
  /// - Returns: the 1-based line that it will begin in, once what was removed before it is gone.
  package mutating func replace(_ member: NodeIndex, with text: String) -> Int {
    let range = tree[member].range
    let removed = edits.filter { $0.range.upperBound <= range.start }
      .reduce(0) { $0 + file.bytes[$1.range].count { $0 == 0x0A } }
    edits.append((range.start..<range.end, indented(text, by: indentation(of: range.start) ?? "  ", in: 0)))
    return file.bytes[..<range.start].count { $0 == 0x0A } - removed + 1
  }

  /// Takes members out of an array, or out of an object with their keys, and the commas that parted them
  /// from others.
  package mutating func remove(_ removed: Set<NodeIndex>, from container: NodeIndex) {
    var previousEnd: Int?
    // Of those that follow one another and go.
    var found: Range<Int>?
    for (first, value) in members(of: container) {
      let range = tree[first].range.start..<tree[value].range.end
      if removed.contains(value) {
        found = (found?.lowerBound ?? range.lowerBound)..<range.upperBound
        continue
      }
      if let found { edits.append((found.lowerBound..<range.lowerBound, "")) }
      found = nil
      previousEnd = range.upperBound
    }
    guard let found else { return }
    let range = tree[container].range
    if let previousEnd {
      edits.append((previousEnd..<found.upperBound, ""))
    } else {
      edits.append((range.start + 1..<range.end - 1, ""))
    }
  }

  /// What an array holds, or an object with its keys: where each begins, and its value.
  private func members(of container: NodeIndex) -> [(first: NodeIndex, value: NodeIndex)] {
    tree[container].kind == .object
      ? tree.members(of: container).map { ($0, $1) } : tree.children(of: container).map { ($0, $0) }
  }

  /// A text of several lines as it stands in a container whose values have an indentation; without that of
  /// the first line.
  private func indented(_ text: String, by indent: String, in container: NodeIndex) -> String {
    let unit = indent.hasPrefix("\t") ? "\t" : container == 0 ? indent : "  "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let depth = line.prefix { $0 == " " }.count / 2
      return String(repeating: unit, count: depth) + line.drop { $0 == " " }
    }
    return lines.joined(separator: "\n\(indent)")
  }

  /// The file's bytes with all changes made.
  package var bytes: [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += file.bytes[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      offset = edit.range.upperBound
    }
    return ContentFormat.keeping(result + file.bytes[offset...], of: file, kind: kind)
  }

  /// The white space before what begins a line; nil for what follows something else.
  private func indentation(of offset: Int) -> String? {
    let space = indentation(ofLineOf: offset)
    let start = file.bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return space.utf8.count == offset - start ? space : nil
  }

  /// The white space that a line begins with, before an offset in it.
  private func indentation(ofLineOf offset: Int) -> String {
    let before = file.bytes[..<offset]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: before[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}

extension ContentEdit {
  /// Writes the changes of several files, or none of them.
  ///
  /// - Returns: false when somebody has saved one of the files since it was read.
  package static func write(_ edits: [ContentEdit]) throws(RunError) -> Bool {
    try write(edits.map { FileChange(old: $0.file, bytes: $0.bytes) })
  }

  /// Writes several files, or none of them.
  ///
  /// - Returns: false when somebody has saved one of the files since it was read.
  package static func write(_ changes: [FileChange]) throws(RunError) -> Bool {
    do throws(FileError) {
      try FileChange.write(changes)
      return true
    } catch {
      if error.reason == .hasChanged { return false }
      throw .world(error)
    }
  }

  /// Repeats what reads content and writes it, as long as somebody else saves meanwhile.
  package static func untilWritten(_ folder: Folder, _ attempt: () throws(RunError) -> Bool) throws(RunError)
  {
    try ContentPath.folder(folder).lock()
    for _ in 0..<10 where try attempt() { return }
    throw .world(path: folder.path, message: "its files kept changing; nothing was written")
  }
}
