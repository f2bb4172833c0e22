package import SeedDecoding
package import SeedDiagnostics
package import SeedLint
package import SeedReview
import SeedModel
import SeedSource
import SeedTables

/// A rule that judges what changed between two editions of the content; `diff` asks it, `check` does not.
package protocol ComparedRule: Rule {
  /// The kinds of records that it compares: what hides some of them may hide a finding.
  static var compares: [ReviewKind] { get }

  static func check(_ view: ComparedView, _ findings: inout FindingSink)
}

extension ComparedRule {
  package static var kind: RuleKind { .compared }
}

/// Two editions of the content as a rule sees them.
package struct ComparedView: Sendable {
  package let comparison: ContentComparison
  /// What the content says of rules now.
  package let configuration: Configuration
  /// What the base's own configuration says; nil where the base has none: a bundle, a half read file.
  let baseConfiguration: Configuration?
  /// What lets more pass now than in the base, by the files of both.
  let loosenings: [Loosening]
  /// The approvals that are not as they should be; none until the other rules have been asked.
  var faultyApprovals: [(approval: Approval, fault: Approval.Fault)] = []

  /// The command that approves what a rule finds in a record.
  package typealias ApprovingCommand = @Sendable (_ rule: RuleID, _ record: String) -> String
  private let approving: ApprovingCommand?

  /// The end of a sentence about approving a finding.
  func approvingCommand(_ finding: Diagnostic) -> String {
    approving.map { ": `\($0(finding.rule, finding.record ?? ""))`" } ?? ""
  }

  /// What a finding about the content as a whole has for a record.
  static let wholeContent = "content"

  /// The base's records in the order in which they stand there; none of a bundle's.
  private let baseOrder: [ReviewRecord]

  /// - Parameters:
  ///   - configuration: what the content says of rules now, and over it the command line.
  ///   - gate: what the two editions are judged by, where that is not their own files alone.
  ///   - more: what else lets more pass.
  package init(
    _ comparison: ContentComparison,
    _ configuration: Configuration,
    gate: GateEditions? = nil,
    more: [Loosening] = [],
    approving: ApprovingCommand? = nil
  ) {
    self.comparison = comparison
    self.approving = approving
    self.configuration = configuration
    let gate = gate ?? GateEditions(comparison)
    baseConfiguration = gate.flatMap { $0.baseIsSound ? $0.base : nil }
    loosenings = more + (gate?.loosenings ?? [])
    baseOrder = comparison.base.records.values.filter { $0.index != nil }
      .sorted { ($0.index ?? 0) < ($1.index ?? 0) }
  }

  /// Where a record of the base stood: its file comes after those of the content in `sources`.
  func basePlace(of record: ReviewRecord) -> Place? {
    guard let catalog = comparison.base.catalog, let index = record.index else { return nil }
    var place = catalog.place(of: index)
    place.fileIndex += comparison.now.catalog?.sources.files.count ?? 0
    return place
  }

  /// Where the record is now that stood nearest before one that is gone, or after it; nil where none is
  /// known.
  ///
  /// - Complexity: O(1) for all but long rows of records that are gone.
  func nearestPlace(to record: ReviewRecord) -> Place? {
    guard let catalog = comparison.now.catalog, let index = record.index,
      comparison.base.catalog != nil
    else { return nil }
    let own = baseOrder.indices.partitionPoint { (baseOrder[$0].index ?? 0) < index }
    let before = baseOrder[..<own].suffix(Self.reach).reversed()
    for neighbor in before + Array(baseOrder[own...].prefix(Self.reach)) {
      guard neighbor.key.kind == record.key.kind, neighbor.file == record.file,
        let now = comparison.now.records[neighbor.key]?.index
      else { continue }
      return catalog.place(of: now)
    }
    return nil
  }

  /// How many neighbors are looked at.
  private static let reach = 64

  /// The files of the content, then those of the base, which notes point into.
  package static func sources(of comparison: ContentComparison) -> SourceSet {
    var sources = comparison.now.catalog?.sources ?? SourceSet()
    for file in comparison.base.catalog?.sources.files ?? [] { _ = sources.add(file) }
    return sources
  }
}

