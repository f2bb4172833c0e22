public import SeedPlatform

/// A parsed JSON text in which every value and key keeps its byte range.
@usableFromInline package struct JSONTree: Sendable {
  @usableFromInline package let file: SourceFile
  @usableFromInline package let storage: FrozenElements<JSONNode>

  init(file: SourceFile, storage: FrozenBuffer<JSONNode>) {
    self.file = file
    self.storage = FrozenElements(storage)
  }

  /// The tree of another text of the same offsets.
  init(file: SourceFile, storage: FrozenElements<JSONNode>) {
    self.file = file
    self.storage = storage
  }

  /// The tree of a file that is not JSON: one `null` at its start.
  package init(ofTextFile file: SourceFile) {
    let memory = UnsafeMutablePointer<JSONNode>.allocate(capacity: 1)
    memory.initialize(to: JSONNode(range: ByteRange(0, 0), nextIndex: 1, kind: .null, flags: []))
    self.init(file: file, storage: FrozenBuffer(taking: memory, count: 1))
  }

  /// The nodes in document order; the root is the first. Never empty. Valid while the tree is referenced.
  @inlinable package var nodes: UnsafeBufferPointer<JSONNode> { storage.elements }

  @inlinable @inline(__always)
  package subscript(index: NodeIndex) -> JSONNode { nodes[Int(index)] }

  /// Whether a key stands where the file has none: one was put in, to read what follows (`IndentationMask`).
  package func isPutIn(_ key: NodeIndex) -> Bool {
    self[key].range.byteCount == 2 && file.bytes[self[key].range.start] <= 0x20
  }

  /// The bytes between a string's quotes, escapes unresolved; of a string without a closing quote, fewer.
  @inlinable @inline(__always)
  package func contentRange(of index: NodeIndex) -> ByteRange {
    let range = self[index].range
    return ByteRange(range.start + 1, max(range.start + 1, range.end - 1))
  }
}

extension JSONTree {
  /// The members of an array, or the keys of an object each followed by its value.
  @inlinable @inline(__always)
  package func children(of index: NodeIndex) -> Children {
    Children(nodes: nodes, index: index + 1, endIndex: self[index].nextIndex)
  }

  /// The direct children of a container, in document order. Valid while the tree is.
  @usableFromInline package struct Children: Sequence, IteratorProtocol {
    // The bare nodes: a copy of the tree would count references at every container.
    @usableFromInline package let nodes: UnsafeBufferPointer<JSONNode>
    @usableFromInline package var index: NodeIndex
    @usableFromInline package let endIndex: NodeIndex

    @inlinable
    package init(nodes: UnsafeBufferPointer<JSONNode>, index: NodeIndex, endIndex: NodeIndex) {
      self.nodes = nodes
      self.index = index
      self.endIndex = endIndex
    }

    @inlinable @inline(__always)
    package mutating func next() -> NodeIndex? {
      guard index < endIndex else { return nil }
      defer { index = nodes[Int(index)].nextIndex }
      return index
    }
  }

  /// The keys and values of an object, in document order.
  package func members(of object: NodeIndex) -> [(key: NodeIndex, value: NodeIndex)] {
    var members: [(key: NodeIndex, value: NodeIndex)] = []
    var children = children(of: object)
    while let key = children.next(), let value = children.next() { members.append((key, value)) }
    return members
  }

  /// The value of an object's member, or nil. For objects that no descriptor covers.
  ///
  /// - Complexity: O(members).
  package func value(of key: String, in object: NodeIndex) -> NodeIndex? {
    guard self[object].kind == .object else { return nil }
    var key = key
    return key.withUTF8 { name in
      var children = children(of: object)
      while let keyNode = children.next(), let value = children.next() {
        if hasText(name, at: keyNode) { return value }
      }
      return nil
    }
  }

  /// Whether a string has a text, its escapes resolved.
  package func hasText(_ text: UnsafeBufferPointer<UInt8>, at node: NodeIndex) -> Bool {
    withText(node) { own in
      guard own.count == text.count else { return false }
      // Half as long as `elementsEqual` takes.
      for index in own.indices where own[index] != text[index] { return false }
      return true
    }
  }

  /// Runs a closure on the bytes of a string's text, its escapes resolved.
  @inlinable @inline(__always)
  package func withText<Result>(
    _ node: NodeIndex,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard self[node].flags.contains(.hasEscapes) else { return body(file[contentRange(of: node)]) }
    return resolvedText(node).withUnsafeBufferPointer(body)
  }

  @usableFromInline
  package func resolvedText(_ node: NodeIndex) -> [UInt8] {
    JSONUnescaping.unescape(file[contentRange(of: node)]).bytes
  }

  /// From an offset in a string's text, its escapes resolved, to the one in the file.
  package func textOffsets(of node: NodeIndex) -> (Int) -> Int {
    let content = contentRange(of: node)
    guard self[node].flags.contains(.hasEscapes) else { return { min(content.end, content.start + $0) } }
    let offsets = JSONUnescaping.unescape(file[content]).sourceOffsets
    return { content.start + Int(offsets[min($0, offsets.count - 1)]) }
  }

  /// A string's text with its escapes resolved.
  ///
  /// - Complexity: O(bytes).
  package func string(at index: NodeIndex) -> String {
    self[index].flags.contains(.hasEscapes)
      ? String(decoding: resolvedText(index), as: UTF8.self) : file.text(contentRange(of: index))
  }
}
