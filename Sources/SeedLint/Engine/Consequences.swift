import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables

/// Takes findings away that follow from others, and names the rules that cannot judge for that.
struct Consequences {
  let catalog: Catalog
  /// Those that are on.
  let rules: [any Rule.Type]
  /// The rules whose findings were taken away, or would mean nothing.
  private(set) var unjudged: [SkippedRule] = []
  /// Whether the catalogue of copy has a fault of syntax or shape.
  private var isContractFaulty = false

  init(_ catalog: Catalog, _ rules: [any Rule.Type]) {
    self.catalog = catalog
    self.rules = rules
  }

  /// - Complexity: O(findings), and O(rules) where there are any, or something could not be read.
  /// - Parameter judgesInDoubt: keeps the findings of rules that read records with faults.
  mutating func remove(
    from findings: inout [Diagnostic],
    _ more: inout [CountedFindings],
    judgesInDoubt: Bool
  ) {
    if findings.isEmpty, catalog.gaps.isEmpty { return }
    isContractFaulty = findings.contains { finding in
      guard finding.rule.isOf([.syntax, .shape]), let place = finding.place else { return false }
      return catalog.kinds[place.fileIndex] == .copyContract
    }
    joinUnwritten(&findings)
    removeFollowing(from: &findings)
    removeSaidTwice(from: &findings)
    removeTwins(from: &findings)
    removeHalves(from: &findings)
    joinMissing(&findings)
    joinRepeated(&findings, &more)
    skipBlindRules()
    if !judgesInDoubt { skipRulesInDoubt(findings) }
    findings.removeAll { isUnjudged($0) }
    let silent = Set(unjudged.map(\.rule))
    more.removeAll { silent.contains($0.kind.rule) }
  }

  /// The topics that judge copy by what it is for, which the catalogue says.
  private static let topicsByRole: Set<RuleTopic> = [
    .voice, .readability, .duplicate, .grammar, .contradiction, .claims,
  ]

  /// The fields that records are counted and looked up by.
  private static let countedFields: Set<String> = [
    "slug", "bugSlug", "type", "severity", "interactionType", "inlineComment", "trigger", "key", "product",
    "voice", "voices", "products", "keys", "entries", "body",
  ]

  /// Whether a fault leaves in doubt what its file's records are counted by.
  private func unsettles(_ finding: Diagnostic, _ kind: ContentKind) -> Bool {
    guard finding.rule.isNeeded else { return false }
    if kind == .copyContract || finding.rule.isOf([.syntax]) { return true }
    for case .member(let name, _) in finding.relations.causes + finding.relations.follows {
      return name.map(Self.countedFields.contains) ?? false
    }
    let path = (finding.pointer ?? "").split(separator: "/")
    return path.count < 2 || path.last.map { Self.countedFields.contains(String($0)) } ?? false
  }

  private func isUnjudged(_ finding: Diagnostic) -> Bool {
    if unjudged.contains(where: { $0.rule == finding.rule }) { return true }
    guard let fileIndex = finding.place?.fileIndex, catalog.kinds[fileIndex] == .copyTable else {
      return false
    }
    return finding.rule.isOf(Self.topicsByRole) && (lacksRoles || lacksRole(finding.record))
  }

  /// Whether the catalogue has a fault, and no key of a copy entry's name that can be read.
  private func lacksRole(_ key: String?) -> Bool {
    guard isContractFaulty, let key else { return false }
    return catalog.copyKeyIndices[key] == nil
  }

  private var lacksRoles: Bool { catalog.gaps.contains { $0.kind == .copyContract } }

  /// Skips the rules that need what could not be read, whether they found something or not.
  private mutating func skipBlindRules() {
    if catalog.gaps.isEmpty { return }
    let lacksFolder = catalog.gaps.contains { $0.cause == .notNamed }
    for rule in rules {
      let needs = rule.needs
      let gap =
        catalog.gaps.first {
          needs.kinds.contains($0.kind) && (!needs.takesWhatIsThere || $0.cause == .unreadable)
        }
        ?? (needs.isEverything || needs.isComparison && lacksFolder ? catalog.gaps.first : nil)
      guard let gap else { continue }
      switch gap.cause {
      case .notNamed:
        skip(rule, Self.alone, "name the content folder, or files in it", isConsequence: false)
      case .missing: skip(rule, gap.reason, "add that file, or put it back")
      case .unreadable: skip(rule, gap.reason, Self.mend)
      }
    }
  }

  private static let alone = "what was named is in no content folder"
  private static let mend = "mend that file first"

