import SeedDiagnostics

extension Catalog {
  /// A catalog for what a file, or a part of one, holds: it has the files, and nothing yet of what is in
  /// them.
  var emptyPart: Catalog {
    var part = Catalog()
    (part.sources, part.trees, part.kinds, part.folder) = (sources, trees, kinds, folder)
    return part
  }

  /// Adds what a file, or a part of one, holds: its indices count from its own first record and table.
  mutating func append(_ part: Catalog) {
    let base = UInt32(truncatingIfNeeded: records.count)
    let firstTable = copyTables.count
    records += part.records
    Catalog.append(part.texts, to: &texts) { $0.record += base }
    Catalog.append(part.bugs, to: &bugs) { $0.record += base }
    Catalog.append(part.fixes, to: &fixes) { $0.record += base }
    Catalog.append(part.tidbits, to: &tidbits) { $0.record += base }
    Catalog.append(part.retired, to: &retired) { $0.record += base }
    Catalog.append(part.copyKeys, to: &copyKeys) { $0.record += base }
    Catalog.append(part.copyEntries, to: &copyEntries) {
      $0.record += base
      $0.tableIndex += firstTable
    }
    copyTables += part.copyTables
    products += part.products
    let rest = max(0, FindingList.ruleLimit - bodyLineBreaks.count)
    Catalog.append(Array(part.bodyLineBreaks.prefix(rest)), to: &bodyLineBreaks) { $0.record += base }
    found.append(part.found)
    gaps += part.gaps
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
