import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import SeedText

/// A title or body as authored, read once for all rules: a class, since every rule asks for each, and for one
/// thread, since what few rules read is made when the first one asks.
final class CopyMessage {
  let record: UInt32
  /// What the catalogue says of its key; nil where it has none that is sound.
  let key: AuthoredCopyKey?
  let node: NodeIndex
  /// What the parser could read of it.
  let parts: [ParsedMessage.Part]
  /// Whether the parser could read all of it: what a message lacks can be said only then.
  let isSound: Bool
  /// Every use of a placeholder, in the order of the text, those in arms after their block.
  let uses: [PlaceholderUse]
  /// The words that are shown.
  private(set) lazy var shownWords: [Word] = scan(isMessage: true)
  /// What stands for its words and the names of its placeholders, in order, since what the shown words leave
  /// out tells messages apart as well; 0 where it has none.
  private(set) lazy var digest: UInt64 = (isVerbatim ? shownWords : scan(isMessage: false)).reduce(0) {
    WordMixing.mix($0, $1.hash)
  }
  /// The stems of its content words, each once, ascending.
  private(set) lazy var stems = withBytes { IdeaFeatures(of: shownWords, in: $0, hasPairs: false).words }
  /// All of the pattern's bytes.
  let range: Range<Int>
  private let tree: JSONTree
  private let fileIndex: Int
  /// The first byte of the pattern in its file.
  private let startOffset: Int
  /// For texts with escapes: the offset of each byte, and of the end, in the escaped text.
  private let sourceOffsets: [UInt32]?

  init(
    _ node: NodeIndex,
    record: UInt32,
    in tree: JSONTree,
    fileIndex: Int,
    of key: AuthoredCopyKey?,
    _ parser: inout MessageParser
  ) {
    self.record = record
    self.key = key
    self.node = node
    self.tree = tree
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
    uses = PlaceholderUse.all(in: parts, of: key?.value.placeholders ?? [])
  }

  /// The place of a range of the pattern's bytes.
  func place(_ range: Range<Int>) -> Place {
    let lower = sourceOffsets.map { Int($0[range.lowerBound]) } ?? range.lowerBound
    let upper = sourceOffsets.map { Int($0[range.upperBound]) } ?? range.upperBound
    return Place(fileIndex: fileIndex, range: ByteRange(startOffset + lower, startOffset + upper))
  }

  /// Whether it shows its pattern as it is written.
  private var isVerbatim: Bool {
    switch (parts.count, parts.first) {
    case (0, _): range.isEmpty
    case (1, .literal(let text, _)): text.utf8.count == range.count
    default: false
    }
  }

  /// Runs a closure on the words that are shown and on the pattern's bytes.
  func withShownText(_ body: ([Word], UnsafeBufferPointer<UInt8>) -> Void) {
    let words = shownWords
    withBytes { body(words, $0) }
  }

  private func scan(isMessage: Bool) -> [Word] {
    withBytes { WordScanner.words(of: $0, isMessage: isMessage) }
  }

  private func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    tree.withText(node, body)
  }
}
