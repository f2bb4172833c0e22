/// The keys of all objects that are open, each with a hash of its text.
struct KeyStack: ~Copyable {
  struct Entry: BitwiseCopyable {
    var hash: UInt64
    var node: UInt32
  }

  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 256
  private(set) var count = 0

  init() { entries = .allocate(capacity: capacity) }

  deinit { entries.deallocate() }

  @inline(__always)
  mutating func push(hash: UInt64, node: UInt32) {
    if count == capacity { grow() }
    (entries + count).initialize(to: Entry(hash: hash, node: node))
    count += 1
  }

  mutating func pop(to mark: Int) { count = mark }

  private mutating func grow() {
    let grown = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    grown.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = grown
    capacity *= 2
  }

  /// The entries from a mark on.
  @inline(__always)
  func entries(from mark: Int) -> UnsafeBufferPointer<Entry> {
    UnsafeBufferPointer(start: entries + mark, count: count - mark)
  }
}

extension JSONParser {
  /// A hash of a key's text with its escapes resolved; equal keys have equal hashes.
  @inline(__always)
  func keyHash(of node: Int) -> UInt64 {
    let range = nodes[node].range
    let start = range.start + 1
    let length = range.byteCount - 2
    guard nodes[node].kind == .string, !nodes[node].flags.contains(.hasEscapes) else {
      return escapedKeyHash(of: node)
    }
    // Up to 16 bytes: the first and the last eight, which overlap in shorter keys.
    let first = UInt64(littleEndian: UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self))
    if length < 8 { return JSONParser.mix(first & ((1 << UInt64(length * 8)) &- 1), UInt64(length)) }
    let last = UnsafeRawPointer(base + start + length - 8).loadUnaligned(as: UInt64.self)
    return JSONParser.mix(first &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(littleEndian: last), UInt64(length))
  }

  @inline(__always)
  private static func mix(_ value: UInt64, _ length: UInt64) -> UInt64 {
    let product = (value ^ length &* 0xA076_1D64_78BD_642F) &* 0xE703_7ED1_A0B4_28DB
    return product ^ product >> 32
  }

  private func escapedKeyHash(of node: Int) -> UInt64 {
    var text = keyText(of: UInt32(node))
    let length = text.count
    text.append(contentsOf: repeatElement(0, count: 8))
    let head = text.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    let first = UInt64(littleEndian: head)
    if length < 8 { return JSONParser.mix(first & ((1 << UInt64(length * 8)) &- 1), UInt64(length)) }
    let tail = text.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self) }
    return JSONParser.mix(first &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(littleEndian: tail), UInt64(length))
  }

  private func keyText(of node: UInt32) -> [UInt8] {
    let range = nodes[Int(node)].range
    guard nodes[Int(node)].kind == .string else {
      return Array(UnsafeBufferPointer(start: base + range.start, count: range.byteCount))
    }
    let content = UnsafeBufferPointer(start: base + range.start + 1, count: range.byteCount - 2)
    return nodes[Int(node)].flags.contains(.hasEscapes)
      ? JSONUnescaping.unescape(content).bytes : Array(content)
  }

  /// Reports every key of an object that an earlier member has.
  ///
  /// - Complexity: O(n²) hash comparisons for up to 16 keys, O(n log n) for more.
  @inline(__always)
  mutating func reportDuplicateKeys(from mark: Int) {
    let entries = keys.entries(from: mark)
    if entries.count <= 16 {
      for second in 1..<entries.count {
        let hash = entries[second].hash
        for first in 0..<second where entries[first].hash == hash {
          if reportDuplicate(entries[first].node, entries[second].node) { break }
        }
      }
    } else {
      reportDuplicateKeysBySorting(entries)
    }
  }

  @inline(never)
  private mutating func reportDuplicateKeysBySorting(_ entries: UnsafeBufferPointer<KeyStack.Entry>) {
    let sorted = entries.sorted { ($0.hash, $0.node) < ($1.hash, $1.node) }
    var groupStart = 0
    for index in 1..<sorted.count {
      if sorted[index].hash != sorted[groupStart].hash {
        groupStart = index
      } else {
        _ = reportDuplicate(sorted[groupStart].node, sorted[index].node)
      }
    }
  }

  /// Reports the second key when both have the same text.
  @inline(never)
  private mutating func reportDuplicate(_ first: UInt32, _ second: UInt32) -> Bool {
    let text = keyText(of: second)
    guard keyText(of: first) == text else { return false }
    report(
      .duplicateKey(String(decoding: text, as: UTF8.self)),
      nodes[Int(second)].range,
      related: nodes[Int(first)].range
    )
    return true
  }
}
