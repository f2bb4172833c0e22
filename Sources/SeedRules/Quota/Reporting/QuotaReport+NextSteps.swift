package import SeedDecoding
import SeedModel
import SeedTables

extension QuotaReport.BugReport {
  /// What to write next, in the imperative and in the content's words ("write 5 weekly fixes"), the scarcest
  /// sort first: fixes by type and severity, then how they are carried out, comments, tidbits.
  package func nextSteps(_ labels: RecordLabels) -> [String] {
    var steps = scarceFixes.map { "write \(labels.counted($0.row.missing, .fixes, $0.sort))" }
    let fixesLeft = fixes.missing - types.reduce(0) { $0 + $1.missing }
    if fixesLeft > 0 { steps.append("write \(labels.counted(fixesLeft, .fixes, "more")) of any type") }
    if interactionTypes.missing > 0 {
      let count = QuotaReport.count(interactionTypes.missing, "more interaction type")
      let unused = interactions.filter { $0.have == 0 }.map(\.name)
      steps.append("use \(count), of \(unused.joined(separator: ", "))")
    }
    let standard = interaction(.standard).now.excess
    if standard > 0 {
      let fixes = labels.counted(standard, .fixes, "standard")
      steps.append("carry out \(fixes) by another interaction type")
    }
    steps += QuotaReport.commentSteps(comments.finally.missing, comments.now.excess)
    steps += triggers.filter { $0.missing > 0 }
      .map { "write \(labels.counted($0.missing, .microEducation, $0.name))" }
    let tidbitsLeft = tidbits.missing - triggers.reduce(0) { $0 + $1.missing }
    if tidbitsLeft > 0 {
      steps.append("write \(labels.counted(tidbitsLeft, .microEducation, "more")) for any trigger")
    }
    return steps
  }

  /// What to see to first among the fixes that are missing: at most three sorts, "5 weekly and 5
  /// high-severity ones"; nil when any fix will do.
  package var priorities: String? {
    // The sort that makes up nearly all of a bug's fixes is no advice while others are missing.
    let scarce = scarceFixes.filter { $0.sort != "daily" }
    let chosen = scarce.isEmpty ? scarceFixes : scarce
    if chosen.isEmpty { return nil }
    let isOne = chosen.count == 1 && chosen[0].row.missing == 1
    let sorts = chosen.prefix(3).map { "\($0.row.missing) \($0.sort)" }
    return QuotaReport.list(sorts) + (isOne ? " one" : " ones")
  }

  /// The sorts of fixes that are missing, the one with the greatest share missing first.
  private var scarceFixes: [(sort: String, row: QuotaRow)] {
    // In the order that decides a tie: the sorts that a bug needs fewest of first.
    var rows: [(sort: String, row: QuotaRow)] =
      [("weekly", type(.weekly)), ("quick", type(.quickFix)), ("daily", type(.daily))]
    rows += [FixSeverity.high, .medium, .low].map { ("\($0)-severity", severity($0).finally) }
    return rows.filter { $0.row.missing > 0 }.enumerated()
      .sorted { left, right in
        // missing / need, compared without a division.
        let leftShare = left.element.row.missing * right.element.row.need
        let rightShare = right.element.row.missing * left.element.row.need
        return leftShare == rightShare ? left.offset < right.offset : leftShare > rightShare
      }
      .map(\.element)
  }
}

extension QuotaReport {
  /// What the content as a whole lacks when every bug that is there has all that is missing in it.
  package var nextSteps: [String] {
    // A bug that is yet to be added brings its own fixes and comments.
    if bugCount.missing > 0 { return ["add \(labels.counted(bugCount.missing, .bugs))"] }
    var steps: [String] = []
    let fixesToCome = bugs.reduce(0) { sum, bug in
      sum + max(bug.fixes.missing, bug.types.reduce(0) { $0 + $1.missing })
    }
    let fixesLeft = fixes.missing - fixesToCome
    if fixesLeft > 0 { steps.append("write \(labels.counted(fixesLeft, .fixes, "more")) of any type") }
    let commentsToCome = bugs.reduce(0) { $0 + $1.comments.finally.missing }
    let commentsToGo = bugs.reduce(0) { $0 + $1.comments.now.excess }
    return steps
      + Self.commentSteps(comments.finally.missing - commentsToCome, comments.now.excess - commentsToGo)
  }

  fileprivate static func commentSteps(_ missing: Int, _ excess: Int) -> [String] {
    (missing > 0 ? ["write \(count(missing, "inline comment"))"] : [])
      + (excess > 0 ? ["drop \(count(excess, "inline comment")), the weakest"] : [])
  }

  /// "a", "a and b", "a, b and c".
  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A number and a noun in the number's form.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(number == 1 ? noun : RecordLabels.plural(noun))"
  }
}
