import SeedPlatform

/// A strict RFC 8259 parser that goes on after an error.
///
/// One pass over the bytes, one 16-byte node a value, no string made. Strings are skipped eight bytes at a
/// time. After a fault the parser goes on at the next place that can start a member, and what it skipped
/// becomes an `invalid` node, so that nobody reports it twice.
package struct JSONParser: ~Copyable {
  /// The deepest nesting of containers that is accepted.
  package static let depthLimit = 64
  /// The most values of one file: 64 Mi nodes are a gibibyte of tree.
  package static let nodeCountLimit = 1 << 26

  let base: UnsafePointer<UInt8>
  let count: Int
  var offset = 0
  var nodes: UnsafeMutablePointer<JSONNode>
  var nodeCount = 0
  var nodeCapacity: Int
  let nodeLimit: Int
  /// The keys of all objects that are open.
  var keys: [OpenKey] = []
  /// How many arrays and objects are open, so that a wrong bracket is matched with one that exists.
  var openArrayCount = 0
  var openObjectCount = 0
  /// An offset at which the mistake before it would be reported again, as something else.
  var silentOffset = -1
  /// How many more faults may look ahead to see what was meant, so that hostile input stays linear.
  var remainingLookaheads = 32
  var hasCarriageReturn = false
  /// Whether a string has bytes that are no UTF-8.
  var hasMalformedString = false
  var isFull = false
  private(set) var found = SyntaxFaultList()
  var faults: [SyntaxFault] { found.kept }

  /// Parses a file's bytes.
  ///
  /// - Parameters:
  ///   - workers: how many threads may share the work on a long list of records.
  ///   - nodeLimit: after so many values parsing ends with a fault.
  /// - Returns: the tree, whose root is `invalid` for a text without any value, and the faults in the order
  ///   of the bytes: of each kind the first ones, the last of which says how many follow.
  /// - Complexity: O(bytes).
  package static func parse(
    _ file: SourceFile,
    workers: Int = 1,
    nodeLimit: Int = nodeCountLimit
  ) -> (tree: JSONTree, faults: [SyntaxFault]) {
    if workers > 1, let nodes = parseInPieces(file, workers: workers, nodeLimit: nodeLimit) {
      return (JSONTree(file: file, storage: nodes), [])
    }
    guard let base = file.bytes.baseAddress else { preconditionFailure("a source file has memory") }
    var parser = JSONParser(
      base: base,
      count: file.byteCount,
      nodeCapacity: nodeCapacity(byteCount: file.byteCount),
      nodeLimit: nodeLimit
    )
    parser.run()
    let faults = merge(
      parser.faults,
      EncodingCheck.faults(
        in: file,
        hasCarriageReturn: parser.hasCarriageReturn,
        // In JSON, bytes beyond ASCII stand in strings alone, and those have been looked at.
        isWellFormed: parser.faults.isEmpty && !parser.hasMalformedString
      )
    )
    let tree = JSONTree(file: file, storage: parser.finish())
    return (tree, faults)
  }

  /// The faults of syntax and of encoding in the order of the bytes. Where bytes are no UTF-8, that they are
  /// no JSON either goes without saying.
  private static func merge(_ syntax: [SyntaxFault], _ encoding: [SyntaxFault]) -> [SyntaxFault] {
    let undecodable = encoding.filter { if case .invalidUTF8 = $0.kind { true } else { false } }
    if undecodable.contains(where: { $0.kind == .invalidUTF8(reason: EncodingCheck.utf16Reason) }) {
      return encoding
    }
    var next = 0
    let remaining = syntax.filter { fault in
      guard case .invalidJSON = fault.kind else { return true }
      while next < undecodable.count, undecodable[next].range.endOffset <= fault.range.offset { next += 1 }
      return next == undecodable.count || undecodable[next].range.offset >= fault.range.endOffset
    }
    return (remaining + encoding).sorted { $0.range < $1.range }
  }

  init(base: UnsafePointer<UInt8>, count: Int, nodeCapacity: Int, nodeLimit: Int = nodeCountLimit) {
    self.base = base
    self.count = count
    self.nodeCapacity = min(nodeCapacity, nodeLimit)
    self.nodeLimit = nodeLimit
    nodes = .allocate(capacity: self.nodeCapacity)
  }

  /// Room for the nodes of a text: pretty-printed content has a node in about 30 bytes, and untouched
  /// capacity costs nothing.
  static func nodeCapacity(byteCount: Int) -> Int { byteCount / 12 + 64 }

  private consuming func finish() -> FrozenBuffer<JSONNode> {
    FrozenBuffer(taking: nodes, count: nodeCount)
  }

  private mutating func run() {
    if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { offset = 3 }
    skipWhitespace()
    parseValue(depth: 0)
    skipMoreWhitespace()
    readRecordsBehindEnd()
    if offset < count, !isFull {
      let isLast = isLastByte()
      // An object without a member that was read, and brackets behind it that nothing opens: the file's
      // beginning is gone.
      if nodeCount == 1, nodes[0].kind == .object, !isLast, closesMore(than: 0), found.keepFirstAlone() {
        return
      }
      let isSeparator = isLast && ",;".utf8.contains(base[offset])
      let isList = !isLast && base[offset] == UInt8(ascii: ",")
      fail(
        isList
          ? "the JSON value has ended, and another one follows"
          : "there is text after the end of the JSON value",
        isList
          ? "A list starts with `[`; or a bracket above closes too early."
          : isSeparator ? "Delete it." : "Look above for a bracket that closes too early, or delete it.",
        ByteRange(offset, min(count, endOfGarbage())),
        bearing: isSeparator ? .local : .end,
        mending: isSeparator
          ? deletion(of: ByteRange(offset, offset + 1)) : isLast ? bracketTooMany() : nil
      )
    }
  }

  mutating func report(
    _ kind: SyntaxFault.Kind,
    _ range: ByteRange,
    related: ByteRange? = nil,
    bearing: SyntaxFault.Bearing = .local,
    mending: SyntaxFault.Mending? = nil
  ) {
    // No range ends inside a character.
    var range = range
    for _ in 0..<3 where range.end < count && base[range.end] & 0xC0 == 0x80 { range.endOffset += 1 }
    var fault = SyntaxFault(kind: kind, range: range, related: related)
    fault.bearing = bearing
    fault.mending = mending
    found.append(fault)
  }

  /// Reports text that is not JSON; one report an offset is enough.
  mutating func fail(
    _ problem: String,
    _ remedy: String,
    _ range: ByteRange,
    related: ByteRange? = nil,
    bearing: SyntaxFault.Bearing = .local,
    mending: SyntaxFault.Mending? = nil
  ) {
    if isFull || range.start == silentOffset { return }
    if case .invalidJSON = found.last?.kind, found.last?.range.offset == range.offset { return }
    let kind = SyntaxFault.Kind.invalidJSON(problem: problem, remedy: remedy)
    report(kind, range, related: related, bearing: bearing, mending: mending)
  }
}

