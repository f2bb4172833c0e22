package import SeedDiagnostics
package import SeedSource

extension Diagnostic {
  /// A parser's fault as a finding of the topic syntax.
  package init(_ fault: SyntaxFault, fileIndex: Int) {
    let place = Place(fileIndex: fileIndex, range: fault.range)
    switch fault.kind {
    case .invalidJSON(let problem, let remedy):
      self.init(rule: .invalidJSON, message: problem, place: place)
      self.remedy = remedy
      if let related = fault.related {
        notes = [Note("opened here", at: Place(fileIndex: fileIndex, range: related))]
      }
    case .invalidUTF8(let reason):
      self.init(rule: .invalidUTF8, message: "these bytes are not UTF-8: \(reason)", place: place)
      remedy = "Save the file as UTF-8."
    case .duplicateKey(let key):
      self.init(
        rule: .duplicateKey,
        message: "the key `\(Excerpt.of(key))` is used twice in one object",
        place: place
      )
      remedy = "Delete one of the two; readers disagree about which one counts."
      if let related = fault.related {
        notes = [Note("first used here", at: Place(fileIndex: fileIndex, range: related))]
      }
    case .nestingTooDeep(let limit):
      self.init(
        rule: .nestingTooDeep,
        message: "this is nested more than \(limit) levels deep",
        place: place
      )
      remedy = "Content nests 8 levels at most; look for a bracket too many."
    case .tooManyValues(let limit):
      self.init(
        rule: .fileTooLarge,
        message: "the file has more than \(limit) values; the rest is not read",
        place: place
      )
      remedy = "Split it into a folder of files."
    case .byteOrderMark:
      self.init(
        rule: .byteOrderMark,
        message: "the file starts with a byte order mark",
        place: place
      )
      repair = Repair("delete it", .safe, [TextEdit(place, with: "")])
    case .carriageReturn(let count):
      self.init(
        rule: .carriageReturn,
        message: "lines end in CR LF or CR; the file has \(count) carriage return\(count == 1 ? "" : "s")",
        place: place
      )
      remedy = "Lines end in LF."
    case .unpairedSurrogate:
      self.init(
        rule: .unpairedSurrogate,
        message: "this escape is half of a surrogate pair",
        place: place
      )
      remedy = "Write the character itself, or both halves: \\ud83d\\ude00."
    case .controlCharacter(let byte):
      self.init(
        rule: .controlCharacter,
        message: byte == 0x09 ? "a string holds a raw tab" : "a string holds a raw control character",
        place: place
      )
      found = "U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
      remedy =
        byte == 0x0A || byte == 0x0D
        ? "A text is one paragraph; write a space, or close the string with a quote." : "Delete it."
      // A raw line break may be the end of a string that was not closed.
      if byte != 0x0A, byte != 0x0D { repair = Diagnostic.controlCharacterRepair(byte, at: place) }
    }
  }

  /// The repair for a control character in a string: a space for a tab or a line break (a vertical tab is what a word
  /// processor makes of one), which part words, and nothing for the others, which nobody sees.
  static func controlCharacterRepair(_ byte: UInt8, at place: Place) -> Repair {
    let parts = (0x09...0x0D).contains(byte)
    return Repair(
      parts ? "write a space" : "delete it",
      .safe,
      [TextEdit(place, with: parts ? " " : "")]
    )
  }

  /// The repair that takes every carriage return out: CR LF becomes LF, a lone CR becomes LF.
  static func lineEndRepair(in file: SourceFile, fileIndex: Int) -> Repair {
    var edits: [TextEdit] = []
    let bytes = file.bytes
    for offset in bytes.indices where bytes[offset] == 0x0D {
      let isPair = offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      let place = Place(fileIndex: fileIndex, range: ByteRange(offset, offset + 1))
      edits.append(TextEdit(place, with: isPair ? "" : "\n"))
    }
    return Repair("end lines in LF", .safe, edits)
  }
}
