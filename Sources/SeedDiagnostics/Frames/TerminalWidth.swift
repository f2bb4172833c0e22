/// How many columns of a terminal a scalar takes.
package enum TerminalWidth {
  /// 0 for marks that stand on another scalar, 2 for wide East Asian ones and emoji, else 1.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The vowels and final consonants that follow a leading consonant in one Hangul syllable.
    if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value { return 0 }
    // Half of a flag: two of them are one emoji of two columns.
    if 0x1F1E6...0x1F1FF ~= value { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// Of one line, without what colors it.
  package static func of(_ line: some StringProtocol) -> Int {
    var isColoring = false
    return line.unicodeScalars.reduce(0) { columns, scalar in
      if scalar == "\u{1B}" { isColoring = true }
      if isColoring {
        if scalar == "m" { isColoring = false }
        return columns
      }
      return columns + of(scalar)
    }
  }

  /// Blocks whose East Asian Width is wide or fullwidth (UAX #11), holes of unassigned code points included.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
