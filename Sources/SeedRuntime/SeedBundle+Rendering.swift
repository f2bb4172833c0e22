import SeedLayout

extension SeedBundle {
  /// The most bytes of a rendered message: 1 MiB, far above any text.
  public static let renderedByteCountLimit = 1 << 20

  /// A message with its arguments put in.
  ///
  /// - Throws: ``CopyError``: an argument is missing, of the wrong kind or not covered; the message is
  ///   damaged, or longer than ``renderedByteCountLimit``.
  /// - Complexity: O(bytes of the result × arguments).
  public func render(
    _ message: MessageHandle,
    with arguments: CopyArguments = CopyArguments()
  ) throws(CopyError) -> String {
    if message.count == 1, let text = literal(message) { return text }
    return try unsafe rendered(message, arguments) { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a message that is nothing else, and sound.
  private func literal(_ message: MessageHandle) -> String? {
    guard owns(message.stamp), hasSoundLists, let segment = tables.segments.record(message.first),
      segment.byte(SegmentLayout.kindOffset) == SegmentKind.literal.rawValue,
      let bytes = unsafe utf8(segment.text(SegmentLayout.textOffset))
    else { return nil }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the UTF-8 of a message with its arguments put in.
  ///
  /// With room in the buffer nothing is allocated for a text of at most 1,000 bytes. When it throws, the
  /// buffer is as it was.
  /// - Throws: ``CopyError``, as ``render(_:with:)`` does.
  /// - Complexity: O(bytes of the result × arguments).
  public func render(
    _ message: MessageHandle,
    with arguments: CopyArguments = CopyArguments(),
    into utf8: inout [UInt8]
  ) throws(CopyError) {
    try unsafe rendered(message, arguments) { unsafe utf8.append(contentsOf: $0) }
  }

  /// Calls a closure with the bytes of a rendered message.
  @inline(__always)
  private func rendered<Result>(
    _ message: MessageHandle,
    _ arguments: CopyArguments,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(CopyError) -> Result {
    guard message.count == 0 || owns(message.stamp) else { throw .damaged("it is another bundle's") }
    guard hasSoundLists else { throw .damaged("its bundle's messages overlap") }
    // Room on the stack, which longer texts than the content has leave for the heap.
    return try unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1000) {
      room throws(CopyError) in
      let text = unsafe RenderedText(in: room)
      let start = text.start(capacity: room.count)
      var renderer = MessageRenderer(to: text, segmentCount: tables.segments.count)
      let end = try renderer.append((message.first, message.count), behind: start, of: self, arguments)
      return unsafe body(renderer.text.bytes(to: end))
    }
  }
}
