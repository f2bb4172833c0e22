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
        faults.append(SyntaxFault(kind: .invalidUTF8(reason: fault.reason), range: found))
      }
      offset = found.end
    }
    if hasCarriageReturn, let first = bytes.firstIndex(of: 0x0D) {
      let count = bytes.count { $0 == 0x0D }
      faults.append(SyntaxFault(kind: .carriageReturn(count: count), range: ByteRange(first, first + 1)))
    }
    return faults.kept
  }

  static let utf16Reason = "it looks like UTF-16"
}

extension SourceFile {
  /// What is wrong with the encoding of a file that is not JSON.
  ///
  /// - Complexity: O(bytes).
  package var encodingFaults: [SyntaxFault] {
    EncodingCheck.faults(in: self, hasCarriageReturn: bytes.contains(0x0D), isWellFormed: false)
  }
}
