/// Why a text is no pattern, and where.
package struct PatternFault: Error, Hashable, Sendable {
  package let message: String
  /// In UTF-8 bytes of the pattern.
  package let range: Range<Int>
}

/// Reads the small regular expressions of rules without code: literals, `.`, classes, groups, `|`, `?`, `*`,
/// `+`, `{m,n}` and their lazy forms, `^`, `$`, `\b`, `\B`, `\d`, `\w`, `\s` and their opposites.
struct PatternParser {
  /// The deepest nesting of groups.
  static let depthLimit = 32
  /// The most repetitions that braces may name.
  static let repetitionLimit = 1000

  private let scalars: [Unicode.Scalar]
  /// The byte offset of each scalar, and of the end.
  private let offsets: [Int]
  private var index = 0
  private var depth = 0

  /// Reads a pattern.
  ///
  /// - Throws: the first fault.
  /// - Complexity: O(bytes).
  static func parse(_ text: String) throws(PatternFault) -> PatternNode {
    var parser = PatternParser(text)
    let node = try parser.choice()
    if parser.peek == ")" { throw parser.fault("this `)` closes no group", at: parser.index) }
    return node
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offset = 0
    offsets =
      [0]
      + scalars.map { scalar in
        offset += UTF8.width(scalar)
        return offset
      }
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func fault(_ message: String, at start: Int, to end: Int? = nil) -> PatternFault {
    let last = min(end ?? start + 1, scalars.count)
    return PatternFault(message: message, range: offsets[min(start, last)]..<offsets[last])
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  private mutating func choice() throws(PatternFault) -> PatternNode {
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(PatternFault) -> PatternNode {
    var parts: [PatternNode] = []
    while let next = peek, next != "|", next != ")" { parts.append(try repeated()) }
    return parts.isEmpty ? .empty : parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repeated() throws(PatternFault) -> PatternNode {
    let start = index
    let node = try atom()
    var isAssertion = false
    if case .assertion = node { isAssertion = true }
    guard let (minimum, maximum) = try bounds() else { return node }
    if isAssertion { throw fault("there is nothing here that could be repeated", at: start, to: index) }
    let isLazy = take("?")
    if let next = peek, "?*+".unicodeScalars.contains(next) {
      throw fault("this repeats a repetition; put it into a group", at: index)
    }
    return .repetition(node, minimum: minimum, maximum: maximum, isLazy: isLazy)
  }

  /// How often the atom before may stand, or nil where nothing says so.
  private mutating func bounds() throws(PatternFault) -> (Int, Int?)? {
    switch peek {
    case "?":
      index += 1
      return (0, 1)
    case "*":
      index += 1
      return (0, nil)
    case "+":
      index += 1
      return (1, nil)
    case "{": return try braces()
    default: return nil
    }
  }

  private mutating func braces() throws(PatternFault) -> (Int, Int?) {
    let start = index
    index += 1
    let minimum = number()
    var maximum = minimum
    if take(",") { maximum = number() }
    let isOpen = scalars[index - 1] == ","
    guard let minimum, take("}"), isOpen || maximum != nil else {
      throw fault("write {2}, {2,} or {2,5}; for a plain brace write \\{", at: start, to: index + 1)
    }
    if max(minimum, maximum ?? 0) > Self.repetitionLimit {
      throw fault("at most \(Self.repetitionLimit) repetitions", at: start, to: index)
    }
    if let maximum, maximum < minimum {
      throw fault("the first number is the greater one", at: start, to: index)
    }
    return (minimum, isOpen ? nil : maximum)
  }

  /// Digits as a number, at most a little over the limit; nil where there is none.
  private mutating func number() -> Int? {
    var value: Int?
    while let digit = peek, ("0"..."9").contains(digit) {
      value = min(Self.repetitionLimit + 1, (value ?? 0) * 10 + Int(digit.value - 0x30))
      index += 1
    }
    return value
  }

  private mutating func atom() throws(PatternFault) -> PatternNode {
    let start = index
    guard let scalar = peek else { return .empty }
    index += 1
    switch scalar {
    case "(": return try group(start)
    case "[": return .set(try characterClass(start))
    case ".": return .any
    case "^": return .assertion(.start)
    case "$": return .assertion(.end)
    case "\\": return try escape(start)
    case "*", "+", "?", "{": throw fault("there is nothing before this that could be repeated", at: start)
    default: return .scalar(scalar)
    }
  }

  private mutating func group(_ start: Int) throws(PatternFault) -> PatternNode {
    if take("?"), !take(":") {
      throw fault(
        "groups are ( ) or (?: ); lookahead, lookbehind and flags are not supported",
        at: start,
        to: index + 1
      )
    }
    depth += 1
    if depth > Self.depthLimit {
      throw fault("groups nest \(Self.depthLimit) levels at most", at: start)
    }
    let node = try choice()
    depth -= 1
    guard take(")") else { throw fault("this group is not closed", at: start) }
    return node
  }

  private mutating func escape(_ start: Int) throws(PatternFault) -> PatternNode {
    guard let scalar = peek else { throw fault("there is nothing after this backslash", at: start) }
    index += 1
    switch scalar {
    case "b": return .assertion(.wordBoundary)
    case "B": return .assertion(.noWordBoundary)
    default: break
    }
    if let member = Self.shorthand(scalar) { return .set(PatternSet([member])) }
    return .scalar(try literal(scalar, start))
  }

  private static func shorthand(_ letter: Unicode.Scalar) -> PatternSet.Member? {
    switch letter {
    case "d": .digit
    case "D": .not(.digit)
    case "w": .word
    case "W": .not(.word)
    case "s": .space
    case "S": .not(.space)
    default: nil
    }
  }

  /// What an escaped scalar stands for: itself, where it is no letter or digit.
  private func literal(_ scalar: Unicode.Scalar, _ start: Int) throws(PatternFault) -> Unicode.Scalar {
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "1"..."9": throw fault("back-references are not supported", at: start, to: index)
    case "0", "A"..."Z", "a"..."z": throw fault("there is no escape `\\\(scalar)`", at: start, to: index)
    default: return scalar
    }
  }

  private mutating func characterClass(_ start: Int) throws(PatternFault) -> PatternSet {
    let isInverted = take("^")
    var members: [PatternSet.Member] = []
    while true {
      guard let scalar = peek else { throw fault("this class is not closed", at: start) }
      let memberStart = index
      index += 1
      if scalar == "]" { break }
      var low = scalar
      if scalar == "\\" {
        guard let escaped = peek else { throw fault("this class is not closed", at: start) }
        index += 1
        if let member = Self.shorthand(escaped) {
          members.append(member)
          continue
        }
        low = try literal(escaped, memberStart)
      }
      members.append(.range(low...(try rangeEnd(from: low, memberStart))))
    }
    if members.isEmpty { throw fault("this class is empty", at: start, to: index) }
    return PatternSet(members, isInverted: isInverted)
  }

  /// The end of a range such as `a-z`; the scalar itself where there is none.
  private mutating func rangeEnd(
    from low: Unicode.Scalar,
    _ start: Int
  ) throws(PatternFault) -> Unicode.Scalar {
    guard peek == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else { return low }
    index += 2
    var high = scalars[index - 1]
    if high == "\\" {
      guard let escaped = peek else { return low }
      index += 1
      if Self.shorthand(escaped) != nil {
        throw fault("a range must end in one character", at: start, to: index)
      }
      high = try literal(escaped, index - 2)
    }
    if high < low { throw fault("this range runs backwards", at: start, to: index) }
    return high
  }
}
