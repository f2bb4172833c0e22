package import SeedDiagnostics
package import SeedText

/// What a rule says of itself: `explain`, the index, the formats' rule tables and the tests come from
/// it.
package struct RuleMetadata: Sendable {
  /// A rule's id and its severity where the configuration says nothing.
  package struct Title: Sendable {
    let id: RuleID
    let severity: Severity

    package static func error(_ id: RuleID) -> Title { Title(id: id, severity: .error) }
    package static func warning(_ id: RuleID) -> Title { Title(id: id, severity: .warning) }
    package static func note(_ id: RuleID) -> Title { Title(id: id, severity: .note) }
  }

  package let id: RuleID
  package let severity: Severity
  /// The version of seedtool that first had the rule.
  package let since: String
  /// What it flags: one sentence.
  package let summary: String
  /// Why that is a fault, in a paragraph or two.
  package let rationale: String
  /// What the fix does and when it is safe; nil where there is none.
  package let repair: String?
  /// What the rule reads: fields, roles and products, in words.
  package let reads: String
  package let options: [RuleOption]
  /// The languages that it judges; nil for all.
  package let languages: [String]?
  /// What a rule that reads meaning does not see, in a sentence or two.
  package let misses: String?
  /// The name of the rule's list where its own name would mislead; nil for one in lower camel case.
  private let wordList: String?

  /// - Parameter wordList: the name of the rule's list where its own name would mislead.
  package init(
    _ title: Title,
    since: String = "0.1",
    summary: String,
    rationale: String,
    repair: String? = nil,
    reads: String,
    options: [RuleOption] = [],
    languages: [String]? = nil,
    misses: String? = nil,
    wordList: String? = nil
  ) {
    id = title.id
    severity = title.severity
    self.since = since
    self.summary = summary
    self.rationale = rationale
    self.repair = repair
    self.reads = reads
    self.options = options
    self.languages = languages
    self.misses = misses
    self.wordList = wordList
  }

  /// The name under which the configuration and `words/<list>.txt` may add to the rule's list.
  package var wordListName: String {
    if let wordList { return wordList }
    let parts = id.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (parts.first?.lowercased() ?? "") + parts.dropFirst().joined()
  }
}

/// A threshold or list that the configuration may change.
package struct RuleOption: Sendable {
  package enum Value: Hashable, Sendable {
    case integer(Int, range: ClosedRange<Int>)
    /// A share of 0…1.
    case ratio(Double)
    case strings([String])
  }

  /// Where the default comes from.
  fileprivate enum Source: Sendable {
    case value(Value)
    /// Word list entries, read only when somebody asks: every run needs the options of every rule, and few
    /// runs the lists of all.
    case entries(String)
  }

  /// Which change of a value lets more pass.
  package enum Looser: Sendable {
    /// A greater number; of a list more entries.
    case higher
    /// A smaller number; of a list fewer entries.
    case lower
    /// None is known to be as strict as another.
    case either
  }

  package let name: String
  package let summary: String
  package let looser: Looser
  fileprivate let source: Source

  /// The default, with what else is legal.
  ///
  /// - Complexity: O(bytes) for a list of entries, else O(1).
  package var value: Value {
    switch source {
    case .value(let value): value
    case .entries(let text): .strings(Term.entries(text))
    }
  }

  package static func integer(
    _ name: String,
    _ value: Int,
    _ range: ClosedRange<Int> = 0...1_000_000,
    _ summary: String,
    looser: Looser = .higher
  ) -> RuleOption {
    RuleOption(name: name, summary: summary, looser: looser, source: .value(.integer(value, range: range)))
  }

  package static func ratio(
    _ name: String,
    _ value: Double,
    _ summary: String,
    looser: Looser = .higher
  ) -> RuleOption {
    RuleOption(name: name, summary: summary, looser: looser, source: .value(.ratio(value)))
  }

  package static func strings(
    _ name: String,
    _ value: [String],
    _ summary: String,
    looser: Looser = .lower
  ) -> RuleOption {
    RuleOption(name: name, summary: summary, looser: looser, source: .value(.strings(value)))
  }

  /// A list whose default is the entries of a text, as `Term.entries` reads them.
  package static func entries(
    _ name: String,
    _ text: String,
    _ summary: String,
    looser: Looser = .lower
  ) -> RuleOption {
    RuleOption(name: name, summary: summary, looser: looser, source: .entries(text))
  }
}

extension RuleMetadata {
  /// What the entries of the rule's list are.
  package enum WordListUse: Sendable {
    /// What the rule flags: those that nothing matches are as they should be.
    case flagged
    /// What the rule lets pass: those that nothing matches are of no use.
    case accepted
  }

  /// What the configuration's list of the rule is for; nil for a rule that reads none.
  package var wordListUse: WordListUse? {
    if options.contains(where: { $0.name == "terms" }) { return .flagged }
    return options.contains { $0.name == "allowed" } ? .accepted : nil
  }
}

/// A rule's options: the defaults, and over them what the configuration says.
package struct RuleOptions: Sendable {
  private let options: [RuleOption]
  private let overriding: [String: RuleOption.Value]
  /// What the configuration adds to the rule's list.
  package let wordList: [String]
  /// The content's.
  package let locale: String

  package init(
    _ metadata: RuleMetadata,
    overriding: [String: RuleOption.Value] = [:],
    wordLists: [String: [String]] = [:],
    locale: String = "en-US"
  ) {
    self.locale = locale
    options = metadata.options
    self.overriding = overriding
    // Few rules read a list, and the others' names for one are not worth making.
    let readsList = !wordLists.isEmpty && metadata.wordListUse != nil
    wordList = readsList ? wordLists[metadata.wordListName] ?? [] : []
  }

  /// An option's value; nil for one that the rule does not declare.
  private func value(_ name: String) -> RuleOption.Value? {
    options.first { $0.name == name }.map { overriding[name] ?? $0.value }
  }

  /// The entries of the rule's list: its option `terms`, and what the configuration's word lists add.
  ///
  /// - Precondition: the rule's metadata declares `terms`.
  package func terms() -> TermList {
    var terms = terms("terms")
    terms.append(entries: wordList)
    return terms
  }

  /// The terms of an option that is a list.
  ///
  /// - Precondition: the rule's metadata declares it.
  package func terms(_ name: String) -> TermList {
    if overriding[name] == nil, case .entries(let text)? = options.first(where: { $0.name == name })?.source {
      return TermList(text)
    }
    return TermList(entries: strings(name))
  }

  /// An integer option.
  ///
  /// - Precondition: the rule's metadata declares it.
  package func integer(_ name: String) -> Int {
    guard case .integer(let value, _)? = value(name) else {
      preconditionFailure("the rule declares no integer option \(name)")
    }
    return value
  }

  /// An option that is a share of 0…1.
  ///
  /// - Precondition: the rule's metadata declares it.
  package func ratio(_ name: String) -> Double {
    guard case .ratio(let value)? = value(name) else {
      preconditionFailure("the rule declares no ratio option \(name)")
    }
    return value
  }

  /// An option that is a list.
  ///
  /// - Precondition: the rule's metadata declares it.
  package func strings(_ name: String) -> [String] {
    guard case .strings(let value)? = value(name) else {
      preconditionFailure("the rule declares no list option \(name)")
    }
    return value
  }
}
