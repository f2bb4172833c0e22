import FuzzFindings
import FuzzSupport
import SeedCompiler
import SeedDecoding
import SeedDiagnostics
import SeedRuntime
import SeedTables

/// Decoding a file of each kind, and what the compiler makes of it.
///
/// The first byte chooses the file, the rest stands in it; the other files are sound.
@main
struct FuzzContent: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    let path = soundFiles[input.number(below: soundFiles.count)].path
    let text = input.text
    let files = soundFiles.map { $0.path == path ? (path: path, text: text) : $0 }
    let catalog = ContentLoading.load(memory: files, isWhole: true).catalog
    expectInBounds(catalog.diagnostics, in: catalog.sources)
    for finding in catalog.diagnostics {
      expect(RuleID.decoded.contains(finding.rule), "the decoder has the rule \(finding.rule)")
    }
    let again = ContentLoading.load(memory: files, isWhole: true).catalog
    expectSame(again.diagnostics, catalog.diagnostics, "what is found a second time")

    do throws(CompileError) {
      let bytes = try ContentCompilation.compile(
        catalog,
        version: "1.0.0",
        locale: "en_US",
        toolVersion: "0.0.0"
      )
      expectWhole(bytes, catalog)
    } catch {
      switch error {
      case .write: return
      // Bugs that are not there and configurations that do not fit are found by rules, not by decoding.
      case .faultyRecord(let kind, _) where referring.contains(kind): return
      default:
        expect(catalog.diagnostics.contains { $0.severity == .error }, "nothing is wrong, but: \(error)")
      }
    }
  }
}

/// The records that refer to bugs.
private let referring = [ContentKind.fixes, .microEducation].map(\.recordName)

/// A bundle that was written is sound and has every record.
private func expectWhole(_ bytes: [UInt8], _ catalog: Catalog) {
  do throws(BundleError) {
    let bundle = try SeedBundle.open(bytes: bytes, verifying: .everything)
    expectSame(bundle.bugs.count, catalog.records.count { $0.kind == .bugs }, "bugs")
    expectSame(bundle.fixes.count, catalog.records.count { $0.kind == .fixes }, "fixes")
    expectSame(bundle.tidbits.count, catalog.records.count { $0.kind == .microEducation }, "tidbits")
    expectSame(bundle.copyKeys.count, catalog.records.count { $0.kind == .copyContract }, "keys")
    expectSame(bundle.retired.count, catalog.records.count { $0.kind == .retired }, "retired records")
    for bug in bundle.bugs.handles { _ = try bundle.model(bug) }
    for fix in bundle.fixes.handles { _ = try bundle.model(fix) }
    for entry in bundle.copyEntries.handles { _ = try bundle.model(entry) }
  } catch {
    fatalError("the bundle that was written is not sound: \(error)")
  }
}
