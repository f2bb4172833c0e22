public import SeedModel
import CivilTime
import SeedRuntime
import SeededRandom
import ServiceCopy

extension PressureTurn {
  /// Shows a line: a variant that is not the key's last one, in the voice of the moment.
  mutating func say(_ key: FeedbackKey, _ arguments: CopyArguments = CopyArguments()) {
    let mode = state.mode(at: now)
    let name = key.name
    guard let line = reducer.given.lines.line(of: key, in: mode),
      let variant = state.variants.choose(name, of: line.variantCount, using: &state.copyRandom)
    else {
      let reason = "the bundle has no such key in the voice \(mode.voice)"
      effects.append(.missingCopy(key: name, reason: reason))
      return
    }
    do throws(CopyError) {
      let text = try reducer.given.copy.text(of: line, variant: variant, arguments: arguments)
      if let text { effects.append(.feedback(FeedbackLine(key: name, variant: variant, text: text.body))) }
    } catch {
      effects.append(.missingCopy(key: name, reason: error.description))
    }
  }

  /// The lines after a check-in: the outcome, then the tier, then the shield's offer.
  mutating func sayOutcome(_ result: CheckInResult, before: Escalation, after: Escalation) {
    if result == .yes {
      sayYes(before: before, after: after)
    } else {
      say(.afterNo)
      sayLoss(before: before, after: after)
    }
  }

  /// The lines after a miss.
  mutating func sayMissed(_ record: Commitment, before: Escalation, after: Escalation) {
    say(record.isSet ? .missed : .noneByDeadline)
    sayLoss(before: before, after: after)
  }

  private mutating func sayYes(before: Escalation, after: Escalation) {
    if policies.isMilestone(after.streak) {
      say(.milestone, ["days": .count(after.streak)])
    } else if before.streak == before.longestEnded, before.longestEnded >= policies.longestFromDays {
      // The streak has just passed the longest ended one: it was as long the day before.
      say(.longest, ["days": .count(after.streak)])
    } else {
      say(.plain, ["days": .count(after.streak)])
    }
    if before.tier > 0, after.tier == 0 {
      say(.tierLeft, ["tier": .select(tierName(before.tier))])
    } else if after.tier > 0 {
      let needed = EscalationEngine.successesNeeded(toLeave: after.tier)
      say(.tierHeld, ["remaining": .count(needed - after.successes)])
    }
  }

  private mutating func sayLoss(before: Escalation, after: Escalation) {
    if before.streak > 0 { say(.streakEnded, ["days": .count(before.streak)]) }
    if after.tier > before.tier { say(.tierRaised, ["tier": .select(tierName(after.tier))]) }
    if after.tier < before.tier { say(.tierLowered, ["tier": .select(tierName(after.tier))]) }
    if PressureFeature.restartShield.isOpen(to: state.entitlement, at: now), state.shields.remaining > 0 {
      say(.shieldOffer)
    }
  }

  /// A tier's name, as the copy's selects have it.
  private func tierName(_ tier: Int) -> String { ["baseline", "nudge", "push", "alarm"][tier] }
}

extension PressurePolicies {
  /// Whether a streak is a milestone: one of the list, or a whole number of repeats after its last.
  public func isMilestone(_ streak: Int) -> Bool {
    if milestoneDays.contains(streak) { return true }
    guard let last = milestoneDays.max(), streak > last, milestoneRepeatDays > 0 else { return false }
    return (streak - last) % milestoneRepeatDays == 0
  }
}
