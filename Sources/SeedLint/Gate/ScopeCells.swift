import SeedDecoding
import SeedTables

/// The parts of a content that the scopes of two configurations tell apart.
struct ScopeCells {
  /// The scopes of both that match the records of a part.
  struct Cell: Hashable {
    var base: ScopeIndex.Signature = 0
    var now: ScopeIndex.Signature = 0

    static func & (left: Cell, right: Cell) -> Cell {
      Cell(base: left.base & right.base, now: left.now & right.now)
    }
  }

  /// Nil where the scopes tell more parts apart than can be looked at.
  let cells: [Cell]?

  /// Beyond these, nothing is compared.
  private static let patternLimit = 2000
  private static let matchingLimit = 20_000_000
  private static let stepLimit = 1_000_000
  private static let cellLimit = 4096

  /// - Parameter keys: copy keys that are there; all of them are looked at, beside keys that may come.
  /// - Complexity: O(products × voices × keys) of those that scopes tell apart, and O(keys × patterns).
  init(_ base: [Scope], _ now: [Scope], keys: Set<String>) {
    func cell(_ matches: (Scope) -> Bool) -> Cell {
      func signature(_ scopes: [Scope]) -> ScopeIndex.Signature {
        scopes.enumerated().reduce(0) { matches($1.element) ? $0 | 1 << UInt64($1.offset) : $0 }
      }
      return Cell(base: signature(base), now: signature(now))
    }
    let all = base + now
    if all.isEmpty {
      cells = [Cell()]
      return
    }
    var found: Set<Cell> = []
    for kind in ContentKind.allCases {
      found.insert(cell { $0.matches(kind, product: nil, voice: nil) && $0.keys.isEmpty })
    }
    let copy = cell { $0.matches(.copyTable) }
    let products = Set(Set(all.flatMap(\.products)).map { name in cell { $0.has(product: name) } })
      .union([cell { $0.has(product: nil) }])
    let voices = Set(Set(all.flatMap(\.voices)).map { name in cell { $0.has(voice: name) } })
      .union([cell { $0.has(voice: nil) }])
    var steps = Self.matchingLimit
    let names = Self.keys(Set(all.flatMap(\.keys)), there: keys, &steps)
    var keyed: Set<Cell> = []
    for name in names where steps >= 0 { keyed.insert(cell { $0.matches(key: name, &steps) }) }
    guard steps >= 0, products.count * voices.count * keyed.count <= Self.stepLimit else {
      cells = nil
      return
    }
    for product in products {
      for voice in voices {
        for key in keyed { found.insert(copy & product & voice & key) }
      }
    }
    cells = found.count > Self.cellLimit ? nil : found.sorted { ($0.now, $0.base) < ($1.now, $1.base) }
  }

  /// Keys of which every pattern has one, and every two that some key matches, beside those that are there.
  ///
  /// A star stands for a control character, which no pattern can name: only patterns that have a star in its
  /// place match such a key, and these match all other keys that are made in the same way.
  ///
  /// - Parameter steps: what is left to do; below zero where that is not enough.
  private static func keys(
    _ patterns: Set<String>,
    there: Set<String>,
    _ steps: inout Int
  ) -> [String] {
    if patterns.isEmpty { return [filler] }
    guard patterns.count <= patternLimit else {
      steps = -1
      return []
    }
    func parts(_ pattern: String) -> [Substring] {
      pattern.split(separator: "*", omittingEmptySubsequences: false)
    }
    var keys = [filler] + there
    func fills(_ pattern: String) -> [String] {
      ["", filler].map { parts(pattern).joined(separator: $0) }
    }
    for pattern in patterns { keys += fills(pattern) }
    let starred = patterns.filter { $0.contains("*") }.map { (parts: parts($0), fills: fills($0)) }
    let texts = starred.flatMap(\.fills)
    for pattern in starred {
      for fill in texts {
        steps -= pattern.parts.reduce(0) { $0 + $1.utf8.count + fill.utf8.count }
        if steps < 0 { return [] }
        keys.append(pattern.parts.joined(separator: fill))
      }
    }
    return keys
  }

  private static let filler = "\u{1}"
}

extension Scope {
  /// Whether it matches a copy key.
  ///
  /// - Parameter steps: what is left to do; below zero where that is not enough, and the answer is none.
  fileprivate func matches(key: String, _ steps: inout Int) -> Bool {
    if keys.isEmpty { return true }
    for pattern in keys where Self.matches(key.utf8, pattern: pattern.utf8, &steps) { return true }
    return false
  }

  /// What it is for, in a few words; empty for all. No two scopes that are for something else have the same.
  var label: String {
    func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
    func shown(_ name: String) -> String {
      name.utf8.allSatisfy(isPlain) ? name : "\(ApprovalDigest(Array(name.utf8)))"
    }
    return Loosening.short(
      members.map { "\($0.name)s \($0.values.map(shown).joined(separator: ", "))" }.joined(separator: " ")
    )
  }

  /// What it is for, as a message says it: "product pressure, voices brutal and dry".
  var part: String {
    let parts = members.map { name, values in
      "\(name)\(values.count == 1 ? "" : "s") \(values.joined(separator: " and "))"
    }
    return Excerpt.of(parts.joined(separator: ", "), limit: 120)
  }

  private var members: [(name: String, values: [String])] {
    [
      ("product", products.sorted()), ("voice", voices.sorted()), ("kind", kinds.sorted()), ("key", keys),
    ].filter { !$0.1.isEmpty }
  }

  /// All that it is for, and what it says.
  var definition: String { "\(label): \(settings.definition)" }
}

extension RuleSettings {
  /// All that it says, in one order.
  var definition: String {
    let levels = self.levels.map { "\($0.key) \($0.value.name)" }.sorted()
    let options = self.options.flatMap { rule, values in values.map { "\(rule) \($0.key) \($0.value)" } }
      .sorted()
    return (levels + options + [temper.map { "\($0)" } ?? ""]).joined(separator: "\n")
  }

  /// How much it says: severities, and the values of options.
  var size: Int {
    options.values.joined().reduce(levels.count) { sum, option in
      if case .strings(let entries) = option.value { sum + entries.count } else { sum + 1 }
    }
  }
}
