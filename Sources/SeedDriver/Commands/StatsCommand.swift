import SeedDecoding
import SeedDesk
import SeedDiagnostics
import SeedLedger
import SeedLint
import SeedModel
import SeedPlatform
import SeedRules
import SeedRuntime
import SeedSimulation
import SeedWorkspace

/// `seedtool stats`: have, need and missing, with bars, and what to write next.
struct StatsCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let format = try DataFormat(arguments)
    var simulation: (path: String, report: SimulationReport)?
    if let path = arguments.value(.simulation) {
      let report = try SimulationFile.read(path)
      if report.plan.shard != nil {
        throw .world(
          path: path,
          message: "it is the report of a shard; `seedtool simulate merge` makes the whole"
        )
      }
      simulation = (path, report)
    }
    let folder = try ContentPath.folder(arguments)
    let run = try LintRun(.folder(folder), arguments, console, today: try Today.date(arguments))
    if let gap = run.catalog.gaps.first(where: { $0.cause == .unreadable }) {
      throw .world(
        path: folder.path,
        message: "nothing can be counted, since \(gap.reason): `seedtool check` says why"
      )
    }
    var simulated: (steps: [String], isCurrent: Bool)?
    if let (path, report) = simulation {
      simulated = (report.nextSteps, try isCurrent(report.content, of: path, run))
    }
    var report = QuotaReport(run.catalog, QuotaThresholds(run.configuration))
    let bug = try arguments.bug(in: run.catalog)
    if let bug {
      report.bugs.removeAll { $0.slug != bug }
      report.products = []
    }
    switch format {
    case .text:
      let page = StatsPage(
        report,
        isOfOneBug: bug != nil,
        simulated: simulated?.steps,
        reviewed: bug == nil ? ReviewSummary(run) : nil,
        usesColor: console.usesColor
      )
      console.out(page.text)
    case .json:
      var writer = JSONWriter(.indented)
      NumbersJSON.write(report, simulated: simulated, to: &writer) { ReviewSummary(run)?.write(to: &$0) }
      console.out(SafeText(writer))
    }
    let errors =
      run.findings.all.count { $0.severity == .error && $0.rule.topic != "quota" }
      + run.findings.more.reduce(0) { $0 + ($1.kind.severity == .error ? $1.findingCount : 0) }
    if errors > 0 {
      console.status(
        "\(errors) error\(errors == 1 ? "" : "s") beside the quotas: `seedtool check` shows them\n"
      )
    }
    return run.hasConfigurationError ? 2 : 0
  }

  /// Whether a simulation's report is of the content as it stands. An edition of before is spoken of, since
  /// nobody simulates after every edit; a report of other content is refused.
  private func isCurrent(
    _ content: SimulationContent,
    of path: String,
    _ run: LintRun
  ) throws(RunError) -> Bool {
    let slugs = Set(run.catalog.bugs.indices.map { run.catalog.slug(ofBug: $0) })
    if !content.bugs.isEmpty, slugs.isDisjoint(with: content.bugs) {
      throw .world(path: path, message: "it is the report of other content, which has none of these bugs")
    }
    // What cannot be compiled could not be simulated either.
    if let bytes = try? BuiltContent.bytes(of: run.catalog, run.configuration),
      let bundle = try? SeedBundle.open(bytes: bytes), "\(bundle.info.contentDigest)" == content.digest
    {
      return true
    }
    let version = run.configuration.version ?? "?"
    let reason =
      version == content.version
      ? "the content was edited since" : "it is of version \(content.version), and the content has \(version)"
    console.complain("seedtool: \(path): \(reason); `seedtool simulate` makes a report of what is here now\n")
    return false
  }
}

/// The report for people.
private struct StatsPage {
  private let report: QuotaReport
  /// Whether what is asked for is a bug, and not the content as a whole.
  private let isOfOneBug: Bool
  /// What a simulation says is to be written; nil where none is asked.
  private let simulated: [String]?
  /// Nil where there is no rubric.
  private let reviewed: ReviewSummary?
  private let usesColor: Bool
  private static let barWidth = 20
  private static let nameWidth = 22

  init(
    _ report: QuotaReport,
    isOfOneBug: Bool,
    simulated: [String]?,
    reviewed: ReviewSummary?,
    usesColor: Bool
  ) {
    self.report = report
    self.isOfOneBug = isOfOneBug
    self.simulated = simulated
    self.reviewed = reviewed
    self.usesColor = usesColor
  }

  var text: SafeText {
    var text: SafeText = ""
    if !isOfOneBug {
      text += heading("Content", isFirst: true)
      text += row(report.bugCount, depth: 1)
      text += row(report.fixes, depth: 1)
      text += row(report.comments, depth: 1)
    }
    for bug in report.bugs { text += section(bug) }
    for product in report.products {
      for voice in product.voices {
        text += heading("\(product.name), \(voice.name)")
        text += row(voice.keys, depth: 1)
        text += row(voice.variants, depth: 1)
        for entry in voice.entries.filter({ $0.row.missing > 0 }).prefix(10) {
          text += row(entry.row, depth: 2)
        }
      }
    }
    if let reviewed { text += section(reviewed) }
    return text + nextSteps
  }

