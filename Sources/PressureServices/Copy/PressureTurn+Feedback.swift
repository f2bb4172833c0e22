public import SeedModel
import SeedRuntime
import SeededRandom
import ServiceCopy

extension PressureTurn {
  /// Shows a line: a variant that is not the key's last one, in the voice of the moment.
  ///
  /// - Returns: the variant; nil where the bundle has none.
  @discardableResult
  mutating func say(_ key: FeedbackKey, _ arguments: CopyArguments = CopyArguments()) -> Int? {
    let mode = state.mode(at: now)
    let name = key.rawValue
    guard let line = line(name, in: mode),
      let variant = state.variants.choose(name, of: line.variantCount, using: &state.copyRandom)
    else {
      let reason = "the bundle has no such key in the voice \(mode.voice)"
      effects.append(.missingCopy(key: name, reason: reason))
      return nil
    }
    do throws(CopyError) {
      let text = try reducer.copy.text(of: line, variant: variant, arguments: arguments)
      if let text { effects.append(.feedback(FeedbackLine(key: name, variant: variant, text: text.body))) }
    } catch {
      effects.append(.missingCopy(key: name, reason: error.description))
    }
    return variant
  }

  /// What a key says in a mode.
  func line(_ name: String, in mode: PersonalityMode) -> CopyLine? {
    reducer.copy.line(product: pressureProduct, voice: mode.voice, key: name)
  }

  /// The lines after an answer or a miss of a record that was settled.
  mutating func sayOutcome(of record: Commitment, before: Escalation, after: Escalation) {
    let isOpen = PressureFeature.restartShield.isOpen(to: state.entitlement, at: now)
    var said: [String: Int] = [:]
    Feedback.each(
      of: record,
      before: before,
      after: after,
      offersShield: isOpen && state.shields.remaining > 0,
      policies
    ) { said[$0.rawValue] = say($0, $1) }
    state.slots[record.sortOrder].said = said
  }
}

extension PressurePolicies {
  /// Whether a streak is a milestone: one of the list, or a whole number of repeats after its last.
  public func isMilestone(_ streak: Int) -> Bool {
    if milestoneDays.contains(streak) { return true }
    guard let last = milestoneDays.max(), streak > last, milestoneRepeatDays > 0 else { return false }
    return (streak - last) % milestoneRepeatDays == 0
  }
}
