import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel

/// Flags a variant that leaves out a placeholder which its key requires: altogether, or in an arm that others
/// of the block do not leave it out of. An arm for an exact number may: nobody says how many of none. One
/// that is there under a misspelled name is the business of `unknown-placeholder`.
struct MissingPlaceholder: CopyRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .error("copy/missing-placeholder"),
    summary: "A variant leaves out a placeholder that its key requires.",
    rationale: """
      A required placeholder is what the text is about: the commitment that is due, the days that were lost. \
      A variant may use it in its title or its body. Where it stands in some arms of a plural or select, it \
      has to stand in all of them, but for arms of exact numbers (`=0 {none}`).
      """,
    reads: "the `title` and `body` of every copy variant, and `placeholders` of `copy/catalog.json`"
  )

  static let needs: RuleNeeds = .copyCatalogue

  static let examples = RuleExamples(
    accepted: [
      CopyExamples.table(
        #""notification.tier1.midpoint": [{ "title": "{commitment}", "body": "Now works too." }]"#
      ),
      CopyExamples.body("streak.ended", "{days, plural, =0 {No streak} one {One day} other {# days}}, gone."),
      CopyExamples.body("tier.raised", "Up one. You know why."),
    ],
    flagged: [
      CopyExamples.table(
        #""notification.tier1.midpoint": [{ "title": "So, yesterday", "body": "⟪Today can do without one.⟫" }]"#
      ),
      CopyExamples.body("streak.ended", "⟪All those days, gone.⟫"),
      .file(
        "copy/egofix.deadpan.json",
        """
        { "product": "egofix", "voice": "deadpan", "entries": { "pattern.time": [
          { "body": "{time, select, night {{bug} after midnight.} ⟪other⟫ {It keeps hours.}}" }
        ] } }
        """,
        beside: [
          "copy/catalog.json": CatalogExamples.text(
            products: #""egofix": { "voices": ["deadpan"] }"#,
            CatalogExamples.key(
              #""pattern.time""#,
              product: #""egofix""#,
              placeholders: """
                "bug": { "type": "text", "required": true },
                "time": { "type": "select", "required": true, "values": ["night", "morning"] }
                """
            )
          )
        ]
      ),
    ]
  )

  /// - Complexity: O(bytes of the messages), times the required placeholders.
  func check(_ entry: CopyContent.Entry, _ copy: CopyContent, _ findings: inout FindingSink) {
    guard let key = entry.key else { return }
    let required = key.value.placeholders.filter(\.isRequired).map(\.name)
    for variant in entry.variants where !required.isEmpty && variant.isSound {
      for name in required { check(name, variant, key, copy, &findings) }
    }
  }

  /// No key has nearly as many placeholders, nor a text uses of unknown ones.
  private static let suggestedCount = 50

  private func check(
    _ name: String,
    _ variant: CopyContent.Variant,
    _ key: AuthoredCopyKey,
    _ copy: CopyContent,
    _ findings: inout FindingSink
  ) {
    func uses(_ message: CopyMessage?) -> Bool {
      message.map { Coverage(of: name, in: $0.parts) == .everywhere } ?? false
    }
    if uses(variant.title) || uses(variant.body) { return }
    let messages = variant.messages
    // A placeholder that nobody knows is another finding; this one may have been meant.
    let unknown = messages.flatMap(\.uses).filter { $0.placeholder == nil }.prefix(Self.suggestedCount)
    let names = key.value.placeholders.prefix(Self.suggestedCount).map(\.name)
    if unknown.contains(where: { NearestName.of($0.name, among: names) == name }) { return }
    var found: [Diagnostic] = []
    for message in messages {
      guard case .somewhere(let gaps) = Coverage(of: name, in: message.parts) else { continue }
      for gap in gaps {
        let problem = "this arm does not use `\(Excerpt.of(name))`, and others do"
        found.append(Self.finding(problem, at: gap, of: message, in: copy))
      }
    }
    if found.isEmpty, let text = variant.body ?? variant.title {
      let problem = "this variant of `\(Excerpt.of(key.value.key))` does not use `\(Excerpt.of(name))`"
      found = [Self.finding(problem, about: text, in: copy)]
    }
    let isCount = key.value.placeholders.contains { $0.name == name && $0.type == .count }
    let shown = Excerpt.of(name)
    for var finding in found {
      finding.relations.follows = [.entry, .titles]
      finding.remedy =
        isCount
        ? MissingPlural.remedy(name)
        : "Put `{\(shown)}` in, not as `[\(shown)]` or `'{\(shown)}'`, which are plain text."
      finding.notes = [Diagnostic.Note("required here", at: copy.place(of: key, "placeholders", name))]
      findings.report(finding)
    }
  }
}

/// Where a placeholder is used.
private enum Coverage: Equatable {
  case nowhere
  /// Not in some arms, whose selectors' ranges these are.
  case somewhere([Range<Int>])
  /// Whatever the arguments are.
  case everywhere

  init(of name: String, in parts: [ParsedMessage.Part]) {
    var gaps: [Range<Int>]?
    for part in parts {
      let coverage: Coverage
      switch part {
      case .literal, .number: continue
      case .argument(let argument, _, _): coverage = argument == name ? .everywhere : .nowhere
      case .plural(let argument, _, let arms, _):
        coverage =
          argument == name
          ? .everywhere
          : Coverage(
            arms.map { arm in
              let isExcused = if case .exactly = arm.selector { true } else { false }
              return (arm.selectorRange, isExcused, Coverage(of: name, in: arm.parts))
            }
          )
      case .select(let argument, _, let arms, _):
        coverage =
          argument == name
          ? .everywhere : Coverage(arms.map { ($0.valueRange, false, Coverage(of: name, in: $0.parts)) })
      }
      switch coverage {
      case .everywhere:
        self = .everywhere
        return
      case .somewhere(let own): gaps = gaps ?? own
      case .nowhere: break
      }
    }
    self = gaps.map { .somewhere($0) } ?? .nowhere
  }

  /// The coverage of a block from that of its arms.
  private init(_ arms: [(selector: Range<Int>, isExcused: Bool, coverage: Coverage)]) {
    if arms.allSatisfy({ $0.coverage == .nowhere }) {
      self = .nowhere
      return
    }
    var gaps: [Range<Int>] = []
    for arm in arms {
      switch arm.coverage {
      case .everywhere: break
      case .nowhere: if !arm.isExcused { gaps.append(arm.selector) }
      case .somewhere(let own): gaps += own
      }
    }
    self = gaps.isEmpty ? .everywhere : .somewhere(gaps)
  }
}
