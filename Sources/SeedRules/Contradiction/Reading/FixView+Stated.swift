import SeedDecoding
import SeedLint
import SeedModel
import SeedSource
import SeedText

/// The texts of a fix, as the rules read them that hold them against its configuration.
private final class StatedTexts {
  let all: [StatedText]

  init(_ fix: FixView) {
    let tree = fix.tree
    var (texts, scratch): ([StatedText], [Word]) = ([], [])
    func add(_ role: StatedText.Role, _ node: NodeIndex?) {
      guard let node, node != 0, tree[node].kind == .string else { return }
      let text = StatedText(role, node, in: tree, &scratch)
      if !text.words.isEmpty { texts.append(text) }
    }
    add(.prompt, fix.fix.prompt)
    add(.comment, fix.fix.inlineComment)
    add(.validation, fix.fix.validation)
    if let configuration = fix.soundConfiguration, tree[configuration].kind == .object {
      for (name, role) in Self.fields { add(role, tree.member(name, of: configuration)) }
      if let steps = tree.member("steps", of: configuration) {
        for step in tree.children(of: steps) where tree[step].kind == .object {
          add(.step, tree.member("instruction", of: step))
        }
      }
    }
    all = texts
  }

  private static let fields: [(String, StatedText.Role)] = [
    ("prompt", .timer), ("question", .question), ("targetDescription", .target),
    ("durationDescription", .span), ("auditPrompt", .question),
  ]
}

extension FixView {
  /// Its texts that state something, read when the first rule asks.
  var texts: [StatedText] {
    if let known = reading as? StatedTexts { return known.all }
    let texts = StatedTexts(self)
    reading = texts
    return texts.all
  }

  /// The durations that the prompt names.
  var promptMentions: [DurationMention] {
    let prompt = fix.prompt
    guard prompt != 0, tree[prompt].kind == .string,
      tree.withText(prompt, { DurationParser.mayMention($0) })
    else { return [] }
    return texts.first { $0.role == .prompt }?.mentions ?? []
  }

  /// Its configuration, unless the decoder found a fault in it.
  fileprivate var soundConfiguration: NodeIndex? { fix.configuration == 0 ? nil : configuration }

  /// How many elements a list of the configuration has; nil where there is none.
  func count(of list: String) -> Int? {
    guard let node = node(list), tree[node].kind == .array else { return nil }
    return tree.children(of: node).reduce(into: 0) { count, _ in count += 1 }
  }

  /// A whole number of the configuration, or nil.
  func integer(_ name: String) -> Int? { node(name).flatMap { tree.integer(at: $0) } }

  /// A text of the configuration, or nil.
  func string(_ name: String) -> String? {
    node(name).flatMap { tree[$0].kind == .string ? tree.string(at: $0) : nil }
  }

  /// A member of the configuration, or nil.
  private func node(_ name: String) -> NodeIndex? {
    soundConfiguration.flatMap { tree.member(name, of: $0) }
  }
}

/// A rule that holds the texts of a fix against its configuration.
protocol StatedFixRule: RecordRule, RuleWithoutOptions {
  /// What the first wrong text says, and where.
  func fault(of fix: FixView) -> StatedFault?
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

  package func check(_ fix: FixView, _ findings: inout FindingSink) {
    guard let fault = fault(of: fix) else { return }
    let finding = fix.finding(of: Self.self, fault.message, at: fault.range, of: fault.text.node)
    findings.report(finding, remedy: Self.remedy)
  }
}
