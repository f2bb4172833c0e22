public import SeedLayout

extension SeedBundle {
  /// A text as a `String`; empty for another bundle's handle.
  ///
  /// Bytes that are no UTF-8, which only a damaged bundle has, are replaced by U+FFFD.
  /// - Complexity: O(bytes of the text); allocates for more than 15.
  public func string(_ text: TextHandle) -> String {
    guard let bytes = unsafe utf8(text) else { return "" }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// The same for a place in the text section.
  func string(_ text: TextPlace) -> String {
    guard let bytes = unsafe utf8(text) else { return "" }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// A text's place as a handle of this bundle.
  @inlinable
  @inline(__always)
  func handle(_ text: TextPlace) -> TextHandle { TextHandle(text, stamp: stamp) }

  /// Calls a closure with a text's UTF-8, where it lies; nothing is copied.
  ///
  /// The span is empty for another bundle's handle.
  /// - Complexity: O(1) but for the closure.
  @inlinable
  public func withUTF8<Result, Failure: Error>(
    of text: TextHandle,
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe utf8(text) ?? UnsafeRawBufferPointer(start: nil, count: 0)
    let buffer = unsafe bytes.assumingMemoryBound(to: UInt8.self)
    defer { withExtendedLifetime(self) {} }
    return try unsafe body(buffer.span)
  }

  /// The bytes of a text, or nil for another bundle's handle, and where there are none in the bundle.
  @inlinable
  func utf8(_ text: TextHandle) -> UnsafeRawBufferPointer? {
    guard text.place.byteCount > 0, owns(text.stamp) else { return nil }
    return unsafe utf8(text.place)
  }

  /// The bytes of a text, or nil where they do not all lie in the text section or are more than one may have.
  @inlinable
  func utf8(_ text: TextPlace) -> UnsafeRawBufferPointer? {
    guard text.byteCount <= UInt32(TextLimit.byteCount) else { return nil }
    return unsafe tables.text.bytes(text.offset, text.byteCount)
  }

  /// Whether a text is the same bytes as another.
  func isEqual(_ text: TextPlace, _ other: UnsafeRawBufferPointer) -> Bool {
    guard text.byteCount == other.count, let bytes = unsafe utf8(text) else { return false }
    return unsafe bytes.isEqual(to: other)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are the same as others.
  @inline(__always)
  func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    if (4...8).contains(count) {
      // Most names: two words that overlap.
      return unsafe isEqual(to: other, at: 0, as: UInt32.self)
        && isEqual(to: other, at: count &- 4, as: UInt32.self)
    }
    return unsafe isEqualByWord(to: other)
  }

  /// The same for as many bytes, of which eight at a time are compared.
  @inline(never)
  private func isEqualByWord(to other: UnsafeRawBufferPointer) -> Bool {
    let word = MemoryLayout<UInt64>.size
    if count < word {
      for index in 0..<count where unsafe self[index] != other[index] { return false }
      return true
    }
    var offset = 0
    while offset < count &- word {
      guard unsafe isEqual(to: other, at: offset, as: UInt64.self) else { return false }
      offset &+= word
    }
    return unsafe isEqual(to: other, at: count &- word, as: UInt64.self)
  }

  /// Whether the words at an offset, which lie inside both, are the same.
  @inline(__always)
  private func isEqual<Word: FixedWidthInteger & BitwiseCopyable>(
    to other: UnsafeRawBufferPointer,
    at offset: Int,
    as type: Word.Type
  ) -> Bool {
    unsafe loadUnaligned(fromByteOffset: offset, as: type)
      == other.loadUnaligned(fromByteOffset: offset, as: type)
  }
}

extension String {
  /// Whether the string is these bytes of UTF-8.
  @inline(__always)
  func isEqual(to bytes: UnsafeRawBufferPointer) -> Bool {
    unsafe utf8.withContiguousStorageIfAvailable { unsafe UnsafeRawBufferPointer($0).isEqual(to: bytes) }
      ?? utf8.elementsEqual(bytes)
  }
}
