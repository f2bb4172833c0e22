import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedReview
import SeedRules
import SeedSource
import SeedWorkspace

/// `check --base`: what a change breaks for apps and histories, against each edition that is named, beside
/// all that is found anyway, by the rules of now and by those that it loosens. Paths, suppressions and
/// baselines hide nothing of it.
struct BaseChecking {
  /// The run, as strict as before in what nobody approved to be loosened.
  private(set) var run: LintRun
  /// What breaks.
  private(set) var findings: [Diagnostic] = []
  private(set) var skipped: [SkippedRule] = []
  /// What changed in meaning since the first edition.
  let changes: ChangeReport
  private let isRelease: Bool
  /// For each approval that is not as it should be, what each edition says of it.
  private var approvals: [ApprovalName: [Diagnostic]] = [:]
  private let editionCount: Int
  private var known: Set<Break> = []

  /// What makes a finding the same against several editions. A record that is gone since two editions is one
  /// break, though it was retired in one of them.
  private struct Break: Hashable {
    let rule: RuleID
    let record: ExactName?
    let pointer: String?
    let message: String?

    init(_ finding: Diagnostic) {
      rule = finding.rule
      record = finding.record.map(ExactName.init)
      pointer = finding.pointer
      message = rule == Compatibility.vanishedIdentity ? nil : finding.message
    }
  }

  private struct ApprovalName: Hashable {
    var place: Place?
    var pointer: String?
    var record: String?
  }

  /// Nil where no base is asked for.
  init?(
    _ run: LintRun,
    _ path: ContentPath,
    _ arguments: Arguments,
    _ console: Console
  ) throws(RunError) {
    let editions = try BaseEditions(run, of: path.contentFolder, arguments, console)
    guard let editions, let first = editions.all.first else { return nil }
    self.run = run
    changes = first.compared.report(weighs: false)
    isRelease = arguments.has(.release)
    editionCount = editions.all.count
    for edition in editions.all { hold(against: edition, of: editions.all) }
    settleApprovals()
    try judgeStrictly(editions)
  }

  /// Judges the content by what was loosened and not approved, too.
  private mutating func judgeStrictly(_ editions: BaseEditions) throws(RunError) {
    var suppressions: Set<UInt32> = []
    var baseline = run.settings.baseline
    var judges: [EarlierJudge] = []
    for edition in editions.all {
      let loosenings = edition.verdict.loosenings
      for case .suppression(let record) in loosenings.map(\.effect) { suppressions.insert(record) }
      let hidesMore = loosenings.contains { if case .baseline = $0.effect { true } else { false } }
      if hidesMore, let limited = edition.baseline { baseline = baseline?.limited(to: limited).baseline }
      let judge = edition.gate.flatMap { gate in
        EarlierJudge(
          gate.base,
          named: edition.name,
          loosened: loosenings,
          approved: edition.verdict.approvedLoosenings
        )
      }
      if let judge { judges.append(judge) }
    }
    run = try run.judged(asStrictlyAs: judges, without: suppressions, baseline: baseline)
  }

  private mutating func hold(against edition: BaseEditions.Judged, of all: [BaseEditions.Judged]) {
    let comparison = edition.compared.comparison
    let fileCount = run.catalog.sources.files.count
    var lines: [Int: LineIndex] = [:]
    for var finding in edition.verdict.findings
    where edition.compared.failure == nil || !Compatibility.needsBuild(finding.rule) {
      if all.contains(where: { $0.verdict.confirms(finding, in: $0.compared.comparison) }) { continue }
      finding.notes = finding.notes.map { note in
        guard let place = note.place, place.fileIndex >= fileCount, let base = comparison.base.catalog else {
          return note
        }
        let file = base.sources[place.fileIndex - fileCount]
        let index = lines[place.fileIndex] ?? LineIndex(file)
        lines[place.fileIndex] = index
        let line = index.line(at: place.range.start) + 1
        return Diagnostic.Note("it stood in \(file.path):\(line)", at: nil)
      }
      add(finding)
    }
    for rule in RuleRegistry.comparing where run.configuration.isOn(rule) {
      for isNow in [false, true] {
        let gaps = comparison.gaps.filter { $0.isNow == isNow }.map(\.gap)
          .filter { $0.kinds.contains(where: rule.compares.contains) }
        guard let first = gaps.first else { continue }
        let others = gaps.count > 1 ? " (and \(gaps.count - 1) more)" : ""
        skip(
          rule.metadata.id,
          "\(first.what) could not be compared: \(first.reason)\(others)",
          isNow ? "mend it" : "name a base that can be read",
          isConsequence: isNow
        )
      }
    }
    let unraised = RuleRegistry.comparing.first { $0.metadata.id == Compatibility.unraisedVersion }
    if let failure = edition.compared.failure, unraised.map({ run.configuration.isOn($0) }) ?? false {
      skip(
        Compatibility.unraisedVersion,
        failure.reason,
        "mend the content",
        isConsequence: run.findings.errorCount > 0
      )
    }
  }

  /// - Parameter isConsequence: whether what is broken now has its own finding.
  private mutating func skip(_ rule: RuleID, _ reason: String, _ remedy: String, isConsequence: Bool) {
    let own = SkippedRule(rule: rule, reason: reason, remedy: remedy, isConsequence: isConsequence)
    // Several bases may lack the same.
    if !skipped.contains(own) { skipped.append(own) }
  }

  private mutating func add(_ finding: Diagnostic) {
    var finding = finding
    switch finding.rule {
    case Compatibility.unusedApproval, Compatibility.expiredApproval:
      let name = ApprovalName(place: finding.place, pointer: nil, record: finding.record)
      approvals[name, default: []].append(finding)
      return
    // A version that falls is an error at once.
    case Compatibility.unraisedVersion where !isRelease && finding.expected != nil:
      finding.severity = min(finding.severity, .note)
    default: break
    }
    if known.insert(Break(finding)).inserted { findings.append(finding) }
  }

  /// An approval is unused by the word of the edition whose version it names, and expired where every edition
  /// is a later one.
  private mutating func settleApprovals() {
    for verdicts in approvals.values {
      let unused = verdicts.first { $0.rule == Compatibility.unusedApproval }
      if let finding = unused ?? (verdicts.count == editionCount ? verdicts.first : nil) {
        findings.append(finding)
      }
    }
  }
}

extension ContentPath {
  /// The content folder that is named, or that the files belong to; nil where there is none.
  fileprivate var contentFolder: Folder? {
    switch self {
    case .folder(let folder): folder
    case .files(_, let home): home?.folder
    case .standardInput: nil
    }
  }
}
