import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource

/// A fix with all of its texts, as the rules read it that hold them against each other.
struct StatedFix {
  let fix: AuthoredFix
  let tree: JSONTree
  /// The value of the configuration's one key, or nil.
  let configuration: NodeIndex?
  let texts: [StatedText]

  init(_ fix: AuthoredFix, in tree: JSONTree, _ reader: inout StatedTextReader) {
    self.fix = fix
    self.tree = tree
    var texts: [StatedText] = []
    func add(_ role: StatedText.Role, _ node: NodeIndex?) {
      guard let node, node != 0, tree[node].kind == .string else { return }
      texts.append(StatedText(role, node, in: tree, &reader))
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
      if fix.interactionType == .multiStep, let steps = tree.member("steps", of: configuration) {
        for step in tree.children(of: steps) where tree[step].kind == .object {
          add(.step, tree.member("instruction", of: step))
          add(.stepComment, tree.member("inlineComment", of: step))
          add(.stepValidation, tree.member("validation", of: step))
        }
      }
    }
    self.texts = texts
  }

  private static let fields: [(String, StatedText.Role)] = [
    ("prompt", .timer), ("question", .question), ("situation", .question), ("targetDescription", .target),
    ("reportPrompt", .question), ("durationDescription", .span), ("triggerBehavior", .trigger),
    ("replacementBehavior", .question), ("predictionPrompt", .prediction),
    ("observationPrompt", .observation),
    ("auditPrompt", .question), ("explanationAfter", .debrief), ("debrief", .debrief),
  ]

  /// The text of a role, where it has words of interest.
  func text(_ role: StatedText.Role) -> StatedText? { texts.first { $0.role == role && !$0.words.isEmpty } }

  /// How many elements a list of the configuration has; nil where there is none.
  func count(of list: String) -> Int? {
    guard let configuration, let node = tree.member(list, of: configuration), tree[node].kind == .array else {
      return nil
    }
    return tree.children(of: node).reduce(into: 0) { count, _ in count += 1 }
  }

  /// A whole number of the configuration, or nil.
  func integer(_ name: String) -> Int? {
    configuration.flatMap { tree.member(name, of: $0) }.flatMap { tree.integer(at: $0) }
  }

  /// A text of the configuration that is no sentence, or nil.
  func string(_ name: String) -> String? {
    guard let node = configuration.flatMap({ tree.member(name, of: $0) }), tree[node].kind == .string else {
      return nil
    }
    return tree.string(at: node)
  }

  /// A finding of a rule at a range of a text's bytes.
  func finding(
    of rule: any Rule.Type,
    _ message: String,
    at range: Range<Int>,
    of text: StatedText,
    in catalog: Catalog
  ) -> Diagnostic {
    var finding = rule.finding(message, record: fix.record, node: text.node, in: catalog)
    let content = tree.contentRange(of: text.node)
    var (lower, upper) = (range.lowerBound, range.upperBound)
    if tree[text.node].flags.contains(.hasEscapes) {
      let offsets = JSONUnescaping.unescape(tree.file[content]).sourceOffsets
      (lower, upper) = (Int(offsets[lower]), Int(offsets[upper]))
    }
    finding.place?.range = ByteRange(content.start + lower, content.start + upper)
    return finding
  }
}

/// Every fix of a run with its texts, made when the first rule asks.
struct StatedFixes: RunReading {
  let all: [StatedFix]

  /// - Complexity: O(bytes of the fixes).
  init(_ run: RunView) {
    let catalog = run.catalog
    var reader = StatedTextReader()
    all = catalog.fixes.map { fix in
      let fileIndex = catalog.records[Int(fix.record)].fileIndex
      return StatedFix(fix, in: catalog.trees[Int(fileIndex)], &reader)
    }
  }
}

/// A rule that holds the texts of a fix against each other and against its configuration.
protocol StatedFixRule: RunRule, RuleWithoutOptions {
  func check(_ fix: StatedFix, in catalog: Catalog, _ findings: inout FindingSink)
}

extension StatedFixRule {
  /// - Complexity: O(bytes of the fixes).
  package func check(_ run: RunView, _ findings: inout FindingSink) {
    for fix in run.reading(StatedFixes.self).all { check(fix, in: run.catalog, &findings) }
  }
}
