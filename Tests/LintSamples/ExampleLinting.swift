package import SeedDecoding
package import SeedDiagnostics
import SeedLint
import SeedModel
import SeedReview
import SeedRules
import SeedSource

/// Lints content in memory as a run would, its own configuration included.
package enum ExampleLinting {
  /// What `--select`, `--ignore` and the content's configuration leave of the findings.
  package struct Outcome {
    package let catalog: Catalog
    package let findings: [Diagnostic]

    /// The findings in one file.
    package func findings(in path: String) -> [Diagnostic] {
      findings.filter { $0.place.map { catalog.sources[$0.fileIndex].path } == path }
    }
  }

  /// The day that examples are judged on.
  package static let today = CivilDate(year: 2026, month: 1, day: 1)

  /// - Parameter spells: whether spelling runs unless it is selected; loading a dictionary for each of
  ///   hundreds of examples would take longer than all else.
  package static func lint(
    _ files: [String: String],
    select: [String] = [],
    ignore: [String] = [],
    isWhole: Bool = true,
    spells: Bool = false
  ) -> Outcome {
    let loading = ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: isWhole)
    var (configuration, faults) = Configuration.decode(from: loading.catalog, .builtIn)
    configuration.selected = select
    // Samples are laid out to be read, not as `fmt` would.
    configuration.ignored = ignore + (select.isEmpty ? ["syntax/unformatted"] : [])
    if select.isEmpty, !spells { configuration.ignored.append("spelling") }
    var linting = Linting(configuration, workerCount: 1, today: today)
    linting.judgesInDoubt = true
    return Outcome(
      catalog: loading.catalog,
      findings: linting.lint(loading.catalog, faults: faults).all
    )
  }

  /// What a rule that compares finds between two editions.
  package static func compare(_ before: [String: String], _ files: [String: String], select: [String])
    -> Outcome
  {
    func catalog(_ files: [String: String]) -> Catalog {
      ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: true).catalog
    }
    let now = catalog(files)
    var (configuration, _) = Configuration.decode(from: now, .builtIn)
    configuration.selected = select
    let comparison = ContentComparison(
      ReviewContent(catalog(before), named: "before"),
      ReviewContent(now, named: "now")
    )
    return Outcome(catalog: now, findings: Findings(Compatibility(comparison, configuration).findings).all)
  }

  /// What a minted id is in the fixed texts of examples; a minted number is one above the highest.
  static let mintedIdentity = Identity(high: 0xA6D0_8C3E_52F7_4B19, low: 0x9E64_D731_0CF5_8B2A)

  /// One file's text with the fixes of findings made, unsafe ones too.
  package static func apply(_ findings: [Diagnostic], to text: String, in outcome: Outcome, path: String)
    -> String
  {
    let catalog = outcome.catalog
    let live = catalog.fixes.map { Int($0.number) }
    let retired = catalog.retired.compactMap(\.value.number)
    var mint = IDGenerator(generator: OneIdentity(), nextNumber: ((live + retired).max() ?? 0) + 1)
    let application = RepairApplication(
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
