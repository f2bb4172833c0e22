import SeedSource

/// Finds the words of a text in one pass over its bytes.
///
/// A word is a run of letters and digits, with apostrophes between letters; both apostrophes are one.
/// Invisible characters inside a word are passed over, so that nothing hides behind them. Hyphens part words.
/// In messages only what is shown is read: the names, types and selectors of arguments are not.
package enum WordScanner {
  /// Appends the words of a text to a list, which is emptied first.
  ///
  /// - Parameter isMessage: whether braces and quoting have their meaning of message patterns.
  /// - Complexity: O(bytes).
  package static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isMessage: Bool,
    into words: inout [Word]
  ) {
    words.removeAll(keepingCapacity: true)
    // By the batch: an array asks for each single word whether it is shared and has room.
    withUnsafeTemporaryAllocation(of: Word.self, capacity: batchCount) { batch in
      var count = 0
      classes.withUnsafeBufferPointer { classes in
        var scan = Scan(bytes: bytes, isMessage: isMessage)
        while let word = scan.next(classes) {
          batch.initializeElement(at: count, to: word)
          count += 1
          if count == batchCount {
            words.append(contentsOf: UnsafeBufferPointer(batch))
            count = 0
          }
        }
      }
      words.append(contentsOf: UnsafeBufferPointer(rebasing: batch[..<count]))
    }
  }

  private static var batchCount: Int { 32 }

  /// The first word of a text, or nil.
  package static func firstWord(of bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool) -> Word? {
    classes.withUnsafeBufferPointer { classes in
      var scan = Scan(bytes: bytes, isMessage: isMessage)
      return scan.next(classes)
    }
  }

  /// The words of a text.
  package static func words(of bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool = false) -> [Word] {
    var words: [Word] = []
    scan(bytes, isMessage: isMessage, into: &words)
    return words
  }

  /// The words of a text of its own, for lists and tests.
  package static func words(of text: String, isMessage: Bool = false) -> [Word] {
    var text = text
    return text.withUTF8 { words(of: $0, isMessage: isMessage) }
  }

  /// What a byte is that is no letter or digit. The values from `gapBase` on are gaps, in the order of
  /// `Word.Gap`.
  static var multiByte: UInt8 { 0xF0 }
  static var gapBase: UInt8 { 0xF1 }
  static var joinedGap: UInt8 { gapBase + Word.Gap.joined.rawValue }
  package static var brace: UInt8 { 0xF5 }
  package static var apostrophe: UInt8 { 0xF6 }

  static let classes: [WordByte] = (0...255).map { value in
    let byte = UInt8(value)
    return switch byte {
    case 0x80...0xFF: WordByte(class: multiByte)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): WordByte(folded: byte, .letter)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): WordByte(folded: byte, .digit)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): WordByte(folded: byte | 0x20, [.letter, .innerCapital])
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "%"): WordByte(class: joinedGap)
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"), 0x0A:
      WordByte(class: gapBase + Word.Gap.sentence.rawValue)
    case UInt8(ascii: "{"), UInt8(ascii: "}"): WordByte(class: brace)
    case UInt8(ascii: "'"): WordByte(class: apostrophe)
    default: WordByte(class: gapBase + Word.Gap.clause.rawValue)
    }
  }
}

/// What a byte is to a word.
struct WordByte: Sendable, BitwiseCopyable {
  /// Of a letter or digit of ASCII its folded form, of any other byte its class.
  let value: UInt8
  /// What it makes of the shape of a word behind whose first letter it stands; of any other byte the highest
  /// bit alone.
  let shape: UInt8

  init(folded: UInt8, _ shape: Word.Shape) { (value, self.shape) = (folded, shape.rawValue) }
  init(class value: UInt8) { (self.value, shape) = (value, 0x80) }

  @inline(__always) var isOfWord: Bool { shape & 0x80 == 0 }
}

