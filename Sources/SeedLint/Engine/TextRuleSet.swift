import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedSource
import SeedText

/// The text rules that are on, ready to be asked text by text.
///
/// Most texts have none of the traits that a rule asks for. Their bytes are looked at once, and neither a
/// view nor a rule is touched: that is what a clean text costs.
struct TextRuleSet: Sendable {
  private struct Asked: Sendable {
    let rule: any TextRule
    let traits: TextTraits
  }

  /// Every text has it: stands for the traits of a rule that has to see all of them.
  private static let any = TextTraits(rawValue: 1 << 31)

  /// A rule, and the sets of scopes under which it is asked.
  typealias Scoped = (rule: any TextRule, signatures: Set<ScopeIndex.Signature>)

  /// The rules that read texts of an origin, by its number.
  private let asked: [[Asked]]
  /// The traits that these rules ask for, by the origin's number.
  private let wanted: [TextTraits]
  private let words: WordPass
  /// The rules without code that are on.
  private let custom: [CustomRule]
  /// Those of them that read texts of an origin, by its number.
  private let customAsked: [[Int]]
  private let pluralRules: PluralRules?
  /// The findings of a text that are compared with each other.
  private static let mostCompared = 200

  init(_ rules: [Scoped], custom: [CustomRule], words: WordPass, _ pluralRules: PluralRules?) {
    self.words = words
    self.pluralRules = pluralRules
    self.custom = custom
    customAsked = words.allOrigins.map { origin in
      custom.indices.filter { custom[$0].reads[Int(origin.field.index)] }
    }
    asked = words.allOrigins.map { origin in
      rules.filter { $0.signatures.contains(origin.signature) && $0.rule.reads(origin.field) }.map {
        rule,
        _ in
        let traits = type(of: rule).traits
        return Asked(rule: rule, traits: traits.isEmpty ? TextRuleSet.any : traits)
      }
    }
    wanted = asked.map { rules in rules.reduce(into: []) { $0.formUnion($1.traits) } }
  }

  var isEmpty: Bool { words.isEmpty && custom.isEmpty && wanted.allSatisfy(\.isEmpty) }

  /// What came of some texts.
  struct Result: Sendable {
    var findings = FindingSink()
    /// What counts over the whole content.
    var counts = WordCounts()
    /// The words that spelling still has to look up.
    var unknown = SpellingPass.Unknown()
  }

  /// What the rules find in some texts of a catalog.
  ///
  /// - Complexity: O(bytes of the texts).
  func check(_ texts: Range<Int>, of catalog: Catalog) -> Result {
    var sink = FindingSink()
    guard let first = texts.first else { return Result() }
    let words = words
    var scratch = words.makeScratch()
    defer { words.giveBack(scratch) }
    var states = custom.map { _ in CustomSearch.State() }
    // The tree is kept from text to text: taking it out of the catalog counts references.
    var fileIndex = catalog.texts[first].fileIndex
    var tree = catalog.trees[Int(fileIndex)]
    var bytes = tree.file.bytes
    for index in texts {
      let text = catalog.texts[index]
      let origin = words.origin(of: text)
      let wanted = wanted[origin]
      let isCustom = !customAsked[origin].isEmpty
      let isRead = isCustom || words.reads(origin)
      if wanted.rawValue == 0, !isRead { continue }
      if text.fileIndex != fileIndex {
        fileIndex = text.fileIndex
        tree = catalog.trees[Int(fileIndex)]
        bytes = tree.file.bytes
      }
      let node = tree.nodes[Int(text.node)]
      if node.flags.rawValue & JSONNode.Flags.hasEscapes.rawValue == 0 {
        let range = tree.contentRange(of: text.node)
        let content = UnsafeBufferPointer(rebasing: bytes[range.start..<range.end])
        let traits: TextTraits
        var isClean = true
        if isRead {
          isClean = !words.find(ofText: index, in: content, origin, &scratch)
          traits = scratch.reader.traits
        } else {
          traits = TextTraits.of(content)
        }
        if isClean, !isCustom, !TextView.mayHaveReadings(content, text.field, traits),
          !asks(about: content, traits, origin)
        {
          continue
        }
        TextView.with(text, role: words.allOrigins[origin].role, in: catalog) { view in
          check(view, origin, isRead, &scratch, &states, &sink)
        }
      } else {
        TextView.with(text, role: words.allOrigins[origin].role, in: catalog) { view in
          if isRead { _ = words.find(ofText: index, in: view.bytes, origin, &scratch) }
          check(view, origin, isRead, &scratch, &states, &sink)
        }
      }
    }
    return Result(findings: sink, counts: scratch.counts, unknown: scratch.unknown)
  }

