import SeedCompiler
package import SeedDecoding
package import SeedDiagnostics
package import SeedLint
package import SeedPlatform
import SeedRules
import SeedSource
import SeedTables
import SeedText

/// One pass over content: read, parse, decode, lint, with the configuration that applies.
package struct LintRun: Sendable {
  package let catalog: Catalog
  package let configuration: Configuration
  package internal(set) var findings: Findings
  /// The findings before the baseline was held against them.
  package let allFindings: Findings
  package let suppressedCount: Int
  package let baselinedCount: Int
  /// How many findings files have that were not named.
  package let elsewhereCount: Int
  /// The rules that are on and could not run.
  package internal(set) var skipped: [SkippedRule]
  /// Whether the configuration file itself has an error, so that the verdict means little.
  package let hasConfigurationError: Bool
  package let timings: StageTimings
  /// What the check went by; `today` is the day that it was held on.
  package let settings: CheckSettings
  package let origin: ConfigurationOrigin

  /// The configuration, where it is not the content's own.
  package var separateConfiguration: FileReference? { origin.separateFile }

  /// Whether a content folder is judged by the defaults, since nothing says otherwise.
  package var lacksConfiguration: Bool {
    catalog.isWhole && catalog.fileIndex(of: .configuration) == nil && separateConfiguration == nil
      && !catalog.gaps.contains { $0.kind == .configuration }
  }

  /// Lints the content of a run again after its files have changed; the configuration stays.
  package init(again run: LintRun, _ sources: SourceSet) {
    let start = Process.monotonicNanoseconds
    let loading = ContentLoading.load(sources, as: run.catalog)
    var configuration = run.configuration
    var faults: [Diagnostic] = []
    if run.origin.separateFile == nil {
      let new = Configuration.decode(from: loading.catalog, .builtIn, others: run.origin.otherWords)
      faults = new.faults
      // Where the entries stand may have changed.
      configuration.wordListEntries = new.configuration.wordListEntries
    }
    self.init(loading, configuration, run.origin, run.settings, faults: faults, since: start)
  }

  /// Lints an earlier edition of a run's content as that edition would have it, nothing of it being in a
  /// baseline.
  package init(earlier edition: ContentLoading, than run: LintRun) {
    let start = Process.monotonicNanoseconds
    // Where the edition lacks a rule that the command line names, the rules of today have to do.
    var (configuration, faults) = (run.configuration, [Diagnostic]())
    if let origin = try? ConfigurationOrigin(separateFile: run.origin.separateFile, edition.catalog),
      var own = try? origin.configuration(of: edition.catalog),
      (try? run.settings.adjust(&own.0, own.1)) != nil
    {
      (configuration, faults) = own
    }
    var settings = run.settings
    settings.baseline = nil
    settings.excludedSuppressions = []
    settings.isTimed = false
    self.init(edition, configuration, run.origin, settings, faults: faults, since: start)
  }

  /// A configuration that knows which rules of old suppressions and the baseline name.
  private static func notingRetiredRules(
    of catalog: Catalog,
    _ baseline: Baseline?,
    _ configuration: Configuration
  ) -> Configuration {
    var noting = configuration
    func note(_ rule: RuleID, in place: @autoclosure () -> String) {
      if let gone = configuration.ruleSet.retiredRule(named: rule.text) { noting.note(gone, in: place()) }
    }
    for suppression in Suppression.all(of: catalog) {
      let file = Int(catalog.records[Int(suppression.recordIndex)].fileIndex)
      note(suppression.rule, in: catalog.sources[file].path)
    }
    for entry in baseline?.entries ?? [] { note(entry.key.rule, in: "--baseline") }
    return noting
  }

  /// The same run with fewer findings, those on two texts at the one that is wanted.
  package func keeping(at isWanted: (Place) -> Bool, _ isKept: (Diagnostic) -> Bool) -> LintRun {
    var run = self
    let kept = FindingKeys(catalog).turn(findings.all.filter(isKept), to: isWanted)
    run.findings = Findings(kept, more: findings.more)
    return run
  }

  /// The same run with more findings, and more rules that could not run.
  package func adding(_ more: [Diagnostic], skipped: [SkippedRule]) -> LintRun {
    var run = self
    run.findings = Findings(findings.all + more, more: findings.more)
    run.skipped += skipped
    return run
  }

  /// Lints content that was loaded.
  ///
  /// - Parameters:
  ///   - faults: what is wrong with the configuration.
  ///   - start: when the check began, by the monotonic clock.
  init(
    _ loading: ContentLoading,
    _ configuration: Configuration,
    _ origin: ConfigurationOrigin,
    _ settings: CheckSettings,
    faults: [Diagnostic],
    since start: UInt64
  ) {
    catalog = loading.catalog
    self.configuration = LintRun.notingRetiredRules(of: loading.catalog, settings.baseline, configuration)
    self.origin = origin
    self.settings = settings
    var linting = Linting(configuration, today: settings.today, spelling: .ofUser)
    linting.isTimed = settings.isTimed
    linting.isLast = settings.isLast
    linting.excludedSuppressions = settings.excludedSuppressions
    let lintStart = Process.monotonicNanoseconds
    let linted = LintRun.weighingBundle(of: catalog, configuration, linting.lint(catalog, faults: faults))
    let all = LintRun.keepingFaults(of: catalog, faults, in: linted)
    allFindings = LintRun.ofNamedFiles(all, catalog)
    skipped = linting.skipped
    suppressedCount = linting.suppressedCount
    if let baseline = settings.baseline {
      var ran = configuration
      ran.ignored += linting.skipped.map(\.rule.text)
      let new: Findings
      (new, baselinedCount) = baseline.apply(to: all, in: catalog, ran)
      let named = LintRun.ofNamedFiles(new, catalog)
      elsewhereCount = new.count - named.count
      findings = LintRun.shownInNamedFiles(named, catalog)
    } else {
      (findings, baselinedCount) = (LintRun.shownInNamedFiles(allFindings, catalog), 0)
      elsewhereCount = all.count - allFindings.count
    }
    let configurationFiles = catalog.configurationFiles
    hasConfigurationError = findings.all.contains {
      // A bundle that is too large says nothing against the file that limits it.
      $0.severity == .error && $0.place.map { configurationFiles.contains($0.fileIndex) } ?? false
        && $0.rule != BundleBytes.metadata.id
    }
    timings = StageTimings(
      read: loading.timings.read,
      parse: loading.timings.parse,
      decode: loading.timings.decode,
      lint: Process.monotonicNanoseconds - lintStart,
      whole: Process.monotonicNanoseconds - start,
      rules: linting.timings
    )
  }

  /// The findings of the files that were named: those in them, and those elsewhere that point at them, such
  /// as at the first of two equal texts. The configuration's stay: whatever it is wrong in bears on all
  /// files.
  private static func ofNamedFiles(_ findings: Findings, _ catalog: Catalog) -> Findings {
    guard let named = catalog.namedFiles else { return findings }
    let configuration = catalog.configurationFiles
    func isWanted(_ fileIndex: Int?, _ severity: Severity) -> Bool {
      guard let fileIndex else { return false }
      return named.contains(fileIndex) || configuration.contains(fileIndex) && severity == .error
    }
    return Findings(
      findings.all.filter { finding in
        isWanted(finding.place?.fileIndex, finding.severity)
          || finding.place != nil
            && finding.notes.contains { note in note.place.map { named.contains($0.fileIndex) } ?? false }
      },
      more: findings.more.filter { isWanted($0.kind.fileIndex, $0.kind.severity) }
    )
  }

  private static func shownInNamedFiles(_ findings: Findings, _ catalog: Catalog) -> Findings {
    guard let named = catalog.namedFiles else { return findings }
    let shown = FindingKeys(catalog).turn(findings.all) { named.contains($0.fileIndex) }
    return Findings(shown, more: findings.more)
  }

  /// Findings with that about the bundle's size, where one is limited and there is one: without errors.
  private static func weighingBundle(
    of catalog: Catalog,
    _ configuration: Configuration,
    _ findings: Findings
  ) -> Findings {
    guard let limit = configuration.bundleByteLimit, catalog.isWhole, findings.errorCount == 0,
      configuration.isOn(BundleBytes.self), ContentCompilation.byteBound(of: catalog) > limit,
      let bytes = try? BuiltContent.bytes(of: catalog, configuration),
      let finding = BundleBytes.finding(bytes.count, catalog, configuration)
    else { return findings }
    return Findings(findings.all + [finding], more: findings.more)
  }

  /// Findings with the errors of the configuration file put back that `--select`, `--ignore` and the
  /// configuration itself hid: nothing can be judged by a configuration that was half read.
  private static func keepingFaults(of catalog: Catalog, _ faults: [Diagnostic], in findings: Findings)
    -> Findings
  {
    let files = catalog.configurationFiles
    func isConfigurations(_ finding: Diagnostic) -> Bool {
      finding.place.map { files.contains($0.fileIndex) } ?? false
    }
    struct Fault: Hashable {
      let rule: RuleID
      let place: Place?

      // Not by the message: several that one object lacks are shown as one finding.
      init(_ finding: Diagnostic) { (rule, place) = (finding.rule, finding.place) }
    }
    let errors = Configuration.errors(of: catalog, faults)
    if errors.isEmpty { return findings }
    let shown = Set(findings.all.lazy.filter(isConfigurations).map { Fault($0) })
    let hidden = errors.filter { !shown.contains(Fault($0)) }
    return hidden.isEmpty ? findings : Findings(findings.all + hidden, more: findings.more)
  }
}

/// How long the stages took, in nanoseconds.
package struct StageTimings: Sendable {
  package var read: UInt64
  package var parse: UInt64
  package var decode: UInt64
  package var lint: UInt64
  package var whole: UInt64
  package var rules: [Linting.RuleTiming]

  /// The table that `--timings` shows.
  package var table: String {
    var text = "stage            ms\n"
    for (name, value) in [
      ("read", read), ("parse", parse), ("decode", decode), ("lint", lint), ("all", whole),
    ] {
      text += StageTimings.row(name, value, width: 8)
    }
    text += "\nrule                                      ms\n"
    for rule in rules.sorted(by: { ($1.nanoseconds, $0.rule.text) < ($0.nanoseconds, $1.rule.text) }) {
      text += StageTimings.row(rule.rule.text, rule.nanoseconds, width: 34)
    }
    return text
  }

  private static func row(_ name: String, _ nanoseconds: UInt64, width: Int) -> String {
    let thousandths = nanoseconds / 1000
    let fraction = String(thousandths % 1000)
    let value = "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    let padding = String(repeating: " ", count: max(1, width + 11 - name.count - value.count))
    return "\(name)\(padding)\(value)\n"
  }
}
