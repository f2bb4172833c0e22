/// A pool of records that is too small: its users see something twice within sixty days.
package struct WritingNeed: Hashable, Sendable {
  package enum Kind: String, Sendable { case fixes, tidbits, texts }

  package var kind: Kind
  /// The bug's slug; nil for a reminder's texts.
  package var bug: String?
  /// The pool: "weekly", "afterCrash", "brutal notification.tier0.midpoint".
  package var pool: String
  package var have: Int
  /// How many more would last sixty days.
  package var more: Int
  /// Whose users see the pool's records most often, and for how many days they see new ones.
  package var profile: SimulationProfile
  package var freshDays: Int
  /// How many percent of all that was shown had been seen.
  package var seenPercent: Double
}

extension WritingNeed: CustomStringConvertible {
  /// "need-to-impress: write 34 afterApplied tidbits (the 15 there are last 18 days for users with one bug)".
  package var description: String {
    let noun = more == 1 ? (kind == .fixes ? "fix" : "\(kind.rawValue.dropLast())") : kind.rawValue
    let what = bug.map { "\($0): write \(more) \(pool) \(noun)" } ?? "\(pool): write \(more) \(noun)"
    let days = "\(freshDays) day\(freshDays == 1 ? "" : "s")"
    let users = kind == .texts ? profile.usersOfPressure : profile.users
    let own = have == 1 ? "the 1 there is lasts" : "the \(have) there are last"
    return "\(what) (\(own) \(days) for users \(users))"
  }
}

extension SimulationReport {
  /// The days for which users should see nothing twice (spec: "users shouldn't see repeats for months").
  private static let freshDays = 60.0
  /// How many needs of each kind are told.
  private static let needLimit = 5

  /// What to write next: the pools that users have seen all of within sixty days, what they see again first
  /// before the rest. Of fixes, tidbits and texts five each.
  ///
  /// - Parameter bug: the slug of the bug whose pools are asked for; nil for those of all bugs, and for
  ///   texts.
  package func needs(ofBug bug: String? = nil) -> [WritingNeed] {
    [fixPools, tidbitPools, reminderPools]
      .flatMap { pools in
        pools.filter { bug == nil || $0.bug == bug }.compactMap(Self.need).sorted(by: Self.isFirst)
          .prefix(Self.needLimit)
      }
      .sorted(by: Self.isFirst)
  }

  private static func isFirst(_ left: WritingNeed, _ right: WritingNeed) -> Bool {
    (left.freshDays, -left.seenPercent, left.bug ?? "", left.pool)
      < (right.freshDays, -right.seenPercent, right.bug ?? "", right.pool)
  }

  private static func need(_ pool: RecordPool) -> WritingNeed? {
    guard pool.repeats > 0, let busiest = pool.busiest else { return nil }
    let need = Int((busiest.aDay * freshDays).rounded(.up))
    guard need > pool.have else { return nil }
    return WritingNeed(
      kind: pool.kind,
      bug: pool.bug,
      pool: pool.label,
      have: pool.have,
      more: need - pool.have,
      profile: busiest.profile,
      freshDays: Int(Double(pool.have) / busiest.aDay),
      seenPercent: Double(pool.repeats) * 100 / Double(pool.shown)
    )
  }
}
