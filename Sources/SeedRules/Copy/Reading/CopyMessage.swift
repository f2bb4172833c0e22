package import SeedDecoding
package import SeedDiagnostics
import SeedLint
package import SeedSource

/// A title or body as authored, parsed.
package struct CopyMessage: Sendable {
  package let record: UInt32
  package let node: NodeIndex
  /// What the parser could read of it.
  package let parts: [ParsedMessage.Part]
  /// Whether the parser could read all of it: what a message lacks can be said only then.
  package let isSound: Bool
  /// All of the pattern's bytes.
  package let range: Range<Int>
  private let fileIndex: Int
  /// The first byte of the pattern in its file.
  private let startOffset: Int
  /// For texts with escapes: the offset of each byte, and of the end, in the escaped text.
  private let sourceOffsets: [UInt32]?

  init(
    _ node: NodeIndex,
    record: UInt32,
    fileIndex: Int,
    in tree: JSONTree,
    _ parser: inout MessageParser
  ) {
    self.record = record
    self.node = node
    self.fileIndex = fileIndex
    let content = tree.contentRange(of: node)
    startOffset = content.start
    let result: (message: ParsedMessage, faults: [MessageFault])
    if tree[node].flags.contains(.hasEscapes) {
      let unescaped = JSONUnescaping.unescape(tree.file[content])
      range = 0..<unescaped.bytes.count
      sourceOffsets = unescaped.sourceOffsets
      result = unescaped.bytes.withUnsafeBufferPointer { parser.parse($0) }
    } else {
      range = 0..<content.end - content.start
      sourceOffsets = nil
      result = parser.parse(tree.file[content])
    }
    parts = result.message.parts
    isSound = !result.faults.contains { $0.kind != .missingOther }
  }

  /// The place of a range of the pattern's bytes.
  package func place(_ range: Range<Int>) -> Place {
    let lower = sourceOffsets.map { Int($0[range.lowerBound]) } ?? range.lowerBound
    let upper = sourceOffsets.map { Int($0[range.upperBound]) } ?? range.upperBound
    return Place(fileIndex: fileIndex, range: ByteRange(startOffset + lower, startOffset + upper))
  }

  /// The message as a text of its catalog.
  func withBytes(in catalog: Catalog, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let tree = catalog.trees[fileIndex]
    let content = tree.file[tree.contentRange(of: node)]
    guard tree[node].flags.contains(.hasEscapes) else { return body(content) }
    JSONUnescaping.unescape(content).bytes.withUnsafeBufferPointer(body)
  }
}
