import CivilTime
import PlainJSON
import PressureServices
import SeedModel

/// The call `merge`: two devices' records become one history.
///
/// Records are put out as they came in. Any text may be an id; ids are compared byte by byte, which is the
/// order of UUIDs as well.
struct MergeCall {
  /// The merged list.
  let result: JSONValue

  init(_ fields: ReplayFields) throws(ReplayError) {
    let sides = [try fields.required("a", fields.objects), try fields.required("b", fields.objects)]
    var ids: Set<[UInt8]> = []
    for record in sides.joined() { ids.insert(try Self.id(record)) }
    let sorted = ids.sorted { $0.lexicographicallyPrecedes($1) }
    let ranks = Dictionary(uniqueKeysWithValues: zip(sorted, UInt64(0)...))
    var originals: [Commitment: JSONValue] = [:]
    var histories: [[Commitment]] = []
    for side in sides {
      var history: [Commitment] = []
      for record in side {
        let commitment = try Self.commitment(record, rank: ranks[try Self.id(record)] ?? 0)
        if originals[commitment] == nil { originals[commitment] = record.json }
        history.append(commitment)
      }
      histories.append(history)
    }
    result = .array(PressureHistory.merge(histories[0], histories[1]).compactMap { originals[$0] })
  }

  private static func id(_ record: ReplayFields) throws(ReplayError) -> [UInt8] {
    Array((try record.string("id") ?? "").utf8)
  }

  private static func commitment(_ record: ReplayFields, rank: UInt64) throws(ReplayError) -> Commitment {
    var commitment = Commitment(
      id: Identity(high: 0, low: rank),
      date: try record.required("date", record.date),
      sortOrder: try record.count("sortOrder") ?? 0,
      text: try record.string("text") ?? "",
      updatedAt: try record.instant("updatedAt") ?? .earliest
    )
    commitment.status = try record.required("status", record.status)
    commitment.checkedInAt = try record.instant("checkedInAt")
    commitment.lockedAt = try record.instant("lockedAt")
    commitment.shieldUsed = try record.bool("shieldUsed") ?? false
    commitment.escalationTierSnap = try record.tier("tierSnap") ?? 0
    return commitment
  }
}
