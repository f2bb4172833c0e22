import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedRules
import SeedSimulation

/// What to write next, in one list: what the quotas lack, what users see again first, the sorts of which a
/// bug has much less than the others, and what nobody has reviewed.
struct WritingSteps {
  enum Step {
    /// Something the quotas lack; of a bug, of a voice, or of the content as a whole.
    case quota(String, of: String, bug: String?)
    case repeats(WritingNeed, String)
    case thin(QuotaReport.ThinCell, String)
    /// How many records, and their kinds: "5 bugs and 591 fixes".
    case unreviewed(Int, String)
  }

  /// What is known of the content's users.
  enum Simulated {
    case report(SimulationReport, isCurrent: Bool)
    /// Why nobody could play it.
    case unknown(String)
  }

  private let quotas: [Step]
  private let rest: [Step]
  private let simulated: Simulated
  /// Nil where there is no rubric.
  let reviewed: ReviewSummary?

  private static let stepsPerBug = 4
  private static let thinLimit = 5

  /// - Parameter bug: the bug whose steps are asked for; nil for those of the whole content.
  init(_ report: QuotaReport, _ simulated: Simulated, _ reviewed: ReviewSummary?, bug: String?) {
    self.simulated = simulated
    self.reviewed = reviewed
    quotas = WritingSteps.quotas(report, bug: bug)
    var rest: [Step] = []
    if case .report(let played, _) = simulated {
      rest += played.needs(ofBug: bug).map { .repeats($0, report.labels.naming("\($0)")) }
    }
    rest += report.thinCells.filter { bug == nil || $0.bug == bug }.prefix(Self.thinLimit)
      .map { .thin($0, $0.text(report.labels)) }
    let unread = (reviewed?.progress ?? []).filter { $0.reviewed < $0.total }
    if !unread.isEmpty {
      let kinds = unread.map { "\($0.total - $0.reviewed) \($0.kind.plural(report.labels))" }.joined(
        separator: ", "
      )
      rest.append(.unreviewed(unread.reduce(0) { $0 + $1.total - $1.reviewed }, kinds))
    }
    self.rest = rest
  }

  private static func quotas(_ report: QuotaReport, bug: String?) -> [Step] {
    var steps: [Step] = []
    for own in report.bugs where bug == nil || own.slug == bug {
      steps += own.nextSteps(report.labels).prefix(stepsPerBug).map {
        .quota($0, of: own.slug, bug: own.slug)
      }
    }
    guard bug == nil else { return steps }
    steps += report.nextSteps.map { .quota($0, of: "content", bug: nil) }
    for product in report.products {
      for voice in product.voices where voice.keys.missing > 0 || voice.variants.missing > 0 {
        let counts = "write \(voice.keys.missing) keys and \(voice.variants.missing) variants"
        steps.append(.quota(counts, of: "\(product.name), \(voice.name)", bug: nil))
      }
    }
    return steps
  }

  /// The steps, the most needed first.
  var shown: [Step] { quotas + rest }

  /// What is to be said behind the steps.
  var closing: [String] {
    switch simulated {
    case .unknown(let reason): ["What users will see again is not known: \(reason)."]
    case .report(let played, _) where played.needs().isEmpty:
      ["\(played.plan.users) simulated users saw nothing twice within sixty days."]
    case .report(let played, _):
      [
        "Users are to see nothing twice for sixty days; "
          + "\(played.plan.users) were simulated for \(played.plan.days)."
      ]
    }
  }

  /// Writes what `stats` says of it as JSON.
  func write(to writer: inout JSONWriter) {
    writer.array("writeNext", shown) { $1.write(to: &$0) }
    writer.object("simulation") {
      switch simulated {
      case .unknown(let reason): $0.member("skipped", reason)
      case .report(let played, let isCurrent):
        $0.member("users", played.plan.users)
        $0.member("days", played.plan.days)
        $0.member("isCurrent", isCurrent)
      }
    }
    reviewed?.write(to: &writer)
  }
}

extension WritingSteps.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .quota(let text, let name, _): "\(name): \(text)"
    case .repeats(_, let text), .thin(_, let text): text
    case .unreviewed(_, let kinds): "`seedtool review ask`: not reviewed are \(kinds)"
    }
  }

  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .quota(_, _, let bug):
      writer.member("reason", "quota")
      writer.member("bug", bug)
    case .repeats(let need, _):
      writer.member("reason", "repeats")
      writer.member("bug", need.bug)
      writer.member("kind", need.kind.rawValue)
      writer.member("pool", need.pool)
      writer.member("have", need.have)
      writer.member("more", need.more)
      writer.member("freshDays", need.freshDays)
      writer.member("seenPercent") { $0.number((need.seenPercent * 10).rounded() / 10) }
      writer.member("profile", need.profile.rawValue)
    case .thin(let cell, _):
      writer.member("reason", "thin")
      writer.member("bug", cell.bug)
      writer.member("kind", cell.kind.rawValue)
      writer.member("pool", cell.name)
      writer.member("have", cell.have)
    case .unreviewed(let count, _):
      writer.member("reason", "unreviewed")
      writer.member("more", count)
    }
    writer.member("text", description)
  }
}
