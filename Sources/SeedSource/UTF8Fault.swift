/// The first place in some bytes that is no UTF-8.
package struct UTF8Fault: Hashable, Sendable {
  /// The bytes of the longest beginning of a scalar that can be seen, at least one.
  package let range: Range<Int>
  let reason: String

  /// The first fault; nil for bytes that are UTF-8.
  ///
  /// - Complexity: O(bytes); what is ASCII is vectorised by the standard library, on systems that have it.
  package static func first(in bytes: UnsafeBufferPointer<UInt8>) -> UTF8Fault? {
    // The library's check needs the systems of 2025; without it the tool needs those of 2024, as the apps'
    // parts do.
    guard #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) else { return decoding(bytes) }
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return UTF8Fault(range: error.byteOffsets, reason: reason(error.kind))
    }
  }

  /// The first fault, by decoding every scalar.
  static func decoding(_ bytes: UnsafeBufferPointer<UInt8>) -> UTF8Fault? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error(let length): return UTF8Fault(range: offset..<offset + length, reason: "it is no UTF-8")
      case .emptyInput: return nil
      }
    }
  }

  @available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *)
  private static func reason(_ kind: UTF8.ValidationError.Kind) -> String {
    switch kind {
    case .unexpectedContinuationByte: "a continuation byte stands alone"
    case .surrogateCodePointByte: "it encodes a surrogate"
    case .invalidNonSurrogateCodePointByte: "it encodes no code point"
    case .overlongEncodingByte: "it is encoded with too many bytes"
    case .truncatedScalar: "a character is cut off"
    default: "it is no UTF-8"
    }
  }
}
