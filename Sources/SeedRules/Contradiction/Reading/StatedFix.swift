import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource
import SeedText

/// A fix with all of its texts, as the rules read it that hold them against its configuration.
struct StatedFix {
  let fix: AuthoredFix
  let texts: [StatedText]
  private let tree: JSONTree
  /// The value of the configuration's one key, or nil.
  private let configuration: NodeIndex?

  init(_ fix: AuthoredFix, in tree: JSONTree, _ scratch: inout [Word]) {
    self.fix = fix
    self.tree = tree
    var texts: [StatedText] = []
    func add(_ role: StatedText.Role, _ node: NodeIndex?) {
      guard let node, node != 0, tree[node].kind == .string else { return }
      let text = StatedText(role, node, in: tree, &scratch)
      if !text.words.isEmpty { texts.append(text) }
    }
    add(.prompt, fix.prompt)
    add(.comment, fix.inlineComment)
    add(.validation, fix.validation)
    configuration =
      fix.configuration == 0
      ? nil
      : fix.interactionType.flatMap { tree.member($0.description, of: fix.configuration) }
    if let configuration, tree[configuration].kind == .object {
      for (name, role) in Self.fields { add(role, tree.member(name, of: configuration)) }
      if let steps = tree.member("steps", of: configuration) {
        for step in tree.children(of: steps) where tree[step].kind == .object {
          add(.step, tree.member("instruction", of: step))
        }
      }
    }
    self.texts = texts
  }

  private static let fields: [(String, StatedText.Role)] = [
    ("prompt", .timer), ("question", .question), ("targetDescription", .target),
    ("durationDescription", .span), ("auditPrompt", .question),
  ]

  /// How many elements a list of the configuration has; nil where there is none.
  func count(of list: String) -> Int? {
    guard let configuration, let node = tree.member(list, of: configuration), tree[node].kind == .array else {
      return nil
    }
    return tree.children(of: node).reduce(into: 0) { count, _ in count += 1 }
  }

  /// A whole number of the configuration, or nil.
  func integer(_ name: String) -> Int? { node(name).flatMap { tree.integer(at: $0) } }

  /// A text of the configuration, or nil.
  func string(_ name: String) -> String? {
    node(name).flatMap { tree[$0].kind == .string ? tree.string(at: $0) : nil }
  }

  /// A member of the configuration, or nil.
  func node(_ name: String) -> NodeIndex? { configuration.flatMap { tree.member(name, of: $0) } }

  /// A finding of a rule at a range of a text's bytes.
  func finding(
    of rule: any Rule.Type,
    _ message: String,
    at range: Range<Int>,
    of text: StatedText,
    in catalog: Catalog
  ) -> Diagnostic {
    var finding = rule.finding(message, record: fix.record, node: text.node, in: catalog)
    let offset = tree.textOffsets(of: text.node)
    finding.place?.range = ByteRange(offset(range.lowerBound), offset(range.upperBound))
    return finding
  }
}

/// Every fix of a run that has texts, with them, made when the first rule asks.
struct StatedFixes: RunReading {
  let all: [StatedFix]

  /// - Complexity: O(bytes of the fixes).
  init(_ run: RunView) {
    let catalog = run.catalog
    var scratch: [Word] = []
    all = catalog.fixes.compactMap { fix in
      let fileIndex = catalog.records[Int(fix.record)].fileIndex
      let stated = StatedFix(fix, in: catalog.trees[Int(fileIndex)], &scratch)
      return stated.texts.isEmpty ? nil : stated
    }
  }
}

/// A rule that holds the texts of a fix against its configuration.
protocol StatedFixRule: RunRule, RuleWithoutOptions {
  /// What the first wrong text says, and where.
  func fault(of fix: StatedFix) -> StatedFault?
  static var remedy: String { get }
}

/// A place at which a text says something other than its fix.
struct StatedFault {
  let text: StatedText
  let range: Range<Int>
  let message: String

  /// - Parameter words: of the text.
  init(_ text: StatedText, _ words: Range<Int>, _ message: String) {
    self.text = text
    range = text.byteRange(words)
    self.message = message
  }
}

extension StatedFixRule {
  static var remedy: String { "Make the two agree." }

  /// - Complexity: O(bytes of the fixes).
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    for fix in run.reading(StatedFixes.self).all {
      guard let fault = fault(of: fix) else { continue }
      let finding = fix.finding(
        of: Self.self,
        fault.message,
        at: fault.range,
        of: fault.text,
        in: run.catalog
      )
      findings.report(finding, remedy: Self.remedy)
    }
  }
}
