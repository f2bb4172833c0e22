/// Memory that is filled by one owner, then only read: the bytes of a file, the nodes of a tree.
///
/// `@unchecked Sendable`: the memory is written before the buffer is made, is never written or moved
/// afterwards, and is freed when the last reference goes, so readers on any thread see the same values.
package final class FrozenBuffer<Element: BitwiseCopyable>: @unchecked Sendable {
  /// The elements. Valid while the buffer is referenced.
  package let elements: UnsafeBufferPointer<Element>

  /// Takes over allocated memory.
  package init(taking memory: UnsafeMutablePointer<Element>, count: Int) {
    elements = UnsafeBufferPointer(start: memory, count: count)
  }

  deinit { elements.deallocate() }

  package var count: Int { elements.count }
}

/// A frozen buffer's elements together with what keeps them alive.
///
/// Reading an element through the class costs a call into this module; through this value it is inlined.
/// `@unchecked Sendable` for the reason that the buffer gives.
@usableFromInline
package struct FrozenElements<Element: BitwiseCopyable>: @unchecked Sendable {
  /// Valid while this value, or the buffer, is referenced.
  @usableFromInline package let elements: UnsafeBufferPointer<Element>
  private let owner: FrozenBuffer<Element>

  package init(_ owner: FrozenBuffer<Element>) {
    self.owner = owner
    elements = owner.elements
  }
}

extension FrozenBuffer where Element == UInt8 {
  /// How many zero bytes follow the bytes of a file, so that a scanner may load whole words at its end.
  package static var padding: Int { 64 }

  /// A copy of some bytes, with padding.
  package static func copy(of bytes: some Collection<UInt8>) -> FrozenBuffer<UInt8> {
    let count = bytes.count
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count + padding)
    // Byte by byte through a generic collection takes 34 ns a byte.
    let isCopied: Void? = bytes.withContiguousStorageIfAvailable { elements in
      if let start = elements.baseAddress { memory.initialize(from: start, count: count) }
    }
    if isCopied == nil { _ = UnsafeMutableBufferPointer(start: memory, count: count).initialize(from: bytes) }
    (memory + count).initialize(repeating: 0, count: padding)
    return FrozenBuffer(taking: memory, count: count)
  }
}
