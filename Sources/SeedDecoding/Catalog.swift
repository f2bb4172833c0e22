package import SeedDiagnostics
import SeedModel
package import SeedSource
package import SeedTables

/// All authored records of a content folder, typed, with their texts as byte ranges.
package struct Catalog: Sendable {
  /// The files, in the order in which findings are sorted.
  package var sources = SourceSet()
  /// One tree a file, by the file's index.
  package var trees: [JSONTree] = []
  /// One kind a file, by the file's index.
  package var kinds: [ContentKind] = []
  /// The configuration files outside of the content that its own one extends, by their indices.
  package internal(set) var extendedFiles: [Int] = []
  /// Where those files are looked for, one that is not there included.
  package internal(set) var extendedPlaces: [ExtendedPlace] = []
  package var records: [AuthoredRecord] = []
  /// Every text, in the order of files and bytes.
  package var texts: [AuthoredText] = []
  package var bugs: [AuthoredBug] = []
  package var fixes: [AuthoredFix] = []
  package var tidbits: [AuthoredTidbit] = []
  package var products: [Product] = []
  package var copyKeys: [AuthoredCopyKey] = []
  /// The first of the copy keys with each name.
  package internal(set) var copyKeyIndices: [String: Int] = [:]
  package var copyTables: [AuthoredCopyTable] = []
  package var copyEntries: [AuthoredCopyEntry] = []
  package var retired: [AuthoredRetired] = []
  /// What decoding found wrong: the topics syntax and shape, and what makes a message or rule unreadable.
  package var found = FindingList()
  /// Line breaks in the bodies of copy: faults where the record is no document.
  /// Without their pointers, which cost more than all the rest and are wanted of few.
  var bodyLineBreaks: [(record: UInt32, node: NodeIndex, finding: Diagnostic)] = []
  /// What could not be read of the files that there are or should be.
  package internal(set) var gaps: [Gap] = []
  /// At least the bytes that a bundle of sound content has in its texts, records and members: an upper bound
  /// that costs nothing, where compiling only to weigh costs a sixth of a check.
  package internal(set) var compiledByteBound = 0
  /// Whether all files of the folder were read, so that what is missing can be judged.
  package var isWhole = true
  /// The files that findings are wanted of, by their indices; nil for all of them and the folder.
  package var namedFiles: Set<Int>?
  /// Whether this is an earlier edition, and by now a link or another repository is in its folder's place.
  package internal(set) var wasReplaced = false
  /// The folder, as it is shown; nil for single files of which nobody knows the folder.
  package var folder: String?

  let skipIndex = MemberSkipIndex()

  package var diagnostics: [Diagnostic] { found.findings }

  package init() {}

  /// An app and the voices that it speaks in.
  package struct Product: Sendable {
    package var name: String
    package var voices: [String]
    package var place: Place
  }
}

extension Catalog {
  /// The index of the file of a kind, for kinds that are one file at most.
  package func fileIndex(of kind: ContentKind) -> Int? { kinds.firstIndex(of: kind) }

  package func place(fileIndex: Int, node: NodeIndex) -> Place {
    Place(fileIndex: fileIndex, range: trees[fileIndex][node].range)
  }

  package func place(record: UInt32, node: NodeIndex) -> Place {
    place(fileIndex: Int(records[Int(record)].fileIndex), node: node)
  }

  /// A record's place: the string that names it, else its first byte.
  package func place(of record: UInt32) -> Place {
    let authored = records[Int(record)]
    if authored.nameNode != 0 { return place(record: record, node: authored.nameNode) }
    var place = place(record: record, node: authored.node)
    place.range.endOffset = min(place.range.endOffset, place.range.offset + 1)
    return place
  }

  /// A record's id or key as written, or nil.
  package func name(of record: UInt32) -> String? {
    let authored = records[Int(record)]
    guard authored.nameNode != 0 else { return nil }
    return trees[Int(authored.fileIndex)].string(at: authored.nameNode)
  }

  /// The string at a node of a record's file; nil for node 0.
  package func string(record: UInt32, node: NodeIndex) -> String? {
    guard node != 0 else { return nil }
    return trees[Int(records[Int(record)].fileIndex)].string(at: node)
  }

  /// A bug's slug, for messages.
  package func slug(ofBug index: Int) -> String {
    string(record: bugs[index].record, node: bugs[index].slug) ?? "?"
  }

  /// The JSON Pointer of a node from its file's root.
  package func pointer(record: UInt32, node: NodeIndex) -> String {
    let authored = records[Int(record)]
    return JSONPointer.of(node, below: authored, in: trees[Int(authored.fileIndex)], skipIndex)
  }
}
