/// Bytes on their way out, handed on in chunks, so that a million findings never stand in memory at once.
package struct FormatOutput: ~Copyable {
  /// A chunk is handed on once it has this many bytes.
  private static let chunkByteCount = 1 << 16

  /// Whether coloured words are written in colour; formats for machines leave it false.
  var usesColor = false
  /// Whether the reader is gone, so that nothing more need be rendered.
  package private(set) var isClosed = false
  private var buffer: [UInt8] = []
  private var lineGuard = LineGuard()
  private let sink: (UnsafeRawBufferPointer) -> Bool

  /// - Parameter sink: takes a chunk; false ends the output (the other side of a pipe is gone).
  package init(to sink: @escaping (UnsafeRawBufferPointer) -> Bool) {
    self.sink = sink
    buffer.reserveCapacity(FormatOutput.chunkByteCount + 4096)
  }

  /// What a body writes, as text; bytes that are no UTF-8 are replaced.
  package static func text(_ body: (inout FormatOutput) -> Void) -> String {
    var written: [UInt8] = []
    var output = FormatOutput { chunk in
      written.append(contentsOf: chunk)
      return true
    }
    body(&output)
    output.flush()
    return String(decoding: written, as: UTF8.self)
  }

  package mutating func write(_ text: SafeText) {
    buffer.append(contentsOf: lineGuard.guarded(text).utf8)
    if buffer.count >= FormatOutput.chunkByteCount { flush() }
  }

  /// Writes bytes as they are: JSON, which escapes for itself, and the lines of a patch.
  package mutating func write(bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= FormatOutput.chunkByteCount { flush() }
  }

  /// Writes a JSON document whose last array is empty, and in it the elements that a body gives to the
  /// closure that it is handed, a line each. The closure returns false once the reader is gone.
  mutating func write(
    _ document: JSONWriter,
    elements: ((_ add: ((inout JSONWriter) -> Void) -> Bool) -> Void)
  ) {
    // No string comes after the array, so that the last bracket that opens is its own.
    let end = (document.bytes.lastIndex(of: UInt8(ascii: "[")) ?? -1) + 1
    write(bytes: document.bytes[..<end])
    var writer = JSONWriter()
    var separator = "\n"
    elements { element in
      guard !isClosed else { return false }
      writer.removeAll()
      element(&writer)
      write(bytes: separator.utf8)
      write(bytes: writer.bytes)
      separator = ",\n"
      return true
    }
    if separator != "\n" { write(bytes: "\n".utf8) }
    write(bytes: document.bytes[end...])
    write(bytes: "\n".utf8)
  }

  mutating func write(_ text: SafeText, _ ink: Ink) {
    guard usesColor, !text.string.isEmpty else { return write(text) }
    write(SafeText(ink))
    write(text)
    write(Ink.reset)
  }

  mutating func write(repeating byte: Unicode.Scalar, _ count: Int) {
    guard count > 0 else { return }
    buffer.append(contentsOf: repeatElement(UInt8(ascii: byte), count: count))
  }

  /// Hands on what is left.
  package mutating func flush() {
    if !buffer.isEmpty, !isClosed { isClosed = !buffer.withUnsafeBytes(sink) }
    buffer.removeAll(keepingCapacity: true)
  }
}
