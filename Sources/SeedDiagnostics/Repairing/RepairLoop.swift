/// Repairing until nothing is left to repair: one repair may make room for the next, or need another.
package struct RepairLoop: Sendable {
  /// Why repairing ended.
  package enum Ending: Hashable, Sendable {
    /// No wanted repair is left.
    case settled
    /// Wanted repairs are left that cannot be made: their edits collide with one another or lie outside the
    /// file. The rules that suggest them.
    case stuck([RuleID])
    /// After the last pass there was still something to repair: these rules undo each other's work, and
    /// nothing was repaired that they suggest.
    case passLimit([RuleID])
    /// More was left to repair after the last pass, of rules of which not all findings had been kept: a run
    /// takes no longer than these passes, and another one goes on.
    case unfinished
    /// A pass made text that is no JSON out of text that was, so it was taken back. The rules of its repairs.
    case wouldBreakSyntax([RuleID])
  }

  /// Content settles in two or three passes.
  package static let passLimit = 10

  package private(set) var ending = Ending.settled
  /// The files after the last pass; indices are those of the set that came in.
  package private(set) var sources: SourceSet
  /// What is still found in them.
  package private(set) var findings: Findings
  /// How many passes changed something.
  package private(set) var passCount = 0
  /// A finding that was repaired.
  package struct Repaired: Hashable, Sendable {
    package var rule: RuleID
    package var fileIndex: Int
    /// From 1, in the file as it was before the pass.
    package var lineNumber: Int
    /// What the repair did, in the imperative.
    package var message: String
  }

  /// In the order in which they were repaired.
  package private(set) var repaired: [Repaired] = []

  /// Repairs, looks again, and goes on while there is something to repair. Where that does not settle, it is
  /// done over without the rules of the last passes.
  ///
  /// - Parameter relint: the findings in changed files; their places refer to the set it is given.
  package init<Failure: Error>(
    _ findings: Findings,
    in sources: SourceSet,
    choice: RepairApplication.Choice,
    mint: inout IDGenerator,
    passLimit: Int = RepairLoop.passLimit,
    relint: (SourceSet) throws(Failure) -> Findings
  ) throws(Failure) {
    let first = mint
    var undoing: Set<RuleID> = []
    while true {
      self.sources = sources
      self.findings = findings
      try repair(choice, excluding: undoing, &mint, passLimit, relint)
      // Each time there is one rule more at least.
      guard case .passLimit(let rules) = ending else { break }
      undoing.formUnion(rules)
      mint = first
      ending = .settled
      passCount = 0
      repaired = []
    }
    if case .wouldBreakSyntax = ending { return }
    if !undoing.isEmpty { ending = .passLimit(undoing.sorted()) }
  }

  private mutating func repair<Failure: Error>(
    _ choice: RepairApplication.Choice,
    excluding excluded: Set<RuleID>,
    _ mint: inout IDGenerator,
    _ passLimit: Int,
    _ relint: (SourceSet) throws(Failure) -> Findings
  ) throws(Failure) {
    // The rules of the last passes: those that undo each other take turns.
    var recent: [[RuleID]] = []
    while true {
      let before = mint
      let pass = RepairApplication(
        of: findings,
        in: sources,
        choice: choice,
        excluding: excluded,
        mint: &mint
      )
      if pass.repaired.isEmpty {
        if !pass.deferred.isEmpty { ending = .stuck(rules(pass.deferred)) }
        return
      }
      guard passCount < passLimit else {
        mint = before
        // What was only counted comes into sight once what was kept has been repaired.
        let rules = rules(pass.repaired)
        if findings.more.contains(where: { rules.contains($0.kind.rule) }) {
          ending = .unfinished
        } else {
          ending = .passLimit(Set(recent.joined()).union(rules).sorted())
        }
        return
      }
      let changed = pass.sources(from: sources)
      let found = try relint(changed)
      if RepairLoop.syntaxErrorCount(found) > RepairLoop.syntaxErrorCount(findings) {
        mint = before
        ending = .wouldBreakSyntax(rules(pass.repaired))
        return
      }
      note(pass)
      recent = recent.suffix(RepairLoop.passLimit / 2 - 1) + [rules(pass.repaired)]
      sources = changed
      findings = found
      passCount += 1
    }
  }

  package var repairedCount: Int { repaired.count }

  private mutating func note(_ pass: RepairApplication) {
    let map = SourceMap(sources)
    for index in pass.repaired {
      let finding = findings.all[index]
      guard let repair = finding.repair, let place = finding.place ?? repair.edits.first?.place
      else { continue }
      repaired.append(
        Repaired(
          rule: finding.rule,
          fileIndex: place.fileIndex,
          lineNumber: map.lineNumber(of: place),
          message: repair.message
        )
      )
    }
  }

  /// The rules of some findings, each once, sorted.
  private func rules(_ indices: [Int]) -> [RuleID] {
    Set(indices.map { findings.all[$0].rule }).sorted()
  }

  private static func syntaxErrorCount(_ findings: Findings) -> Int {
    findings.all.count { $0.rule == "syntax/invalid-json" }
      + findings.more.reduce(0) { $0 + ($1.kind.rule == "syntax/invalid-json" ? $1.count : 0) }
  }
}
