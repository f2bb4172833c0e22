import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource

/// A fix's prompt with something to report about it.
struct Prompt {
  let fix: AuthoredFix
  let catalog: Catalog
  /// For prompts with escapes: the offset of each byte, and of the end, in the escaped text.
  let sourceOffsets: [UInt32]?

  /// A finding of a rule at a range of the prompt's bytes, escapes resolved.
  func finding(of rule: any Rule.Type, _ message: String, at range: Range<Int>) -> Diagnostic {
    var finding = rule.finding(message, record: fix.record, node: fix.prompt, in: catalog)
    let start = (finding.place?.range.start ?? 0) + 1
    let lower = sourceOffsets.map { Int($0[range.lowerBound]) } ?? range.lowerBound
    let upper = sourceOffsets.map { Int($0[range.upperBound]) } ?? range.upperBound
    finding.place?.range = ByteRange(start + lower, start + upper)
    return finding
  }
}

/// A pass over the prompts of all fixes, several threads at once.
///
/// What looks at a prompt gets its bytes and returns what is wrong; the catalog is taken along only for what
/// is reported. Copying it for each prompt counts some twenty references, which two threads do against each
/// other.
enum PromptPass {
  /// Looks at the prompts of the fixes to which a rule applies.
  ///
  /// - Parameters:
  ///   - look: gets the prompt's bytes, escapes resolved, and says what is wrong, or nil.
  /// - Complexity: O(bytes of the prompts).
  static func run<Fault>(
    _ catalog: Catalog,
    _ findings: inout FindingSink,
    where applies: @escaping @Sendable (AuthoredFix) -> Bool,
    look: @escaping @Sendable (UnsafeBufferPointer<UInt8>, AuthoredFix, JSONTree) -> Fault?,
    report: @escaping @Sendable (Fault, Prompt) -> Diagnostic
  ) {
    let sinks = Parallel.inChunks(of: 2048, catalog.fixes.count, workers: Process.processorCount) { chunk in
      var sink = FindingSink()
      // The tree is kept from fix to fix: taking it out of the catalog counts references.
      var fileIndex: UInt16?
      var tree: JSONTree?
      for index in chunk {
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
          guard let fault = unescaped.bytes.withUnsafeBufferPointer({ look($0, fix, tree) }) else { continue }
          let prompt = Prompt(fix: fix, catalog: catalog, sourceOffsets: unescaped.sourceOffsets)
          sink.report(report(fault, prompt))
        } else if let fault = look(bytes, fix, tree) {
          sink.report(report(fault, Prompt(fix: fix, catalog: catalog, sourceOffsets: nil)))
        }
      }
      return sink
    }
    for sink in sinks { findings.append(sink) }
  }
}
