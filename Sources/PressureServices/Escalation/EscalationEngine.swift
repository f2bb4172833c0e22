public import SeedModel
/// The escalation engine: a pure function from a state and a result to the next state (engine spec,
/// "Transition Rules" and design note).
public enum EscalationEngine {
  /// The state after a day.
  ///
  /// A shield takes one from the balance; without a balance it is an ordinary NO or miss.
  /// - Complexity: O(1).
  public static func next(
    _ state: EscalationState,
    _ result: CheckInResult,
    policy: EscalationAfterRecovery = .literal
  ) -> EscalationState {
    var state = state
    let isShielded = result.isShielded && state.shields.remaining > 0
    if isShielded { state.shields.remaining -= 1 }
    state.escalation.apply(DayOutcome(result.shielded(isShielded), under: policy))
    return state
  }

  /// The states after each of some days.
  public static func states(
    from state: EscalationState = EscalationState(),
    results: some Sequence<CheckInResult>,
    policy: EscalationAfterRecovery = .literal
  ) -> [EscalationState] {
    var state = state
    return results.map { result in
      state = next(state, result, policy: policy)
      return state
    }
  }

  /// What a history adds up to. The stored escalation is a cache of this.
  ///
  /// - Complexity: O(days); a few nanoseconds a day, and nothing is allocated.
  @inlinable
  public static func fold(
    _ history: some Sequence<DayOutcome>,
    from start: Escalation = Escalation()
  ) -> Escalation {
    var escalation = start
    for outcome in history { escalation.apply(outcome) }
    return escalation
  }

  /// How many YES in a row leave a tier: as many as its number; 0 for tier 0.
  public static func successesNeeded(toLeave tier: Int) -> Int { tier }
}

extension Escalation {
  /// Adds a day.
  public mutating func apply(_ outcome: DayOutcome) {
    let result = outcome.result
    if result == .yes {
      successes = min(successes + 1, Escalation.countLimit)
      streak = min(streak + 1, Escalation.countLimit)
      misses = 0
      longest = max(longest, streak)
      // Straight to tier 0: that is the design note, against the diagram's steps.
      if tier > 0, successes >= EscalationEngine.successesNeeded(toLeave: tier) {
        tier = 0
        successes = 0
      }
      return
    }
    longestEnded = max(longestEnded, streak)
    streak = 0
    successes = 0
    if result.isShielded { return }
    misses = min(misses + 1, Escalation.countLimit)
    let missTier = min(misses, Escalation.highestTier)
    tier = outcome.policy == .literal ? missTier : max(tier, missTier)
  }
}
