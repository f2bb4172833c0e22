/// A faulty text with what a merge or an editor left in it overwritten by spaces, so that every byte keeps
/// its offset.
struct MaskedText {
  var bytes: [UInt8]
  /// What was overwritten, one fault of a kind.
  var faults: [SyntaxFault] = []
  /// Whether it was the markers of a merge.
  fileprivate(set) var isOfMerge = false
  /// Whether the text is taken only where it has no other fault.
  var isWhole = false

  mutating func blank(_ range: Range<Int>) {
    for offset in range where bytes[offset] != 0x0A { bytes[offset] = 0x20 }
  }
}

/// Merge conflicts: the markers and all sides but the first.
enum ConflictMask {
  private enum Side { case none, first, others }

  /// The text with the first side of each conflict; nil where there is no marker.
  ///
  /// - Complexity: O(bytes).
  static func mask(_ bytes: UnsafeBufferPointer<UInt8>) -> MaskedText? {
    var text = MaskedText(bytes: Array(bytes))
    var side = Side.none
    var markers: [Range<Int>] = []
    var conflictCount = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = start..<end
      let marker = marker(bytes[line])
      switch marker {
      case UInt8(ascii: "<"):
        side = .first
        conflictCount += 1
      case UInt8(ascii: "|"), UInt8(ascii: "="): side = .others
      case UInt8(ascii: ">"): side = .none
      default: break
      }
      if marker != nil { markers.append(line) }
      if marker != nil || side == .others { text.blank(line) }
      start = end + 1
    }
    guard let first = markers.first else { return nil }
    let more = conflictCount > 1 ? ", \(conflictCount) times in this file" : ""
    var fault = SyntaxFault(
      kind: .invalidJSON(
        problem: "a merge left its conflict markers here\(more)",
        remedy:
          "Keep both records, each whole; where one line differs, keep one of the two; delete the marker lines. "
          + "`seedtool renumber` mends numbers that are taken twice. Or let git merge again, record by record: "
          + "`seedtool merge-driver install`, then `git checkout --merge` on this file."
      ),
      range: ByteRange(first.lowerBound, first.upperBound)
    )
    fault.bearing = .brackets
    text.faults = [fault]
    text.isOfMerge = true
    return text
  }

  /// The sign of which a line has seven at its start, and then nothing or a name.
  private static func marker(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> UInt8? {
    guard let sign = line.first, [0x3C, 0x3D, 0x3E, 0x7C].contains(sign), line.count >= 7,
      line.prefix(7).allSatisfy({ $0 == sign })
    else { return nil }
    let next = line.dropFirst(7).first
    return next == nil || next == 0x20 || next == 0x0D ? sign : nil
  }
}

/// What word processors write for quotes and spaces, where JSON takes plain ones.
enum DelimiterMask {
  /// The text with straight quotes around its strings; nil where no others stand around them.
  ///
  /// - Complexity: O(bytes), O(bytes of the line) for each curly quote in a string.
  static func mask(_ bytes: UnsafeBufferPointer<UInt8>) -> MaskedText? {
    var scan = Scan(bytes)
    scan.run()
    var text = scan.text
    if let first = scan.quotes.first {
      let count = scan.quotes.count
      let quotes =
        count == 1
        ? "a curly quote stands where JSON takes a straight one"
        : "\(count) curly quotes stand where JSON takes straight ones"
      var fault = SyntaxFault(
        kind: .invalidJSON(problem: quotes, remedy: "Write `\"` there; inside of a text they may stay."),
        range: first
      )
      fault.mending = Self.plain(scan.quotes, "\"")
      text.faults.append(fault)
    }
    if let first = scan.spaces.first {
      var fault = SyntaxFault(
        kind: .invalidJSON(
          problem:
            "JSON has no such space; there \(scan.spaces.count == 1 ? "is 1" : "are \(scan.spaces.count)") between its values",
          remedy: "Write plain spaces: these come from word processors and web pages."
        ),
        range: first
      )
      fault.mending = Self.plain(scan.spaces, " ")
      text.faults.append(fault)
    }
    return text.faults.isEmpty ? nil : text
  }

  private static func plain(_ ranges: [ByteRange], _ text: String) -> SyntaxFault.Mending {
    let replacements = ranges.map { SyntaxFault.Replacement(range: $0, text: text) }
    return SyntaxFault.Mending(message: "write plain ones", replacements: replacements, proof: .none)
  }

