/// A key of an object that is open, with a hash of its text.
struct OpenKey {
  var hash: UInt64
  var node: UInt32
}

extension JSONParser {
  /// A hash of a key's text with its escapes resolved; equal keys have equal hashes.
  @inline(__always)
  func keyHash(of node: Int) -> UInt64 {
    let range = nodes[node].range
    if !nodes[node].flags.contains(.hasEscapes) {
      return JSONParser.hash(UnsafeRawPointer(base + range.start + 1), range.byteCount - 2)
    }
    let text = keyText(of: UInt32(node))
    return (text + repeatElement(0, count: 8)).withUnsafeBytes { bytes in
      bytes.baseAddress.map { JSONParser.hash($0, text.count) } ?? 0
    }
  }

  /// Up to 16 bytes: the first and the last eight, which overlap in shorter keys.
  @inline(__always)
  private static func hash(_ text: UnsafeRawPointer, _ length: Int) -> UInt64 {
    let first = UInt64(littleEndian: text.loadUnaligned(as: UInt64.self))
    if length < 8 { return mix(first & ((1 << UInt64(length * 8)) &- 1), UInt64(length)) }
    let last = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self))
    return mix(first &* 0x9E37_79B9_7F4A_7C15 ^ last, UInt64(length))
  }

  @inline(__always)
  private static func mix(_ value: UInt64, _ length: UInt64) -> UInt64 {
    let product = (value ^ length &* 0xA076_1D64_78BD_642F) &* 0xE703_7ED1_A0B4_28DB
    return product ^ product >> 32
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
    guard keys.count - mark <= 16 else { return reportDuplicateKeysBySorting(from: mark) }
    for second in mark + 1..<keys.count {
      let hash = keys[second].hash
      for first in mark..<second where keys[first].hash == hash {
        if reportDuplicate(keys[first].node, keys[second].node) { break }
      }
    }
  }

  @inline(never)
  private mutating func reportDuplicateKeysBySorting(from mark: Int) {
    let sorted = keys[mark...].sorted { ($0.hash, $0.node) < ($1.hash, $1.node) }
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
