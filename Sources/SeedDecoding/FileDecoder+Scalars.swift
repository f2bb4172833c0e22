import SeedDiagnostics
import SeedModel
import SeedSource
import SeedTables

extension FileDecoder {
  mutating func decodeNumber(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    let text = tree.file[tree[node].range]
    if plan.kind == .integer {
      switch JSONNumber.integer(text) {
      case .value(let value) where value >= plan.minimum && value <= plan.maximum: return true
      case .notWhole: return reportWrongType(node, plan)
      case .value, .outOfRange: return reportNumberRange(node, plan)
      }
    }
    guard let value = JSONNumber.decimal(text), plan.decimalRange.contains(value) else {
      return reportNumberRange(node, plan)
    }
    return true
  }

  mutating func decodeString(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    // An escape is longer than what it stands for.
    catalog.compiledByteBound += tree.contentRange(of: node).byteCount
    switch plan.kind {
    case .prose, .message: return decodeText(node, plan)
    case .identity: return decodeIdentity(node, plan)
    case .vocabulary:
      if vocabularyIndex(node, plan) != nil { return true }
      return reportUnknownValue(node, plan)
    case .slug, .reference:
      let isSlug = tree.withText(node) { TokenShape.isSlug($0) }
      return isSlug || reportMalformed(node, plan, .malformedSlug)
    case .copyKey:
      return tree.withText(node) { TokenShape.isCopyKey($0) } || reportMalformed(node, plan, .malformedToken)
    case .token:
      let shape = plan.token
      guard tree.withText(node, { shape.matches($0) }) else {
        return reportMalformed(node, plan, .malformedToken)
      }
      keepText(node, plan)
      return true
    case .date:
      return tree.withText(node) { CivilDate(text: $0) != nil }
        || reportMalformed(node, plan, .malformedToken)
    case .timeOfDay:
      guard let time = tree.withText(node, { TimeOfDay(text: $0) }) else {
        return reportMalformed(node, plan, .malformedToken)
      }
      return time.minute >= plan.minimum && time.minute <= plan.maximum || reportNumberRange(node, plan)
    case .drawing: return decodeDrawing(node, plan)
    default: return true
    }
  }

  /// The index of a vocabulary's name.
  @inline(__always)
  func vocabularyIndex(_ node: NodeIndex, _ plan: FieldPlan) -> Int? {
    tree.withText(node) { text in plan.vocabularyBytes.firstIndex { FileDecoder.equal($0, text) } }
  }

  private mutating func decodeIdentity(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    switch tree.withText(node, { Identity.read($0) }) {
    case .malformed: return reportMalformed(node, plan, .malformedUUID)
    case .notCanonical(let identity):
      reportNotCanonical(node, identity)
      return true
    case .canonical(let identity):
      lastIdentity = (node, identity)
      if let pattern = identity.pattern { reportPatterned(node, identity, pattern) }
      return true
    }
  }

  /// Prose and message patterns: length, blankness, line breaks; kept for the rules that read texts.
  private mutating func decodeText(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    let flags = tree[node].flags
    let content = tree.contentRange(of: node)
    if !flags.contains(.hasEscapes), !flags.contains(.isFaulty) {
      let scalarCount =
        flags.contains(.hasNonASCII) ? FileDecoder.scalarCount(tree.file[content]) : content.byteCount
      if scalarCount >= plan.minimum, scalarCount <= plan.maximum,
        !FileDecoder.isBlank(tree.file[content])
      {
        keepText(node, plan)
        if plan.kind == .message { checkMessage(node) }
        return true
      }
    }
    return decodeUnusualText(node, plan)
  }

  private mutating func keepText(_ node: NodeIndex, _ plan: FieldPlan) {
    // What it says is unknown until it is mended.
    if tree[node].flags.contains(.isFaulty) { return }
    guard let field = plan.textField, let record else { return }
    catalog.texts.append(
      AuthoredText(
        node: node,
        record: record,
        field: field,
        fileIndex: UInt16(truncatingIfNeeded: fileIndex)
      )
    )
  }

  /// A text with more bytes than this is no text that somebody wrote: that it is too long is all that is said
  /// of it, and no rule reads it.
  private static let readableByteCount = 1 << 24

