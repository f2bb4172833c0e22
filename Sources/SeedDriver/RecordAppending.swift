import SeedDecoding
import SeedPlatform
import SeedSource

/// Puts records behind the last one of a content file.
enum RecordAppending {
  /// Puts records, laid out like this project's files, behind the last one of an array. Returns the 1-based line of
  /// the first; nil when the file has been saved by somebody else since it was read.
  static func append(_ record: String, to tree: JSONTree) throws(RunError) -> Int? {
    let root = tree[0]
    guard root.kind == .array, JSONParser.parse(tree.file).faults.isEmpty else {
      throw .world(path: tree.file.path, message: "it is not sound JSON; `seedtool check` says why")
    }
    var last: NodeIndex?
    for child in tree.children(of: 0) { last = child }
    let end = last.map { tree[$0].range.end } ?? root.range.start + 1
    let bytes = tree.file.bytes
    var text = Array(bytes[..<end])
    text += (last == nil ? "\n  \(record)\n" : ",\n  \(record)\n").utf8
    text += bytes[(root.range.end - 1)...]
    guard let origin = tree.file.origin else { return nil }
    do throws(FileError) {
      try FileWriting.replace(origin, with: text, expecting: UnsafeRawBufferPointer(bytes))
    } catch {
      if error.reason == .hasChanged { return nil }
      throw .world(error)
    }
    return bytes[..<end].count { $0 == 0x0A } + 2
  }
}
