package import SeedModel
package import SeedSource

/// What a record is.
package enum RecordKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  case bug, fix, tidbit, copyKey, copyEntry, priorityRules, retired, suppression, approval, configuration

  /// What one is called in messages.
  package var name: String {
    switch self {
    case .bug: "bug"
    case .fix: "fix"
    case .tidbit: "tidbit"
    case .copyKey: "copy key"
    case .copyEntry: "copy entry"
    case .priorityRules: "priority rules"
    case .retired: "retired record"
    case .suppression: "suppression"
    case .approval: "approval"
    case .configuration: "configuration"
    }
  }
}

/// A record as it stands in its file: 20 bytes, no text.
package struct AuthoredRecord: Sendable, BitwiseCopyable {
  /// The record's value.
  package var node: NodeIndex
  /// The string that names it, its id or its key; 0 where it has none.
  package var nameNode: NodeIndex
  /// Its index among the members of its container.
  package var memberIndex: UInt32
  package var fileIndex: UInt16
  package var kind: RecordKind
}

/// A text that people read, as it stands in its file: 12 bytes.
package struct AuthoredText: Sendable, BitwiseCopyable {
  package var node: NodeIndex
  /// The index of its record.
  package var record: UInt32
  package var field: TextField
  package var fileIndex: UInt16
}

/// A bug as authored. Node 0 stands for a field that is left out or faulty; values are nil likewise.
package struct AuthoredBug: Sendable {
  package var record: UInt32
  package var id: Identity?
  package var slug: NodeIndex
  package var title: NodeIndex
  package var shortTitle: NodeIndex
  package var description: NodeIndex
  package var color: BugColor?
  package var colorNode: NodeIndex
}

/// A fix as authored. Node 0 stands for a field that is left out or faulty; values are nil likewise.
package struct AuthoredFix: Sendable {
  package var record: UInt32
  package var id: Identity?
  /// 0 where there is none.
  package var number: UInt32
  package var numberNode: NodeIndex
  package var bugSlug: NodeIndex
  /// The index of the bug in the catalog, -1 where there is none.
  package var bugIndex: Int32
  package var type: FixType?
  package var severity: FixSeverity?
  package var interactionType: InteractionType?
  package var interactionNode: NodeIndex
  package var prompt: NodeIndex
  package var inlineComment: NodeIndex
  package var validation: NodeIndex
  package var configuration: NodeIndex
}

/// A tidbit as authored. Node 0 stands for a field that is left out or faulty; values are nil likewise.
package struct AuthoredTidbit: Sendable {
  package var record: UInt32
  package var id: Identity?
  package var bugSlug: NodeIndex
  /// The index of the bug in the catalog, -1 where there is none.
  package var bugIndex: Int32
  package var trigger: EducationTrigger?
  package var body: NodeIndex
  package var source: NodeIndex
}

/// A table of copy texts as authored.
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

/// A key of the copy catalogue as authored.
package struct AuthoredCopyKey: Sendable {
  package var record: UInt32
  package var node: NodeIndex
  package var value: CopyKey
}

/// A retired record as authored.
package struct AuthoredRetired: Sendable {
  package var record: UInt32
  package var value: RetiredRecord
  /// The string that holds the id or key.
  package var referenceNode: NodeIndex
  package var numberNode: NodeIndex
}
