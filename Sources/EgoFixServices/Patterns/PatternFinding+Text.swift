import SeedModel
import SeedRuntime
import ServiceCopy

extension PatternFinding {
  /// The copy key that tells it.
  public var copyKey: EgoFixCopyKey { keys.text }

  /// The copy key of its name.
  public var nameKey: EgoFixCopyKey { keys.name }

  private var keys: (text: EgoFixCopyKey, name: EgoFixCopyKey) {
    switch (type, detail) {
    case (.avoidance, _): (.patternAvoidance, .nameAvoidance)
    case (.temporalCrash, .time): (.patternTimeOfDay, .nameTimeOfDay)
    case (.temporalCrash, _): (.patternWeekday, .nameWeekday)
    case (.contextualSpike, _): (.patternContext, .nameContext)
    case (.correlatedBugs, _): (.patternCorrelated, .nameCorrelated)
    case (.plateau, _): (.patternPlateau, .namePlateau)
    case (.improvement, _): (.patternImprovement, .nameImprovement)
    case (.regression, _): (.patternRegression, .nameRegression)
    }
  }
}

extension EgoFixContent {
  /// The title and body of a finding (spec: pattern insights feel personal: the numbers are the user's own).
  ///
  /// - Throws: what the content's texts throw.
  func text(of finding: PatternFinding, variant: UInt8, policies: EgoFixPolicies) throws -> CopyText {
    let name = try text(finding.nameKey)
    let text = try text(finding.copyKey, variant: Int(variant), arguments(of: finding, policies))
    return CopyText(title: name?.body ?? "", body: text?.body ?? "")
  }

  private func arguments(of finding: PatternFinding, _ policies: EgoFixPolicies) throws -> CopyArguments {
    var values = CopyArguments()
    if let bug = try finding.bug.flatMap({ try texts.bug($0) }) { values.set("bug", to: .text(bug.title)) }
    if let bug = try finding.otherBug.flatMap({ try texts.bug($0) }) {
      values.set("otherBug", to: .text(bug.title))
    }
    switch finding.detail {
    case .weekday(let day): values.set("weekday", to: .select(EgoFixContent.weekdayName(Int(day))))
    case .time(let time): values.set("time", to: .select("\(time)"))
    case .context(let context): values.set("context", to: .select("\(context)"))
    case .day: values.set("days", to: .count(policies.regressionDays))
    case .none: break
    }
    values.set("count", to: .count(Int(finding.count)))
    values.set("percent", to: .count(Int(finding.percent)))
    values.set("weeks", to: .count(Int(finding.weeks)))
    return values
  }

  /// What copy selects a weekday by, 1 = Sunday … 7 = Saturday.
  static func weekdayName(_ weekday: Int) -> String {
    let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    return names[min(max(weekday, 1), 7) - 1]
  }
}
