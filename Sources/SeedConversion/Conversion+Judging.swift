import SeedDecoding
import SeedDiagnostics
import SeedSource

extension Conversion {
  /// Reports what was kept and is out of order: what content's own decoder finds in the files that came out.
  ///
  /// - Complexity: O(bytes).
  func judged() -> [ConversionEntry] {
    let texts = files.map { (path: $0.name, text: String(decoding: $0.bytes, as: UTF8.self)) }
    let catalog = ContentLoading.load(memory: texts, isWhole: false).catalog
    var kept: [ConversionEntry] = []
    for finding in catalog.diagnostics {
      guard let place = finding.place, let pointer = finding.pointer else { continue }
      let parts = pointer.split(separator: "/")
      guard let file = files.first(where: { $0.name == catalog.sources[place.fileIndex].path }),
        let index = parts.first.flatMap({ Int($0) }), file.origins.indices.contains(index)
      else { continue }
      var entry = file.entry(ofRecord: index)
      for part in parts.dropFirst() {
        if Int(part) == nil {
          entry.field += entry.field.isEmpty ? "\(part)" : ".\(part)"
        } else {
          entry.field += "[\(part)]"
        }
      }
      entry.message = finding.message
      kept.append(entry)
    }
    for more in catalog.found.more {
      guard let fileIndex = more.kind.fileIndex else { continue }
      var entry = ConversionEntry(kind: .kept, path: catalog.sources[fileIndex].path)
      entry.message = "\(more.count) more findings of \(more.kind.rule.text)"
      kept.append(entry)
    }
    for (record, bugIndex, slug) in catalog.references where bugIndex < 0 {
      let authored = catalog.records[Int(record)]
      guard let file = files.first(where: { $0.kind == authored.kind }) else { continue }
      var entry = file.entry(ofRecord: Int(authored.memberIndex))
      entry.field = "bugSlug"
      entry.message = "there is no bug `\(catalog.string(record: record, node: slug) ?? "")`"
      kept.append(entry)
    }
    return kept
  }
}

extension Catalog {
  /// Of the records that refer to a bug, the bug's index, below 0 where there is none, and the slug.
  fileprivate var references: [(record: UInt32, bugIndex: Int32, slug: NodeIndex)] {
    fixes.map { ($0.record, $0.bugIndex, $0.bugSlug) } + tidbits.map { ($0.record, $0.bugIndex, $0.bugSlug) }
  }
}

extension Conversion.File {
  /// A line of the report on a record that was kept, where the source has it.
  fileprivate func entry(ofRecord index: Int) -> ConversionEntry {
    let origin = origins[index]
    var entry = ConversionEntry(kind: .kept, path: origin.path, line: origin.line)
    entry.record = origin.record
    return entry
  }
}