/// The state of one scan.
struct Scan {
  let bytes: UnsafeBufferPointer<UInt8>
  let isMessage: Bool
  var offset = 0
  private(set) var gap = Word.Gap.sentence
  /// How many braces are open: text stands at even depths, syntax at odd ones.
  private var depth = 0
  /// One bit a depth: whether the argument at that depth has had an arm.
  private var hasArm: UInt64 = 0
  /// One bit a depth: whether the arm at that depth is another than its argument's first.
  private var isAlternative: UInt64 = 0
  private var isQuoting = false

  init(bytes: UnsafeBufferPointer<UInt8>, isMessage: Bool) {
    self.bytes = bytes
    self.isMessage = isMessage
  }

  /// What the place at hand makes of a word's shape.
  var openShape: Word.Shape { isAlternative == 0 ? [] : .alternative }

  /// The next word, or nil at the end.
  @inline(__always)
  mutating func next(_ classes: UnsafeBufferPointer<WordByte>) -> Word? {
    while offset < bytes.count {
      let entry = classes[Int(bytes[offset])]
      if entry.isOfWord { return word(classes) }
      if entry.value == WordScanner.joinedGap {
        // A space or hyphen, by far the most common gap, widens none.
        offset += 1
      } else if !passGap(entry.value) {
        return word(classes)
      }
    }
    return nil
  }

  /// Passes over what stands here, a byte of a class other than letters and digits of ASCII; false when a
  /// word starts with it.
  mutating func passGap(_ kind: UInt8) -> Bool {
    switch kind {
    case WordScanner.multiByte:
      let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
      switch WordScalar.kind(of: scalar) {
      case .letter, .digit: return false
      case .gap(let wider): gap = max(gap, wider)
      case .ignorable, .apostrophe: break
      }
      offset += byteCount
    case WordScanner.brace where isMessage:
      takeBrace(bytes[offset])
    case WordScanner.apostrophe:
      takeApostrophe()
    case WordScanner.brace:
      gap = max(gap, .clause)
      offset += 1
    default:
      // Sound: the classes from `gapBase` up to `brace` are the gaps.
      gap = max(gap, Word.Gap(rawValue: kind - WordScanner.gapBase) ?? .clause)
      offset += 1
    }
    return true
  }

  /// Reads the word that starts here.
  @inline(__always)
  mutating func word(_ classes: UnsafeBufferPointer<WordByte>) -> Word {
    let start = offset
    var hash = WordHash.seed
    var shape = openShape
    var isASCII = true
    var end = start
    let first = classes[Int(bytes[start])]
    if first.isOfWord {
      if first.value != bytes[start] { shape.insert(.capitalized) }
      shape.insert(first.value & 0x40 != 0 ? .letter : .digit)
      hash = WordHash.add(first.value, to: hash)
      offset += 1
      end = offset
    }
    while true {
      let runStart = offset
      let kind = takeASCII(classes, &hash, &shape)
      if offset > runStart { end = offset }
      if kind == WordScanner.apostrophe {
        guard let byteCount = innerApostrophe() else { break }
        isASCII = false
        hash = WordHash.add(UInt8(ascii: "'"), to: hash)
        offset += byteCount
      } else if kind == WordScanner.multiByte {
        isASCII = false
        guard addScalar(&hash, &shape, isFirst: offset == start, &end) else { break }
      } else {
        break
      }
    }
    if isASCII, !shape.contains(.digit) { shape.insert(.plain) }
    if end > start + 3 { shape.formUnion(ending(before: end, after: start)) }
    defer { gap = .joined }
    return Word(
      hash: WordHash.finish(hash),
      startOffset: UInt32(truncatingIfNeeded: start),
      endOffset: UInt32(truncatingIfNeeded: end),
      gap: gap,
      shape: shape
    )
  }

  /// What a word of four bytes or more ends in.
  @inline(__always)
  private func ending(before end: Int, after start: Int) -> Word.Shape {
    func letter(_ place: Int) -> UInt8 { bytes[end &- place] | 0x20 }
    if letter(1) == UInt8(ascii: "d") { return letter(2) == UInt8(ascii: "e") ? .endsInED : [] }
    guard letter(1) == UInt8(ascii: "g"), letter(2) == UInt8(ascii: "n"), letter(3) == UInt8(ascii: "i"),
      end > start + 4
    else { return [] }
    return .endsInING
  }

