/// One value or key of a JSON tree: 16 bytes.
///
/// Nodes stand in document order. A container's members follow it at once; a key is followed by its value.
package struct JSONNode: BitwiseCopyable, Sendable {
  /// What a node is.
  package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case null, `true`, `false`, number, string, array, object
    /// Something that is not JSON and has been reported.
    case invalid
  }

  /// What the parser noticed about a node.
  package struct Flags: OptionSet, BitwiseCopyable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A string with at least one backslash.
    package static let hasEscapes = Flags(rawValue: 1)
    /// A string with at least one byte ≥ 0x80.
    package static let hasNonASCII = Flags(rawValue: 2)
    /// A string that is a member's key.
    package static let isKey = Flags(rawValue: 4)
    /// A number with a fraction or an exponent.
    package static let isFractional = Flags(rawValue: 8)
    /// A string that has been reported: a raw control character or a lone surrogate is in it.
    package static let isFaulty = Flags(rawValue: 16)
  }

  /// The bytes of the value, quotes and brackets included.
  package var range: ByteRange
  /// The index after the last node of this subtree.
  package var nextIndex: UInt32
  package var kind: Kind
  package var flags: Flags
}

/// An index into a tree's nodes.
package typealias NodeIndex = UInt32
