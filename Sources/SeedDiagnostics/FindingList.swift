/// Where findings are put as they are made: of each rule and file the first ones are kept, the others
/// counted, so that memory does not follow what is wrong.
package struct FindingList: Sendable {
  /// The most findings of a rule that are kept of a file.
  package static let fileLimit = 10_000
  /// The most findings of a rule that are kept in all.
  package static let ruleLimit = 100_000

  /// The most findings that are kept of all rules together.
  package static let limit = 200_000

  /// What is counted together; without a file, all of a rule.
  private struct Subject: Hashable {
    var rule: RuleID
    var fileIndex: Int?
  }

  /// In the order in which they were made.
  package private(set) var findings: [Diagnostic] = []
  private var counted: [CountedFindings.Kind: Int] = [:]
  /// How many are kept; nothing while there are too few of them all for any limit.
  private var keptCounts: [Subject: Int] = [:]

  /// How many there are, those that are only counted among them.
  package private(set) var count = 0

  package init() {}

  package init(_ findings: [Diagnostic]) {
    for finding in findings { report(finding) }
  }

  package var isEmpty: Bool { findings.isEmpty }
  /// Those that are not kept, sorted.
  package var more: [CountedFindings] {
    counted.map { CountedFindings(kind: $0.key, count: $0.value) }.sorted { $0.kind < $1.kind }
  }

  package mutating func report(_ finding: Diagnostic) {
    count += 1
    if findings.count < Self.fileLimit {
      findings.append(finding)
      return
    }
    if keptCounts.isEmpty { for kept in findings { noteKept(kept) } }
    if isFull(of: finding.rule, in: finding.place?.fileIndex) {
      counted[CountedFindings.Kind(finding), default: 0] += 1
    } else {
      noteKept(finding)
      findings.append(finding)
    }
  }

  /// Changes the kept findings of a rule, which stay of that rule and file.
  package mutating func amend(_ rule: RuleID, _ change: (inout Diagnostic) -> Void) {
    for index in findings.indices where findings[index].rule == rule { change(&findings[index]) }
  }

  /// Takes what another one was given after this one.
  package mutating func append(_ other: FindingList) {
    if findings.isEmpty, counted.isEmpty {
      self = other
      return
    }
    for finding in other.findings { report(finding) }
    for (kind, count) in other.counted { self.count(kind, count) }
  }

  /// Whether another finding of a rule in a file would only be counted.
  package func isFull(of rule: RuleID, in fileIndex: Int?) -> Bool {
    if keptCounts.isEmpty { return false }
    return findings.count >= Self.limit
      || keptCounts[Subject(rule: rule, fileIndex: fileIndex ?? -1), default: 0] >= Self.fileLimit
      || keptCounts[Subject(rule: rule), default: 0] >= Self.ruleLimit
  }

  package mutating func count(_ kind: CountedFindings.Kind, _ more: Int = 1) {
    guard more > 0 else { return }
    counted[kind, default: 0] += more
    count += more
  }

  /// Changes the findings that were kept from an index on.
  package mutating func change(from index: Int, _ body: (inout Diagnostic) -> Void) {
    for index in index..<findings.count { body(&findings[index]) }
  }

  package mutating func forget(file fileIndex: Int) {
    findings.removeAll { $0.place?.fileIndex == fileIndex }
    counted = counted.filter { $0.key.fileIndex != fileIndex }
    count = findings.count + counted.values.reduce(0, +)
    keptCounts = [:]
  }

  private mutating func noteKept(_ finding: Diagnostic) {
    keptCounts[Subject(rule: finding.rule, fileIndex: finding.place?.fileIndex ?? -1), default: 0] += 1
    keptCounts[Subject(rule: finding.rule), default: 0] += 1
  }
}

/// Findings that were counted and not kept.
package struct CountedFindings: Hashable, Sendable {
  package struct Kind: Hashable, Sendable, Comparable {
    package var rule: RuleID
    package var severity: Severity
    /// Nil for findings about the content as a whole.
    package var fileIndex: Int?

    package init(_ rule: RuleID, _ severity: Severity, fileIndex: Int?) {
      self.rule = rule
      self.severity = severity
      self.fileIndex = fileIndex
    }

    init(_ finding: Diagnostic) {
      self.init(finding.rule, finding.severity, fileIndex: finding.place?.fileIndex)
    }

    package static func < (left: Kind, right: Kind) -> Bool {
      (left.fileIndex ?? .max, left.rule, left.severity) < (
        right.fileIndex ?? .max, right.rule, right.severity
      )
    }
  }

  package var kind: Kind
  package var count: Int
  /// Whether they are taken to repeat what is kept: most of that was joined, many places to a finding.
  package var isRepeated = false

  /// How many findings they are besides those that are kept.
  package var findingCount: Int { isRepeated ? 0 : count }

  /// "15000 more of shape/wrong-type in fixes.json, which are only counted".
  func text(in path: String? = nil) -> String {
    let place = path.map { " in \($0)" } ?? ""
    return isRepeated
      ? "\(count) more places of \(kind.rule.text)\(place), which are not listed"
      : "\(count) more of \(kind.rule.text)\(place), which are only counted"
  }
}
