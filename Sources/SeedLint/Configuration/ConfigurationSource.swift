import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource

/// The configuration file as its readers see it. What the decoder has reported already reads as left out.
struct ConfigurationSource {
  let tree: JSONTree
  let fileIndex: Int
  /// Where the decoder found fault with the file: the offsets, ascending.
  let faultOffsets: [UInt32]
  private let skipIndex = MemberSkipIndex()

  init(tree: JSONTree, fileIndex: Int, decoding findings: [Diagnostic] = []) {
    self.tree = tree
    self.fileIndex = fileIndex
    faultOffsets =
      findings.compactMap { $0.place?.fileIndex == fileIndex ? $0.place?.range.offset : nil }.sorted()
  }

  /// The file's name without its folders, for messages.
  var fileName: String { tree.file.path.split(separator: "/").last.map(String.init) ?? tree.file.path }

  /// Whether the decoder found fault with a value or with something in it.
  ///
  /// - Complexity: O(log faults).
  func isFaulty(_ node: NodeIndex) -> Bool {
    let range = tree[node].range
    let next = faultOffsets.indices.partitionPoint { faultOffsets[$0] < range.offset }
    return next < faultOffsets.count && faultOffsets[next] < range.endOffset
  }

  /// A fault at a value or key.
  ///
  /// - Parameters:
  ///   - range: the bytes of the value's text that it is about, escapes resolved; nil for all of it.
  ///   - remedy: what to do where no suggestion says it.
  func fault(
    _ rule: RuleID,
    _ message: String,
    _ node: NodeIndex,
    inText range: Range<Int>? = nil,
    expected: String? = nil,
    suggestion: String? = nil,
    remedy: String? = nil
  ) -> Diagnostic {
    var fault = Diagnostic(rule: rule, message: message, place: start(of: node))
    if let range {
      let offset = tree.textOffsets(of: node)
      fault.place?.range = ByteRange(offset(range.lowerBound), offset(range.upperBound))
    }
    fault.pointer = JSONPointer.of(node, in: tree, skipIndex, fileIndex: fileIndex)
    fault.found = found(node)
    fault.expected = expected
    fault.suggestion = suggestion
    if suggestion == nil { fault.remedy = remedy }
    return fault
  }

  /// A value in a few words, for "found …".
  func found(_ node: NodeIndex) -> String {
    switch tree[node].kind {
    case .string: Excerpt.of(tree.string(at: node))
    case .array: "an array"
    case .object: "an object"
    default: Excerpt.of(tree.file.text(tree[node].range))
    }
  }

  func place(_ node: NodeIndex) -> Place { Place(fileIndex: fileIndex, range: tree[node].range) }

  /// The place of a value; of one with parts that of its first byte.
  func start(of node: NodeIndex) -> Place {
    var place = place(node)
    if tree[node].kind == .object || tree[node].kind == .array {
      place.range.endOffset = min(place.range.endOffset, place.range.offset + 1)
    }
    return place
  }

  /// The value of a member; nil where it is left out or null.
  func node(_ key: String, in object: NodeIndex) -> NodeIndex? {
    guard let node = tree.value(of: key, in: object), tree[node].kind != .null else { return nil }
    return node
  }

  func string(_ node: NodeIndex?) -> String? {
    guard let node, tree[node].kind == .string else { return nil }
    return tree.string(at: node)
  }

  func string(_ key: String, in object: NodeIndex) -> String? { string(node(key, in: object)) }

  func integer(_ key: String, in object: NodeIndex) -> Int? {
    node(key, in: object).flatMap { isFaulty($0) ? nil : tree.integer(at: $0) }
  }

  func isTrue(_ key: String, in object: NodeIndex) -> Bool {
    node(key, in: object).map { tree[$0].kind == .true } ?? false
  }

  /// One of a vocabulary's names, as the value it stands for.
  func name<Names: Vocabulary>(_ key: String, in object: NodeIndex, as type: Names.Type) -> Names? {
    string(key, in: object).flatMap { Names(name: $0) }
  }

  /// The strings of an array.
  func strings(_ key: String, in object: NodeIndex) -> [(text: String, node: NodeIndex)] {
    guard let list = node(key, in: object), tree[list].kind == .array else { return [] }
    return tree.children(of: list).compactMap { node in string(node).map { ($0, node) } }
  }

  /// The keys and values of an object.
  func members(_ object: NodeIndex) -> [(key: NodeIndex, value: NodeIndex)] {
    tree[object].kind == .object ? tree.members(of: object).filter { tree[$0.key].kind == .string } : []
  }
}
