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
  private static let pairedPatternLimit = 100
  private static let stepLimit = 1_000_000
  private static let cellLimit = 4096

  /// - Complexity: O(products × voices × keys) of those that scopes tell apart.
  init(_ base: [Scope], _ now: [Scope]) {
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
    guard let names = Self.keys(Set(all.flatMap(\.keys))) else {
      cells = nil
      return
    }
    let keys = Set(names.map { key in cell { $0.matches(key: key) } })
    guard products.count * voices.count * keys.count <= Self.stepLimit else {
      cells = nil
      return
    }
    for product in products {
      for voice in voices {
        for key in keys { found.insert(copy & product & voice & key) }
      }
    }
    cells = found.count > Self.cellLimit ? nil : found.sorted { ($0.now, $0.base) < ($1.now, $1.base) }
  }

  /// Keys of which every pattern has one, and every two that some key matches; nil for too many.
  private static func keys(_ patterns: Set<String>) -> [String]? {
    guard patterns.count <= patternLimit else { return nil }
    func filling(_ pattern: String, _ text: String) -> String { pattern.replacing("*", with: text) }
    // One that no pattern means but those that are for all.
    var keys = ["?"] + patterns.flatMap { [filling($0, ""), filling($0, "?")] }
    let starred = patterns.filter { $0.contains("*") }
    if starred.count <= pairedPatternLimit {
      for one in starred { for other in starred { keys.append(filling(one, filling(other, ""))) } }
    }
    return keys
  }
}

extension Scope {
  /// What it is for, in a few words; empty for all.
  var label: String {
    Loosening.short((products.sorted() + voices.sorted() + keys + kinds.sorted()).joined(separator: " "))
  }
}
