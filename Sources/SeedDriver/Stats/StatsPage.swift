import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedRules
import SeedTables

/// What `stats` shows to people.
struct StatsPage {
  private let report: QuotaReport
  /// Whether what is asked for is a bug, and not the content as a whole.
  private let isOfOneBug: Bool
  private let steps: WritingSteps
  private let usesColor: Bool
  private let columnCount: Int
  private static let barWidth = 20
  private static let nameWidth = 22

  init(_ report: QuotaReport, isOfOneBug: Bool, steps: WritingSteps, _ console: Console) {
    self.report = report
    self.isOfOneBug = isOfOneBug
    self.steps = steps
    (usesColor, columnCount) = (console.usesColor, console.columnCount)
  }

  var text: SafeText {
    var text: SafeText = ""
    if !isOfOneBug {
      text += heading("Content", isFirst: true)
      text += row(report.bugCount, report.labels.plural(.bugs), depth: 1)
      text += row(report.fixes, report.labels.plural(.fixes), depth: 1)
      text += row(report.comments, depth: 1)
    }
    for bug in report.bugs { text += section(bug) }
    if !isOfOneBug, report.bugs.count < report.bugCount.have {
      text += "  \(report.labels.plural(.bugs)) after the first \(report.bugs.count) are not counted\n"
    }
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
    if let reviewed = steps.reviewed { text += section(reviewed) }
    return text + nextSteps
  }

  private func section(_ reviewed: ReviewSummary) -> SafeText {
    var text = heading("Reviewed")
    for own in reviewed.progress {
      let note =
        own.unsure > 0 ? "\(own.unsure) unsure" : own.byPerson > 0 ? "\(own.byPerson) by a person" : nil
      let row = QuotaRow(own.kind.plural(report.labels), have: own.reviewed, need: own.total)
      text += line(row.name, row, depth: 1, note: note)
    }
    return text
  }

  private func section(_ bug: QuotaReport.BugReport) -> SafeText {
    var text = heading(bug.slug, isFirst: isOfOneBug)
    text += row(bug.fixes, report.labels.plural(.fixes), depth: 1)
    for row in bug.types { text += self.row(row, depth: 2) }
    for share in bug.severities { text += row(share, depth: 2) }
    text += row(bug.comments, depth: 1)
    text += row(bug.interactionTypes, depth: 1)
    for share in bug.interactions where share.have > 0 || share.name == "standard" {
      text += row(share, depth: 2)
    }
    text += row(bug.tidbits, report.labels.plural(.microEducation), depth: 1)
    for row in bug.triggers { text += self.row(row, depth: 2) }
    return text
  }

  private var nextSteps: SafeText {
    var text = "\n" + bold("What to write next") + "\n"
    let steps = steps.shown
    for (place, step) in steps.enumerated() {
      text += paragraph(step.description, lead: pad("\(place + 1)", 4) + ". ")
    }
    for line in self.steps.closing { text += paragraph(line, lead: "  ") }
    return text
  }

  private func paragraph(_ text: String, lead: String) -> SafeText {
    let indent = String(repeating: " ", count: lead.count)
    return WrappedText.lines(text.split(separator: " "), width: columnCount, lead: lead, indent: indent)
      .reduce("") { $0 + "\($1)\n" }
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

  private func row(_ row: QuotaRow, _ name: String? = nil, depth: Int) -> SafeText {
    line(name ?? row.name, row, excess: row.excess, depth: depth)
  }

  private func row(_ share: QuotaShare, depth: Int) -> SafeText {
    let note = share.percent.map { "\($0) %" }
    return line(share.name, share.finally, excess: share.now.excess, depth: depth, note: note)
  }

  private func line(
    _ name: String,
    _ row: QuotaRow,
    excess: Int = 0,
    depth: Int,
    note: String? = nil
  ) -> SafeText {
    let indent = String(repeating: "  ", count: depth)
    let label: SafeText = "\(indent)\(name, limit: 60)"
    let gap = String(repeating: " ", count: max(1, StatsPage.nameWidth + 2 - label.string.count))
    let need = row.need == 0 ? "–" : "\(row.need)"
    let missing = row.missing == 0 ? "·" : "\(row.missing)"
    let numbers = ["\(row.have)", need, missing].map { pad($0, 7) }.joined(separator: "  ")
    var text: SafeText = "\(label)\(gap)\(bar(row)) \(numbers)"
    if let note { text += "  \(note)" }
    if excess > 0 { text += "  \(excess) too many" }
    return text.trimmed + "\n"
  }

  /// Filled as far as the need is met; empty where nothing is needed.
  private func bar(_ row: QuotaRow) -> SafeText {
    guard row.need > 0 else { return "\(String(repeating: " ", count: StatsPage.barWidth))" }
    let filled = min(StatsPage.barWidth, row.have * StatsPage.barWidth / row.need)
    let text: SafeText =
      "\(String(repeating: "█", count: filled))\(String(repeating: "░", count: StatsPage.barWidth - filled))"
    guard usesColor else { return text }
    return (row.have >= row.need ? "\u{1B}[32m" : "\u{1B}[33m") + text + "\u{1B}[0m"
  }

  private func bold(_ text: SafeText) -> SafeText { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