  private func section(_ reviewed: ReviewSummary) -> SafeText {
    var text = heading("Reviewed")
    for own in reviewed.progress {
      let note =
        own.unsure > 0 ? "\(own.unsure) unsure" : own.byPerson > 0 ? "\(own.byPerson) by a person" : nil
      text += line(
        own.kind.plural,
        have: own.reviewed,
        need: own.total,
        missing: own.total - own.reviewed,
        excess: 0,
        1,
        note: note
      )
    }
    return text
  }

  private func section(_ bug: QuotaReport.BugReport) -> SafeText {
    var text = heading(bug.slug, isFirst: isOfOneBug)
    text += row(bug.fixes, depth: 1)
    for row in bug.types { text += self.row(row, depth: 2) }
    for share in bug.severities { text += row(share, depth: 2) }
    text += row(bug.comments, depth: 1)
    text += row(bug.interactionTypes, depth: 1)
    for share in bug.interactions where share.have > 0 || share.name == "standard" {
      text += row(share, depth: 2)
    }
    text += row(bug.tidbits, depth: 1)
    for row in bug.triggers { text += self.row(row, depth: 2) }
    return text
  }

  private var nextSteps: SafeText {
    var text = "\n" + bold("What to write next") + "\n"
    var isEmpty = true
    for bug in report.bugs {
      for step in bug.nextSteps.prefix(4) {
        text += "  \(bug.slug): \(step.description)\n"
        isEmpty = false
      }
    }
    for step in isOfOneBug ? [] : report.nextSteps {
      text += "  content: \(step.description)\n"
      isEmpty = false
    }
    for product in report.products {
      for voice in product.voices where voice.keys.missing > 0 || voice.variants.missing > 0 {
        let counts = "\(voice.keys.missing) keys and \(voice.variants.missing) variants"
        let name = "\(product.name), \(voice.name)"
        text += "  \(name): \(counts) are missing\n"
        isEmpty = false
      }
    }
    if isEmpty { text += "  Nothing is missing.\n" }
    guard let simulated else { return text }
    text += "\n" + bold("What to write next, by what simulated users see twice") + "\n"
    for step in simulated { text += "  \(step)\n" }
    return simulated.isEmpty ? text + "  Nothing repeats within sixty days.\n" : text
  }

  private func heading(_ name: String, isFirst: Bool = false) -> SafeText {
    let name = SafeText(name, limit: 60)
    let columns = ["have", "need", "missing"].map { pad($0, 7) }.joined(separator: "  ")
    let gap = String(
      repeating: " ",
      count: max(1, StatsPage.nameWidth + StatsPage.barWidth + 3 - name.string.count)
    )
    return (isFirst ? "" : "\n") + bold(name) + "\(gap)\(columns)\n"
  }

  private func row(_ row: QuotaRow, depth: Int) -> SafeText {
    line(row.name, have: row.have, need: row.need, missing: row.missing, excess: row.excess, depth, note: nil)
  }

  private func row(_ share: QuotaShare, depth: Int) -> SafeText {
    let row = share.finally
    let note = share.percent.map { "\($0) %" }
    return line(
      share.name,
      have: row.have,
      need: row.need,
      missing: row.missing,
      excess: share.now.excess,
      depth,
      note: note
    )
  }

  private func line(
    _ name: String,
    have: Int,
    need: Int,
    missing: Int,
    excess: Int,
    _ depth: Int,
    note: String?
  ) -> SafeText {
    let indent = String(repeating: "  ", count: depth)
    let label: SafeText = "\(indent)\(name, limit: 60)"
    let gap = String(repeating: " ", count: max(1, StatsPage.nameWidth + 2 - label.string.count))
    let numbers = [
      pad("\(have)", 7), pad(need == 0 ? "–" : "\(need)", 7), pad(missing == 0 ? "·" : "\(missing)", 7),
    ]
    var text: SafeText = "\(label)\(gap)\(bar(have: have, need: need)) \(numbers.joined(separator: "  "))"
    if let note { text += "  \(note)" }
    if excess > 0 { text += "  \(excess) too many" }
    return text.trimmed + "\n"
  }

  /// Filled as far as the need is met; empty where nothing is needed.
  private func bar(have: Int, need: Int) -> SafeText {
    guard need > 0 else { return "\(String(repeating: " ", count: StatsPage.barWidth))" }
    let filled = min(StatsPage.barWidth, have * StatsPage.barWidth / need)
    let text: SafeText =
      "\(String(repeating: "█", count: filled))\(String(repeating: "░", count: StatsPage.barWidth - filled))"
    guard usesColor else { return text }
    return (have >= need ? "\u{1B}[32m" : "\u{1B}[33m") + text + "\u{1B}[0m"
  }

  private func bold(_ text: SafeText) -> SafeText { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
