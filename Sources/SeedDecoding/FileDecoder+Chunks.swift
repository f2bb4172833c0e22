import SeedPlatform
import SeedSource

/// Decoding a long list of records on several threads.
extension FileDecoder {
  /// How many records a thread takes at once: enough to be worth handing out.
  private static let chunkCount = 2048

  /// Decodes a file whose root is a long array of records, chunk by chunk. False when it is no such file, and
  /// nothing has been done.
  ///
  /// Each chunk is decoded into a catalog of its own, and these are put together in the file's order: what comes
  /// out is the same however many threads there are.
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

    var empty = FileDecoder(tree: tree, fileIndex: fileIndex, kind: kind, catalog: Catalog())
    empty.catalog.sources = catalog.sources
    empty.catalog.trees = catalog.trees
    empty.catalog.kinds = catalog.kinds
    empty.brokenOffsets = brokenOffsets
    let decoded = Collected<Catalog>(count: starts.count)
    Parallel.perform(count: starts.count, workers: Process.processorCount) { [empty, starts, count] chunk in
      var decoder = empty
      let first = chunk * FileDecoder.chunkCount
      var node = starts[chunk]
      for index in first..<min(count, first + FileDecoder.chunkCount) {
        decoder.memberIndex = UInt32(truncatingIfNeeded: index)
        _ = decoder.decode(node, member)
        node = decoder.tree[node].nextIndex
      }
      decoded.set(chunk, decoder.catalog)
    }
    let parts = decoded.all
    catalog.reserve(parts)
    for part in parts { catalog.append(part) }
    _ = checkMembers(0, plan, count: count)
    return true
  }
}

extension Catalog {
  /// Makes room for the records of parts, so that no array is copied as it grows.
  fileprivate mutating func reserve(_ parts: [Catalog]) {
    records.reserveCapacity(records.count + parts.reduce(0) { $0 + $1.records.count })
    texts.reserveCapacity(texts.count + parts.reduce(0) { $0 + $1.texts.count })
    fixes.reserveCapacity(fixes.count + parts.reduce(0) { $0 + $1.fixes.count })
  }

  /// Adds the records of a part of a file, whose indices count from its own first record.
  fileprivate mutating func append(_ part: Catalog) {
    let base = UInt32(truncatingIfNeeded: records.count)
    records += part.records
    texts += part.texts.lazy.map { text in
      var text = text
      text.record += base
      return text
    }
    bugs += part.bugs.lazy.map { bug in
      var bug = bug
      bug.record += base
      return bug
    }
    fixes += part.fixes.lazy.map { fix in
      var fix = fix
      fix.record += base
      return fix
    }
    tidbits += part.tidbits.lazy.map { tidbit in
      var tidbit = tidbit
      tidbit.record += base
      return tidbit
    }
    retired += part.retired.lazy.map { retired in
      var retired = retired
      retired.record += base
      return retired
    }
    diagnostics += part.diagnostics
  }
}
