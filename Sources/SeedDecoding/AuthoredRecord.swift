package import SeedModel
package import SeedSource
package import SeedTables

/// A record as it stands in its file: 20 bytes, no text.
package struct AuthoredRecord: Sendable, BitwiseCopyable {
  /// The record's value.
  package var node: NodeIndex
  /// The string that names it, its id or its key; 0 where it has none.
  package var nameNode: NodeIndex
  /// Its index among the members of its container.
  package var memberIndex: UInt32
  package var fileIndex: UInt16
  package var kind: ContentKind
}

/// A text that people read, as it stands in its file: 12 bytes.
package struct AuthoredText: Sendable, BitwiseCopyable {
  package var node: NodeIndex
  /// The index of its record.
  package var record: UInt32
  package var field: TextField
  package var fileIndex: UInt16
}

package struct AuthoredCopyTable: Sendable {
  package var fileIndex: Int
  package var product: String
  package var voice: String
  package var productNode: NodeIndex
  package var voiceNode: NodeIndex
}

/// The variants of one key in one table.
package struct AuthoredCopyEntry: Sendable {
  package var record: UInt32
  package var tableIndex: Int
  package var key: String
  /// The array of variants.
  package var variants: NodeIndex
}

package struct AuthoredCopyKey: Sendable {
  package var record: UInt32
  package var node: NodeIndex
  package var value: CopyKey
}

package struct AuthoredRetired: Sendable {
  package var record: UInt32
  package var value: RetiredRecord
  /// The string that holds the id or key.
  package var referenceNode: NodeIndex
  package var numberNode: NodeIndex
}
