import FuzzSupport
import PlainJSON
import SeedPlatform
import SeedSource

/// The positioned parser, held against the services' plain one.
@main
struct FuzzJSON: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    let bytes = Array(input.rest)
    let file = SourceFile(path: "fuzz.json", bytes: bytes)
    let (tree, faults) = JSONParser.parse(file)
    expectSound(tree, faults)
    expectLines(file)

    // Carriage returns are a matter of form: JSON has them.
    let isSound = faults.allSatisfy { if case .carriageReturn = $0.kind { true } else { false } }
    let plain = try? JSONValue(parsing: bytes)
    expectSame(isSound, plain != nil, "whether the text is JSON: \(faults)")
    if let plain { expectSame(value(of: 0, in: tree), plain, "what the text says") }

    // Pieces of a few bytes, as long as lists are cut into pieces of half a mebibyte.
    if let nodes = JSONParser.parseInPieces(file, workers: 1, pieceByteCount: 24) {
      expect(faults.isEmpty, "a text with faults counts in pieces: \(faults)")
      expectSame(nodes.elements.map(Facts.init), tree.nodes.map(Facts.init), "the tree made of pieces")
    }
  }
}

/// All of a node, for comparison.
private struct Facts: Equatable {
  let range: ByteRange
  let nextIndex: UInt32
  let kind: JSONNode.Kind
  let flags: UInt8

  init(_ node: JSONNode) {
    (range, nextIndex, kind, flags) = (node.range, node.nextIndex, node.kind, node.flags.rawValue)
  }
}

/// Ranges lie in the text, in order and inside their parents; strings can be shown.
private func expectSound(_ tree: JSONTree, _ faults: [SyntaxFault]) {
  let count = UInt32(tree.file.byteCount)
  for fault in faults {
    expect(fault.range.offset <= fault.range.endOffset && fault.range.endOffset <= count, "a fault's range")
    if let related = fault.related {
      expect(related.offset <= related.endOffset && related.endOffset <= count, "a fault's second range")
    }
  }
  for (left, right) in zip(faults, faults.dropFirst()) {
    expect(!(right.range < left.range), "faults are in the order of the bytes")
  }
  expect(!tree.nodes.isEmpty, "a tree has a root")
  for (index, node) in tree.nodes.enumerated() {
    expect(node.range.offset <= node.range.endOffset && node.range.endOffset <= count, "a node's range")
    expect(Int(node.nextIndex) > index && Int(node.nextIndex) <= tree.nodes.count, "a node's next index")
    for child in index + 1..<Int(node.nextIndex) {
      let inner = tree.nodes[child].range
      expect(inner.offset >= node.range.offset && inner.endOffset <= node.range.endOffset, "a child's range")
      if child > index + 8 { break }
    }
    if node.kind == .string {
      let content = tree.file[tree.contentRange(of: NodeIndex(index))]
      let unescaped = JSONUnescaping.unescape(content)
      expectSame(unescaped.sourceOffsets.count, unescaped.bytes.count + 1, "an offset for each byte")
      let text = String(validating: unescaped.bytes, as: UTF8.self)
      if let text {
        expectSame(JSONUnescaping.scalarCount(of: content), text.unicodeScalars.count, "scalars")
      }
    }
  }
}

/// A line index says what counting says.
private func expectLines(_ file: SourceFile) {
  let index = LineIndex(file)
  var line = 0
  var start = 0
  for (offset, byte) in file.bytes.enumerated() {
    if offset % 7 == 0 || byte == 0x0A {
      expectSame(index.line(at: offset), line, "the line of byte \(offset)")
    }
    guard byte == 0x0A else { continue }
    expectSame(index.startOffset(ofLine: line), start, "where line \(line) starts")
    expectSame(index.range(ofLine: line), ByteRange(start, offset), "the range of line \(line)")
    (line, start) = (line + 1, offset + 1)
  }
  expectSame(index.lineCount, line + 1, "how many lines there are")
  expectSame(index.range(ofLine: line), ByteRange(start, file.byteCount), "the range of the last line")
}

/// What a node of a sound text says.
private func value(of index: NodeIndex, in tree: JSONTree) -> JSONValue {
  switch tree[index].kind {
  case .null: return .null
  case .true: return true
  case .false: return false
  case .string: return .string(tree.string(at: index))
  case .array: return .array(tree.children(of: index).map { value(of: $0, in: tree) })
  case .number:
    // The plain reader makes a number of its text, and nothing else can.
    return (try? JSONValue(parsing: tree.file.text(tree[index].range))) ?? .null
  case .object:
    var object = JSONObject()
    var children = tree.children(of: index)
    while let key = children.next(), let member = children.next() {
      object.append(tree.string(at: key), value(of: member, in: tree))
    }
    return .object(object)
  case .invalid: return "a sound text has no invalid node"
  }
}