/// What two editions of authored content are judged by.
package struct GateEditions: Sendable {
  package var base: Configuration
  package var now: Configuration
  let baseIsSound: Bool
  /// What lets more pass in other files than those of the configuration.
  private let others: [Loosening]
  /// The copy keys of both, which scopes are for.
  private let keys: Set<String>

  /// By the editions' own files; nil where one of them is a bundle.
  init?(_ comparison: ContentComparison) {
    guard let base = comparison.base.catalog, let now = comparison.now.catalog else { return nil }
    self.init(
      Configuration.decode(from: base, .builtIn),
      of: base,
      Configuration.decode(from: now, .builtIn).configuration,
      of: now
    )
  }

  package init(
    _ base: (configuration: Configuration, faults: [Diagnostic]),
    of baseCatalog: Catalog,
    _ now: Configuration,
    of catalog: Catalog
  ) {
    (self.base, self.now) = (base.configuration, now)
    keys = baseCatalog.copyKeyNames.union(catalog.copyKeyNames)
    baseIsSound = Configuration.errors(of: baseCatalog, base.faults).isEmpty
    others =
      CopyKeyComparison.loosenings(in: catalog, since: baseCatalog, base.configuration)
      + ReviewComparison((baseCatalog, base.configuration), (catalog, now)).loosenings
      + Suppression.loosenings(in: catalog, since: baseCatalog)
  }

  /// - Complexity: as `Configuration.loosenings`.
  var loosenings: [Loosening] { now.loosenings(since: base, keys: keys) + others }
}

extension ComparedRule {
  /// A finding about a record that is there now: at one of its members, such as `type` or
  /// `configuration/quiz`, or its name.
  static func finding(
    _ message: String,
    _ record: ReviewRecord,
    at member: String? = nil,
    as name: String? = nil,
    _ view: ComparedView
  ) -> Diagnostic {
    guard let catalog = view.comparison.now.catalog, let index = record.index else {
      var finding = finding(message, allOf: record.key.kind.content, view)
      finding.record = name ?? record.key.name
      return finding
    }
    let authored = catalog.records[Int(index)]
    let tree = catalog.trees[Int(authored.fileIndex)]
    var finding: Diagnostic
    let node = member?.split(separator: "/").reduce(Optional(authored.node)) { node, name in
      node.flatMap { tree.value(of: String(name), in: $0) }
    }
    if let member, let node = node.flatMap(\.self) {
      finding = Self.finding(message, record: index, node: node, in: catalog)
      finding.label = catalog.label(ofRecord: Int(index), "/\(member)")
    } else {
      finding = Self.finding(message, record: index, in: catalog)
      finding.label = catalog.label(ofRecord: Int(index), "")
    }
    finding.record = name ?? record.key.name
    return finding
  }

  /// A finding about a record that is gone, with a note where it stood.
  static func finding(
    _ message: String,
    gone record: ReviewRecord,
    as name: String? = nil,
    _ view: ComparedView
  )
    -> Diagnostic
  {
    var finding = finding(message, allOf: record.key.kind.content, view)
    if let place = view.nearestPlace(to: record) { finding.place = place }
    finding.record = name ?? record.key.name
    let place = view.basePlace(of: record)
    let base = Excerpt.of(view.comparison.base.name)
    finding.notes = [Diagnostic.Note(place == nil ? "it stood in \(base)" : "it stood here", at: place)]
    return finding
  }

  /// A finding about the content as a whole, at a member of its configuration.
  ///
  /// - Parameter change: what is otherwise now, in approvals.
  static func finding(
    _ message: String,
    inSettings member: String,
    as change: String,
    _ view: ComparedView
  ) -> Diagnostic {
    var finding = finding(message, at: nil)
    if let catalog = view.comparison.now.catalog, let file = catalog.fileIndex(of: .configuration) {
      let node = catalog.trees[file].value(of: member, in: 0) ?? 0
      finding.place = catalog.place(fileIndex: file, node: node)
      finding.pointer = node == 0 ? "" : "/\(member)"
      finding.label = node == 0 ? nil : member
    }
    finding.record = "\(ComparedView.wholeContent) \(change)"
    return finding
  }

  /// A finding about all records of a kind: at the first byte of their first file, or nowhere.
  static func finding(_ message: String, allOf kind: ContentKind, _ view: ComparedView) -> Diagnostic {
    guard let catalog = view.comparison.now.catalog else { return finding(message, at: nil) }
    return finding(message, allOf: kind, in: catalog)
  }
}
