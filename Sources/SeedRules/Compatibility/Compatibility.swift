import SeedDecoding
package import SeedDiagnostics
package import SeedLint
package import SeedReview

/// What the rules on compatibility make of a comparison.
package struct Compatibility: Sendable {
  /// With the severities of the configuration; places lie in `ComparedView.sources(of:)`.
  package private(set) var findings: [Diagnostic] = []
  /// Those that were approved, as they would have been found.
  package private(set) var approved: [Diagnostic] = []

  /// What lets more pass and was not approved, whatever rules run.
  package private(set) var loosenings: [Loosening] = []
  /// What lets more pass and was approved.
  package private(set) var approvedLoosenings: [Loosening] = []

  /// - Parameters:
  ///   - gate: what the two editions are judged by, where that is not their own files alone.
  ///   - more: what else lets more pass.
  ///   - approving: says how a break is approved; nil where there is no command line.
  /// - Complexity: O(records).
  package init(
    _ comparison: ContentComparison,
    _ configuration: Configuration,
    gate: GateEditions? = nil,
    more: [Loosening] = [],
    approving: ComparedView.ApprovingCommand? = nil
  ) {
    var view = ComparedView(comparison, configuration, gate: gate, more: more, approving: approving)
    var found: [Diagnostic] = []
    var ran: Set<RuleID> = []
    for rule in RuleRegistry.comparing where configuration.isOn(rule) {
      var sink = FindingSink()
      rule.check(view, &sink)
      found += sink.findings
      // A bundle says nothing of what it was judged by.
      if rule != WeakenedGate.self || comparison.base.catalog != nil { ran.insert(rule.metadata.id) }
    }
    let approvals = comparison.now.catalog.map { Approval.all(of: $0) } ?? []
    let landed = Set((comparison.base.catalog.map { Approval.all(of: $0) } ?? []).map(\.name))
    // Who may approve is told by the file's path, and a link leads to a file of another one.
    let mayApprove = comparison.base.catalog?.wasReplaced != true
    func counts(_ approval: Approval) -> Bool { mayApprove || landed.contains(approval.name) }
    var standing = StandingApprovals(approvals.filter(counts), in: comparison)
    for loosening in view.loosenings {
      let finding = WeakenedGate.finding(loosening, view)
      if standing.approve(finding) {
        approvedLoosenings.append(loosening)
      } else {
        loosenings.append(loosening)
      }
    }
    for finding in found {
      if standing.approve(finding) { approved.append(finding) } else { findings.append(finding) }
    }
    view.faultyApprovals = approvals.compactMap { approval in
      if !counts(approval) { return (approval, .elsewhere) }
      // One that the base has was used by the change that brought it.
      let isUsed = standing.isUsed(approval) || landed.contains(approval.name)
      return Self.fault(of: approval, isUsed: isUsed, comparison, ran).map { (approval, $0) }
    }
    for rule in [UnusedApproval.self, ExpiredApproval.self] as [any ComparedRule.Type]
    where configuration.isOn(rule) {
      var sink = FindingSink()
      rule.check(view, &sink)
      findings += sink.findings
    }
    // Records that are gone are in no scope, and neither is what was compiled.
    configuration.weigh(&findings, in: comparison.now.catalog ?? Catalog())
    findings = findings.map(comparison.now.labels.naming)
    approved = approved.map(comparison.now.labels.naming)
  }

  /// Whether a rule can hold authored content against a bundle only as what it compiles to. The others ask
  /// for what is there and for members that are the same in both.
  package static func needsBuild(_ rule: RuleID) -> Bool {
    rule == unraisedVersion || rule == unusedApproval
  }
  /// Whether another edition has a retired record as a finding of `rewritten-history` says that it is now, or
  /// that was approved.
  ///
  /// - Parameter comparison: the one with that edition, of which this is the verdict.
  package func confirms(_ finding: Diagnostic, in comparison: ContentComparison) -> Bool {
    guard finding.rule == RewrittenHistory.metadata.id, let record = finding.record,
      let name = record.split(separator: " ").first,
      RewrittenHistory.compares.allSatisfy(comparison.isCompared),
      RewrittenHistory.record(String(name), in: comparison.base) != nil
    else { return false }
    return !findings.contains { $0.rule == finding.rule && $0.record == record }
  }

  package static let unusedApproval = UnusedApproval.metadata.id
  package static let expiredApproval = ExpiredApproval.metadata.id
  package static let unraisedVersion = UnraisedVersion.metadata.id
  package static let vanishedIdentity = VanishedIdentity.metadata.id
  package static let weakenedGate = WeakenedGate.metadata.id

  private static func fault(
    of approval: Approval,
    isUsed: Bool,
    _ comparison: ContentComparison,
    _ ran: Set<RuleID>
  ) -> Approval.Fault? {
    guard RuleRegistry.comparing.contains(where: { $0.metadata.id == approval.rule }) else {
      return .namesNoRule
    }
    if let version = approval.versionExceeded(in: comparison) { return .ahead(of: version) }
    guard let base = comparison.base.version else { return nil }
    if base > approval.against { return .over(base: base) }
    // Against an older edition what it approves may not have been there yet.
    return !isUsed && base == approval.against && ran.contains(approval.rule) ? .unused : nil
  }
}
