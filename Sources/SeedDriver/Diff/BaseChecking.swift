import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedPlatform
import SeedReview
import SeedRules
import SeedRuntime
import SeedSource
import SeedWorkspace

/// `check --base`: what a change breaks for apps and histories, against each edition that is named, beside
/// all that is found anyway. Paths, suppressions and baselines hide nothing of it.
struct BaseChecking {
  private let run: LintRun
  private let folder: Folder
  private let isRelease: Bool
  private var findings: [Diagnostic] = []
  private var skipped: [SkippedRule] = []
  /// For each approval that is not as it should be, what each edition says of it.
  private var approvals: [ApprovalName: [Diagnostic]] = [:]
  private var editionCount = 0

  private struct ApprovalName: Hashable {
    var place: Place?
    var pointer: String?
    var record: String?
  }

  /// A run with what breaks against all editions that `--base` names; the same run where it names none.
  static func adding(
    to run: LintRun,
    _ path: ContentPath,
    _ arguments: Arguments,
    _ console: Console
  ) throws(RunError) -> LintRun {
    let names = arguments.all(.base)
    if names.isEmpty { return run }
    guard let folder = path.contentFolder else {
      throw .usage("--base works on a content folder, or on files in one")
    }
    var checking = BaseChecking(run: run, folder: folder, isRelease: arguments.has(.release))
    for name in names {
      let edition = try Edition(name, of: folder, console)
      console.enter("Comparing with \(name)")
      try checking.hold(against: edition, named: name, console)
    }
    checking.settleApprovals()
    return run.adding(checking.findings, skipped: checking.skipped)
  }

  private init(run: LintRun, folder: Folder, isRelease: Bool) {
    self.run = run
    self.folder = folder
    self.isRelease = isRelease
  }

  private mutating func hold(
    against edition: Edition,
    named name: String,
    _ console: Console
  ) throws(RunError) {
    let (comparison, isWhole) = try comparison(with: edition, named: name)
    editionCount += 1
    let fileCount = run.catalog.sources.files.count
    for var finding in Compatibility(comparison, run.configuration).findings
    where isWhole || Compatibility.ofPresence.contains(finding.rule) {
      finding.notes = finding.notes.map { note in
        guard let place = note.place, place.fileIndex >= fileCount, let base = comparison.base.catalog else {
          return note
        }
        let file = base.sources[place.fileIndex - fileCount]
        let line = LineIndex(file).line(at: place.range.start) + 1
        return Diagnostic.Note("it stood in \(file.path):\(line)", at: nil)
      }
      add(finding)
    }
    for gap in comparison.gaps {
      skipped.append(
        SkippedRule(
          rule: "compatibility/vanished-identity",
          reason: "\(gap.gap.what) could not be compared: \(gap.gap.reason)",
          remedy: gap.isNow ? "mend it" : "name a base that can be read",
          // What is broken now has its own finding.
          isConsequence: gap.isNow
        )
      )
    }
  }

  /// A bundle is compared with what would be compiled; where that has errors, what is authored tells at least
  /// what is gone.
  private func comparison(
    with edition: Edition,
    named name: String
  ) throws(RunError) -> (ContentComparison, isWhole: Bool) {
    let authored = ReviewContent(run.catalog, named: folder.path)
    if let base = edition.catalog {
      return (ContentComparison(ReviewContent(base, named: base.folder ?? name), authored), true)
    }
    guard case .bundle(let bundle) = edition else {
      throw .world(path: name, message: "there is nothing to compare with")
    }
    do throws(BundleError) {
      let base = try ReviewContent(bundle, named: name)
      guard let bytes = try? BuiltContent.bytes(of: run.catalog, run.configuration),
        let built = try? SeedBundle.open(bytes: bytes)
      else {
        return (ContentComparison(base, authored), false)
      }
      let now = try ReviewContent(built, named: folder.path, catalog: run.catalog)
      return (ContentComparison(base, now), true)
    } catch {
      throw .world(path: name, message: BundlePath.message(error))
    }
  }

  private mutating func add(_ finding: Diagnostic) {
    var finding = finding
    switch finding.rule {
    case Compatibility.unusedApproval, Compatibility.expiredApproval:
      let name = ApprovalName(place: finding.place, pointer: nil, record: finding.record)
      approvals[name, default: []].append(finding)
      return
    case Compatibility.unraisedVersion where !isRelease: finding.severity = min(finding.severity, .note)
    default: break
    }
    // A record that is gone since two editions is one break.
    let isKnown = findings.contains {
      $0.rule == finding.rule && $0.record == finding.record && $0.pointer == finding.pointer
        && $0.message == finding.message
    }
    if !isKnown { findings.append(finding) }
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
