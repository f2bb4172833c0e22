extension JSONReading {
  /// What comes of records that run into one.
  private struct Parting {
    var faults: [SyntaxFault] = []
    /// Where keys stand that are not reported as standing twice.
    var keys: Set<Int> = []
    /// The bytes between two records, where a missing comma is not reported.
    var gaps: Set<Int> = []
  }

  /// Reports two records of a list that run into one, between which the brackets are lost, once: where the
  /// first key of an object stands again, and others behind it.
  ///
  /// - Complexity: O(nodes + faults + bytes between such records) where a key stands twice.
  mutating func partRecords() {
    // By the place where the key stands first.
    var doubles: [Int: [SyntaxFault]] = [:]
    for fault in faults {
      if case .duplicateKey = fault.kind, let first = fault.related {
        doubles[first.start, default: []].append(fault)
      }
    }
    if doubles.isEmpty { return }
    var parting = Parting()
    for index in 0..<tree[0].nextIndex where tree[index].kind == .array {
      for member in tree.children(of: index) where tree[member].kind == .object {
        part(member, doubles, &parting)
      }
    }
    if parting.faults.isEmpty { return }
    let kept = faults.filter { fault in
      switch fault.kind {
      case .duplicateKey: !parting.keys.contains(fault.range.start)
      case .invalidJSON: !parting.gaps.contains(fault.range.start)
      default: true
      }
    }
    faults = (kept + parting.faults).sorted { $0.range < $1.range }
    brokenOffsets = (brokenOffsets + parting.faults.map(\.range.offset)).sorted()
  }

  private func part(_ object: NodeIndex, _ doubles: [Int: [SyntaxFault]], _ parting: inout Parting) {
    let keys = tree.members(of: object).map { tree[$0.key].range.start }
    guard let first = keys.first, let again = doubles[first] else { return }
    let own = Set(keys)
    let seams = again.filter { own.contains($0.range.start) }
    guard let start = seams.first?.range.start else { return }
    // What stood twice before the first seam is another mistake.
    var late: Set<Int> = []
    for key in keys {
      for double in doubles[key] ?? [] where own.contains(double.range.start) && double.range.start >= start {
        late.insert(double.range.start)
      }
    }
    guard late.count > seams.count else { return }
    parting.keys.formUnion(late)
    let bytes = tree.file.bytes
    for seam in seams {
      let key = seam.range.start
      let last = bytes[..<key].lastIndex { $0 > 0x20 && $0 != UInt8(ascii: ",") } ?? key
      // That a comma is missing there comes of it.
      parting.gaps.formUnion(last...key)
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
      parting.faults.append(fault)
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
