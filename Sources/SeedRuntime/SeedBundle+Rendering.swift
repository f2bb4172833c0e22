import SeedLayout

extension SeedBundle {
  /// The most bytes of a rendered message: 1 MiB, far above any text.
  public static let renderedByteCountLimit = 1 << 20

  /// A message with its arguments put in.
  ///
  /// - Throws: ``CopyError``: an argument is missing, of the wrong kind or not covered; the message is damaged, or
  ///   longer than ``renderedByteCountLimit``.
  /// - Complexity: O(bytes of the result × arguments).
  public func render(
    _ message: MessageHandle,
    with arguments: CopyArguments = CopyArguments()
  ) throws(CopyError) -> String {
    if message.count == 1, let text = literal(message) { return text }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(240)
    try render(message, with: arguments, into: &utf8)
    return String(decoding: utf8, as: UTF8.self)
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
  /// With room in the buffer nothing is allocated. When it throws, the buffer is as it was.
  /// - Throws: ``CopyError``, as ``render(_:with:)`` does.
  /// - Complexity: O(bytes of the result × arguments).
  public func render(
    _ message: MessageHandle,
    with arguments: CopyArguments = CopyArguments(),
    into utf8: inout [UInt8]
  ) throws(CopyError) {
    guard message.count == 0 || owns(message.stamp) else { throw .damaged("it is another bundle's") }
    guard hasSoundLists else { throw .damaged("its bundle's messages overlap") }
    let byteCount = utf8.count
    var renderer = MessageRenderer(bundle: self, arguments: arguments, start: byteCount)
    do throws(CopyError) {
      try renderer.append(message, above: -1, number: nil, depth: 0, to: &utf8)
    } catch {
      utf8.removeSubrange(byteCount...)
      throw error
    }
  }
}