extension JSONParser {
  /// Adds a node and returns its index; after the last one that fits, parsing ends.
  @inline(__always)
  mutating func append(_ kind: JSONNode.Kind, _ start: Int, _ end: Int, _ flags: JSONNode.Flags = []) {
    if nodeCount == nodeCapacity { grow() }
    (nodes + nodeCount).initialize(
      to: JSONNode(
        range: ByteRange(start, end),
        nextIndex: UInt32(truncatingIfNeeded: nodeCount + 1),
        kind: kind,
        flags: flags
      )
    )
    nodeCount += 1
  }

  @inline(never)
  private mutating func grow() {
    if nodeCapacity == nodeLimit {
      isFull = true
      report(.tooManyValues(limit: nodeLimit), ByteRange(offset, offset))
      offset = count
    }
    // What is open yet is closed behind the limit.
    let capacity = isFull ? nodeCapacity * 2 : min(nodeCapacity * 2, nodeLimit)
    let grown = UnsafeMutablePointer<JSONNode>.allocate(capacity: capacity)
    grown.moveInitialize(from: nodes, count: nodeCount)
    nodes.deallocate()
    nodes = grown
    nodeCapacity = capacity
  }

  /// Ends a container: its range and the index after its subtree are known only now.
  @inline(__always)
  mutating func close(_ index: Int, at end: Int) {
    nodes[index].range.endOffset = UInt32(truncatingIfNeeded: min(end, count))
    nodes[index].nextIndex = UInt32(truncatingIfNeeded: nodeCount)
  }

  @inline(__always)
  mutating func skipWhitespace() {
    if base[offset] > 0x20 { return }
    skipMoreWhitespace()
  }

  /// Skips white space, and comments, which it reports; indentation goes eight spaces at a time.
  mutating func skipMoreWhitespace() {
    while true {
      let byte = base[offset]
      if byte == 0x20 {
        let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
        let others = UInt64(littleEndian: word) ^ 0x2020_2020_2020_2020
        offset += others == 0 ? 8 : others.trailingZeroBitCount >> 3
      } else if byte == 0x0A || byte == 0x09 {
        offset += 1
      } else if byte == 0x0D {
        hasCarriageReturn = true
        offset += 1
      } else if byte == UInt8(ascii: "/"), skipComment() {
        continue
      } else {
        return
      }
    }
  }
}

extension JSONParser {
  /// Whether a text is a number or a literal of JSON.
  package static func isScalar(_ text: String) -> Bool {
    let (tree, faults) = parse(SourceFile(path: "", text: text))
    switch tree[0].kind {
    case .null, .true, .false, .number: return faults.isEmpty && tree[0].range.byteCount == text.utf8.count
    case .string, .array, .object, .invalid: return false
    }
  }
}
