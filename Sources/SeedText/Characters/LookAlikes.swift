/// Letters of other scripts and other forms of Latin letters that look like plain ones.
package enum LookAlikes {
  package enum Script: Sendable {
    case cyrillic, greek, armenian, cherokee
    /// Full-width and mathematical forms of the Latin letters, digits and marks themselves, and ligatures.
    case form
    /// Signs made of a Latin letter (`ℋ`, `ⓐ`, `ᴀ`, `ʰ`), which may be meant where one stands alone.
    case sign

    package var name: String {
      switch self {
      case .cyrillic: "Cyrillic"
      case .greek: "Greek"
      case .armenian: "Armenian"
      case .cherokee: "Cherokee"
      case .form: "fancy"
      case .sign: "symbol"
      }
    }
  }

  package struct Entry: Sendable {
    package let latin: String
    package let script: Script
    /// Whether most fonts draw both alike. The others (`α`, `ν`) resemble a letter, but are known as
    /// themselves, in symbols and names.
    package let isExact: Bool
  }

  /// The Latin letter that a scalar looks like, or nil.
  package static func entry(_ scalar: Unicode.Scalar) -> Entry? {
    switch scalar.value {
    case 0x370...0x589, 0x13A0...0x13FF: return table[scalar.value]
    // What is syntax in a message is left out.
    case 0xFF03, 0xFF07, 0xFF5B, 0xFF5D: return nil
    case 0xFF01...0xFF5E: return form(0x21 + scalar.value - 0xFF01)
    case 0x3001, 0x3002, 0xFB00...0xFB06: return table[scalar.value]
    case 0x1D00...0x1D22, 0x2B0...0x2E3, 0x262...0x29F, 0x1D2C...0x1D5B, 0xA730, 0x207F, 0x2071,
      0x2102...0x2134:
      return table[scalar.value]
    case 0x249C...0x24B5: return form(0x61 + scalar.value - 0x249C, .sign)
    case 0x24B6...0x24CF: return form(0x41 + scalar.value - 0x24B6, .sign)
    case 0x24D0...0x24E9: return form(0x61 + scalar.value - 0x24D0, .sign)
    // Letters in squares and black circles.
    case 0x1F130...0x1F149: return form(0x41 + scalar.value - 0x1F130, .sign)
    case 0x1F150...0x1F169: return form(0x41 + scalar.value - 0x1F150, .sign)
    case 0x1F170...0x1F189:
      return EmojiSequences.isEmoji(scalar) ? nil : form(0x41 + scalar.value - 0x1F170, .sign)
    // The mathematical digits, five sets of ten.
    case 0x1D7CE...0x1D7FF: return form(0x30 + (scalar.value - 0x1D7CE) % 10)
    // The mathematical alphabets follow each other, 52 letters each, up to the dotless ones.
    case 0x1D400...0x1D6A3:
      let letter = (scalar.value - 0x1D400) % 52
      return form(letter < 26 ? 0x41 + letter : 0x61 + letter - 26)
    default: return nil
    }
  }

  /// The script of a letter that has look-alikes, whether it is one itself or not.
  package static func script(_ scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
    case 0x531...0x589: .armenian
    case 0x13A0...0x13FF, 0xAB70...0xABBF: .cherokee
    default: nil
    }
  }

  /// Whether a letter is Latin.
  package static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: true
    case 0x2C60...0x2C7B, 0xA732...0xA7FF, 0xAB30...0xAB64: true
    default: false
    }
  }

  private static func form(_ latin: UInt32, _ script: Script = .form) -> Entry? {
    Unicode.Scalar(latin).map { Entry(latin: String($0), script: script, isExact: true) }
  }

  /// After Unicode's `confusables.txt`, less the pairs that only some italics draw alike.
  private static let table: [UInt32: Entry] = {
    var table: [UInt32: Entry] = [:]
    func add(_ script: Script, isExact: Bool = true, _ pairs: KeyValuePairs<UInt32, String>) {
      for (value, latin) in pairs { table[value] = Entry(latin: latin, script: script, isExact: isExact) }
    }
    add(
      .cyrillic,
      [
        0x405: "S", 0x406: "I", 0x408: "J", 0x410: "A", 0x412: "B", 0x415: "E", 0x41A: "K", 0x41C: "M",
        0x41D: "H", 0x41E: "O", 0x420: "P", 0x421: "C", 0x422: "T", 0x423: "Y", 0x425: "X", 0x430: "a",
        0x435: "e", 0x43E: "o", 0x440: "p", 0x441: "c", 0x443: "y", 0x445: "x", 0x455: "s", 0x456: "i",
        0x458: "j", 0x474: "V", 0x475: "v", 0x4AE: "Y", 0x4AF: "y", 0x4BB: "h", 0x4C0: "I", 0x4CF: "l",
        0x501: "d", 0x50C: "G", 0x51A: "Q", 0x51B: "q", 0x51C: "W", 0x51D: "w",
      ]
    )
    add(
      .greek,
      [
        0x37F: "J", 0x391: "A", 0x392: "B", 0x395: "E", 0x396: "Z", 0x397: "H", 0x399: "I", 0x39A: "K",
        0x39C: "M", 0x39D: "N", 0x39F: "O", 0x3A1: "P", 0x3A4: "T", 0x3A5: "Y", 0x3A7: "X", 0x3BF: "o",
        0x3F2: "c", 0x3F3: "j", 0x3F9: "C",
      ]
    )
    add(
      .greek,
      isExact: false,
      [
        0x3B1: "a", 0x3B3: "y", 0x3B7: "n", 0x3B9: "i", 0x3BA: "k", 0x3BD: "v", 0x3C1: "p", 0x3C3: "o",
        0x3C5: "u", 0x3C7: "x", 0x3C9: "w",
      ]
    )
    add(
      .armenian,
      [
        0x54D: "U", 0x54F: "S", 0x555: "O", 0x566: "q", 0x570: "h", 0x575: "j", 0x578: "n", 0x57D: "u",
        0x581: "g", 0x585: "o",
      ]
    )
    add(
      .cherokee,
      [
        0x13A0: "D", 0x13A1: "R", 0x13A2: "T", 0x13A5: "i", 0x13AA: "A", 0x13AB: "J", 0x13AC: "E",
        0x13B3: "W",
        0x13B7: "M", 0x13BB: "H", 0x13BD: "Y", 0x13C0: "G", 0x13C3: "Z", 0x13CF: "b", 0x13D2: "R",
        0x13D4: "W",
        0x13D5: "S", 0x13D9: "V", 0x13DA: "S", 0x13DE: "L", 0x13DF: "C", 0x13E2: "P", 0x13E6: "K",
        0x13F4: "B",
      ]
    )
    add(.form, [0x3001: ",", 0x3002: "."])
    add(
      .form,
      [0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st"]
    )
    // Small capitals.
    add(
      .sign,
      isExact: false,
      [
        0x1D00: "a", 0x299: "b", 0x1D04: "c", 0x1D05: "d", 0x1D07: "e", 0xA730: "f", 0x262: "g", 0x29C: "h",
        0x26A: "i", 0x1D0A: "j", 0x1D0B: "k", 0x29F: "l", 0x1D0D: "m", 0x274: "n", 0x1D0F: "o", 0x1D18: "p",
        0x280: "r", 0x1D1B: "t", 0x1D1C: "u", 0x1D20: "v", 0x1D21: "w", 0x28F: "y", 0x1D22: "z",
      ]
    )
    // Raised letters.
    add(
      .sign,
      isExact: false,
      [
        0x1D43: "a", 0x1D47: "b", 0x1D48: "d", 0x1D49: "e", 0x1D4D: "g", 0x2B0: "h", 0x2071: "i", 0x2B2: "j",
        0x1D4F: "k", 0x2E1: "l", 0x1D50: "m", 0x207F: "n", 0x1D52: "o", 0x1D56: "p", 0x2B3: "r", 0x2E2: "s",
        0x1D57: "t", 0x1D58: "u", 0x1D5B: "v", 0x2B7: "w", 0x2E3: "x", 0x2B8: "y",
      ]
    )
    // Letters that are signs of mathematics; the mathematical alphabets have holes where they belong.
    add(
      .sign,
      [
        0x2102: "C", 0x210A: "g", 0x210B: "H", 0x210C: "H", 0x210D: "H", 0x210E: "h", 0x2110: "I",
        0x2111: "I",
        0x2112: "L", 0x2113: "l", 0x2115: "N", 0x2119: "P", 0x211A: "Q", 0x211B: "R", 0x211C: "R",
        0x211D: "R",
        0x2124: "Z", 0x2128: "Z", 0x212C: "B", 0x212D: "C", 0x212F: "e", 0x2130: "E", 0x2131: "F",
        0x2133: "M",
        0x2134: "o",
      ]
    )
    return table
  }()
}
