package import CivilTime
package import ServiceKernel

extension ServiceScreen {
  /// Whether it is timed or stays as it is until the next due: a screen that does neither shows what is over.
  package static func isTimedOrSteady(_ state: Rules.State, by rules: Rules, from now: Instant) -> Bool {
    let now = max(now, rules.lastInstant(of: state))
    var (settled, effects) = (state, [Rules.Effect]())
    rules.settleDues(until: now, in: &settled, &effects)
    let end = rules.nextDue(after: settled)?.at ?? now.adding(seconds: 40 * 86_400)
    return isTimed || Self(rules, state, at: now) == Self(rules, state, at: end.adding(seconds: -1))
  }
}

extension TimelineScreen {
  /// The moments within a timeline's entries at which something else is shown than they say; and how many
  /// entries follow the first.
  package static func timelineFaults(
    of state: Rules.State,
    by rules: Rules,
    from now: Instant,
    until end: Instant
  ) -> (faults: [Instant], changeCount: Int) {
    let timeline = timeline(of: state, by: rules, from: now, until: end)
    var faults: [Instant] = []
    for (index, entry) in timeline.enumerated() {
      let next = index + 1 < timeline.count ? timeline[index + 1].at : end.adding(seconds: 1)
      let length = next.seconds(since: entry.at)
      for second in [0, length / 3, length / 2, length * 9 / 10, length - 1] {
        let moment = entry.at.adding(seconds: second)
        if Self(rules, state, at: moment) != entry.screen { faults.append(moment) }
      }
    }
    return (faults, timeline.count - 1)
  }
}
