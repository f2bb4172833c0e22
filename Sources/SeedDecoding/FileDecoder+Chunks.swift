import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedTables

/// Decoding a long list of records on several threads.
extension FileDecoder {
  /// How many records a thread takes at once: enough to be worth handing out, and few enough to stay in the
  /// cache until they are added to the catalog.
  private static let chunkCount = 512

  /// Decodes a file whose root is a long array of records, chunk by chunk. False when it is no such file, and
  /// nothing has been done.
  ///
  /// Each chunk is decoded into a catalog of its own, and these are added to the whole in the file's order:
  /// what comes out is the same however many threads there are.
  mutating func decodeInChunks(_ plan: FieldPlan) -> Bool {
    guard plan.kind == .array, let member = plan.member, member.startsRecord != nil, tree[0].kind == .array,
      tree.nodes.count > FileDecoder.chunkCount, Process.processorCount > 1
    else { return false }
    var starts: [NodeIndex] = []
    var count = 0
    for child in tree.children(of: 0) {
      if count % FileDecoder.chunkCount == 0 { starts.append(child) }
      count += 1
    }
    guard starts.count > 1 else { return false }

    var empty = FileDecoder(tree: tree, fileIndex: fileIndex, kind: kind, catalog: Catalog(), bugs: bugs)
    empty.catalog.sources = catalog.sources
    empty.catalog.trees = catalog.trees
    empty.catalog.kinds = catalog.kinds
    empty.brokenOffsets = brokenOffsets
    empty.brokenFrom = brokenFrom
    let whole = OrderedReducer(catalog)
    catalog = Catalog()
    Parallel.perform(count: starts.count, workers: Process.processorCount) { [empty, starts, count] chunk in
      var decoder = empty
      // What the chunks before have filled up is only counted here.
      decoder.earlier = whole.look { $0.found } ?? FindingList()
      let first = chunk * FileDecoder.chunkCount
      let end = min(count, first + FileDecoder.chunkCount)
      var node = starts[chunk]
      for index in first..<end {
        decoder.memberIndex = UInt32(truncatingIfNeeded: index)
        _ = decoder.decode(node, member)
        node = decoder.tree[node].nextIndex
      }
      whole.pass(chunk) { $0.append(decoder.catalog) }
    }
    catalog = whole.finish() ?? catalog
    _ = checkMembers(0, plan, count: count)
    return true
  }
}

extension Catalog {
  /// Adds the records of a part of a file, whose indices count from its own first record.
  fileprivate mutating func append(_ part: Catalog) {
    let base = UInt32(truncatingIfNeeded: records.count)
    records += part.records
    Catalog.append(part.texts, to: &texts) { $0.record += base }
    Catalog.append(part.bugs, to: &bugs) { $0.record += base }
    Catalog.append(part.fixes, to: &fixes) { $0.record += base }
    Catalog.append(part.tidbits, to: &tidbits) { $0.record += base }
    Catalog.append(part.retired, to: &retired) { $0.record += base }
    found.append(part.found)
    compiledByteBound += part.compiledByteBound
  }

  private static func append<Element>(
    _ part: [Element],
    to whole: inout [Element],
    _ change: (inout Element) -> Void
  ) {
    let first = whole.count
    whole += part
    for index in first..<whole.count { change(&whole[index]) }
  }
}
