import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedReview
import SeedTables

/// Flags a bug, copy key or product that has fewer of something that a quota counts than the earlier edition:
/// the ratchet above the quotas, which are floors.
enum UndercutQuota: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/undercut-quota"),
    summary: "A bug, copy key or product lost some of what a quota counts.",
    rationale: """
      Quotas are floors, far below what a grown content has. This rule keeps what was reached: a change \
      that takes fixes, tidbits, variants or copy keys away says so, above the floor or not, retired or not. \
      All that one bug, key or product loses is one finding, to be approved with one reason. Writing as many \
      as went leaves nothing to find. A record whose bug, type or trigger is a mistake counts for what it was. \
      A quota that the earlier edition turned off is not held; lowering one changes nothing here.
      """,
    reads: """
      fixes and tidbits by bug, type and trigger, variants by key and voice, and retired copy keys by product and \
      role, of both editions
      """
  )

  static let compares: [ReviewKind] = VanishedIdentity.identities + [.copyKey, .copyEntry, .retired]

  static let examples = RuleExamples(
    accepted: [
      .file("bugs.json", QuotaExamples.bugs, beside: one, before: one),
      .file("bugs.json", QuotaExamples.bugs, beside: two, before: one),
      .file("bugs.json", QuotaExamples.bugs, beside: one, before: two + off),
    ],
    flagged: [
      .file("bugs.json", QuotaExamples.flaggedBugs, beside: one, before: two),
      .file("bugs.json", QuotaExamples.flaggedBugs, beside: one + off, before: two),
      .file(
        "copy/catalog.json",
        CopyQuotaExamples.marking(#""checkIn.question""#),
        beside: CopyQuotaExamples.table("brutal", question: 2, yes: 1),
        before: ["copy/catalog.json": CopyQuotaExamples.catalog]
          + CopyQuotaExamples.table("brutal", question: 3, yes: 1)
      ),
    ]
  )

  private static let one = QuotaExamples.fixes([[:]])
  private static let two = QuotaExamples.fixes([[:], [:]])
  private static let off = CompatibilityExamples.turningOff(
    Quota.fixesPerBug.rule,
    Quota.dailyPerBug.rule
  )

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    // Where the earlier edition is a bundle or was half read, this one says which quotas are off.
    let levels = (view.baseConfiguration ?? view.configuration).settings.levels
    func isHeld(_ quota: RuleID) -> Bool { levels[quota] != .off }
    checkBugs(view, isHeld, &findings)
    if isHeld(CopyVariants.metadata.id) { checkCopy(view, &findings) }
    if isHeld(CopyKeys.metadata.id) { checkKeys(view, &findings) }
  }

  /// Fewer of something, as a message says it ("1 daily fix (45 → 44)"), and what an approval calls that:
  /// `daily 44`.
  private typealias Loss = (message: String, counted: String, left: Int)

  /// Whether an approval of some losses is one for others: for what it names, as long as no fewer are left.
  static func covers(_ approved: String, _ found: String) -> Bool {
    func left(_ record: String) -> [Substring: Int] {
      let words = record.split(separator: " ", omittingEmptySubsequences: false).dropFirst()
      let pairs = zip(words, words.dropFirst()).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      return Dictionary(pairs.map { ($0, Int($1) ?? .max) }, uniquingKeysWith: max)
    }
    let least = left(approved)
    return left(found).allSatisfy { counted, count in least[counted].map { $0 <= count } ?? false }
  }

  private static func message(_ subject: String, _ losses: [Loss]) -> String {
    "\(subject) lost \(losses.map(\.message).joined(separator: ", "))"
  }

  /// What an approval of losses names: whose they are, and how many are left of each.
  private static func name(_ subject: String, _ losses: [Loss]) -> String {
    ([subject] + losses.map { "\($0.counted) \($0.left)" }).joined(separator: " ")
  }

  private static func remedy(_ finding: Diagnostic, _ view: ComparedView) -> String {
    "Write as many new ones, or approve it\(view.approvingCommand(finding))."
  }
}

/// Bugs: what they have of fixes and tidbits.
extension UndercutQuota {
  /// What a bug's records are counted as.
  private enum Counted: Hashable {
    case fixes, fixesOfType(FixType), tidbits, tidbitsFor(EducationTrigger)

