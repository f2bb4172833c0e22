import SeedDecoding
import SeedSource
import SeedTables

extension ContentMerge {
  /// Gives new fixes of the side that gives way the next numbers where theirs is taken: by a fix of the other
  /// side, or elsewhere.
  mutating func separateNumbers(
    of merged: inout Merged,
    _ taken: () -> TakenNumbers
  ) -> [(id: String, old: Int, new: Int)] {
    guard kind == .fixes, case .list(var records) = merged else { return [] }
    let known = Side.allCases.map(numbers)
    // A number that came with that side, and nothing else, may change.
    func isNew(_ id: String, _ number: Int) -> Bool {
      known[Side.base.rawValue][id] != number && known[keeping.rawValue][id] != number
    }
    var holders: [Int: [(index: Int, id: String)]] = [:]
    for (index, record) in records.enumerated() {
      guard let (id, number) = name(of: record) else { continue }
      holders[number, default: []].append((index, id))
    }
    guard holders.contains(where: { number, holders in holders.contains { isNew($0.id, number) } }) else {
      return []
    }
    let others = taken()
    var highest = known.flatMap(\.values).max() ?? 0
    highest = max(highest, others.highest, others.owners.keys.max() ?? 0)
    var changes: [(index: Int, id: String, old: Int)] = []
    for (number, holders) in holders {
      let owner = others.owners[number]
      var isTaken = holders.contains { !isNew($0.id, number) } || owner != nil
      for holder in holders where isNew(holder.id, number) && holder.id != owner {
        if isTaken { changes.append((holder.index, holder.id, number)) }
        isTaken = true
      }
    }
    var renumbered: [(id: String, old: Int, new: Int)] = []
    for change in changes.sorted(by: { ($0.old, $0.index) < ($1.old, $1.index) }) {
      guard Limits.fixNumber.contains(highest + 1) else { break }
      highest += 1
      records[change.index] = replacing("number", of: records[change.index], with: "\(highest)")
      renumbered.append((change.id, change.old, highest))
    }
    merged = .list(records)
    return renumbered
  }

  /// The numbers of a side's fixes by their ids.
  private func numbers(_ side: Side) -> [String: Int] {
    let tree = trees[side.rawValue]
    guard tree[0].kind == .array else { return [:] }
    var numbers: [String: Int] = [:]
    for record in tree.children(of: 0) {
      guard let id = tree.value(of: "id", in: record), let number = number(side, record) else { continue }
      numbers[tree.string(at: id)] = number
    }
    return numbers
  }

  func number(_ side: Side, _ record: NodeIndex) -> Int? {
    let tree = trees[side.rawValue]
    return tree.value(of: "number", in: record).flatMap { tree.integer(at: $0) }
  }

  /// The id and number of a merged fix.
  private func name(of record: Merged) -> (id: String, number: Int)? {
    switch record {
    case .taken(let side, let node):
      let tree = trees[side.rawValue]
      guard let id = tree.value(of: "id", in: node), let number = number(side, node) else { return nil }
      return (tree.string(at: id), number)
    case .object(let members):
      var id: String?
      var number: Int?
      for member in members {
        guard case .taken(let side, let node) = member.value else { continue }
        if member.key == "id" { id = trees[side.rawValue].string(at: node) }
        if member.key == "number" { number = trees[side.rawValue].integer(at: node) }
      }
      return id.flatMap { id in number.map { (id, $0) } }
    case .list, .literal, .conflict: return nil
    }
  }

  /// A record with another value of a field.
  func replacing(_ field: String, of record: Merged, with value: String) -> Merged {
    var members: [(key: String, value: Merged)] = []
    switch record {
    case .object(let merged): members = merged
    case .taken(let side, let node):
      let tree = trees[side.rawValue]
      members = tree.members(of: node).map { (tree.string(at: $0), .taken(side, $1)) }
    case .list, .literal, .conflict: return record
    }
    return .object(members.map { ($0.key, $0.key == field ? .literal(value) : $0.value) })
  }
}