  /// A walk through the text from string to string.
  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    var text: MaskedText
    var quotes: [ByteRange] = []
    var spaces: [ByteRange] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      text = MaskedText(bytes: Array(bytes))
    }

    mutating func run() {
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "\"") {
          offset = skipString(from: offset, 1, isCurly: false)
        } else if let length = quoteLength(at: offset) {
          note(offset, length, quoteAt: offset + length - 1)
          offset = skipString(from: offset, length, isCurly: true)
        } else if let length = spaceLength(at: offset) {
          spaces.append(ByteRange(offset, offset + length))
          text.blank(offset..<offset + length)
          offset += length
        } else {
          offset += 1
        }
      }
    }

    private mutating func note(_ offset: Int, _ length: Int, quoteAt quote: Int) {
      quotes.append(ByteRange(offset, offset + length))
      text.blank(offset..<offset + length)
      text.bytes[quote] = UInt8(ascii: "\"")
    }

    /// The offset behind a string that opens with a quote of some bytes; a string ends on its line.
    private mutating func skipString(from start: Int, _ length: Int, isCurly: Bool) -> Int {
      var offset = start + length
      while offset < bytes.count, bytes[offset] != 0x0A {
        if bytes[offset] == UInt8(ascii: "\\") {
          offset += 2
        } else if bytes[offset] == UInt8(ascii: "\"") {
          if !isCurly || endsString(at: offset + 1) { return offset + 1 }
          offset += 1
        } else if let length = quoteLength(at: offset) {
          if closes(offset, length, start: start, isCurly: isCurly) {
            note(offset, length, quoteAt: offset)
            return offset + length
          }
          offset += length
        } else {
          offset += 1
        }
      }
      return offset
    }

    /// Whether a curly quote closes a string. One that opened with a straight quote has a straight one to
    /// close it, unless it is a key, or no other follows on the line.
    private func closes(_ offset: Int, _ length: Int, start: Int, isCurly: Bool) -> Bool {
      guard endsString(at: offset + length) else { return false }
      if isCurly { return true }
      let line = bytes[(offset + length)...].prefix { $0 != 0x0A }
      if !line.contains(UInt8(ascii: "\"")) { return true }
      return line.first { $0 != 0x20 } == UInt8(ascii: ":")
        && bytes[(start + 1)..<offset].allSatisfy { JSONParser.isWordByte($0) || $0 == UInt8(ascii: ".") }
    }

    /// Whether what follows a quote is what follows a string: a colon, a bracket, a comma before a value or
    /// the line's end.
    private func endsString(at start: Int) -> Bool {
      func next(_ start: Int) -> UInt8 {
        bytes[min(start, bytes.count)...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } ?? 0x0A
      }
      switch next(start) {
      case 0x0A, UInt8(ascii: "}"), UInt8(ascii: "]"): return true
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        let rest = bytes[start...].drop { $0 == 0x20 || $0 == 0x09 }
        switch next(rest.startIndex + 1) {
        case 0x0A, UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
          return true
        default: return next(start) == UInt8(ascii: ":")
        }
      default: return false
      }
    }

    /// The bytes of a curly or angled quote; nil where none stands.
    private func quoteLength(at offset: Int) -> Int? {
      switch bytes[offset] {
      case 0xE2:
        guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return nil }
        return (0x98...0x9F).contains(bytes[offset + 2]) ? 3 : nil
      case 0xC2:
        guard offset + 1 < bytes.count else { return nil }
        return bytes[offset + 1] == 0xAB || bytes[offset + 1] == 0xBB ? 2 : nil
      default: return nil
      }
    }

    /// The bytes of a space that JSON does not have; nil where none stands.
    private func spaceLength(at offset: Int) -> Int? {
      let rest = bytes[offset...]
      if rest.starts(with: [0xC2, 0xA0]) { return 2 }
      for space in [0xE2_80_87, 0xE2_80_AF, 0xE2_80_8B, 0xE2_80_A8, 0xE3_80_80, 0xEF_BB_BF] where offset > 0 {
        let wanted = [UInt8(space >> 16), UInt8(space >> 8 & 0xFF), UInt8(space & 0xFF)]
        if rest.starts(with: wanted) { return 3 }
      }
      return nil
    }
  }
}
