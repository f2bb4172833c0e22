import CivilTime
import SeedModel
import SeedRuntime

/// What is said of a settled commitment: the outcome, then the tier, then the shield's offer.
enum Feedback {
  /// Hands over each line with its arguments, in their order.
  ///
  /// - Parameters:
  ///   - before: the escalation before the record was settled.
  ///   - after: the escalation after it.
  ///   - offersShield: whether a shield could take a loss.
  static func each(
    of record: Commitment,
    before: Escalation,
    after: Escalation,
    offersShield: Bool,
    _ policies: PressurePolicies,
    _ say: (FeedbackKey, CopyArguments) -> Void
  ) {
    if record.status == .yes { return sayYes(before, after, policies, say) }
    say(record.status == .no ? .afterNo : record.isSet ? .missed : .noneByDeadline, [:])
    if before.streak > 0 { say(.streakEnded, ["days": .count(before.streak)]) }
    if record.shieldUsed { return say(.shieldUsed, [:]) }
    if after.tier > before.tier { say(.tierRaised, ["tier": .select(name(ofTier: after.tier))]) }
    if after.tier < before.tier { say(.tierLowered, ["tier": .select(name(ofTier: after.tier))]) }
    if offersShield { say(.shieldOffer, [:]) }
  }

  private static func sayYes(
    _ before: Escalation,
    _ after: Escalation,
    _ policies: PressurePolicies,
    _ say: (FeedbackKey, CopyArguments) -> Void
  ) {
    if policies.isMilestone(after.streak) {
      say(.milestone, ["days": .count(after.streak)])
    } else if before.streak == before.longestEnded, before.longestEnded >= policies.longestFromDays {
      // The streak has just passed the longest ended one: it was as long the day before.
      say(.longest, ["days": .count(after.streak)])
    } else {
      say(.plain, ["days": .count(after.streak)])
    }
    if before.tier > 0, after.tier == 0 {
      say(.tierLeft, ["tier": .select(name(ofTier: before.tier))])
    } else if after.tier > 0 {
      let needed = EscalationEngine.successesNeeded(toLeave: after.tier)
      say(.tierHeld, ["remaining": .count(needed - after.successes)])
    }
  }

  /// A tier's name, as the copy's selects have it.
  private static func name(ofTier tier: Int) -> String { ["baseline", "nudge", "push", "alarm"][tier] }

  /// What was said of a settled record of today, by the state alone: the shield's offer only while it stands.
  static func lines(
    of record: Commitment,
    in state: PressureState,
    at now: Instant,
    _ policies: PressurePolicies
  ) -> [(key: FeedbackKey, arguments: CopyArguments)] {
    var lines: [(key: FeedbackKey, arguments: CopyArguments)] = []
    each(
      of: record,
      before: state.escalation(before: record),
      after: state.slots[record.sortOrder].escalation,
      offersShield: state.offersShield(record.sortOrder, at: now),
      policies
    ) { lines.append(($0, $1)) }
    return lines
  }
}

extension PressureState {
  /// The escalation of a commitment before a record of today was settled; of a pending one the present one.
  func escalation(before record: Commitment) -> Escalation {
    let (slot, after) = (slots[record.sortOrder], slots[record.sortOrder].escalation)
    switch record.status {
    case .pending: return after
    case .no, .missed: return slot.lastMiss?.record.id == record.id ? slot.lastMiss?.before ?? after : after
    case .yes:
      // The tier as the record has it. A YES that left it was the last of as many as the tier has.
      let tier = record.escalationTierSnap
      return Escalation(
        tier: tier,
        successes: (after.tier < tier ? EscalationEngine.successesNeeded(toLeave: tier) : after.successes)
          - 1,
        streak: after.streak - 1,
        longest: after.longest,
        longestEnded: after.longestEnded
      )
    }
  }

  /// How many YES in a row are left of those that leave a tier, where at least one was counted: those of the
  /// commitment at that tier which lacks most. Nil where none was counted.
  func successesLeft(of tier: Int) -> Int? {
    let others = (day?.records ?? []).filter { $0.isSet && $0.sortOrder != 0 }.map(\.sortOrder)
    let counted =
      ([0] + others).map { slots[$0].escalation }.filter { $0.tier == tier }.map(\.successes).min() ?? 0
    return tier == 0 || counted == 0 ? nil : EscalationEngine.successesNeeded(toLeave: tier) - counted
  }

  /// The highest tier among what is set today, the first commitment always counted.
  var worstTier: Int {
    var tier = slots[0].escalation.tier
    let records = day?.records ?? []
    for index in records.indices where records[index].isSet {
      tier = max(tier, slots[records[index].sortOrder].escalation.tier)
    }
    return tier
  }
}