  /// A text with escapes, or with a fault.
  private mutating func decodeUnusualText(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    let content = tree.contentRange(of: node)
    if content.byteCount > FileDecoder.readableByteCount {
      let count = JSONUnescaping.scalarCount(of: tree.file[content])
      if count > plan.maximum { return reportTextLength(node, plan, count: count) }
    }
    let unescaped = JSONUnescaping.unescape(tree.file[content])
    let (count, blank) = unescaped.bytes.withUnsafeBufferPointer {
      (FileDecoder.scalarCount($0), FileDecoder.isBlank($0))
    }
    for (index, byte) in unescaped.bytes.enumerated() where byte < 0x20 {
      // CR LF is one line break, reported with its CR.
      if byte == 0x0A, index > 0, unescaped.bytes[index - 1] == 0x0D { continue }
      let start = content.start + Int(unescaped.sourceOffsets[index])
      let isPair = byte == 0x0D && index + 1 < unescaped.bytes.count && unescaped.bytes[index + 1] == 0x0A
      let end = content.start + Int(unescaped.sourceOffsets[index + (isPair ? 2 : 1)])
      // A raw control character has been reported by the parser.
      guard tree.file.bytes[start] == UInt8(ascii: "\\") else { continue }
      if counts(.controlCharacter) { continue }
      var fault = controlCharacter(byte, ByteRange(start, end))
      if byte == 0x0A || byte == 0x0D, !Self.partsWords(unescaped.bytes, at: index, isPair ? 2 : 1) {
        fault.repair?.applicability = .unsafe
      }
      // Whether a copy text is a document, which has line breaks, is known once the catalogue is read.
      if byte == 0x0A, plan.textField?.part == .copyBody, let record,
        catalog.bodyLineBreaks.count < FindingList.ruleLimit
      {
        catalog.bodyLineBreaks.append((record, node, fault))
      } else {
        fault.pointer = pointer(to: node)
        _ = report(fault)
      }
    }
    if blank { return reportEmptyText(node, plan) }
    keepText(node, plan)
    if plan.kind == .message { checkMessage(node) }
    if count < plan.minimum || count > plan.maximum { return reportTextLength(node, plan, count: count) }
    return true
  }

  /// Whether a space may take the place of this line break (LF, CR or CR LF).
  private static func partsWords(_ text: [UInt8], at index: Int, _ byteCount: Int) -> Bool {
    var (end, start) = (index, index + byteCount)
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    while start < text.count, text[start] == 0x20 { start += 1 }
    return text.withUnsafeBufferPointer { JSONParser.textBetween(end, start, $0) == " " }
  }

  /// How many Unicode scalars UTF-8 text has.
  @inline(__always)
  static func scalarCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var continuationCount = 0
    for byte in text where byte & 0xC0 == 0x80 { continuationCount += 1 }
    return text.count - continuationCount
  }

  /// Whether a text has nothing but white space; the first byte tells for nearly every one.
  @inline(__always)
  static func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let first = text.first, first > 0x20, first < 0x80 { return false }
    return isBlankThroughout(text)
  }

  private static func isBlankThroughout(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  /// A drawing: a few short lines of printable ASCII characters; kept for the rules on harm.
  private mutating func decodeDrawing(_ node: NodeIndex, _ plan: FieldPlan) -> Bool {
    let lines = tree.string(at: node).utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let isDrawing =
      lines.count <= plan.maximum
      && lines.allSatisfy { line in
        line.count <= plan.drawingWidth && line.allSatisfy { (0x20...0x7E).contains($0) }
      }
    let isBlank = lines.allSatisfy { $0.allSatisfy { $0 == 0x20 } }
    if isBlank { return reportEmptyText(node, plan) }
    if isDrawing { keepText(node, plan) }
    return isDrawing || reportMalformed(node, plan, .malformedToken)
  }

  mutating func decodeMapKey(_ keyNode: NodeIndex, _ plan: FieldPlan) -> Bool {
    switch plan.keys {
    case .copyKey?:
      return tree.withText(keyNode) { TokenShape.isCopyKey($0) }
        || reportMalformedKey(keyNode, expected: "dotted lower-camel words such as `checkIn.question`")
    case .token(let shape)?:
      return tree.withText(keyNode) { shape.matches($0) }
        || reportMalformedKey(keyNode, expected: shape.expectation)
    case .vocabulary(let vocabulary)?:
      return vocabulary.names.contains(tree.string(at: keyNode)) || reportUnknownKey(keyNode, vocabulary)
    case nil: return true
    }
  }
}
