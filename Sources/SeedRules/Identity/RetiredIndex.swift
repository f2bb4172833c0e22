import SeedDecoding
import SeedModel
import SeedTables

/// What is retired, found by id, key and number, and what the live content has of it.
struct RetiredIndex {
  /// What is known of one id or key that `retired.json` speaks of.
  private struct Entry {
    /// The index of the retired record that it identifies, or nil.
    var retiredIndex: Int?
    /// The kind of the live record that it identifies, or nil.
    var liveKind: ContentKind?
  }

  /// What is wrong with a `replacedBy`.
  enum ReplacementProblem: Hashable {
    case nothing
    /// A record of another kind.
    case other(ContentKind)
    case circle
  }

  private let catalog: Catalog
  private var entries: [RetiredRecord.Reference: Entry] = [:]
  private var numbers: [UInt32: Int] = [:]

  /// - Complexity: O(retired records).
  init(_ catalog: Catalog) {
    self.catalog = catalog
    for (index, retired) in catalog.retired.enumerated() {
      if let reference = retired.value.reference, entries[reference]?.retiredIndex == nil {
        entries[reference] = Entry(retiredIndex: index)
      }
      if let replacement = retired.value.replacement, entries[replacement] == nil {
        entries[replacement] = Entry()
      }
      if let number = retired.value.number.flatMap({ UInt32(exactly: $0) }), numbers[number] == nil {
        numbers[number] = index
      }
    }
  }

  /// Looks at every live record, and gives those that are retired to a closure: with the number and its node
  /// where it is the number alone that is retired.
  ///
  /// - Complexity: O(live records).
  mutating func forEachLive(
    _ body: (_ record: UInt32, _ number: (value: UInt32, node: UInt32)?, _ retired: AuthoredRetired) -> Void
  ) {
    for bug in catalog.bugs {
      if let index = note(bug.id, .bugs) { body(bug.record, nil, catalog.retired[index]) }
    }
    for fix in catalog.fixes {
      let index = note(fix.id, .fixes)
      if let index { body(fix.record, nil, catalog.retired[index]) }
      if let numbered = numbers[fix.number], numbered != index {
        body(fix.record, (fix.number, fix.numberNode), catalog.retired[numbered])
      }
    }
    for tidbit in catalog.tidbits {
      if let index = note(tidbit.id, .microEducation) { body(tidbit.record, nil, catalog.retired[index]) }
    }
    for key in catalog.copyKeys {
      if let index = note(.key(key.value.key), .copyContract) {
        body(key.record, nil, catalog.retired[index])
      }
    }
  }

  private mutating func note(_ id: Identity?, _ kind: ContentKind) -> Int? {
    guard let id else { return nil }
    return note(.id(id), kind)
  }

  /// Notes that an id or key is live. The index of the retired record that has it, or nil.
  private mutating func note(_ reference: RetiredRecord.Reference, _ kind: ContentKind) -> Int? {
    guard let entry = entries[reference] else { return nil }
    entries[reference]?.liveKind = kind
    return entry.retiredIndex
  }

  /// The faults of every `replacedBy`, by the index of the retired record. To be asked once all that is live
  /// has been looked at.
  ///
  /// - Complexity: O(retired records).
  func replacementProblems() -> [(index: Int, problem: ReplacementProblem)] {
    var problems: [(index: Int, problem: ReplacementProblem)] = []
    let circles = recordsOnCircles()
    for (index, retired) in catalog.retired.enumerated() {
      guard let replacement = retired.value.replacement else { continue }
      let entry = entries[replacement]
      let kind =
        entry?.liveKind
        ?? entry?.retiredIndex.flatMap { ContentKind(retiredKind: "\(catalog.retired[$0].value.kind)") }
      if circles[index] {
        problems.append((index, .circle))
      } else if let kind {
        if kind != ContentKind(retiredKind: "\(retired.value.kind)") {
          problems.append((index, .other(kind)))
        }
      } else {
        problems.append((index, .nothing))
      }
    }
    return problems
  }

  /// Which retired records are replaced, by way of other retired ones, by themselves.
  private func recordsOnCircles() -> [Bool] {
    let next = catalog.retired.map { retired -> Int? in
      guard let entry = retired.value.replacement.flatMap({ entries[$0] }), entry.liveKind == nil else {
        return nil
      }
      return entry.retiredIndex
    }
    var isOnCircle = Array(repeating: false, count: next.count)
    // The walk on which a record was first met, counted from 1; each record is walked over once.
    var walks = Array(repeating: 0, count: next.count)
    for start in next.indices where walks[start] == 0 {
      var current: Int? = start
      while let index = current, walks[index] == 0 {
        walks[index] = start + 1
        current = next[index]
      }
      guard let entrance = current, walks[entrance] == start + 1 else { continue }
      var member = entrance
      repeat {
        isOnCircle[member] = true
        member = next[member] ?? entrance
      } while member != entrance
    }
    return isOnCircle
  }
}
