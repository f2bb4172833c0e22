import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedReview

/// Flags a fix that works on another bug, is assigned at other times, is carried out in another way or has
/// another number than before, and answers that results can no longer name.
enum ReclassifiedFix: ComparedRule {
  static let metadata = RuleMetadata(
    .error("compatibility/reclassified-fix"),
    summary: "A fix that shipped has another bug, type, interaction type, number or ids of its answers.",
    rationale: """
      A history counts a fix for its bug and its type, keeps the result that its interaction gave, and shows \
      its number. Results name the options of a quiz or scenario, the steps and the categories by their ids. \
      With another of these the stored outcomes say something that never happened. Retire the fix and write \
      another one. New wording under the same id is fine.

      Two fixes that have each other's number now are one finding: their ids may have been swapped.
      """,
    reads: """
      `bugSlug`, `type`, `interactionType`, `number` and the ids and texts of options, steps and categories of \
      fixes of both editions that `diff` compares
      """
  )

  static let compares: [ReviewKind] = [.fix]

  static let examples = RuleExamples(
    accepted: [
      CompatibilityExamples.changed(
        "prompt",
        #""Finish one task today and tell nobody that it is done.""#
      ),
      CompatibilityExamples.changed("severity", #""medium""#),
      quiz(#"{ "id": "a", "text": "The whole list.", "weightModifier": 1 }"#, second, third),
    ],
    flagged: [
      CompatibilityExamples.changed("type", #"⟪"weekly"⟫"#),
      CompatibilityExamples.changed("number", "⟪2⟫"),
      CompatibilityExamples.changed("interactionType", #"⟪"journal"⟫"#),
      quiz("⟪[\(first), \(second)]⟫"),
      quiz(
        #"⟪[{ "id": "a", "text": "The list.", "weightModifier": 1 }"#,
        #"{ "id": "b", "text": "The meetings.", "weightModifier": 1 }"#,
        #"{ "id": "c", "text": "The naps.", "weightModifier": 1 }]⟫"#
      ),
    ]
  )

  private static let first = #"{ "id": "a", "text": "The meetings.", "weightModifier": 1 }"#
  private static let second = #"{ "id": "b", "text": "The list.", "weightModifier": 1 }"#
  private static let third = #"{ "id": "c", "text": "The naps.", "weightModifier": 1 }"#

  /// A quiz with some options, after it had three.
  private static func quiz(_ options: String...) -> RuleExample {
    func fixes(_ options: String) -> String {
      let list = options.contains("[") ? options : "[\(options)]"
      return FixExamples.list(
        with: [
          [
            "interactionType": "\"quiz\"",
            "configuration": "{ \"quiz\": { \"question\": \"What filled the day?\", \"options\": \(list) } }",
          ]
        ]
      )
    }
    let before = [first, second, third].joined(separator: ", ")
    return .file("fixes.json", fixes(options.joined(separator: ", ")), before: ["fixes.json": fixes(before)])
  }

  static func check(_ view: ComparedView, _ findings: inout FindingSink) {
    let comparison = view.comparison
    let (before, after) = (comparison.base.bugsBySlug, comparison.now.bugsBySlug)
    let shared = comparison.now.sharedNumbers
    /// What is no value of its field, or another fix's number, is the business of the rules on that.
    func stands(_ value: RecordValue, as field: String) -> Bool {
      switch field {
      case "bugSlug": value.text.map { after[$0] != nil || !comparison.isCompared(.bug) } ?? false
      case "type": value.text.flatMap { FixType(name: $0) } != nil
      case "interactionType": value.text.flatMap { InteractionType(name: $0) } != nil
      case "number": value.integer.map { !shared.contains($0) } ?? false
      default: false
      }
    }
    var numbers: [Int: ReviewRecord] = [:]
    for old in comparison.changes.compactMap(\.old) where old.key.kind == .fix {
      if let number = old.value["number"]?.integer { numbers[number] = old }
    }
    for change in comparison.changes where change.kind == .fix {
      guard let record = change.old, let new = change.new else { continue }
      let value = new.value
      // The fix with which it has changed numbers, as that was.
      let twin = value["number"]?.integer.flatMap { numbers[$0] }.flatMap { other in
        other.key != new.key && comparison.now.records[other.key]?.value["number"] == record.value["number"]
          ? other : nil
      }
      for field in change.fields {
        guard case .value(let old, let value?) = field.change, stands(value, as: field.path) else { continue }
        let (was, now) = (old?.scalar ?? "nothing", value.scalar ?? "nothing")
        // A bug may have another slug and still be the same.
        if field.path == "bugSlug", let bug = before[was], bug == after[now] { continue }
        let what = ["bugSlug": "bug", "interactionType": "interaction type"][field.path] ?? field.path
        var message = "the \(what) of \(record.label) changed from \(Excerpt.of(was)) to \(Excerpt.of(now))"
        var remedy = "Put the \(what) back, or retire the fix and write another one."
        if let twin, twin.value[field.path] == value {
          // Two that have changed places are told once, at the lower number.
          guard field.path == "number", value.integer ?? 0 < old?.integer ?? 0 else { continue }
          message = "\(twin.label) and \(record.label) swapped numbers"
          remedy = "Swap the numbers back, or the ids if those were swapped."
        }
        let name = "\(new.key.name) \(field.path) \(now)"
        var finding = finding(message, new, at: field.path, as: name, view)
        finding.expected = was
        finding.found = now
        findings.report(finding, remedy: remedy)
      }
      if let twin, twin.value["configuration"] == value["configuration"] { continue }
      checkAnswers(record, new, view, &findings)
    }
  }
}

extension ReviewContent {
  /// The ids of bugs by their slugs.
  var bugsBySlug: [String: String] {
    var bugs: [String: String] = [:]
    for (key, record) in records where key.kind == .bug {
      if let slug = record.value["slug"]?.text { bugs[slug] = key.name }
    }
    return bugs
  }

  /// The numbers that several fixes have, retired ones included.
  var sharedNumbers: Set<Int> {
    var names: [Int: String] = [:]
    var shared: Set<Int> = []
    for (key, record) in records where key.kind == .fix || key.kind == .retired {
      guard let number = record.value["number"]?.integer else { continue }
      if let name = names[number], name != key.name { shared.insert(number) }
      names[number] = key.name
    }
    return shared
  }
}
