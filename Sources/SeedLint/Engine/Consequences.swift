import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables

/// Takes findings away that follow from others, and names the rules that cannot judge for that.
struct Consequences {
  private let catalog: Catalog
  /// Those that are on.
  private let rules: [any Rule.Type]
  /// The rules whose findings were taken away, or would mean nothing.
  private(set) var unjudged: [SkippedRule] = []

  init(_ catalog: Catalog, _ rules: [any Rule.Type]) {
    self.catalog = catalog
    self.rules = rules
  }

  /// - Complexity: O(findings), and O(rules) where there are any, or something could not be read.
  mutating func remove(from findings: inout [Diagnostic]) {
    if findings.isEmpty, catalog.gaps.isEmpty { return }
    removeDoubles(from: &findings)
    removeInteractions(from: &findings)
    removeHalves(from: &findings)
    joinRepeated(&findings)
    skipBlindRules()
    var faulty: [ContentKind: Int] = [:]
    for finding in findings where finding.rule.isNeeded || Self.structural.contains(finding.rule) {
      note(finding, in: &faulty)
    }
    if !faulty.isEmpty { skipRules(judging: faulty, &findings) }
    findings.removeAll { isUnjudged($0) }
    let unsettling = Set(rules.filter { $0.unsettles }.map { $0.metadata.id })
    for finding in findings where unsettling.contains(finding.rule) { note(finding, in: &faulty) }
    if faulty.isEmpty { return }
    skipRules(judging: faulty, &findings)
    findings.removeAll { isUnjudged($0) }
  }

  /// Faults that leave no record behind.
  private static let structural: Set<RuleID> = [.memberCount, .malformedSlug, .tooFewOptions]

  /// The topics that judge copy by what it is for, which the catalogue says.
  private static let topicsByRole: Set<String> = [
    "voice", "readability", "duplicate", "grammar", "contradiction", "claims",
  ]

  private func note(_ finding: Diagnostic, in faulty: inout [ContentKind: Int]) {
    guard let fileIndex = finding.place?.fileIndex else { return }
    let kind = catalog.kinds[fileIndex]
    if faulty[kind] == nil { faulty[kind] = fileIndex }
  }

  private func isUnjudged(_ finding: Diagnostic) -> Bool {
    if unjudged.contains(where: { $0.rule == finding.rule }) { return true }
    guard lacksRoles, let fileIndex = finding.place?.fileIndex, catalog.kinds[fileIndex] == .copyTable else {
      return false
    }
    return Self.topicsByRole.contains(finding.rule.topic)
  }

  private var lacksRoles: Bool { catalog.gaps.contains { $0.kind == .copyContract } }

  /// Skips the rules that need what could not be read, whether they found something or not.
  private mutating func skipBlindRules() {
    if catalog.gaps.isEmpty { return }
    let lacksFolder = catalog.gaps.contains { $0.cause == .notNamed }
    for rule in rules {
      let needs = rule.needs
      let gap =
        catalog.gaps.first { needs.kinds.contains($0.kind) }
        ?? (needs.isEverything || needs.isComparison && lacksFolder ? catalog.gaps.first : nil)
      if let gap { skip(rule, gap.cause == .notNamed ? Self.alone : gap.reason, gap.cause != .notNamed) }
    }
  }

  private static let alone = "no content folder lies around what was named"

  /// Skips the rules that found something where records are missing or in doubt.
  private mutating func skipRules(judging faulty: [ContentKind: Int], _ findings: inout [Diagnostic]) {
    let found = Set(findings.map(\.rule))
    for rule in rules where found.contains(rule.metadata.id) && !rule.needs.knowsFaults {
      guard !rule.unsettles || !rule.needs.kinds.isEmpty else { continue }
      let files = rule.needs.kinds.compactMap { faulty[$0] }
      guard let file = files.min() else { continue }
      skip(rule, "\(catalog.sources[file].path) has faults that leave it in doubt", true)
    }
  }

