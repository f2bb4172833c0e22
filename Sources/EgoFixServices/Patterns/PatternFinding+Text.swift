import SeedModel

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

extension EgoFix {
  /// The title and body of a pattern (spec: pattern insights feel personal: the numbers are the user's own).
  ///
  /// - Throws: what the content's texts throw.
  public func text(of pattern: PatternRecord) throws -> EgoFixCopyText {
    let finding = pattern.finding
    let name = try content.texts.copy(finding.nameKey, variant: 0, arguments: EgoFixCopyArguments())
    let text = try content.texts.copy(
      finding.copyKey,
      variant: Int(pattern.variant),
      arguments: arguments(of: finding)
    )
    return EgoFixCopyText(title: name?.body ?? "", body: text?.body ?? "")
  }

  private func arguments(of finding: PatternFinding) throws -> EgoFixCopyArguments {
    var values: [(name: String, value: EgoFixCopyArguments.Value)] = []
    if finding.bug >= 0 { values.append(("bug", .text(try content.texts.bug(finding.bug).title))) }
    if finding.otherBug >= 0 {
      values.append(("otherBug", .text(try content.texts.bug(finding.otherBug).title)))
    }
    switch finding.detail {
    case .weekday(let day): values.append(("weekday", .select(EgoFix.weekdayName(Int(day)))))
    case .time(let time): values.append(("time", .select("\(time)")))
    case .context(let context): values.append(("context", .select("\(context)")))
    case .day: values.append(("days", .count(policies.regressionDays)))
    case .none: break
    }
    values.append(("count", .count(Int(finding.count))))
    values.append(("percent", .count(Int(finding.percent))))
    values.append(("weeks", .count(Int(finding.weeks))))
    return EgoFixCopyArguments(values)
  }

  /// What copy selects a weekday by, 1 = Sunday … 7 = Saturday.
  static func weekdayName(_ weekday: Int) -> String {
    let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    return names[min(max(weekday, 1), 7) - 1]
  }
}
