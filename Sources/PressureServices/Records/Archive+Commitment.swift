import CivilTime
import SeedModel

extension ByteWriter {
  mutating func write(_ record: Commitment) {
    write(record.id)
    write(record.userID) { $0.write($1) }
    write(record.date)
    write(record.sortOrder)
    write(record.text)
    write(record.lockedAt) { $0.write($1) }
    write(record.checkedInAt) { $0.write($1) }
    write(record.updatedAt)
    write(record.escalationTierSnap)
    // Bits 0…1 the status, 2 the shield, 3 the policy.
    write(record.status.rawValue | (record.shieldUsed ? 4 : 0) | record.policy.rawValue << 3)
  }

  mutating func write(_ escalation: Escalation) {
    for number in [
      escalation.tier, escalation.misses, escalation.successes, escalation.streak, escalation.longest,
      escalation.longestEnded,
    ] {
      write(number)
    }
  }
}

extension ByteReader {
  mutating func commitment() throws(ArchiveError) -> Commitment {
    let id = try identity()
    let userID = try optional("user") { (reader) throws(ArchiveError) in try reader.identity() }
    var record = Commitment(
      id: id,
      date: try date("date"),
      sortOrder: try integer("sort_order", in: 0...PressureState.commitmentLimit - 1),
      text: try text("text"),
      updatedAt: .earliest,
      userID: userID
    )
    record.lockedAt = try optional("locked_at") { (reader) throws(ArchiveError) in
      try reader.instant("locked_at")
    }
    record.checkedInAt = try optional("checked_in_at") { (reader) throws(ArchiveError) in
      try reader.instant("checked_in_at")
    }
    record.updatedAt = try instant("updated_at")
    record.escalationTierSnap = try integer("escalation_tier_snap", in: 0...Escalation.highestTier)
    let flags = try byte()
    guard let status = Commitment.Status(rawValue: flags & 3),
      let policy = EscalationAfterRecovery(rawValue: flags >> 3)
    else { throw bad("status") }
    record.status = status
    record.shieldUsed = flags & 4 != 0
    record.policy = policy
    return record
  }

  mutating func escalation() throws(ArchiveError) -> Escalation {
    let counts = 0...Escalation.countLimit
    return Escalation(
      tier: try integer("current_tier", in: 0...Escalation.highestTier),
      misses: try integer("consecutive_misses", in: counts),
      successes: try integer("consecutive_successes", in: counts),
      streak: try integer("current_streak", in: counts),
      longest: try integer("longest_streak", in: counts),
      longestEnded: try integer("longest_ended", in: counts)
    )
  }
}
