import SeedDecoding
import SeedSource

/// The text rules that are on, ready to be asked text by text.
///
/// Most texts have none of the traits that a rule asks for. Their bytes are looked at once, and neither a view
/// nor a rule is touched: that is what a clean text costs.
struct TextRuleSet: Sendable {
  private struct Asked: Sendable {
    let rule: any TextRule
    let traits: TextTraits
  }

  /// Every text has it: stands for the traits of a rule that has to see all of them.
  private static let any = TextTraits(rawValue: 1 << 31)

  /// The rules that read a field, by the field's index.
  private let asked: [[Asked]]
  /// The traits that the rules of a field ask for, by the field's index.
  private let wanted: [TextTraits]

  init(_ rules: [any TextRule]) {
    asked = ContentPlans.shared.registry.all.map { field in
      rules.filter { $0.reads(field) }.map { rule in
        let traits = type(of: rule).traits
        return Asked(rule: rule, traits: traits.isEmpty ? TextRuleSet.any : traits)
      }
    }
    wanted = asked.map { rules in rules.reduce(into: []) { $0.formUnion($1.traits) } }
  }

  var isEmpty: Bool { wanted.allSatisfy(\.isEmpty) }

  /// What the rules find in some texts of a catalog.
  ///
  /// - Complexity: O(bytes of the texts).
  func check(_ texts: Range<Int>, of catalog: Catalog) -> FindingSink {
    var sink = FindingSink()
    guard let first = texts.first else { return sink }
    // The tree is kept from text to text: taking it out of the catalog counts references.
    var fileIndex = catalog.texts[first].fileIndex
    var tree = catalog.trees[Int(fileIndex)]
    var bytes = tree.file.bytes
    for index in texts {
      let text = catalog.texts[index]
      let wanted = wanted[Int(text.field.index)]
      if wanted.rawValue == 0 { continue }
      if text.fileIndex != fileIndex {
        fileIndex = text.fileIndex
        tree = catalog.trees[Int(fileIndex)]
        bytes = tree.file.bytes
      }
      let node = tree.nodes[Int(text.node)]
      if node.flags.rawValue & JSONNode.Flags.hasEscapes.rawValue == 0 {
        let content = tree.contentRange(of: text.node)
        let traits = TextTraits.of(UnsafeBufferPointer(rebasing: bytes[content.start..<content.end]))
        if (traits.rawValue | Self.any.rawValue) & wanted.rawValue == 0 { continue }
      }
      TextView.with(text, in: catalog) { view in
        let traits = view.traits.union(Self.any)
        for asked in asked[Int(text.field.index)] where !asked.traits.isDisjoint(with: traits) {
          asked.rule.check(view, &sink)
        }
      }
    }
    return sink
  }
}
