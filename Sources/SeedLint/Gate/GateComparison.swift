import SeedDecoding
import SeedDiagnostics

extension Configuration {
  /// What this lets pass that an earlier one does not: each rule's severity and options as they are settled
  /// for each part of the content, the word lists, the rules of its own, and the rest that a check goes by.
  ///
  /// What is stricter, or only said elsewhere (in a scope, a topic, an extended file), is none.
  ///
  /// - Complexity: O(rules that are set × parts of the content that scopes tell apart).
  package func loosenings(since base: Configuration) -> [Loosening] {
    var comparison = GateComparison(base: base, now: self)
    comparison.compare()
    return comparison.found
  }
}

/// Holds a configuration against an earlier one.
struct GateComparison {
  let base: Configuration
  let now: Configuration
  private(set) var found: [Loosening] = []
  private var names: Set<String> = []

  init(base: Configuration, now: Configuration) {
    (self.base, self.now) = (base, now)
  }

  mutating func compare() {
    compareSettings()
    compareOwnRules()
    compareLists()
    compareRest()
  }

  /// Takes something down, once.
  private mutating func note(
    _ name: String,
    _ message: String,
    _ effect: Loosening.Effect,
    at place: Place?
  ) {
    guard names.insert(name).inserted else { return }
    found.append(Loosening(name, message, effect, at: place ?? now.place))
  }

  private mutating func compareSettings() {
    guard let cells = ScopeCells(base.scopes, now.scopes).cells else {
      let message = "the scopes are too many to be compared with the base's"
      note("scopes", message, .all, at: nil)
      return
    }
    let rules = changedRules
    for cell in cells {
      let (before, after) = (base.settled(cell.base), now.settled(cell.now))
      for rule in rules { compare(rule, before, after, cell) }
      if let temper = before.settings.temper, temper != after.settings.temper {
        let scope = scopeLabel(cell) { $0.temper != nil }
        let now = after.settings.temper
        let message = "the voice's temper was \(temper) and is \(now.map { "\($0)" } ?? "gone")\(scope)"
        let name = "temper \(now.map { "\($0)" } ?? "gone")\(scope)"
        note(name, message, .all, at: after.settings.temperPlace)
      }
    }
  }

  /// The rules that either configuration sets, in the order in which they run, and those that are gone.
  private var changedRules: [RuleDefinition] {
    let settings = [base.settings, now.settings] + (base.scopes + now.scopes).map(\.settings)
    let set = Set(settings.flatMap { Array($0.levels.keys) + Array($0.options.keys) })
    return base.ruleSet.all.filter { rule in
      if case .custom = rule { return true }
      return set.contains(rule.metadata.id)
    }
  }

  private mutating func compare(
    _ rule: RuleDefinition,
    _ before: Configuration,
    _ after: Configuration,
    _ cell: ScopeCells.Cell
  ) {
    let id = rule.metadata.id
    guard let kept = after.ruleSet[id] else {
      return note(id.text, "the rule `\(id)` is gone", .rules([id]), at: nil)
    }
    let old = before.settings.levels[id] ?? .severity(rule.metadata.severity)
    let new = after.settings.levels[id] ?? .severity(kept.metadata.severity)
    if old == .off { return }
    func place(_ member: String) -> Place? {
      after.settings.places[id]?[member] ?? now.ownRule(id)?.place
    }
    if new < old {
      let scope = scopeLabel(cell) { $0.levels[id] != nil }
      let message = "`\(id)` was \(old.shown) and is \(new.shown)\(scope)"
      note("\(id) \(new.name)\(scope)", message, .rules([id]), at: place("severity"))
    }
    if new == .off { return }
    // That a rule is off which was not is one finding: what went with it needs no other, though a scope may
    // have the rule on.
    let isOff = now.settings.levels[id] == .off && base.settings.levels[id] != .off
    for option in rule.metadata.options {
      let name = option.name
      let (was, isNow) = (before.settings.options[id]?[name], after.settings.options[id]?[name])
      if was == isNow || isOff && isNow == nil { continue }
      let earlier = Demand(was ?? option.value, looser: option.looser)
      let demand = Demand(isNow ?? option.value, looser: option.looser)
      let scope = scopeLabel(cell) { $0.options[id]?[name] != nil }
      for (change, suffix) in demand.loosenings(since: earlier) {
        note(
          "\(id) \(name) \(suffix)\(scope)",
          "`\(name)` of `\(id)` \(change)\(scope)",
          .rules([id]),
          at: place(name)
        )
      }
    }
  }