  /// Skips the rules that found something where records are missing or in doubt.
  private mutating func skipRulesInDoubt(_ findings: [Diagnostic]) {
    var faulty: [ContentKind: Int] = [:]
    for finding in findings {
      guard let fileIndex = finding.place?.fileIndex else { continue }
      let kind = catalog.kinds[fileIndex]
      if faulty[kind] == nil, unsettles(finding, kind) { faulty[kind] = fileIndex }
    }
    if faulty.isEmpty { return }
    let found = Set(findings.map(\.rule))
    for rule in rules where found.contains(rule.metadata.id) && !rule.needs.knowsFaults {
      guard let file = rule.needs.kinds.compactMap({ faulty[$0] }).min() else { continue }
      skip(rule, "\(catalog.sources[file].path) has faults that leave it in doubt", Self.mend)
    }
  }

  private mutating func skip(
    _ rule: any Rule.Type,
    _ reason: String,
    _ remedy: String,
    isConsequence: Bool = true
  ) {
    let id = rule.metadata.id
    guard !unjudged.contains(where: { $0.rule == id }) else { return }
    unjudged.append(SkippedRule(rule: id, reason: reason, remedy: remedy, isConsequence: isConsequence))
  }

  /// The topics that judge a record by all that it has, or by others.
  private static let halved: Set<RuleTopic> = [
    .identity, .duplicate, .interaction, .copy, .contradiction, .priorities, .claims, .housekeeping,
  ]

  /// What half a record lacks, or has in common with another one, means nothing; the finding that broke it
  /// says which rules did not judge it.
  ///
  /// - Complexity: O(findings log records), and O(records) where a file is not JSON.
  private func removeHalves(from findings: inout [Diagnostic]) {
    var broken: [Int: [UInt32]] = [:]
    for finding in findings where finding.relations.causes.contains(.recordAround) {
      if let place = finding.place { broken[place.fileIndex, default: []].append(place.range.offset) }
    }
    if broken.isEmpty { return }
    for file in broken.keys { broken[file]?.sort() }
    // In the order of the bytes, what lies in a record behind it.
    var records: [Int: [ByteRange]] = [:]
    for record in catalog.records where broken[Int(record.fileIndex)] != nil {
      let file = Int(record.fileIndex)
      records[file, default: []].append(catalog.trees[file][record.node].range)
    }
    let topics = Self.halved.map(\.rawValue).sorted().joined(separator: ", ")
    let unjudged = "until this is mended, these rules do not judge the record: \(topics)"
    for index in findings.indices where findings[index].relations.causes.contains(.recordAround) {
      guard let place = findings[index].place, let ranges = records[place.fileIndex] else { continue }
      let next = ranges.indices.partitionPoint { ranges[$0].offset <= place.range.offset }
      if next > 0, place.range.offset <= ranges[next - 1].endOffset {
        findings[index].notes.append(Diagnostic.Note(unjudged))
      }
    }
    findings.removeAll { finding in
      guard finding.rule.isOf(Self.halved), let place = finding.place,
        let ranges = records[place.fileIndex], let offsets = broken[place.fileIndex]
      else { return false }
      let next = ranges.indices.partitionPoint { ranges[$0].offset <= place.range.offset }
      guard next > 0, place.range.offset < ranges[next - 1].endOffset else { return false }
      let range = ranges[next - 1]
      let first = offsets.indices.partitionPoint { offsets[$0] < range.offset }
      return first < offsets.count && offsets[first] <= range.endOffset
    }
  }

  /// From how many on findings that say the same are one: a key that was renamed in all records, a list that
  /// lost its bugs.
  private static let repeatedCount = 4

  private func joinRepeated(_ findings: inout [Diagnostic], _ more: inout [CountedFindings]) {
    struct Group: Hashable {
      var rule: RuleID
      var fileIndex: Int
      var repetition: Diagnostic.Repetition
    }
    var groups: [Group: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let repetition = finding.relations.repetition, let place = finding.place else { continue }
      var fileIndex = place.fileIndex
      if case .everywhere = repetition { fileIndex = -1 }
      let group = Group(rule: finding.rule, fileIndex: fileIndex, repetition: repetition)
      groups[group, default: []].append(index)
    }
    var dropped: Set<Int> = []
    for indices in groups.values where indices.count >= Self.repeatedCount {
      let first = indices[0]
      let others = indices.dropFirst()
      dropped.formUnion(others)
      findings[first].notes += others.map { Diagnostic.Note("the same here", at: findings[$0].place) }
      if case .everywhere = findings[first].relations.repetition {
        findings[first].message += "; \(indices.count) records name it"
      } else {
        findings[first].message += "; the same in \(others.count) more records"
      }
      let edits = others.compactMap { findings[$0].repair?.edits }.flatMap(\.self)
      findings[first].repair?.edits += edits
    }
    if dropped.isEmpty { return }
    // What is only counted is taken to be as most of what is kept of its rule and file.
    for index in more.indices {
      let kind = more[index].kind
      let kept = findings.indices.filter {
        findings[$0].rule == kind.rule && findings[$0].place?.fileIndex == kind.fileIndex
      }
      more[index].isRepeated = kept.count { dropped.contains($0) } * 2 > kept.count
    }
    findings.remove(at: dropped)
  }
}
