/// Letters of other scripts and other forms of Latin letters that look like plain ones.
package enum LookAlikes {
  package enum Script: String, Sendable {
    case cyrillic, greek
    /// Full-width and mathematical forms of the Latin letters, digits and marks themselves, and ligatures.
    case form
    /// Signs made of a Latin letter (`ℋ`, `ⓐ`, `ᴀ`, `ʰ`), which may be meant where one stands alone.
    case sign

    package var name: String {
      switch self {
      case .cyrillic: "Cyrillic"
      case .greek: "Greek"
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
    // What is syntax in a message is left out.
    case 0xFF03, 0xFF07, 0xFF5B, 0xFF5D: return nil
    case 0xFF01...0xFF5E: return form(0x21 + scalar.value - 0xFF01)
    case 0x3001: return form(0x2C)
    case 0x3002: return form(0x2E)
    case 0x262...0x52F, 0x1D00...0x1D5B, 0x2071...0x2134, 0xA730, 0xFB00...0xFB06:
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

  /// Whether a scalar is a full-width form or an ideographic mark.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF01...0xFF5E).contains(scalar.value) || scalar.value == 0x3001 || scalar.value == 0x3002
  }

  /// Whether a scalar belongs to Chinese or Japanese text: ideographs, kana, and their marks.
  package static func isOfWideText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFF65...0xFF9F: true
    case 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// The script of a letter that has look-alikes, whether it is one itself or not.
  package static func script(_ scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
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

  /// The letter of a script that a Latin one looks like in most fonts, of those that its languages write.
  package static func twin(of latin: Unicode.Scalar, in script: Script) -> Unicode.Scalar? {
    twins[script]?[String(latin)]
  }

  private static let twins: [Script: [String: Unicode.Scalar]] = {
    var twins: [Script: [String: Unicode.Scalar]] = [:]
    let letters: [ClosedRange<UInt32>] = [0x391...0x3C9, 0x406...0x408, 0x410...0x44F, 0x456...0x458]
    for scalar in letters.joined().compactMap(Unicode.Scalar.init) {
      if let entry = table[scalar.value], entry.isExact {
        twins[entry.script, default: [:]][entry.latin] = scalar
      }
    }
    return twins
  }()

  private static func form(_ latin: UInt32, _ script: Script = .form) -> Entry? {
    Unicode.Scalar(latin).map { Entry(latin: String($0), script: script, isExact: true) }
  }

  /// The letters of the list, by their scalars.
  private static let table: [UInt32: Entry] = {
    var table: [UInt32: Entry] = [:]
    for entry in Term.entries(Lists.lookAlikes) {
      guard let scalar = entry.unicodeScalars.first, let space = entry.lastIndex(of: " "),
        let script = Script(rawValue: String(entry[entry.index(after: space)...]))
      else { continue }
      let latin = entry[..<space].dropFirst(2)
      table[scalar.value] = Entry(latin: String(latin), script: script, isExact: entry.contains("="))
    }
    return table
  }()
}