  private mutating func skip(_ rule: any Rule.Type, _ reason: String, _ isConsequence: Bool) {
    let id = rule.metadata.id
    guard !unjudged.contains(where: { $0.rule == id }) else { return }
    var skipped = SkippedRule(rule: id, reason: reason)
    skipped.isConsequence = isConsequence
    if !isConsequence { skipped.remedy = "name the content folder, or its files where they lie" }
    unjudged.append(skipped)
  }

  /// Whether a configuration is there or missing means nothing in a record whose fields are at fault.
  private func removeInteractions(from findings: inout [Diagnostic]) {
    let faulty = Set(findings.lazy.filter { $0.rule.isNeeded }.compactMap(\.record))
    if faulty.isEmpty { return }
    findings.removeAll { finding in
      finding.rule.topic == "interaction" && !finding.rule.isNeeded
        && finding.record.map(faulty.contains) ?? false
    }
  }

  /// What half a record has in common with another one means nothing.
  private func removeHalves(from findings: inout [Diagnostic]) {
    let broken = findings.lazy.filter { $0.rule == .invalidJSON }.compactMap(\.place)
    if broken.isEmpty { return }
    let places = Array(broken)
    findings.removeAll { finding in
      guard finding.rule.topic == "identity" || finding.rule.topic == "duplicate", let place = finding.place
      else { return false }
      let records = catalog.records.lazy.filter { Int($0.fileIndex) == place.fileIndex }
      let range = records.map { catalog.trees[place.fileIndex][$0.node].range }
        .last { $0.offset <= place.range.offset && place.range.offset < $0.endOffset }
      guard let range else { return false }
      return places.contains { broken in
        broken.fileIndex == place.fileIndex && range.offset <= broken.range.offset
          && broken.range.offset <= range.endOffset
      }
    }
  }

  /// From how many on findings that say the same of one file's records are one: a key that was renamed in all of
  /// them, a list that lost its bugs.
  private static let repeatedCount = 4
  /// How many of their places are shown.
  private static let noteLimit = 20
  private static let joined: Set<RuleID> = [
    .unknownField, .missingField, .unknownValue, .wrongType, "identity/unknown-bug",
  ]

  private func joinRepeated(_ findings: inout [Diagnostic]) {
    struct Group: Hashable {
      var rule: RuleID
      var fileIndex: Int
      var message: String
    }
    var groups: [Group: [Int]] = [:]
    for (index, finding) in findings.enumerated() where Self.joined.contains(finding.rule) {
      guard let place = finding.place else { continue }
      // A slug that no bug has is one mistake in all files.
      let fileIndex =
        Self.joined.contains(finding.rule) && finding.rule.topic == "identity" ? -1 : place.fileIndex
      let group = Group(rule: finding.rule, fileIndex: fileIndex, message: finding.message)
      groups[group, default: []].append(index)
    }
    var dropped: Set<Int> = []
    for indices in groups.values where indices.count >= Self.repeatedCount {
      let first = indices[0]
      let others = indices.dropFirst()
      dropped.formUnion(others)
      let count = others.count
      findings[first].notes += others.prefix(Self.noteLimit).map { index in
        Diagnostic.Note("the same here", at: findings[index].place)
      }
      if count > Self.noteLimit {
        findings[first].notes.append(Diagnostic.Note("and \(count - Self.noteLimit) more"))
      }
      findings[first].message += ", and so in \(count) more records"
      let edits = others.compactMap { findings[$0].repair?.edits }.flatMap(\.self)
      findings[first].repair?.edits += edits
    }
    if dropped.isEmpty { return }
    var index = -1
    findings.removeAll { _ in
      index += 1
      return dropped.contains(index)
    }
  }

  /// A record that has another one's id is the same one twice: that its texts, number or slug stand there twice
  /// goes without saying.
  private func removeDoubles(from findings: inout [Diagnostic]) {
    let doubled: RuleID = "identity/duplicate-id"
    let names = Set(findings.lazy.filter { $0.rule == doubled }.compactMap(\.record))
    if names.isEmpty { return }
    findings.removeAll { finding in
      guard finding.rule != doubled, let record = finding.record, names.contains(record) else { return false }
      return finding.rule.topic == "duplicate"
        || finding.rule.topic == "identity" && finding.rule.name.hasPrefix("duplicate-")
    }
  }
}
