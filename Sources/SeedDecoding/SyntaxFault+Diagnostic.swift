package import SeedDiagnostics
package import SeedSource

extension Diagnostic {
  /// A parser's fault as a finding of the topic syntax.
  package init(_ fault: SyntaxFault, fileIndex: Int) {
    let place = Place(fileIndex: fileIndex, range: fault.range)
    func related(_ message: String) -> [Note] {
      fault.related.map { [Note(message, at: Place(fileIndex: fileIndex, range: $0))] } ?? []
    }
    self.init(rule: fault.kind.rule, message: fault.kind.message, place: place)
    switch fault.kind {
    case .invalidJSON(_, let remedy):
      self.remedy = remedy
      relations.causes = [.recordAround]
      notes = related("opened here")
    case .invalidUTF8:
      remedy = "Save the file as UTF-8."
      relations.causes = [.bytes]
    case .legacyEncoding(_, isWhole: false):
      remedy =
        "Write these characters again, or paste the text again from its source; "
        + "texts with such bytes are not judged until then."
      relations.causes = [.bytes]
    case .legacyEncoding:
      relations.causes = [.bytes]
      remedy =
        "Save it as UTF-8, or convert it: `iconv -f WINDOWS-1252 -t UTF-8 OLD > NEW`; "
        + "texts with such bytes are not judged until then."
    case .duplicateKey:
      remedy = "Delete one of the two; readers disagree about which one counts."
      notes = related("first used here")
      relations.causes = [.memberCount]
    case .nestingTooDeep: remedy = "Content nests 8 levels at most; look for an extra bracket."
    case .tooManyValues: remedy = "Split it into a folder of files."
    case .byteOrderMark: repair = Repair("delete it", .safe, [TextEdit(place, with: "")])
    case .carriageReturn:
      remedy =
        "Lines end in LF. If git checks files out this way, put `*.json text eol=lf` into .gitattributes."
    case .unpairedSurrogate: remedy = "Write the character itself, or both halves: \\ud83d\\ude00."
    case .controlCharacter(let byte):
      found = Unicode.Scalar(byte).codePoint
      relations.causes = [.bytes]
      remedy =
        byte == 0x0A || byte == 0x0D
        ? "A text is one paragraph: write a space, or close the string with a quote."
        : Diagnostic.controlCharacterRemedy(byte)
      // A raw line break may be the end of a string that was not closed: the parser knows.
      if byte != 0x0A, byte != 0x0D { repair = Diagnostic.controlCharacterRepair(byte, at: place) }
    }
    if let mending = fault.mending {
      let edits = mending.replacements.map {
        TextEdit(Place(fileIndex: fileIndex, range: $0.range), with: $0.text)
      }
      repair = Repair(mending.message, mending.isUnsafe ? .unsafe : .safe, edits)
    }
    switch fault.consequence {
    case .others?:
      notes.append(Note("faults right after it may be its consequences, and are not reported"))
    case .restNotRead?: notes.append(Note("the rest of the file is not read until this is mended"))
    case nil: break
    }
  }

  /// The repair for a control character in a string: a space for one that parts words, and nothing for the
  /// others, which nobody sees.
  static func controlCharacterRepair(_ byte: UInt8, at place: Place) -> Repair {
    let parts = partsWords(byte)
    return Repair(parts ? "write a space" : "delete it", .safe, [TextEdit(place, with: parts ? " " : "")])
  }

  static func controlCharacterRemedy(_ byte: UInt8) -> String {
    partsWords(byte) ? "Write a space." : "Delete it."
  }

  /// A tab or a line break; a vertical tab is what a word processor makes of one.
  private static func partsWords(_ byte: UInt8) -> Bool { (0x09...0x0D).contains(byte) }

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

extension SyntaxFault.Kind {
  fileprivate var rule: RuleID {
    switch self {
    case .invalidJSON: .invalidJSON
    case .invalidUTF8, .legacyEncoding: .invalidUTF8
    case .duplicateKey: .duplicateKey
    case .nestingTooDeep: .nestingTooDeep
    case .tooManyValues: .fileTooLarge
    case .byteOrderMark: .byteOrderMark
    case .carriageReturn: .carriageReturn
    case .unpairedSurrogate: .unpairedSurrogate
    case .controlCharacter: .controlCharacter
    }
  }

  fileprivate var message: String {
    switch self {
    case .invalidJSON(let problem, _): problem
    case .invalidUTF8(let reason): "these bytes are not UTF-8: \(reason)"
    case .legacyEncoding(let count, isWhole: false):
      "\(count) bytes of this file are not UTF-8: text in Windows-1252 (Latin-1) was put into it"
    case .legacyEncoding(let count, isWhole: true):
      "this file is not UTF-8: it looks like Windows-1252 (Latin-1), by \(count) byte\(count == 1 ? "" : "s")"
    case .duplicateKey(let key): "the key `\(Excerpt.of(key))` is used twice in one object"
    case .nestingTooDeep(let limit): "this is nested more than \(limit) levels deep"
    case .tooManyValues(let limit): "the file has more than \(limit) values; the rest is not read"
    case .byteOrderMark: "the file starts with a byte order mark"
    case .carriageReturn(let count):
      "lines end in CR LF or CR; the file has \(count) carriage return\(count == 1 ? "" : "s")"
    case .unpairedSurrogate: "this escape is half of a surrogate pair"
    case .controlCharacter(let byte):
      switch byte {
      case 0x09: "the string has a raw tab"
      case 0x0A, 0x0D: "the string has a raw line break"
      default: "the string has a raw control character"
      }
    }
  }
}
