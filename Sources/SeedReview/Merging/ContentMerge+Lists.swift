import SeedSource
import SeedTables

extension ContentMerge {
  /// Merges lists by what their members are called; those without names by their places.
  mutating func lists(_ versions: Versions, _ shape: Shape, isRoot: Bool) -> Merged? {
    var memberShape = Shape.any
    var uniqueKey: String?
    if case .array(let member, _, let key, _) = shape { (memberShape, uniqueKey) = (member, key) }
    let nodes = Side.allCases.map { side in
      versions[side].map { Array(trees[side.rawValue].children(of: $0)) } ?? []
    }
    // A list of numbers is one value: hours, days.
    if Side.allCases.contains(where: { side in
      nodes[side.rawValue].contains { trees[side.rawValue][$0].kind == .number }
    }) {
      return nil
    }
    var ids = identities(nodes, memberShape, isRoot: isRoot)
    let letters = uniqueKey == "id" ? separateLetters(of: &ids, nodes) : [:]
    var members: [Int: Versions] = [:]
    for side in Side.allCases {
      for (id, node) in zip(ids[side.rawValue], nodes[side.rawValue]) {
        members[id, default: Versions()][side] = node
      }
    }
    let order = MergedOrder(base: ids[0], ours: ids[1], theirs: ids[2])
    // The order of steps and answers is a value, too.
    if order.isContested, uniqueKey != nil { return nil }
    return .list(
      order.ids.compactMap { id in
        members[id].flatMap { merge($0, memberShape) }.map { member in
          letters[id].map { replacing("id", of: member, with: "\"\($0)\"") } ?? member
        }
      }
    )
  }

  /// Tells apart what both sides added under one letter, such as a fourth step `d`: that of the side that
  /// gives way gets the next one.
  ///
  /// - Returns: the new letters by the members' numbers.
  private func separateLetters(of ids: inout [[Int]], _ nodes: [[NodeIndex]]) -> [Int: Character] {
    func letter(_ side: Side, _ node: NodeIndex) -> Character? {
      let tree = trees[side.rawValue]
      guard let id = tree.value(of: "id", in: node), tree[id].kind == .string else { return nil }
      let text = tree.string(at: id)
      return text.count == 1 ? text.first.flatMap { ("a"..."z").contains($0) ? $0 : nil } : nil
    }
    let base = Set(ids[Side.base.rawValue])
    let kept = Dictionary(zip(ids[keeping.rawValue], nodes[keeping.rawValue])) { first, _ in first }
    var used = Set(Side.allCases.flatMap { side in nodes[side.rawValue].compactMap { letter(side, $0) } })
    var next = (ids.joined().max() ?? 0) + 1
    var letters: [Int: Character] = [:]
    for (index, node) in nodes[yielding.rawValue].enumerated() {
      let id = ids[yielding.rawValue][index]
      guard !base.contains(id), let other = kept[id], letter(yielding, node) != nil,
        text(keeping, other) != text(yielding, node),
        let last = used.max()?.asciiValue, last < UInt8(ascii: "z")
      else { continue }
      let new = Character(Unicode.Scalar(last + 1))
      used.insert(new)
      letters[next] = new
      ids[yielding.rawValue][index] = next
      next += 1
    }
    return letters
  }

  /// A number for each member of three lists, the same for those that are versions of one another.
  private func identities(_ nodes: [[NodeIndex]], _ shape: Shape, isRoot: Bool) -> [[Int]] {
    let names = Side.allCases.map { side in
      nodes[side.rawValue].map { name(side, $0, shape, isRoot: isRoot) }
    }
    if names.joined().contains(where: { $0 == nil }) { return aligned(nodes) }
    var known: [String: Int] = [:]
    return names.map { names in
      var counts: [String: Int] = [:]
      return names.map { name in
        let name = name ?? ""
        counts[name, default: 0] += 1
        // Two of one name are a fault that a merge keeps.
        let key = "\(name)\u{0}\(counts[name] ?? 1)"
        let id = known[key] ?? known.count
        known[key] = id
        return id
      }
    }
  }

  /// What a list's member is called; nil where its place is all that it is known by.
  private func name(_ side: Side, _ node: NodeIndex, _ shape: Shape, isRoot: Bool) -> String? {
    let tree = trees[side.rawValue]
    if case .drawing = shape { return nil }
    if tree[node].kind == .string { return text(side, node) }
    guard case .object(let table) = shape, tree[node].kind == .object else { return nil }
    let fields = isRoot && kind.row.namesOthers ? ["rule", "record", "pointer", "against"] : ["id", "key"]
    // A judgement is what it says: a changed one is another one.
    if isRoot, kind == .reviews { return text(side, node) }
    if !fields.contains(where: { table.field($0) != nil }) { return nil }
    let parts = fields.map { field in tree.value(of: field, in: node).map { text(side, $0) } ?? "" }
    return parts.allSatisfy(\.isEmpty) ? text(side, node) : parts.joined(separator: "\u{0}")
  }

