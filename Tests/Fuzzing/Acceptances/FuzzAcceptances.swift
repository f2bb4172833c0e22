import FuzzFindings
import FuzzSupport
import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedRules
import SeedSource
import SeedText

/// Suppressions and baselines, held against the findings of a small content.
///
/// The first byte says which of the two the rest is.
@main
struct FuzzAcceptances: FuzzTarget {
  static func attempt(_ input: consuming FuzzInput) {
    if input.byte() & 1 == 0 { apply(baseline: input.text) } else { apply(suppressions: input.text) }
  }
}

private func apply(baseline text: String) {
  let (baseline, faults) = Baseline.read(SourceFile(path: "baseline.json", text: text))
  var files = SourceSet()
  _ = files.add(SourceFile(path: "baseline.json", text: text))
  expectInBounds(faults, in: files)
  let (left, count) = baseline.apply(to: sample.findings, in: sample.catalog, sample.configuration)
  let kept = left.all.filter { $0.rule != "housekeeping/unused-baseline-entry" }
  expectSame(kept.count + count, sample.findings.all.count, "every finding is shown or known")
  expectInBounds(left.all, in: sample.catalog.sources)
  guard faults.isEmpty else { return }
  let (again, newFaults) = Baseline.read(SourceFile(path: "baseline.json", text: baseline.text))
  expect(newFaults.isEmpty, "a baseline that was written has faults: \(newFaults.map(\.message))")
  expectSame(again.text, baseline.text, "a baseline that is written, read and written")
}

private func apply(suppressions text: String) {
  let files = sampleFiles + [(path: "suppressions.json", text: text)]
  let catalog = ContentLoading.load(memory: files, isWhole: true).catalog
  var linting = Linting(sample.configuration, workerCount: 1, today: ExampleLinting.today, spelling: nothing)
  let findings = linting.lint(catalog)
  expectInBounds(findings.all, in: catalog.sources)
  // Findings in the other files are shown, or counted as suppressed.
  let file = catalog.sources.files.firstIndex { $0.path == "suppressions.json" }
  let kept = findings.all.filter { $0.place?.fileIndex != file }
  let all = sample.findings.all.count
  expect(
    kept.count <= all && kept.count + linting.suppressedCount >= all,
    "every finding is shown or suppressed: \(findings.all.map(\.rule))"
  )
}

private let nothing = SpellingResources(libraries: [], dictionaryFolders: [], cacheFolder: nil)

private let sampleFiles: [(path: String, text: String)] =
  SoundContent.files.filter { $0.key != "fixes.json" }.map { (path: $0.key, text: $0.value) } + [
    (
      path: "fixes.json",
      text: ConfiguredContent.fixes(
        "Do  it now , please!!",
        "WRITE IT DOWN AND LEAVE IT  ALONE.",
        "Do  it now , please!!"
      )
    )
  ]

/// What is found in the sample without anything accepted.
private let sample: (catalog: Catalog, configuration: Configuration, findings: Findings) = {
  let catalog = ContentLoading.load(memory: sampleFiles, isWhole: true).catalog
  var configuration = Configuration(.builtIn)
  configuration.ignored = ["spelling", "quota"]
  var linting = Linting(configuration, workerCount: 1, today: ExampleLinting.today, spelling: nothing)
  let findings = linting.lint(catalog)
  expect(findings.all.count >= 3, "the sample has findings")
  return (catalog, configuration, findings)
}()
