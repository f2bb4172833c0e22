/// The signs of a patch that were pasted with its lines.
enum PatchMask {
  /// The text without a `+` or `-` at its lines' starts and without the lines between its parts, `@@ … @@`;
  /// nil where there are none. Where there are both signs, the lines with `-` were to go: they are blanked
  /// where lines with `+` take the place of all; otherwise what is meant is for the writer to say.
  ///
  /// - Complexity: O(bytes).
  static func mask(_ bytes: UnsafeBufferPointer<UInt8>) -> MaskedText? {
    var text = MaskedText(bytes: Array(bytes))
    var signs: [Int] = []
    var replaced = Replaced()
    var parts: [ByteRange] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end]
      if isSign(line) { signs.append(start) }
      replaced.read(line, of: bytes.count, isSign: isSign(line))
      if line.starts(with: "@@ ".utf8) { parts.append(ByteRange(start, min(end + 1, bytes.count))) }
      start = end + 1
    }
    for part in parts { text.blank(part.start..<part.end) }
    guard let first = signs.first else {
      text.faults = PasteMask.fault(
        parts,
        "this line is from a patch, not JSON",
        "lines are from a patch, not JSON",
        "Delete it.",
        isMended: true
      )
      return text.faults.isEmpty ? nil : text
    }
    replaced.endRun()
    for sign in signs { text.bytes[sign] = 0x20 }
    if replaced.isWhole { for line in replaced.lines { text.blank(line.start..<line.end) } }
    let sign = String(decoding: [bytes[first]], as: UTF8.self)
    let isOfOneSide = signs.allSatisfy { bytes[$0] == bytes[first] }
    let lines = signs.count == 1 ? "this line starts" : "\(signs.count) lines start"
    var fault = SyntaxFault(
      kind: .invalidJSON(
        problem: "\(lines) with \(isOfOneSide ? "the `\(sign)`" : "`+` or `-`") of a patch",
        remedy: isOfOneSide
          ? "Delete the sign." : "Delete the lines with `-`, and the sign before the others."
      ),
      range: ByteRange(first, first + 1)
    )
    if isOfOneSide || replaced.isWhole {
      let taken = isOfOneSide ? [] : replaced.lines
      let left = isOfOneSide ? signs : signs.filter { bytes[$0] == UInt8(ascii: "+") }
      fault.mending = SyntaxFault.Mending(
        message: (taken.isEmpty ? "delete the sign" : "delete the lines with `-`, and the sign")
          + (left.count == 1 ? "" : "s"),
        replacements: (left.map { ByteRange($0, $0 + 1) } + taken + parts).map {
          SyntaxFault.Replacement(range: $0, text: "")
        },
        proof: .syntax
      )
    } else {
      fault.bearing = .brackets
    }
    text.faults = [fault]
    return text
  }

  /// Lines with `-`, each of which has a line with `+` and the same key right behind their run.
  private struct Replaced {
    private(set) var lines: [ByteRange] = []
    private(set) var isWhole = true
    /// The keys of the last lines with `-`, and of those with `+` behind them.
    private var (old, new): ([[UInt8]], [[UInt8]]) = ([], [])

    mutating func read(_ line: Slice<UnsafeBufferPointer<UInt8>>, of count: Int, isSign: Bool) {
      let isOld = isSign && line.first == UInt8(ascii: "-")
      if !isSign || isOld && !new.isEmpty { endRun() }
      guard isSign else { return }
      let key = line.dropFirst().split(separator: UInt8(ascii: ":"), maxSplits: 1)
      let isKey = key.count == 2 && key[0].contains(UInt8(ascii: "\""))
      let name = isKey ? key[0].filter { $0 > 0x20 } : []
      if isOld {
        lines.append(ByteRange(line.startIndex, min(line.endIndex + 1, count)))
        old.append(name)
        if !isKey { isWhole = false }
      } else {
        new.append(name)
      }
    }

    mutating func endRun() {
      var counts = Dictionary(new.map { ($0, 1) }, uniquingKeysWith: +)
      for key in old {
        guard let count = counts[key], count > 0 else {
          isWhole = false
          break
        }
        counts[key] = count - 1
      }
      (old, new) = ([], [])
    }
  }

  /// Whether a line starts with a sign that belongs to no number.
  private static func isSign(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let sign = line.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
    return line.dropFirst().first.map { " \t\r\"{}[],".utf8.contains($0) } ?? true
  }
}

