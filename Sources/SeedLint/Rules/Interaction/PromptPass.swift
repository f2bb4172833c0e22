import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource

/// A fix's prompt: its bytes with escapes resolved, and the way back to the source.
struct Prompt {
  /// Valid for the duration of a check.
  let bytes: UnsafeBufferPointer<UInt8>
  let fix: AuthoredFix
  let catalog: Catalog
  /// For prompts with escapes: the offset of each byte, and of the end, in the escaped text.
  let sourceOffsets: [UInt32]?

  /// A finding of a rule at a range of the prompt's bytes.
  func finding(of rule: any Rule.Type, _ message: String, at range: Range<Int>) -> Diagnostic {
    var finding = rule.finding(message, record: fix.record, node: fix.prompt, in: catalog)
    let start = (finding.place?.range.start ?? 0) + 1
    let lower = sourceOffsets.map { Int($0[range.lowerBound]) } ?? range.lowerBound
    let upper = sourceOffsets.map { Int($0[range.upperBound]) } ?? range.upperBound
    finding.place?.range = ByteRange(start + lower, start + upper)
    return finding
  }
}

/// A pass over the prompts of all fixes, several threads at once, in which most prompts cost no more than a
/// look at their bytes.
enum PromptPass {
  /// Checks the prompts of the fixes to which a rule applies.
  ///
  /// - Parameters:
  ///   - isSuspect: says of a prompt's bytes whether it has to be checked; a prompt with escapes always is.
  /// - Complexity: O(bytes of the prompts).
  static func run(
    _ catalog: Catalog,
    _ findings: inout FindingSink,
    where applies: @escaping @Sendable (AuthoredFix) -> Bool,
    isSuspect: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool,
    check: @escaping @Sendable (Prompt, inout FindingSink) -> Void
  ) {
    let chunkCount = 8192
    let chunks = (catalog.fixes.count + chunkCount - 1) / chunkCount
    let results = Collected<FindingSink>(count: chunks)
    Parallel.perform(count: chunks, workers: Process.processorCount) { chunk in
      var sink = FindingSink()
      // The tree is kept from fix to fix: taking it out of the catalog counts references.
      var fileIndex: UInt16?
      var tree: JSONTree?
      for index in chunk * chunkCount..<min(catalog.fixes.count, (chunk + 1) * chunkCount) {
        let fix = catalog.fixes[index]
        guard fix.prompt != 0, applies(fix) else { continue }
        let record = catalog.records[Int(fix.record)]
        if record.fileIndex != fileIndex {
          fileIndex = record.fileIndex
          tree = catalog.trees[Int(record.fileIndex)]
        }
        guard let tree else { continue }
        let bytes = tree.file[tree.contentRange(of: fix.prompt)]
        if tree[fix.prompt].flags.contains(.hasEscapes) {
          let unescaped = JSONUnescaping.unescape(bytes)
          let offsets = unescaped.sourceOffsets
          unescaped.bytes.withUnsafeBufferPointer { bytes in
            check(Prompt(bytes: bytes, fix: fix, catalog: catalog, sourceOffsets: offsets), &sink)
          }
        } else if isSuspect(bytes) {
          check(Prompt(bytes: bytes, fix: fix, catalog: catalog, sourceOffsets: nil), &sink)
        }
      }
      results.set(chunk, sink)
    }
    for result in results.all { findings.append(result) }
  }
}