  /// Takes the run of ASCII letters and digits that starts here; returns the class of the byte that ends it,
  /// 0 at the text's end. Nearly every byte of a text passes here: its state is kept in locals.
  @inline(__always)
  private mutating func takeASCII(
    _ classes: UnsafeBufferPointer<WordByte>,
    _ hash: inout UInt64,
    _ shape: inout Word.Shape
  ) -> UInt8 {
    var position = offset
    var value = hash
    var found: UInt8 = 0
    var kind: UInt8 = 0
    while position < bytes.count {
      let byte = classes[Int(bytes[position])]
      guard byte.isOfWord else {
        kind = byte.value
        break
      }
      value = WordHash.add(byte.value, to: value)
      found |= byte.shape
      position += 1
    }
    offset = position
    hash = value
    shape = Word.Shape(rawValue: shape.rawValue | found)
    return kind
  }

  /// The bytes of an ASCII apostrophe that stands between two letters, or nil. A message doubles it.
  private func innerApostrophe() -> Int? {
    if isMessage, offset + 2 < bytes.count, bytes[offset + 1] == UInt8(ascii: "'"), isLetter(at: offset + 2) {
      return 2
    }
    return isLetter(at: offset + 1) ? 1 : nil
  }

  private func isLetter(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    if byte < 0x80 { return byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }
    if case .letter = WordScalar.kind(of: UTF8Scalar.read(bytes, at: offset).scalar) { return true }
    return false
  }

  /// Takes a scalar beyond ASCII into the word; false where the word ends before it.
  private mutating func addScalar(
    _ hash: inout UInt64,
    _ shape: inout Word.Shape,
    isFirst: Bool,
    _ end: inout Int
  ) -> Bool {
    let (scalar, byteCount) = UTF8Scalar.read(bytes, at: offset)
    switch WordScalar.kind(of: scalar) {
    case .letter(let isUpper):
      shape.insert(.letter)
      if isUpper { shape.insert(isFirst ? .capitalized : .innerCapital) }
      if isUpper {
        for byte in WordScalar.lowercased(scalar) { hash = WordHash.add(byte, to: hash) }
      } else {
        for index in offset..<offset + byteCount { hash = WordHash.add(bytes[index], to: hash) }
      }
      offset += byteCount
      end = offset
    case .digit:
      shape.insert(.digit)
      for index in offset..<offset + byteCount { hash = WordHash.add(bytes[index], to: hash) }
      offset += byteCount
      end = offset
    case .apostrophe:
      guard isLetter(at: offset + byteCount) else { return false }
      hash = WordHash.add(UInt8(ascii: "'"), to: hash)
      offset += byteCount
    case .ignorable: offset += byteCount
    case .gap: return false
    }
    return true
  }

  /// A quotation mark, or the start or end of a message's quoted text.
  private mutating func takeApostrophe() {
    gap = max(gap, .clause)
    if isMessage {
      if isQuoting {
        isQuoting = false
      } else if offset + 1 < bytes.count {
        isQuoting = bytes[offset + 1] == UInt8(ascii: "{") || bytes[offset + 1] == UInt8(ascii: "}")
      }
    }
    offset += 1
  }

  /// Opens or closes an argument or an arm, and passes over what stands between arms.
  private mutating func takeBrace(_ byte: UInt8) {
    gap = .syntax
    offset += 1
    if isQuoting { return }
    let bit: UInt64 = depth < 64 ? 1 << UInt64(depth) : 0
    if byte == UInt8(ascii: "{") {
      if depth % 2 == 1 {
        // An arm of the argument at this depth opens.
        if hasArm & bit != 0 { isAlternative |= bit }
        hasArm |= bit
      } else {
        hasArm &= ~(bit << 1)
      }
      depth += 1
    } else if depth > 0 {
      depth -= 1
      if depth % 2 == 1, depth < 64 { isAlternative &= ~(1 << UInt64(depth)) }
    }
    guard depth % 2 == 1 else { return }
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "{"), bytes[offset] != UInt8(ascii: "}") {
      offset += 1
    }
  }
}
