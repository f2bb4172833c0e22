/// One value or key of a JSON tree: 16 bytes.
///
/// Nodes stand in document order. A container's members follow it at once; a key is followed by its value.
@usableFromInline package struct JSONNode: BitwiseCopyable, Sendable {
  /// What a node is.
  @usableFromInline package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case null, `true`, `false`, number, string, array, object
    /// Something that is not JSON and has been reported.
    case invalid

    // The synthesised one is a call in other modules, and this runs for every node.
    @inlinable
    package static func == (left: Kind, right: Kind) -> Bool {
      unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
  }

  /// What the parser noticed about a node.
  @usableFromInline package struct Flags: OptionSet, BitwiseCopyable, Sendable {
    @usableFromInline package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A string with at least one backslash.
    @inlinable package static var hasEscapes: Flags { Flags(rawValue: 1) }
    /// A string with at least one byte ≥ 0x80.
    @inlinable package static var hasNonASCII: Flags { Flags(rawValue: 2) }
    /// A string that is a member's key.
    @inlinable package static var isKey: Flags { Flags(rawValue: 4) }
    /// A string that has been reported: a raw control character, a lone surrogate or bytes that are no UTF-8
    /// are in it.
    @inlinable package static var isFaulty: Flags { Flags(rawValue: 16) }

    // The protocol's own is not specialised in other modules, and this runs for every node.
    @inlinable package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
  }

  /// The bytes of the value, quotes and brackets included.
  @usableFromInline package var range: ByteRange
  /// The index after the last node of this subtree.
  @usableFromInline package var nextIndex: UInt32
  @usableFromInline package var kind: Kind
  @usableFromInline package var flags: Flags
}

/// An index into a tree's nodes.
@usableFromInline package typealias NodeIndex = UInt32
