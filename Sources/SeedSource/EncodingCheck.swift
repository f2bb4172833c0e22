/// Whether a file's bytes are UTF-8, without a byte order mark, with LF line ends.
enum EncodingCheck {
  /// Every fault of the encoding, in the order of the bytes.
  ///
  /// - Parameters:
  ///   - hasCarriageReturn: whether a CR has been seen.
  ///   - isWellFormed: whether all bytes are known to be UTF-8.
  /// - Complexity: O(bytes); the valid case is vectorised by the standard library.
  static func faults(in file: SourceFile, hasCarriageReturn: Bool, isWellFormed: Bool) -> [SyntaxFault] {
    let bytes = file.bytes
    var faults = SyntaxFaultList()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      faults.append(SyntaxFault(kind: .byteOrderMark, range: ByteRange(0, 3)))
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return [SyntaxFault(kind: .invalidUTF8(reason: utf16Reason), range: ByteRange(0, 2))]
    }
    var offset = 0
    while !isWellFormed, offset < bytes.count {
      let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
      guard let fault = UTF8Fault.first(in: rest) else { break }
      let found = ByteRange(offset + fault.range.lowerBound, offset + fault.range.upperBound)
      // Neighbouring faults are one: a Latin-1 word or a block of binary is a single mistake.
      if let last = faults.last, case .invalidUTF8 = last.kind, last.range.endOffset == found.offset {
        faults.stretchLast(to: found.endOffset)
      } else {
        let reason = found.byteCount == 1 ? legacyReason(bytes[found.start]) : nil
        faults.append(SyntaxFault(kind: .invalidUTF8(reason: reason ?? fault.reason), range: found))
      }
      offset = found.end
    }
    if hasCarriageReturn, let first = bytes.firstIndex(of: 0x0D) {
      let count = bytes.count { $0 == 0x0D }
      faults.append(SyntaxFault(kind: .carriageReturn(count: count), range: ByteRange(first, first + 1)))
    }
    return faults.kept
  }

  /// A file's faults with one for all bytes that are Windows-1252, of which Latin-1 is a part. The file is
  /// that as a whole where no character beyond ASCII is UTF-8, and every byte of them is a sign there;
  /// otherwise some text of it was put into the file, where there are several such places.
  ///
  /// - Complexity: O(bytes) where some are no UTF-8.
  static func joiningLegacy(_ faults: [SyntaxFault], in file: SourceFile) -> [SyntaxFault] {
    guard faults.contains(where: \.isInvalidUTF8) else { return faults }
    let whole = legacyByteCount(in: file.bytes)
    func isLegacy(_ fault: SyntaxFault) -> Bool {
      if !fault.isInvalidUTF8 || whole != nil { return fault.isInvalidUTF8 }
      let bytes = file[fault.range]
      // A first byte with one that continues it is UTF-8 that was cut off.
      if let lead = bytes.first, lead >= 0xC2, bytes.dropFirst().first.map({ $0 & 0xC0 == 0x80 }) ?? false {
        return false
      }
      return bytes.allSatisfy { legacyReason($0) != nil }
    }
    let places = faults.indices.filter { isLegacy(faults[$0]) }
    guard let first = places.first, whole != nil || places.count > 1 else { return faults }
    var fault = faults[first]
    let count = places.reduce(0) { $0 + faults[$1].range.byteCount + faults[$1].followerCount }
    fault.kind = .legacyEncoding(count: whole ?? count, isWhole: whole != nil)
    fault.followerCount = 0
    // Where all of them are known, they can be written as what they are in Windows-1252.
    let ranges = places.map { faults[$0].range }
    let replacements = ranges.compactMap { range -> SyntaxFault.Replacement? in
      let scalars = file[range].compactMap(Windows1252.scalar(of:))
      guard scalars.count == range.byteCount else { return nil }
      return SyntaxFault.Replacement(range: range, text: String(String.UnicodeScalarView(scalars)))
    }
    let isKnown = ranges.reduce(0) { $0 + $1.byteCount } == whole ?? count
    if isKnown, replacements.count == ranges.count {
      fault.mending = SyntaxFault.Mending(
        message: "write them in UTF-8",
        replacements: replacements,
        proof: .none,
        isUnsafe: true
      )
    }
    let others = Set(places.dropFirst())
    return faults.indices.filter { !others.contains($0) }.map { $0 == first ? fault : faults[$0] }
  }

  /// How many bytes of a file that looks like Windows-1252 are beyond ASCII; nil for another file.
  private static func legacyByteCount(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var count = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0, 0x81, 0x8D, 0x8F, 0x90, 0x9D: return nil
      case 0xC2...0xF4:
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        let rest = bytes[min(index + 1, bytes.count)..<min(index + length, bytes.count)]
        if rest.count == length - 1, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) { return nil }
        count += 1
      case 0x80...: count += 1
      default: break
      }
    }
    return count
  }

  /// What a byte is in Windows-1252, of which Latin-1 is a part; nil for those that it lacks, and for FF,
  /// which is mostly no text.
  private static func legacyReason(_ byte: UInt8) -> String? {
    guard byte != 0xFF, let scalar = Windows1252.scalar(of: byte) else { return nil }
    switch byte {
    case 0xA0: return "in Windows-1252 it is a no-break space"
    case 0xAD: return "in Windows-1252 it is a soft hyphen"
    default: return "in Windows-1252 it is `\(scalar)`"
    }
  }

  static let utf16Reason = "it looks like UTF-16"
}

extension SourceFile {
  /// What is wrong with the encoding of a file that is not JSON.
  ///
  /// - Complexity: O(bytes).
  package var encodingFaults: [SyntaxFault] {
    EncodingCheck.joiningLegacy(
      EncodingCheck.faults(in: self, hasCarriageReturn: bytes.contains(0x0D), isWellFormed: false),
      in: self
    )
  }
}

extension SyntaxFault {
  fileprivate var isInvalidUTF8: Bool { if case .invalidUTF8 = kind { true } else { false } }
}
