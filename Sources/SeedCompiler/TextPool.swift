import SeedLayout

/// Where a text lies in a text section.
struct TextSpan: Hashable {
  var offset: UInt32
  var byteCount: UInt32

  static let absent = TextSpan(offset: Absent.index, byteCount: 0)
}

/// Texts while a bundle is written: each sequence of bytes is held once, in the order of first use.
///
/// A dictionary of `String` would take canonical equivalents for one text; this compares bytes.
struct TextPool {
  private(set) var bytes: [UInt8] = []
  private var entries: [(span: TextSpan, hash: UInt64)] = []
  /// Indices into `entries` + 1; 0 is an empty slot. A power of two, at least twice the entries.
  private var slots = [UInt32](repeating: 0, count: 1024)

  /// The place of a text, which is added if it is new.
  ///
  /// - Complexity: O(`text.utf8.count`), amortised.
  mutating func span(of text: String) throws(BundleWriteError) -> TextSpan {
    var text = text
    guard text.utf8.count <= TextLimit.byteCount else {
      throw .textTooLong(beginning: String(text.prefix(40)), limit: TextLimit.byteCount)
    }
    guard let span = text.withUTF8({ self.span(of: UnsafeRawBufferPointer($0)) }) else {
      throw .tooMuchText
    }
    return span
  }

  /// The place of a text, or of nothing for nil.
  mutating func span(of text: String?) throws(BundleWriteError) -> TextSpan {
    guard let text else { return .absent }
    return try span(of: text)
  }

  private mutating func span(of text: UnsafeRawBufferPointer) -> TextSpan? {
    let hash = ContentHash.hash(text, seed: 0)
    var slot = HashTable.home(of: hash, slotCount: slots.count)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, isEqual(entry.span, text) { return entry.span }
      slot = (slot + 1) & (slots.count - 1)
    }
    // The last offset stands for absence, and must not be reached.
    guard bytes.count + text.count < Int(Absent.index) else { return nil }
    let span = TextSpan(offset: UInt32(bytes.count), byteCount: UInt32(text.count))
    bytes.append(contentsOf: text)
    entries.append((span, hash))
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return span
  }

  private func isEqual(_ span: TextSpan, _ text: UnsafeRawBufferPointer) -> Bool {
    guard Int(span.byteCount) == text.count else { return false }
    let start = Int(span.offset)
    return bytes[start..<start + text.count].elementsEqual(text)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = HashTable.home(of: entry.hash, slotCount: slots.count)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }
}
