import SeedDiagnostics
import SeedPlatform
import SeedSource

/// Changes of a JSON file that leave every other byte as it is.
struct ContentEdit {
  let file: SourceFile
  private let tree: JSONTree
  private var edits: [(range: Range<Int>, text: String)] = []

  /// - Throws: for a file that is not sound JSON: where its values end is not known then.
  init(_ tree: JSONTree) throws(RunError) {
    guard JSONParser.parse(tree.file).faults.isEmpty else {
      throw .world(path: tree.file.path, message: "it is not sound JSON; `seedtool check` says why")
    }
    (self.tree, file) = (tree, tree.file)
  }

  /// Puts a value behind the last one of an array, indented like that.
  ///
  /// - Parameter text: two spaces a level, none before the first line.
  /// - Returns: the 1-based line that it will begin in.
  @discardableResult
  mutating func append(_ text: String, to array: NodeIndex = 0) -> Int {
    let range = tree[array].range
    var last: NodeIndex?
    for child in tree.children(of: array) { last = child }
    let outer = indentation(of: range.start) ?? ""
    let end = last.map { tree[$0].range.end } ?? range.start + 1
    let indent = last.flatMap { indentation(of: tree[$0].range.start) } ?? outer + "  "
    let unit = indent.hasPrefix("\t") ? "\t" : array == 0 ? indent : "  "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let depth = line.prefix { $0 == " " }.count / 2
      return indent + String(repeating: unit, count: depth) + line.drop { $0 == " " }
    }
    let value = lines.joined(separator: "\n")
    if last == nil {
      edits.append((end..<range.end - 1, "\n\(value)\n\(outer)"))
    } else {
      edits.append((end..<end, ",\n\(value)"))
    }
    return file.bytes[..<end].count { $0 == 0x0A } + 2
  }

  /// Takes a member out of an array, or out of an object with its key, and the comma that parted it from
  /// another.
  mutating func remove(_ member: NodeIndex, from container: NodeIndex) {
    let isObject = tree[container].kind == .object
    var previousEnd: Int?
    var found: Range<Int>?
    var children = tree.children(of: container)
    while let first = children.next() {
      guard let value = isObject ? children.next() : first else { break }
      let start = tree[first].range.start
      if let found { return edits.append((found.lowerBound..<start, "")) }
      if value == member {
        found = start..<tree[value].range.end
      } else {
        previousEnd = tree[value].range.end
      }
    }
    guard let found else { return }
    let range = tree[container].range
    if let previousEnd {
      edits.append((previousEnd..<found.upperBound, ""))
    } else {
      edits.append((range.start + 1..<range.end - 1, ""))
    }
  }

  /// The file's bytes with all changes made.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += file.bytes[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      offset = edit.range.upperBound
    }
    return result + file.bytes[offset...]
  }

  /// The white space before what begins a line; nil for what stands behind something else.
  private func indentation(of offset: Int) -> String? {
    let before = file.bytes[..<offset]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let space = before[start...]
    return space.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? String(decoding: space, as: UTF8.self) : nil
  }
}

extension ContentEdit {
  /// Writes the changes of several files, or none of them.
  ///
  /// - Returns: false when somebody has saved one of the files since it was read.
  static func write(_ edits: [ContentEdit]) throws(RunError) -> Bool {
    do throws(FileError) {
      try FileChange.write(edits.map { FileChange(old: $0.file, bytes: $0.bytes) })
      return true
    } catch {
      if error.reason == .hasChanged { return false }
      throw .world(error)
    }
  }

  /// Repeats what reads content and writes it, as long as somebody else saves meanwhile.
  static func untilWritten(_ folder: Folder, _ attempt: () throws(RunError) -> Bool) throws(RunError) {
    try ContentPath.folder(folder).lock()
    for _ in 0..<10 where try attempt() { return }
    throw .world(path: folder.path, message: "its files kept changing; nothing was written")
  }
}
