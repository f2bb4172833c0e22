import SeedDecoding
import SeedDiagnostics

extension Configuration {
  /// What this lets pass that an earlier one does not: each rule's severity and options as they are settled
  /// for each part of the content, the word lists, the rules of its own, and the rest that a check goes by.
  ///
  /// What is stricter, or only said elsewhere (in a scope, a topic, an extended file), is none.
  ///
  /// - Parameter keys: the copy keys of both editions, which scopes are for.
  /// - Complexity: O(rules that are set × parts of the content that scopes tell apart).
  package func loosenings(since base: Configuration, keys: Set<String> = []) -> [Loosening] {
    var comparison = GateComparison(base: base, now: self, keys: keys)
    comparison.compare()
    return comparison.found
  }
}

/// Holds a configuration against an earlier one.
struct GateComparison {
  let base: Configuration
  let now: Configuration
  private let keys: Set<String>
  private(set) var found: [Loosening] = []
  private var names: Set<ExactName> = []

  /// Severities and options that are held against one another, in all parts of the content together; beyond,
  /// the scopes count as looser.
  private static let settingLimit = 4_000_000

  init(base: Configuration, now: Configuration, keys: Set<String>) {
    (self.base, self.now, self.keys) = (base, now, keys)
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
    guard names.insert(ExactName(name)).inserted else { return }
    found.append(Loosening(name, message, effect, at: place ?? now.place))
  }

