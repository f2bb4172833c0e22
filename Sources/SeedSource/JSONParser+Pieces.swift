package import SeedPlatform

/// Parsing a long array of objects on several threads.
///
/// The text is cut where a line starts a member as the first member's line does. That is a guess, and
/// checked: a piece counts only when the one before it ends, without a fault and outside all other brackets,
/// where it starts. So what comes out is what one parser makes of the whole.
extension JSONParser {
  /// How many bytes a piece has, about: its nodes stay in the cache until they are moved to their place.
  package static let pieceByteCount = 1 << 19

  /// The nodes of a text that is a long array of objects, each on lines of its own; nil for any other text,
  /// and for one with anything to report.
  ///
  /// - Complexity: O(bytes), on all workers.
  package static func parseInPieces(
    _ file: SourceFile,
    workers: Int,
    pieceByteCount: Int = pieceByteCount,
    nodeLimit: Int = nodeCountLimit
  ) -> FrozenBuffer<JSONNode>? {
    guard let (root, starts) = pieces(of: file.bytes, pieceByteCount) else { return nil }
    let capacity = min(nodeCapacity(byteCount: file.byteCount), nodeLimit)
    // The ordered reducer lets one thread write at a time.
    nonisolated(unsafe) let nodes = UnsafeMutablePointer<JSONNode>.allocate(capacity: capacity)
    // How many nodes the pieces so far have; nil once one of them does not count.
    let nodeCount = OrderedReducer<Int?>(0)
    Parallel.perform(count: starts.count, workers: workers) { index in
      guard let base = file.bytes.baseAddress else { return }
      var parser = JSONParser(base: base, count: file.byteCount, nodeCapacity: pieceByteCount / 12)
      if index == 0 { parser.append(.array, root, root + 1) }
      let isSound = parser.parsePiece(
        from: starts[index],
        to: index + 1 < starts.count ? starts[index + 1] : nil
      )
      // The piece's own, which nobody else knows.
      nonisolated(unsafe) let piece = parser.nodes
      let count = parser.nodeCount
      nodeCount.pass(index) { total in
        defer { piece.deallocate() }
        guard isSound, let first = total, first + count <= capacity else {
          total = nil
          return
        }
        move(piece, count, to: nodes, from: first)
        total = first + count
      }
    }
    guard let count = nodeCount.finish() ?? nil else {
      nodes.deallocate()
      return nil
    }
    let end = (file.bytes.lastIndex { $0 > 0x20 } ?? 0) + 1
    nodes[0] = JSONNode(range: ByteRange(root, end), nextIndex: UInt32(count), kind: .array, flags: [])
    return FrozenBuffer(taking: nodes, count: count)
  }

  /// Where the pieces of a text start, each at an object; nil where there is but one.
  ///
  /// - Complexity: O(bytes) at worst; for records of some lines, O(pieces).
  private static func pieces(
    of bytes: UnsafeBufferPointer<UInt8>,
    _ pieceByteCount: Int
  ) -> (root: Int, starts: [Int])? {
    guard bytes.count >= 2 * pieceByteCount, let root = bytes.firstIndex(where: { $0 > 0x20 }),
      bytes[root] == UInt8(ascii: "["),
      let member = bytes[(root + 1)...].firstIndex(where: { $0 > 0x20 }), bytes[member] == UInt8(ascii: "{"),
      member - root > 1, member - root <= 64, bytes[root + 1] == 0x0A
    else { return nil }
    let line = bytes[root + 1...member]
    var starts = [member]
    for piece in 1..<bytes.count / pieceByteCount {
      let end = min(bytes.count - line.count, (piece + 1) * pieceByteCount)
      var offset = max(starts[starts.count - 1], piece * pieceByteCount)
      while offset < end, bytes[offset] != 0x0A || !bytes[offset..<offset + line.count].elementsEqual(line) {
        offset += 1
      }
      if offset < end { starts.append(offset + line.count - 1) }
    }
    return starts.count > 1 ? (root, starts) : nil
  }

  /// Parses members of the root array up to the one that starts at an offset, or to the end of the text.
  /// False when there is anything to report, or the members do not end there.
  private mutating func parsePiece(from start: Int, to end: Int?) -> Bool {
    offset = start
    openArrayCount = 1
    while offset < end ?? count {
      parseValue(depth: 1)
      skipWhitespace()
      guard found.last == nil, !hasCarriageReturn, !hasMalformedString else { return false }
      if base[offset] == UInt8(ascii: "]") { return endsText(end) }
      guard base[offset] == UInt8(ascii: ",") else { return false }
      offset += 1
      skipWhitespace()
    }
    return offset == end
  }

  /// Whether the array closes here, in its last piece, and nothing follows it.
  private mutating func endsText(_ end: Int?) -> Bool {
    offset += 1
    skipMoreWhitespace()
    return end == nil && offset == count && found.last == nil && !hasCarriageReturn
  }

  /// Moves a piece's nodes behind those of the pieces before it.
  private static func move(
    _ piece: UnsafeMutablePointer<JSONNode>,
    _ count: Int,
    to all: UnsafeMutablePointer<JSONNode>,
    from first: Int
  ) {
    let destination = all + first
    for index in 0..<count {
      var node = piece[index]
      node.nextIndex &+= UInt32(truncatingIfNeeded: first)
      (destination + index).initialize(to: node)
    }
  }
}