  /// For which part of the content something is set: by the last scope that does now, else by the last that
  /// did; empty for all.
  private func scopeLabel(_ cell: ScopeCells.Cell, _ sets: (RuleSettings) -> Bool) -> String {
    func last(_ scopes: [Scope], _ signature: ScopeIndex.Signature) -> Scope? {
      scopes.indices.last { signature >> UInt64($0) & 1 == 1 && sets(scopes[$0].settings) }
        .map { scopes[$0] }
    }
    guard let scope = last(now.scopes, cell.now) ?? last(base.scopes, cell.base) else { return "" }
    return " in \(scope.label)"
  }

  private mutating func compareOwnRules() {
    for rule in base.ruleSet.custom {
      let id = rule.metadata.id
      guard let kept = now.ownRule(id) else { continue }
      for (member, earlier) in rule.demands.sorted(by: { $0.key < $1.key }) {
        let changes = kept.demands[member].map { $0.loosenings(since: earlier) } ?? [("is gone", "gone")]
        for (change, suffix) in changes {
          let message = "`\(member)` of `\(id)` \(change)"
          note("\(id) \(member) \(suffix)", message, .rules([id]), at: kept.place)
        }
      }
    }
  }

  /// Word lists: an entry each, so that each can be approved.
  private mutating func compareLists() {
    let uses = base.ruleSet.wordListUses.merging(now.ruleSet.wordListUses) { first, _ in first }
    let names = Set(base.wordLists.keys).union(now.wordLists.keys)
    for name in names.sorted() where base.wordLists[name] != now.wordLists[name] {
      guard let use = uses[name] else { continue }
      let rules = base.ruleSet.rules(reading: name)
      let (lost, gained) = Demand.looserEntries(
        base.wordLists[name] ?? [],
        now.wordLists[name] ?? [],
        use == .accepted ? .higher : .lower
      )
      let entries = now.wordListEntries[name] ?? []
      for entry in lost {
        let message = "the word list `\(name)` lost `\(Excerpt.of(entry))`"
        note("words/\(name) \(entry)", message, .rules(rules), at: entries.first?.place)
      }
      let places = Dictionary(entries.map { ($0.text, $0.place) }, uniquingKeysWith: { first, _ in first })
      for entry in gained {
        let message = "the word list `\(name)` lets `\(Excerpt.of(entry))` pass"
        let effect = Loosening.Effect.entry(entry, list: name, rules: rules)
        note("words/\(name) \(entry)", message, effect, at: places[entry] ?? nil)
      }
    }
  }

  private mutating func compareRest() {
    if let old = base.bundleByteLimit, now.bundleByteLimit ?? .max > old {
      let new = now.bundleByteLimit.map { "\($0)" } ?? "gone"
      let message = "the limit of the bundle's bytes was \(old) and is \(new)"
      note("limits bundleBytes \(new)", message, .all, at: now.memberPlaces["limits"])
    }
    if let old = base.shipped, old != now.shipped {
      let new = now.shipped.map { "`\(Excerpt.of($0))`" } ?? "gone"
      let message = "`shipped` of `seedtool.json` was `\(Excerpt.of(old))` and is \(new)"
      note("shipped \(now.shipped ?? "gone")", message, .nothing, at: now.memberPlaces["shipped"])
    }
  }
}

extension Configuration {
  fileprivate func ownRule(_ id: RuleID) -> CustomRule? {
    guard case .custom(let rule)? = ruleSet[id] else { return nil }
    return rule
  }
}

extension RuleSet {
  /// The rules that read a word list.
  fileprivate func rules(reading list: String) -> Set<RuleID> {
    var ids = Set(custom.filter { $0.wordList == list }.map { $0.metadata.id })
    for rule in builtInRules where rule.metadata.wordListUse != nil && rule.metadata.wordListName == list {
      ids.insert(rule.metadata.id)
    }
    return ids
  }
}