/// The signs that a mail, a list or a page of Markdown puts before lines and around them, pasted with the
/// lines, and comments behind `#`.
enum PasteMask {
  private struct Stray {
    /// `>` before a line.
    var quotes: [ByteRange] = []
    /// `-` or `*` before a line.
    var bullets: [ByteRange] = []
    /// Whole lines.
    var fences: [ByteRange] = []
    var comments: [ByteRange] = []
  }

  /// The text without them; nil where there are none.
  ///
  /// - Complexity: O(bytes).
  static func mask(_ bytes: UnsafeBufferPointer<UInt8>) -> MaskedText? {
    var stray = Stray()
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      find(in: bytes[start..<end], of: bytes.count, &stray)
      start = end + 1
    }
    var text = MaskedText(bytes: Array(bytes))
    for range in stray.quotes + stray.bullets + stray.fences + stray.comments {
      text.blank(range.start..<range.end)
    }
    text.faults =
      fault(
        stray.quotes,
        "this line starts with the `>` of a quotation",
        "lines start with the `>` of a quotation",
        "Delete the sign.",
        isMended: true
      )
      + fault(
        stray.bullets,
        "this line starts with the bullet of a Markdown list",
        "lines start with the bullet of a Markdown list",
        "Delete the sign.",
        isMended: true
      )
      + fault(
        stray.fences,
        "this line is a code fence of Markdown",
        "lines are code fences of Markdown",
        "Delete the lines with ```.",
        isMended: true
      )
      + fault(
        stray.comments,
        "JSON has no comments",
        "comments, which JSON does not have",
        "Delete the comment."
      )
    return text.faults.isEmpty ? nil : text
  }

  /// The fault that is at some places, with their count where there are several; none where there is none.
  static func fault(
    _ places: [ByteRange],
    _ problem: String,
    _ problemOfMany: String,
    _ remedy: String,
    isMended: Bool = false
  ) -> [SyntaxFault] {
    guard let first = places.first else { return [] }
    let text = places.count == 1 ? problem : "\(places.count) \(problemOfMany)"
    var fault = SyntaxFault(kind: .invalidJSON(problem: text, remedy: remedy), range: first)
    if isMended {
      fault.mending = SyntaxFault.Mending(
        message: "delete \(places.count == 1 ? "it" : "them")",
        replacements: places.map { SyntaxFault.Replacement(range: $0, text: "") },
        proof: .syntax
      )
    }
    return [fault]
  }

  private static func find(
    in line: Slice<UnsafeBufferPointer<UInt8>>,
    of count: Int,
    _ stray: inout Stray
  ) {
    guard let first = line.firstIndex(where: { $0 > 0x20 }) else { return }
    let rest = line[first...]
    switch rest.first {
    // What has signs of JSON behind the fence is more than a fence.
    case UInt8(ascii: "`")
    where rest.starts(with: "```".utf8) && !rest.contains(where: { "\"{}[]".utf8.contains($0) }):
      stray.fences.append(ByteRange(line.startIndex, min(line.endIndex + 1, count)))
    case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "*"):
      let isQuote = rest.first == UInt8(ascii: ">")
      var end = first
      repeat {
        end += 1
        if end < line.endIndex, line[end] == 0x20 { end += 1 }
      } while isQuote && end < line.endIndex && line[end] == UInt8(ascii: ">")
      let next = line[end...].first { $0 > 0x20 }
      guard next.map({ "\"{}[]".utf8.contains($0) }) ?? isQuote else { return }
      if isQuote {
        stray.quotes.append(ByteRange(first, end))
      } else if line[end - 1] == 0x20 {
        stray.bullets.append(ByteRange(first, end))
      }
    default:
      if let start = comment(in: line) { stray.comments.append(ByteRange(start, line.endIndex)) }
    }
  }

  /// Where a `#` stands outside of strings, alone or behind a space. Nil in a line with curly quotes in place
  /// of straight ones: what is in a string there is not known.
  private static func comment(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var isInString = false
    var offset = line.startIndex
    while offset < line.endIndex {
      switch line[offset] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\"): offset += 1
      case 0xE2 where !isInString && line[offset...].starts(with: [0xE2, 0x80, 0x9C]): return nil
      case UInt8(ascii: "#") where !isInString && (offset == line.startIndex || line[offset - 1] <= 0x20):
        return offset
      default: break
      }
      offset += 1
    }
    return nil
  }
}
