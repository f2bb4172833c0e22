import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource

/// Lints content in memory as a run would, its own configuration included.
enum ExampleLinting {
  /// What `--select`, `--ignore` and the content's configuration leave of the findings.
  struct Outcome {
    let catalog: Catalog
    let findings: [Diagnostic]

    /// The findings in one file.
    func findings(in path: String) -> [Diagnostic] {
      findings.filter { $0.place.map { catalog.sources[$0.fileIndex].path } == path }
    }
  }

  /// The day that examples are judged on.
  static let today = CivilDate(year: 2026, month: 1, day: 1)

  static func lint(
    _ files: [String: String],
    select: [String] = [],
    ignore: [String] = [],
    isWhole: Bool = true
  ) -> Outcome {
    let loading = ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: isWhole)
    var (configuration, faults) = Configuration.decode(from: loading.catalog)
    configuration.selected = select
    configuration.ignored = ignore
    var linting = Linting(configuration, workerCount: 1, today: today)
    return Outcome(
      catalog: loading.catalog,
      findings: linting.lint(loading.catalog, faults: faults).all
    )
  }

  /// What a minted id is in the fixed texts of examples; a minted number is one above the highest.
  static let mintedIdentity = Identity(high: 0xA6D0_8C3E_52F7_4B19, low: 0x9E64_D731_0CF5_8B2A)

  /// One file's text with the fixes of findings made, unsafe ones too.
  static func apply(_ findings: [Diagnostic], to text: String, in outcome: Outcome, path: String) -> String {
    let catalog = outcome.catalog
    let live = catalog.fixes.map { Int($0.number) }
    let retired = catalog.retired.compactMap(\.value.number)
    var mint = ValueMint(generator: OneIdentity(), nextNumber: ((live + retired).max() ?? 0) + 1)
    let application = FixApplication(
      of: Findings(findings),
      in: catalog.sources,
      choice: .safeAndUnsafe,
      mint: &mint
    )
    let changed = application.changedFiles.first { catalog.sources[$0.fileIndex].path == path }
    return changed.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
  }

  /// A source of random numbers that a mint makes `mintedIdentity` of, time and again.
  private struct OneIdentity: RandomNumberGenerator {
    private var isLow = false

    mutating func next() -> UInt64 {
      defer { isLow.toggle() }
      // A mint shifts the variant bits in.
      return isLow ? mintedIdentity.low << 2 : mintedIdentity.high
    }
  }
}