    /// In the order in which losses are told.
    static let all =
      [.fixes] + FixType.allCases.map(Counted.fixesOfType) + [.tidbits]
      + EducationTrigger.allCases.map(Counted.tidbitsFor)

    var quota: RuleID {
      switch self {
      case .fixes: Quota.fixesPerBug.rule
      case .fixesOfType(.daily): Quota.dailyPerBug.rule
      case .fixesOfType(.weekly): Quota.weeklyPerBug.rule
      case .fixesOfType(.quickFix): Quota.quickFixesPerBug.rule
      case .tidbits: Quota.tidbitsPerBug.rule
      case .tidbitsFor: Quota.tidbitsPerTrigger.rule
      }
    }

    /// In approvals, whatever the content calls it.
    var name: String {
      switch self {
      case .fixes: "fixes"
      case .fixesOfType(let type): "\(type)"
      case .tidbits: "tidbits"
      case .tidbitsFor(let trigger): "\(trigger)"
      }
    }

    func counted(_ count: Int, _ labels: RecordLabels) -> String {
      switch self {
      case .fixes: labels.counted(count, .fixes)
      case .fixesOfType(.quickFix): labels.counted(count, .fixes, "quick")
      case .fixesOfType(let type): labels.counted(count, .fixes, "\(type)")
      case .tidbits: labels.counted(count, .microEducation)
      case .tidbitsFor(let trigger): "\(labels.counted(count, .microEducation)) for \(trigger)"
      }
    }
  }

  private typealias Counts = [Counted: Int]

  private static func checkBugs(
    _ view: ComparedView,
    _ isHeld: (RuleID) -> Bool,
    _ findings: inout FindingSink
  ) {
    let comparison = view.comparison
    // Without the bugs nobody knows whose records are whose.
    guard comparison.isCompared(.bug), comparison.changes.contains(where: { $0.kind.isCountedByBug }) else {
      return
    }
    let labels = comparison.now.labels
    let (before, now) = (counts(comparison.base, comparison), counts(comparison.now, comparison))
    for (name, had) in before.sorted(by: { $0.key < $1.key }) {
      let losses: [Loss] = Counted.all.compactMap { counted in
        let (before, after) = (had[counted] ?? 0, now[name]?[counted] ?? 0)
        guard after < before, isHeld(counted.quota) else { return nil }
        let lost = counted.counted(before - after, labels)
        return ("\(lost) (\(before) → \(after), \(counted.quota))", counted.name, after)
      }
      let key = ReviewKey(.bug, name)
      guard !losses.isEmpty, let old = comparison.base.records[key] else { continue }
      let message = message(old.label, losses)
      let record = Self.name(name, losses)
      let finding =
        comparison.now.records[key].map { Self.finding(message, $0, at: "slug", as: record, view) }
        ?? Self.finding(message, gone: old, as: record, view)
      findings.report(finding, remedy: remedy(finding, view))
    }
  }

  /// What each bug has, by the name that it has in both editions. What of a record cannot be made out counts
  /// as it was in the base.
  private static func counts(_ content: ReviewContent, _ comparison: ContentComparison) -> [String: Counts] {
    let (names, namesBefore) = (content.bugsBySlug, comparison.base.bugsBySlug)
    var counts: [String: Counts] = [:]
    for (key, record) in content.records where key.kind.isCountedByBug && comparison.isCompared(key.kind) {
      let value = record.value
      let before = comparison.base.records[key]?.value
      func bug(_ value: RecordValue?, _ names: [String: String]) -> String? {
        value?["bugSlug"]?.text.flatMap { names[$0] }
      }
      guard let bug = bug(value, names) ?? bug(before, namesBefore) else { continue }
      let total: Counted = key.kind == .fix ? .fixes : .tidbits
      let part = part(of: value, key.kind) ?? before.flatMap { Self.part(of: $0, key.kind) }
      for one in [total, part].compactMap({ $0 }) { counts[bug, default: [:]][one, default: 0] += 1 }
    }
    return counts
  }

  /// The type that a fix counts for, or the trigger of a tidbit; nil where it is none.
  private static func part(of value: RecordValue, _ kind: ReviewKind) -> Counted? {
    kind == .fix
      ? value["type"]?.text.flatMap { FixType(name: $0) }.map { .fixesOfType($0) }
      : value["trigger"]?.text.flatMap { EducationTrigger(name: $0) }.map { .tidbitsFor($0) }
  }
}

