package import SeedDecoding
package import SeedModel
import SeedTables

extension QuotaReport {
  /// Something to write, with how many of it.
  package enum NextStep: Hashable, Sendable {
    case bugs(Int)
    case fixesOfType(FixType, Int)
    /// Fixes beyond those that the types ask for.
    case fixes(Int)
    case fixesOfSeverity(FixSeverity, Int)
    /// Fixes of interaction types that the bug does not use yet.
    case newInteractionTypes(Int, unused: [InteractionType])
    /// Standard fixes that another interaction type would carry better.
    case fewerStandard(Int)
    case comments(Int)
    case fewerComments(Int)
    case tidbitsFor(EducationTrigger, Int)
    case tidbits(Int)
  }
}

extension QuotaReport.BugReport {
  /// What to write next, the scarcest sort first: fixes by type and severity, then how they are carried out,
  /// comments, tidbits.
  package var nextSteps: [QuotaReport.NextStep] {
    var steps = scarceFixes.map(\.step)
    let fixesLeft = fixes.missing - types.reduce(0) { $0 + $1.missing }
    if fixesLeft > 0 { steps.append(.fixes(fixesLeft)) }
    if interactionTypes.missing > 0 {
      let unused = InteractionType.allCases.filter { interaction($0).have == 0 }
      steps.append(.newInteractionTypes(interactionTypes.missing, unused: unused))
    }
    let standard = interaction(.standard).now
    if standard.excess > 0 { steps.append(.fewerStandard(standard.excess)) }
    if comments.finally.missing > 0 { steps.append(.comments(comments.finally.missing)) }
    if comments.now.excess > 0 { steps.append(.fewerComments(comments.now.excess)) }
    var tidbitsLeft = tidbits.missing
    for trigger in EducationTrigger.allCases where self.trigger(trigger).missing > 0 {
      let missing = self.trigger(trigger).missing
      steps.append(.tidbitsFor(trigger, missing))
      tidbitsLeft -= missing
    }
    if tidbitsLeft > 0 { steps.append(.tidbits(tidbitsLeft)) }
    return steps
  }

  /// What to see to first among the fixes that are missing: at most three sorts, "5 weekly and 5
  /// high-severity ones"; nil when any fix will do.
  package var priorities: String? {
    // The sort that makes up nearly all of a bug's fixes is no advice while others are missing.
    let scarce = scarceFixes.filter { $0.step != .fixesOfType(.daily, type(.daily).missing) }
    let chosen = scarce.isEmpty ? scarceFixes : scarce
    if chosen.isEmpty { return nil }
    let isOne = chosen.count == 1 && chosen[0].row.missing == 1
    return QuotaReport.list(chosen.prefix(3).map { $0.step.adjective }) + (isOne ? " one" : " ones")
  }

  /// The sorts of fixes that are missing, the one with the greatest share missing first.
  private var scarceFixes: [(step: QuotaReport.NextStep, row: QuotaRow)] {
    var missing: [(step: QuotaReport.NextStep, row: QuotaRow)] = []
    // In the order that decides a tie: the sorts that a bug needs fewest of first.
    for type in [FixType.weekly, .quickFix, .daily] {
      missing.append((.fixesOfType(type, self.type(type).missing), self.type(type)))
    }
    for severity in [FixSeverity.high, .medium, .low] {
      let row = self.severity(severity).finally
      missing.append((.fixesOfSeverity(severity, row.missing), row))
    }
    return missing.filter { $0.row.missing > 0 }.enumerated()
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
  package var nextSteps: [NextStep] {
    // A bug that is yet to be added brings its own fixes and comments.
    if bugCount.missing > 0 { return [.bugs(bugCount.missing)] }
    var steps: [NextStep] = []
    let fixesToCome = bugs.reduce(0) { sum, bug in
      sum + max(bug.fixes.missing, bug.types.reduce(0) { $0 + $1.missing })
    }
    if fixes.missing > fixesToCome { steps.append(.fixes(fixes.missing - fixesToCome)) }
    let commentsToCome = bugs.reduce(0) { $0 + $1.comments.finally.missing }
    if comments.finally.missing > commentsToCome {
      steps.append(.comments(comments.finally.missing - commentsToCome))
    }
    let commentsToGo = bugs.reduce(0) { $0 + $1.comments.now.excess }
    if comments.now.excess > commentsToGo { steps.append(.fewerComments(comments.now.excess - commentsToGo)) }
    return steps
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

extension QuotaReport.NextStep {
  /// What to do, in the imperative and in the content's words: "write 5 weekly fixes".
  package func text(_ labels: RecordLabels) -> String {
    switch self {
    case .bugs(let count): "add \(labels.counted(count, .bugs))"
    case .fixes(let count): "write \(labels.counted(count, .fixes, "more")) of any type"
    case .fixesOfType(.quickFix, let count): "write \(labels.counted(count, .fixes, "quick"))"
    case .fixesOfType(let type, let count): "write \(labels.counted(count, .fixes, "\(type)"))"
    case .fixesOfSeverity(let severity, let count):
      "write \(labels.counted(count, .fixes, "\(severity)-severity"))"
    case .newInteractionTypes(let count, let unused):
      "use \(QuotaReport.count(count, "more interaction type")), of "
        + unused.map(\.description).joined(separator: ", ")
    case .fewerStandard(let count):
      "carry out \(labels.counted(count, .fixes, "standard")) by another interaction type"
    case .comments(let count): "write \(QuotaReport.count(count, "inline comment"))"
    case .fewerComments(let count): "drop \(QuotaReport.count(count, "inline comment")), the weakest"
    case .tidbitsFor(let trigger, let count):
      "write \(labels.counted(count, .microEducation, "\(trigger)"))"
    case .tidbits(let count): "write \(labels.counted(count, .microEducation, "more")) for any trigger"
    }
  }

  /// The step as the sort of "… ones": "5 weekly".
  var adjective: String {
    switch self {
    case .fixesOfType(.quickFix, let count): "\(count) quick"
    case .fixesOfType(let type, let count): "\(count) \(type)"
    case .fixesOfSeverity(let severity, let count): "\(count) \(severity)-severity"
    default: text(.standard)
    }
  }
}
