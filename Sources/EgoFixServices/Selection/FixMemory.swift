public import CivilTime
import SeedModel

/// What a user has seen of a content's fixes.
///
/// In memory it is a table by the fixes' indexes in a content, since a draw looks at all fixes of a bug; what
/// is stored are the fixes that were seen or deleted, by id.
public struct FixMemory: Hashable, Sendable {
  /// The fixes of the content, by index.
  private let ids: [FixID]
  /// The civil day on which each was last opened or marked; nil for one whose card was never opened.
  private var days: [Int32?]
  /// Whether each was applied at least once.
  private var applied: [Bool]
  /// The fixes that the user deleted, with when.
  private(set) var deletions: [Deletion<Fix>] = []

  /// Nothing seen of some fixes.
  init(fixes: [FixID]) {
    ids = fixes
    days = Array(repeating: nil, count: fixes.count)
    applied = Array(repeating: false, count: fixes.count)
  }

  /// Whether the card of the fix at an index was ever opened.
  package func isSeen(_ fix: Int32) -> Bool { days[Int(fix)] != nil }

  /// Whether the fix at an index was ever applied.
  package func isApplied(_ fix: Int32) -> Bool { applied[Int(fix)] }

  /// The civil day on which the fix at an index was last opened or marked; nil for one that was not seen.
  package func day(of fix: Int32) -> Int32? { days[Int(fix)] }

  /// Whether the user deleted the fix at an index.
  func isDeleted(_ fix: Int32) -> Bool {
    !deletions.isEmpty && deletions.contains { $0.id == ids[Int(fix)] }
  }

  /// Remembers that a fix's card was opened, or that it was skipped or failed.
  mutating func see(_ fix: Int32, on day: Int32) { days[Int(fix)] = max(days[Int(fix)] ?? day, day) }

  /// Remembers that a fix was applied.
  mutating func apply(_ fix: Int32, on day: Int32) {
    see(fix, on: day)
    applied[Int(fix)] = true
  }

  /// Takes a fix out of every draw, or lets it back in.
  mutating func delete(_ fix: Int32, at instant: Instant?) {
    deletions.removeAll { $0.id == ids[Int(fix)] }
    if let instant { deletions.append(Deletion(id: ids[Int(fix)], at: instant)) }
  }

  /// The same memory by the indexes of a content; what it lacks is left out.
  func bound(to content: EgoFixContent) -> FixMemory {
    var memory = FixMemory(fixes: content.fixes.map(\.id))
    for index in ids.indices {
      guard let fix = content.index(of: ids[index]) else { continue }
      guard let day = day(of: Int32(index)) else { continue }
      if isApplied(Int32(index)) { memory.apply(fix, on: day) } else { memory.see(fix, on: day) }
    }
    for deletion in deletions {
      if let fix = content.index(of: deletion.id) { memory.delete(fix, at: deletion.at) }
    }
    return memory
  }
}

/// A record that a user deleted.
public struct Deletion<Record>: Hashable, Sendable, Codable {
  /// The record.
  public let id: ContentID<Record>
  /// When.
  public let at: Instant
}

extension FixMemory: Codable {
  private struct Entry: Codable {
    var fix: FixID
    var day: Int32
    var isApplied: Bool
  }

  private enum CodingKeys: String, CodingKey {
    case seen, deleted
  }

  /// Encodes what was seen, by the fixes' indexes, and what was deleted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let entries = ids.indices.compactMap { index in
      day(of: Int32(index)).map { Entry(fix: ids[index], day: $0, isApplied: isApplied(Int32(index))) }
    }
    try container.encode(entries, forKey: .seen)
    try container.encode(deletions, forKey: .deleted)
  }

  /// Decodes a memory that knows the fixes alone that it speaks of, until it is bound to a content.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let entries = try container.decode([Entry].self, forKey: .seen)
    self.init(fixes: entries.map(\.fix))
    for (index, entry) in zip(Int32(0)..., entries) {
      if entry.isApplied { apply(index, on: entry.day) } else { see(index, on: entry.day) }
    }
    deletions = try container.decode([Deletion<Fix>].self, forKey: .deleted)
  }
}