extension ReviewKind {
  fileprivate var isCountedByBug: Bool { self == .fix || self == .tidbit }
}

/// Copy: how many variants its entries have.
extension UndercutQuota {
  /// Keys and voices that are gone are the business of `vanished-copy-key` and `vanished-voice`.
  private static func checkCopy(_ view: ComparedView, _ findings: inout FindingSink) {
    let comparison = view.comparison
    guard comparison.isCompared(.copyKey) else { return }
    var losses: [String: [Loss]] = [:]
    for change in comparison.changes where change.kind == .copyEntry {
      guard let old = change.old else { continue }
      let parts = old.key.name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let key = comparison.now.records[ReviewKey(.copyKey, parts[2])] else {
        continue
      }
      let voices = comparison.now.records[ReviewKey(.product, parts[0])]?.value["voices"]?.members ?? []
      guard voices.contains(.text(parts[1])) else { continue }
      func count(_ voice: String) -> Int {
        let name = "\(parts[0]) \(voice) \(parts[2])"
        return comparison.now.records[ReviewKey(.copyEntry, name)]?.value.members.count ?? 0
      }
      // What is the same in all voices may move from one's table to another's.
      let isVoiced = key.value["voiced"] != .boolean(false)
      let has = isVoiced ? count(parts[1]) : voices.compactMap { $0.text.map(count) }.max() ?? 0
      let had = old.value.members.count
      if has < had {
        let message = "\(QuotaReport.count(had - has, "variant")) in \(parts[1]) (\(had) → \(has))"
        losses[parts[2], default: []].append((message, "\(parts[0]).\(parts[1])", has))
      }
    }
    for (name, losses) in losses.sorted(by: { $0.key < $1.key }) {
      guard let key = comparison.now.records[ReviewKey(.copyKey, name)] else { continue }
      // The quota is named once, behind the last.
      let message = message("`\(Excerpt.of(name))`", losses) + " (\(CopyVariants.metadata.id))"
      let finding = finding(message, key, at: "key", as: Self.name(name, losses), view)
      findings.report(finding, remedy: remedy(finding, view))
    }
  }
}

/// Products: how many copy keys they have, in all and of each role.
extension UndercutQuota {
  /// Counts what was retired against what is new. Keys that are gone without that are the business of
  /// `vanished-copy-key`, as another product of a key is, and another role that of `weakened-gate`.
  private static func checkKeys(_ view: ComparedView, _ findings: inout FindingSink) {
    let (base, now) = (view.comparison.base, view.comparison.now)
    guard view.comparison.isCompared(.copyKey), view.comparison.isCompared(.retired) else { return }
    var before: [String: [String: Int]] = [:]
    var after = before
    func count(_ key: ReviewRecord, _ counts: inout [String: [String: Int]]) {
      let value = key.value
      guard let product = value["product"]?.text else { return }
      for counted in ["keys", value["role"]?.text].compactMap({ $0 }) {
        counts[product, default: [:]][counted, default: 0] += 1
      }
    }
    for (key, record) in base.records where key.kind == .copyKey {
      count(record, &before)
      let isRetired = now.records[key] == nil && now.records[ReviewKey(.retired, key.name)] != nil
      if !isRetired { count(record, &after) }
    }
    for (key, record) in now.records where key.kind == .copyKey && base.records[key] == nil {
      count(record, &after)
    }
    for (product, had) in before.sorted(by: { $0.key < $1.key }) {
      guard let record = now.records[ReviewKey(.product, product)] else { continue }
      let losses: [Loss] = (["keys"] + CopyRole.allCases.map { "\($0)" }).compactMap { counted in
        let (before, after) = (had[counted] ?? 0, after[product]?[counted] ?? 0)
        guard after < before else { return nil }
        let lost = QuotaReport.count(before - after, counted == "keys" ? "key" : "\(counted) key")
        return ("\(lost) (\(before) → \(after))", counted, after)
      }
      if losses.isEmpty { continue }
      let message = message(record.label, losses) + " (\(CopyKeys.metadata.id))"
      let finding = finding(message, record, as: name(product, losses), view)
      findings.report(finding, remedy: remedy(finding, view))
    }
  }
}
