extension JSONReading {
  /// Reports two records of a list that run into one, between which the brackets are lost, once: where the
  /// first key of an object stands again, and others behind it.
  ///
  /// - Complexity: O(nodes) where a key stands twice.
  mutating func partRecords() {
    let isDouble = faults.contains { if case .duplicateKey = $0.kind { true } else { false } }
    guard isDouble else { return }
    var parts: [SyntaxFault] = []
    for index in 0..<tree[0].nextIndex where tree[index].kind == .array {
      for member in tree.children(of: index) where tree[member].kind == .object { part(member, &parts) }
    }
    if parts.isEmpty { return }
    faults = (faults + parts).sorted { $0.range < $1.range }
    brokenOffsets = (brokenOffsets + parts.map(\.range.offset)).sorted()
  }

  private mutating func part(_ object: NodeIndex, _ parts: inout [SyntaxFault]) {
    var keys: [Int] = []
    var children = tree.children(of: object)
    while let key = children.next(), children.next() != nil { keys.append(tree[key].range.start) }
    guard let first = keys.first else { return }
    let own = Set(keys)
    let doubles = faults.filter { fault in
      if case .duplicateKey = fault.kind { own.contains(fault.range.start) } else { false }
    }
    let seams = doubles.filter { $0.related?.start == first }
    guard let start = seams.first?.range.start,
      doubles.count(where: { $0.range.start >= start }) > seams.count
    else { return }
    // What stood twice before the first seam is another mistake.
    faults.removeAll { fault in
      if case .duplicateKey = fault.kind {
        return own.contains(fault.range.start) && fault.range.start >= start
      }
      return false
    }
    let bytes = tree.file.bytes
    for seam in seams {
      let key = seam.range.start
      let last = bytes[..<key].lastIndex { $0 > 0x20 && $0 != UInt8(ascii: ",") } ?? key
      // That a comma is missing there comes of it.
      faults.removeAll { fault in
        if case .invalidJSON = fault.kind { return (last...key).contains(fault.range.start) }
        return false
      }
      var fault = SyntaxFault(
        kind: .invalidJSON(
          problem: "two records run into one here",
          remedy: "Close the first with `}`, and open the next with `{`."
        ),
        range: seam.range,
        related: ByteRange(tree[object].range.start, tree[object].range.start + 1)
      )
      fault.mending = SyntaxFault.Mending(
        message: "part them",
        replacements: [
          SyntaxFault.Replacement(
            range: ByteRange(last + 1, key),
            text: Self.brackets(before: key, tree[object].range.start, bytes)
          )
        ],
        proof: .syntax
      )
      parts.append(fault)
    }
  }

  /// The brackets between two records, on lines of their own where the records are.
  private static func brackets(
    before key: Int,
    _ opener: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    func indent(_ offset: Int) -> String? {
      var start = offset
      while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
      return start == 0 || bytes[start - 1] == 0x0A
        ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
    }
    guard let keyIndent = indent(key), let indent = indent(opener) else { return " }, { " }
    return "\n\(indent)},\n\(indent){\n\(keyIndent)"
  }
}