  private mutating func compareSettings() {
    let rules = changedRules
    let settings = [base.settings, now.settings] + (base.scopes + now.scopes).map(\.settings)
    let size = rules.count + settings.reduce(0) { $0 + $1.size }
    /// Of all that any part of the content is judged by: what is loosened later has another one.
    func digest(_ one: Configuration) -> ApprovalDigest {
      let all = [one.settings.definition] + one.scopes.map(\.definition)
      return ApprovalDigest(Array(all.joined(separator: "\n").utf8))
    }
    var told = ScopeCells(base.scopes, now.scopes, keys: keys).cells
    if let cells = told, cells.count > 1, cells.count * size > Self.settingLimit { told = nil }
    // Scopes that say the same as before loosen nothing.
    if told == nil, digest(base) == digest(now) { told = [ScopeCells.Cell()] }
    guard let cells = told else {
      let message = "there are too many scopes to compare with the base"
      note("scopes \(digest(now))", message, .all, at: nil)
      return
    }
    for cell in cells {
      let (before, after) = (base.settled(cell.base), now.settled(cell.now))
      for rule in rules { compare(rule, before, after, cell) }
      if let temper = before.settings.temper, temper != after.settings.temper {
        let scope = scopeLabel(cell) { $0.temper != nil }
        let now = after.settings.temper
        let change = "from \(temper) to \(now.map { "\($0)" } ?? "none")"
        let message = "\(scope.part)the voice's temper changed \(change)"
        let name = "temper \(now.map { "\($0)" } ?? "gone")\(scope.name)"
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
      let message = "\(scope.part)the severity of `\(id)` changed from \(old.name) to \(new.name)"
      note("\(id) \(new.name)\(scope.name)", message, .rules([id]), at: place("severity"))
    }
    if new == .off { return }
    // That a rule is off which was not is one finding: what went with it needs no other, though a scope may
    // have the rule on.
    let isOff = now.settings.levels[id] == .off && base.settings.levels[id] != .off
    for option in rule.metadata.options {
      let name = option.name
      let (was, isNow) = (before.settings.options[id]?[name], after.settings.options[id]?[name])
      if Self.isSame(was, isNow) || isOff && isNow == nil { continue }
      let earlier = Demand(was ?? option.value, looser: option.looser)
      let demand = Demand(isNow ?? option.value, looser: option.looser)
      let scope = scopeLabel(cell) { $0.options[id]?[name] != nil }
      for (change, suffix) in demand.loosenings(since: earlier) {
        note(
          "\(id) \(name) \(suffix)\(scope.name)",
          "\(scope.part)`\(name)` of `\(id)` \(change)",
          .rules([id]),
          at: place(name)
        )
      }
    }
  }

  /// Whether two values are the same to the byte.
  private static func isSame(_ one: RuleOption.Value?, _ other: RuleOption.Value?) -> Bool {
    guard case .strings(let entries) = one, case .strings(let others) = other else { return one == other }
    return entries.elementsEqual(others) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// For which part of the content something is set, behind a name and before a message: by the last scope
  /// that does now, else by the last that did; empty for all.
  private func scopeLabel(
    _ cell: ScopeCells.Cell,
    _ sets: (RuleSettings) -> Bool
  ) -> (name: String, part: String) {
    func last(_ scopes: [Scope], _ signature: ScopeIndex.Signature) -> Scope? {
      scopes.indices.last { signature >> UInt64($0) & 1 == 1 && sets(scopes[$0].settings) }
        .map { scopes[$0] }
    }
    guard let scope = last(now.scopes, cell.now) ?? last(base.scopes, cell.base) else { return ("", "") }
    return (" in \(scope.label)", "\(scope.part): ")
  }

  private mutating func compareOwnRules() {
    for rule in base.ruleSet.custom {
      let id = rule.metadata.id
      guard let kept = now.ownRule(id) else { continue }
      let demands = kept.demands()
      for (member, earlier) in rule.demands().sorted(by: { $0.key < $1.key }) {
        for (change, suffix) in demands[member]?.loosenings(since: earlier) ?? [] {
          let message = "`\(member)` of `\(id)` \(change)"
          let name = suffix.isEmpty ? "\(id) \(member)" : "\(id) \(member) \(suffix)"
          note(name, message, .rules([id]), at: kept.place)
        }
      }
    }
  }

  /// The word lists of built-in rules: an entry each, so that each can be approved. What a rule of the
  /// content's own reads is part of what it asks.
  private mutating func compareLists() {
    let readers = base.ruleSet.builtInRules.map { $0.metadata }.filter { $0.wordListUse != nil }
    for (name, rules) in Dictionary(grouping: readers, by: \.wordListName).sorted(by: { $0.key < $1.key }) {
      let (old, new) = (base.wordLists[name] ?? [], now.wordLists[name] ?? [])
      let ids = Set(rules.map(\.id))
      let entries = now.wordListEntries[name] ?? []
      for use in [RuleMetadata.WordListUse.flagged, .accepted]
      where rules.contains(where: { $0.wordListUse == use }) {
        let (lost, gained) = Demand.looserEntries(old, new, use == .accepted ? .higher : .lower)
        for entry in lost {
          let message = "the word list `\(name)` lost `\(Excerpt.of(entry))`"
          let effect = Loosening.Effect.rules(ids)
          note("words/\(name) \(Loosening.short(entry))", message, effect, at: entries.first?.place)
        }
        if gained.isEmpty { continue }
        let places = Dictionary(entries.map { ($0.text, $0.place) }, uniquingKeysWith: { first, _ in first })
        for entry in gained {
          let message = "the word list `\(name)` lets `\(Excerpt.of(entry))` pass"
          let effect = Loosening.Effect.entry(entry, list: name, rules: ids)
          note("words/\(name) \(Loosening.short(entry))", message, effect, at: places[entry] ?? nil)
        }
      }
    }
  }

  private mutating func compareRest() {
    if let old = base.bundleByteLimit, now.bundleByteLimit ?? .max > old {
      let new = now.bundleByteLimit.map { "\($0)" } ?? "gone"
      let change = now.bundleByteLimit.map { "raised from \(old) to \($0)" } ?? "of \(old) bytes gone"
      let message = "the bundle may be larger: limit \(change)"
      note("limits bundleBytes \(new)", message, .all, at: now.memberPlaces["limits"])
    }
    if let old = base.shipped, now.shipped?.exactBytes != old.exactBytes {
      let new = now.shipped.map { "`\(Excerpt.of($0))`" } ?? "none"
      let message = "`shipped` in `seedtool.json` changed from `\(Excerpt.of(old))` to \(new)"
      let name = now.shipped.map { "setting shipped \(Loosening.short($0))" } ?? "no shipped"
      note(name, message, .nothing, at: now.memberPlaces["shipped"])
    }
  }
}

extension Configuration {
  fileprivate func ownRule(_ id: RuleID) -> CustomRule? {
    guard case .custom(let rule)? = ruleSet[id] else { return nil }
    return rule
  }
}
