import SeedLint
package import SeedDecoding
package import SeedDiagnostics
package import SeedModel
import SeedReview
import SeedSource
import SeedTables

/// A break of compatibility that somebody approved: an entry of `approvals.json`.
package struct Approval: Sendable {
  package var rule: RuleID
  /// The record that breaks, as the finding names it.
  package var record: String
  /// The content version that it breaks with: of editions after that, it approves nothing.
  package var against: ContentVersion
  /// The index of its record in the catalog.
  package var recordIndex: UInt32

  /// What makes it the same approval in another edition.
  struct Name: Hashable {
    let rule: RuleID
    let record: ExactName
    let against: ContentVersion
  }
  var name: Name { Name(rule: rule, record: ExactName(record), against: against) }

  /// Why it is not as it should be.
  enum Fault: Sendable {
    /// It approves nothing.
    case unused
    /// A change put a link or another repository in the place of the content folder, and it came with that.
    case elsewhere
    /// It names a version that is not there yet.
    case ahead(of: ContentVersion)
    /// The version that it breaks with has been succeeded.
    case over(base: ContentVersion)
    /// No rule of the topic has its id.
    case namesNoRule
  }

  /// The readable approvals of a catalog; the decoder has reported the others.
  package static func all(of catalog: Catalog) -> [Approval] {
    catalog.records.indices.filter { catalog.records[$0].kind == .approvals }.compactMap { index in
      let authored = catalog.records[index]
      let tree = catalog.trees[Int(authored.fileIndex)]
      func text(_ name: String) -> String? {
        guard let node = tree.value(of: name, in: authored.node), tree[node].kind == .string else {
          return nil
        }
        return tree.string(at: node)
      }
      guard let rule = text("rule"), let record = text("record"), let version = text("against"),
        let against = ContentVersion(version)
      else { return nil }
      return Approval(rule: RuleID(rule), record: record, against: against, recordIndex: UInt32(index))
    }
  }

  /// Whether it approves something of a comparison, by its version.
  func holds(in comparison: ContentComparison) -> Bool {
    comparison.base.version.map { $0 <= against } ?? true && versionExceeded(in: comparison) == nil
  }

  /// The latest version of both editions, where it names a later one.
  func versionExceeded(in comparison: ContentComparison) -> ContentVersion? {
    guard let latest = [comparison.base.version, comparison.now.version].compactMap(\.self).max() else {
      return nil
    }
    return against > latest ? latest : nil
  }
}

/// The approvals that hold in a comparison, by what they approve.
struct StandingApprovals {
  private struct Name: Hashable {
    let rule: RuleID
    let record: ExactName

    /// Approved losses are for fewer losses, too: they have the name of what loses.
    init(_ rule: RuleID, _ record: String) {
      self.rule = rule
      let isOfLosses = rule == UndercutQuota.metadata.id
      self.record = ExactName(isOfLosses ? String(record.prefix { $0 != " " }) : record)
    }
  }

  private var approvals: [Name: [Approval]] = [:]
  private var used: Set<Name> = []

  init(_ all: [Approval], in comparison: ContentComparison) {
    for approval in all where approval.holds(in: comparison) {
      approvals[Name(approval.rule, approval.record), default: []].append(approval)
    }
  }

  /// Whether a finding is approved.
  mutating func approve(_ finding: Diagnostic) -> Bool {
    guard let record = finding.record, let own = approvals[Name(finding.rule, record)] else { return false }
    if finding.rule == UndercutQuota.metadata.id,
      !own.contains(where: { UndercutQuota.covers($0.record, record) })
    {
      return false
    }
    used.insert(Name(finding.rule, record))
    return true
  }

  /// Whether an approval, or another one of the same, has approved something.
  func isUsed(_ approval: Approval) -> Bool { used.contains(Name(approval.rule, approval.record)) }
}

extension ComparedRule {
  /// A finding at a member of an approval.
  static func finding(
    _ message: String,
    _ approval: Approval,
    at member: String,
    _ view: ComparedView
  ) -> Diagnostic {
    guard let catalog = view.comparison.now.catalog else { return finding(message, at: nil) }
    let authored = catalog.records[Int(approval.recordIndex)]
    let node = catalog.trees[Int(authored.fileIndex)].value(of: member, in: authored.node) ?? authored.node
    return finding(message, record: approval.recordIndex, node: node, in: catalog)
  }
}
