import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedTables

/// Decoding a long list of records on several threads.
extension FileDecoder {
  /// How many records a thread takes at once: enough to be worth handing out, and few enough to stay in the
  /// cache until they are added to the catalog.
  private static let chunkCount = 128

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

    let part = catalog.emptyPart
    var empty = FileDecoder(tree: tree, fileIndex: fileIndex, kind: kind, catalog: part, bugs: bugs)
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
      let part = decoder.catalog
      whole.pass(chunk) { $0.append(part) }
    }
    catalog = whole.finish() ?? catalog
    _ = checkMembers(0, plan, count: count)
    return true
  }
}
