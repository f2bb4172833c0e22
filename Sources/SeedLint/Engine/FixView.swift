package import SeedDecoding
package import SeedDiagnostics
import SeedModel
package import SeedSource

/// A fix as a rule sees it: a class, so that what several rules read out of it is kept.
package final class FixView {
  package let fix: AuthoredFix
  package let tree: JSONTree
  /// The value of `configuration`, a faulty one too; nil where there is none.
  package let configurations: NodeIndex?
  /// What it has for the fix's own interaction type; nil where that is missing.
  package let configuration: NodeIndex?
  /// What the rules have read out of it.
  package var reading: AnyObject?
  // A pointer, since a copy counts some twenty references, which two threads do against each other.
  private let catalogPointer: UnsafePointer<Catalog>

  /// - Parameter catalogPointer: valid as long as the view.
  package init(
    _ fix: AuthoredFix,
    of record: AuthoredRecord,
    _ tree: JSONTree,
    _ catalogPointer: UnsafePointer<Catalog>
  ) {
    self.fix = fix
    self.tree = tree
    self.catalogPointer = catalogPointer
    if fix.configuration != 0 {
      configurations = fix.configuration
    } else if catalogPointer.pointee.found.isEmpty {
      // The decoder drops a faulty one, and says so: without findings there is none to look for.
      configurations = nil
    } else {
      configurations = tree.member("configuration", of: record.node)
    }
    configuration = configurations.flatMap { node in
      fix.interactionType.flatMap { $0.hasConfiguration ? tree.member($0.description, of: node) : nil }
    }
  }

  package var catalog: Catalog { catalogPointer.pointee }

  /// A finding of a rule at a range of a text's bytes, escapes resolved.
  package func finding(of rule: any Rule.Type, _ message: String, at range: Range<Int>, of text: NodeIndex)
    -> Diagnostic
  {
    var finding = rule.finding(message, record: fix.record, node: text, in: catalog)
    let offset = tree.textOffsets(of: text)
    finding.place?.range = ByteRange(offset(range.lowerBound), offset(range.upperBound))
    return finding
  }

  /// A finding of a rule about the key of one of the fix's values.
  package func finding(of rule: any Rule.Type, _ message: String, atKeyOf node: NodeIndex) -> Diagnostic {
    // A member's key stands right before its value.
    var finding = rule.finding(message, record: fix.record, node: node - 1, in: catalog)
    finding.pointer = catalog.pointer(record: fix.record, node: node)
    return finding
  }

  /// A note that points at one of the fix's values.
  package func note(_ message: String, at node: NodeIndex) -> Diagnostic.Note {
    Diagnostic.Note(message, at: catalog.place(record: fix.record, node: node))
  }
}

extension JSONTree {
  /// The value of an object's member; nil where it is left out, `null` or no JSON.
  ///
  /// - Complexity: O(members).
  package func member(_ name: String, of object: NodeIndex) -> NodeIndex? {
    guard let value = value(of: name, in: object) else { return nil }
    return self[value].kind == .null || self[value].kind == .invalid ? nil : value
  }
}
