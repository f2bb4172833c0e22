import SeedDecoding
package import SeedDiagnostics
import SeedSource

/// A suppression that is not as it should be, and why.
package struct SettledSuppression: Sendable {
  /// What came of holding it against the findings.
  package enum State: Sendable {
    /// Its date has passed.
    case expired
    /// None of these rules has the id.
    case namesNoRule(RuleSet)
    case namesLockedRule
    case namesNoRecord
    /// Its rule finds nothing at its place.
    case unused
    /// It does not say which text it accepts; with what is found there.
    case lacksDigest(found: Diagnostic)
    /// The text that it accepts is another by now; with what is found there.
    case stale(found: Diagnostic)
  }

  package let suppression: Suppression
  package let state: State
  let catalog: Catalog

  /// A finding at one of its members; at the first of those that are there.
  package func finding(of rule: any Rule.Type, _ message: String, at members: [String]) -> Diagnostic {
    let record = suppression.recordIndex
    let authored = catalog.records[Int(record)]
    let tree = catalog.trees[Int(authored.fileIndex)]
    let member = members.first { tree.value(of: $0, in: authored.node) != nil }
    let node = member.flatMap { tree.value(of: $0, in: authored.node) } ?? authored.node
    var finding = rule.finding(message, record: record, node: node, in: catalog)
    finding.label = catalog.label(ofRecord: Int(record), member.map { "/\($0)" } ?? "")
    return finding
  }
}
