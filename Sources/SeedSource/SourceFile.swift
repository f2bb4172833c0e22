public import SeedPlatform

/// A file's bytes under the name by which findings speak of it.
@usableFromInline package struct SourceFile: Sendable {
  /// The most bytes that a content file may have: offsets are 32 bits wide, and a gibibyte is more content
  /// than anyone writes.
  package static let byteCountLimit = 1 << 30

  @usableFromInline package let storage: FrozenElements<UInt8>
  private let name: Name

  /// What a file is called: behind one reference, since files are handed around for every text.
  private final class Name: Sendable {
    let path: String
    let origin: FileReference?

    init(_ path: String, _ origin: FileReference?) { (self.path, self.origin) = (path, origin) }
  }

  /// The path as it is shown, with `/` between its parts.
  package var path: String { name.path }
  /// Where it was read; nil for bytes from elsewhere.
  package var origin: FileReference? { name.origin }

  /// - Precondition: `buffer` is followed by `FrozenBuffer.padding` zero bytes.
  package init(path: String, buffer: FrozenBuffer<UInt8>, origin: FileReference? = nil) {
    name = Name(path, origin)
    storage = FrozenElements(buffer)
  }

  /// Reads a file.
  ///
  /// - Parameter shown: the path as it is shown, where that is not the file's own.
  /// - Throws: as `FileReading.read`.
  package init(
    _ file: FileReference,
    limit: Int = byteCountLimit,
    shownAs shown: String? = nil
  ) throws(FileError) {
    self.init(path: shown ?? file.path, buffer: try file.read(limit: limit), origin: file)
  }

  package init(path: String, text: String) {
    self.init(path: path, buffer: .copy(of: text.utf8))
  }

  /// A file of some bytes, which are copied.
  package init(path: String, bytes: some Collection<UInt8>) {
    self.init(path: path, buffer: .copy(of: bytes))
  }

  /// The bytes; 64 zero bytes follow them in memory. Valid while the file is referenced.
  @inlinable package var bytes: UnsafeBufferPointer<UInt8> { storage.elements }
  @inlinable package var byteCount: Int { bytes.count }

  /// The bytes of a range.
  @inlinable package subscript(range: ByteRange) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range.start..<range.end])
  }

  /// A range as text; invalid UTF-8 is replaced. Only for showing.
  package func text(_ range: ByteRange) -> String { String(decoding: self[range], as: UTF8.self) }
}
