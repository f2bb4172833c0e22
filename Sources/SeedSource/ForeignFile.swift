/// Files that stand where JSON should, and are something else: what a download, an editor or a crash left.
enum ForeignFile {
  private static let kinds: [(start: StaticString, problem: String, remedy: String)] = [
    ("version https://git-lfs", "this is a Git LFS pointer, not the file", "Fetch the file: `git lfs pull`."),
    ("{\\rtf", "this is rich text, not JSON", "Save it as plain text."),
    ("PK\u{3}\u{4}", "this is an archive or an office document, not JSON", "Restore the file."),
    ("%PDF", "this is a PDF document, not JSON", "Restore the file."),
    ("\u{7F}ELF", "this is a program, not JSON", "Restore the file."),
  ]

  /// What is wrong with a faulty file as a whole; nil for one that is JSON, however faulty.
  ///
  /// - Complexity: O(bytes).
  static func fault(in file: SourceFile, _ faults: [SyntaxFault]) -> SyntaxFault? {
    if let fault = faults.first(where: { $0.kind == .invalidUTF8(reason: EncodingCheck.utf16Reason) }) {
      return fault
    }
    let bytes = file.bytes
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    func fault(_ problem: String, _ remedy: String, _ offset: Int) -> SyntaxFault {
      let range = ByteRange(offset, min(bytes.count, offset + 1))
      return SyntaxFault(kind: .invalidJSON(problem: problem, remedy: remedy), range: range)
    }
    guard let first = text.firstIndex(where: { $0 > 0x20 }) else {
      return bytes.contains(0)
        ? fault("the file has only zero bytes", "It was not saved to its end: restore it.", 0)
        : fault("the file is empty", "Restore it; an empty list is written `[]`.", 0)
    }
    let head = bytes.prefix(512)
    let zeroCount = head.count { $0 == 0 }
    if zeroCount > head.count / 3, bytes.prefix(2).contains(0) {
      return SyntaxFault(kind: .invalidUTF8(reason: EncodingCheck.utf16Reason), range: ByteRange(0, 2))
    }
    let isText = !faults.contains {
      if case .invalidUTF8 = $0.kind { true } else { false }
    }
    if isText, bytes.last == 0, let last = bytes.lastIndex(where: { $0 != 0 }), last < bytes.count - 8 {
      return fault(
        "from here on, the file has only zero bytes",
        "It was not saved to its end: restore it.",
        last + 1
      )
    }
    let rest = bytes[first...]
    for kind in kinds
    where rest.starts(
      with: UnsafeBufferPointer(start: kind.start.utf8Start, count: kind.start.utf8CodeUnitCount)
    ) {
      return fault(kind.problem, kind.remedy, first)
    }
    guard bytes[first] == UInt8(ascii: "<"), rest.dropFirst().first != UInt8(ascii: "<") else {
      return beginning(of: bytes, at: first).map { fault($0.problem, $0.remedy, first) }
    }
    return fault("this is a web page or XML, not JSON", "Fetch the file again, or restore it.", first)
  }

  /// The first byte of a text behind the lines and signs that a paste may bring; of other text its first one.
  private static func firstOfContent(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) -> UInt8 {
    var start = first
    while start < bytes.count, "`#@+-*".utf8.contains(bytes[start]) {
      let isLine = "`#@".utf8.contains(bytes[start])
      let end = isLine ? bytes[start...].firstIndex(of: 0x0A) ?? bytes.count : start + 1
      start = bytes[end...].firstIndex { $0 > 0x20 } ?? bytes.count
    }
    return start < bytes.count && "[{".utf8.contains(bytes[start]) ? bytes[start] : bytes[first]
  }

  /// What is wrong with the first byte of a text that cannot start content.
  private static func beginning(
    of bytes: UnsafeBufferPointer<UInt8>,
    at first: Int
  ) -> (problem: String, remedy: String)? {
    switch firstOfContent(bytes, from: first) {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "="),
      UInt8(ascii: "|"), UInt8(ascii: ">"), 0x80...:
      nil
    default:
      (
        "the file does not start with `[` or `{`",
        "Content is a list or an object: its beginning may have been cut off."
      )
    }
  }
}
