import SeedDecoding
import SeedDiagnostics
import SeedLint
@testable import SeedRules
import SeedSource
import SeedText

/// Runs the speller alone over content in memory.
struct SpellingLinting {
  let findings: [Diagnostic]
  let skipped: [SkippedRule]
  private let catalog: Catalog

  /// - Parameter texts: the bodies of tidbits.
  /// - Parameter also: a rule that judges them as well.
  init(_ texts: [String], also: String? = nil, resources: SpellingResources = .installed, workers: Int = 1) {
    let records = texts.map { "{ \"body\": \"\(JSONWriter.escape($0))\" }" }
    self.init(
      ["micro_education.json": "[\(records.joined(separator: ",\n"))]"],
      also: also,
      resources,
      workers: workers
    )
  }

  init(
    _ files: [String: String],
    also: String? = nil,
    _ resources: SpellingResources = .installed,
    workers: Int = 1
  ) {
    let loading = ContentLoading.load(memory: files.map { (path: $0.key, text: $0.value) }, isWhole: true)
    catalog = loading.catalog
    var (configuration, _) = Configuration.decode(from: catalog, .builtIn)
    configuration.selected = ["spelling", "housekeeping/unused-word-list-entry"] + (also.map { [$0] } ?? [])
    var linting = Linting(configuration, workerCount: workers, spelling: resources)
    findings = linting.lint(catalog).all
    skipped = linting.skipped
  }

  /// The text at each finding, in order.
  var flagged: [String] {
    findings.compactMap { finding in
      finding.place.map { catalog.sources[$0.fileIndex].text($0.range) }
    }
  }
}