  /// Members without names: those that are equal belong together, wherever they stand, then those that alone
  /// share a field, such as a title, and last what stands in the same place between them.
  private func aligned(_ nodes: [[NodeIndex]]) -> [[Int]] {
    let texts = Side.allCases.map { side in nodes[side.rawValue].map { text(side, $0) } }
    let fields = Side.allCases.map { side in nodes[side.rawValue].map { self.fields(side, $0) } }
    var count = texts[0].count
    // What both sides put in is one.
    var added: [String: [Int]] = [:]
    func ids(_ version: Side) -> [Int] {
      let side = texts[version.rawValue]
      let difference = side.difference(from: texts[0])
      var removed: Set<Int> = []
      var inserted: Set<Int> = []
      for change in difference {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
      }
      var moved = Self.pairs(
        removed.sorted().map { ($0, [texts[0][$0]]) },
        inserted.sorted().map { ($0, [side[$0]]) }
      )
      let equal = Set(moved.values)
      let alike = Self.pairs(
        removed.subtracting(equal).sorted().map { ($0, fields[0][$0]) },
        inserted.subtracting(moved.keys).sorted().map { ($0, fields[version.rawValue][$0]) },
        isUnique: true
      )
      moved.merge(alike) { old, _ in old }
      let kept = Set(moved.values)
      var result: [Int] = []
      var base = 0
      while result.count < side.count {
        var gone: [Int] = []
        while removed.contains(base) {
          if !kept.contains(base) { gone.append(base) }
          base += 1
        }
        var replaced = gone[...]
        while inserted.contains(result.count) {
          let text = side[result.count]
          if let id = moved[result.count] ?? replaced.popFirst() {
            result.append(id)
          } else if version == .theirs, let id = added[text]?.popLast() {
            result.append(id)
          } else {
            if version == .ours { added[text, default: []].append(count) }
            result.append(count)
            count += 1
          }
        }
        if result.count < side.count {
          result.append(base)
          base += 1
        }
      }
      return result
    }
    return [Array(texts[0].indices), ids(.ours), ids(.theirs)]
  }

  /// A list's member with its place, and what tells it from others.
  private typealias Told = (place: Int, traits: [String])

  /// The place that each new member had, of those that are gone: members with a trait in common.
  ///
  /// - Parameter isUnique: whether no other may have the trait.
  private static func pairs(_ gone: [Told], _ new: [Told], isUnique: Bool = false) -> [Int: Int] {
    var places: [String: [Int]] = [:]
    for (place, traits) in gone.reversed() {
      for trait in traits { places[trait, default: []].append(place) }
    }
    let counts = Dictionary(new.flatMap(\.traits).map { ($0, 1) }, uniquingKeysWith: +)
    var taken: Set<Int> = []
    var pairs: [Int: Int] = [:]
    for (place, traits) in new {
      for trait in traits where pairs[place] == nil {
        if isUnique, places[trait]?.count != 1 || counts[trait] != 1 { continue }
        if let old = places[trait]?.popLast(), taken.insert(old).inserted { pairs[place] = old }
      }
    }
    return pairs
  }

  /// The fields of an object with their values.
  private func fields(_ side: Side, _ node: NodeIndex) -> [String] {
    let tree = trees[side.rawValue]
    guard tree[node].kind == .object else { return [] }
    return tree.members(of: node).map { "\(tree.string(at: $0))\u{0}\(text(side, $1))" }
  }
}

/// The order of what two sides have, each of which may have moved, added and deleted.
struct MergedOrder {
  private(set) var ids: [Int] = []
  /// Whether both sides moved what was there, in different ways.
  let isContested: Bool

  /// - Complexity: O(ids).
  init(base: [Int], ours: [Int], theirs: [Int]) {
    let (inBase, inOurs, inTheirs) = (Set(base), Set(ours), Set(theirs))
    let common = inBase.intersection(inOurs).intersection(inTheirs)
    let orders = [base, ours, theirs].map { $0.filter(common.contains) }
    isContested = orders[1] != orders[0] && orders[2] != orders[0] && orders[1] != orders[2]
    let takesTheirs = orders[1] == orders[0] && orders[2] != orders[0]
    let (frame, other) = takesTheirs ? (theirs, ours) : (ours, theirs)
    let (inFrame, inOther) = takesTheirs ? (inTheirs, inOurs) : (inOurs, inTheirs)
    // What the other side alone has, by what it follows.
    var behind: [Int: [Int]] = [:]
    var anchor = -1
    for id in other {
      if inFrame.contains(id) { anchor = id } else { behind[anchor, default: []].append(id) }
    }
    var waiting = behind[-1] ?? []
    for id in frame {
      // Where both put something in one place, ours comes first.
      if takesTheirs || inOther.contains(id) {
        ids += waiting
        waiting = []
      }
      ids.append(id)
      waiting += behind[id] ?? []
    }
    ids += waiting
  }
}