  /// Whether a text rule has to see a text of an origin.
  @inline(__always)
  private func asks(about bytes: UnsafeBufferPointer<UInt8>, _ traits: TextTraits, _ origin: Int) -> Bool {
    let found = traits.rawValue | Self.any.rawValue
    if found & wanted[origin].rawValue == 0 { return false }
    let asked = asked[origin]
    return asked.indices.contains {
      asked[$0].traits.rawValue & found != 0 && asked[$0].rule.suspects(bytes, traits)
    }
  }

  /// Asks the rules about a text, whose words have been found, and about all that it may read like.
  private func check(
    _ view: TextView,
    _ origin: Int,
    _ isRead: Bool,
    _ scratch: inout WordPass.Scratch,
    _ states: inout [CustomSearch.State],
    _ sink: inout FindingSink
  ) {
    guard TextView.mayHaveReadings(view.bytes, view.field, view.traits) else {
      return ask(view, origin, isRead, &scratch, &states, &sink)
    }
    var (written, read) = (FindingSink(), FindingSink())
    ask(view, origin, isRead, &scratch, &states, &written)
    view.forEachReading(pluralRules) { reading in
      // A text with more findings is all wrong.
      guard written.findings.count + read.findings.count < Self.mostCompared else { return }
      let isClean = !isRead || !words.find(ofText: nil, in: reading.bytes, origin, &scratch)
      if isClean, customAsked[origin].isEmpty, !asks(about: reading.bytes, reading.traits, origin) { return }
      ask(reading, origin, isRead, &scratch, &states, &read)
    }
    // What several readings have is said once, where it takes the least.
    let found = read.findings.sorted { $0.byteCount < $1.byteCount }
    for var finding in found.prefix(Self.mostCompared)
    where !written.findings.contains(where: { $0.rule == finding.rule && $0.overlaps(finding) }) {
      // An edit would have to know the arms that it does not see.
      (finding.repair, finding.alternatives) = (nil, [])
      written.report(finding)
    }
    sink.append(written)
  }

  /// Asks the rules; the words have been found.
  private func ask(
    _ view: TextView,
    _ origin: Int,
    _ isRead: Bool,
    _ scratch: inout WordPass.Scratch,
    _ states: inout [CustomSearch.State],
    _ sink: inout FindingSink
  ) {
    let traits = view.traits.rawValue | Self.any.rawValue
    let asked = asked[origin]
    for index in asked.indices where asked[index].traits.rawValue & traits != 0 {
      guard asked[index].rule.suspects(view.bytes, view.traits) else { continue }
      asked[index].rule.check(view, &sink)
    }
    if isRead { words.check(view, origin, scratch, &sink) }
    for rule in customAsked[origin] {
      custom[rule].check(view, scratch.reader.words, &states[rule], &sink)
    }
  }
}

extension Diagnostic {
  fileprivate var byteCount: Int { place?.range.byteCount ?? 0 }

  fileprivate func overlaps(_ other: Diagnostic) -> Bool {
    guard let own = place?.range, let others = other.place?.range else { return place == other.place }
    return own == others || max(own.start, others.start) < min(own.end, others.end)
  }
}
