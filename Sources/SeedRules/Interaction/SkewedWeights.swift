import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedModel
import SeedSource

/// Flags a quiz, or a scenario with weights, whose options' weights drift the bug one way whatever is chosen:
/// their geometric mean lies outside 0.85…1.18. A scenario's missing weight is 1.
struct SkewedWeights: RecordRule, RuleWithoutOptions {
  static let metadata = RuleMetadata(
    .warning("interaction/skewed-weights"),
    since: "0.2",
    summary: "On average, the answers of a quiz raise or lower its bug's score.",
    rationale: """
      An answer's weight changes how often its bug comes up. Where nearly every answer raises it, answering \
      at all does, and the choice says nothing. Measured is the geometric mean, since weights multiply; \
      within 0.85 and 1.18 they are taken to be even.
      """,
    reads: "`weightModifier` of the options of quizzes and scenarios"
  )

  static let examples = RuleExamples(
    accepted: [
      .fix(quiz("1.3", "0.8")), .fix(quiz("0.5", "2.0")),
      .fix(
        "scenario",
        """
        "situation": "They wait.",
          "options": [{ "id": "a", "text": "I go." }, { "id": "b", "text": "I stay." }]
        """
      ),
    ],
    flagged: [.fix(quiz("1.4", "1.3", mark: true)), .fix(quiz("0.5", "0.9", mark: true))]
  )

  private static func quiz(_ first: String, _ second: String, mark: Bool = false) -> String {
    let name = mark ? #"⟪"options"⟫"# : #""options""#
    return """
      "interactionType": "quiz", "configuration": { "quiz": { "question": "What happens first?", \(name): [
        { "id": "a", "text": "I correct it.", "weightModifier": \(first) },
        { "id": "b", "text": "I let it stand.", "weightModifier": \(second) } ] } }
      """
  }

  private static let least = 0.85
  private static let most = 1.18

  func check(_ fix: FixView, _ findings: inout FindingSink) {
    guard let type = fix.fix.interactionType, type == .quiz || type == .scenario,
      let configuration = fix.configuration, let list = fix.tree.member("options", of: configuration),
      fix.tree[list].kind == .array
    else { return }
    let answers = fix.tree.children(of: list).filter { fix.tree[$0].kind == .object }.map { option in
      (
        id: fix.tree.member("id", of: option).map { fix.tree.string(at: $0) },
        weight: fix.tree.member("weightModifier", of: option).flatMap { fix.tree.decimal(at: $0) } ?? 1
      )
    }
    var (product, least, most) = (1.0, 1.0, 1.0)
    for answer in answers {
      product *= answer.weight
      // The mean lies outside where the product lies outside of the bounds' powers.
      least *= Self.least
      most *= Self.most
    }
    guard product < least || product > most else { return }
    let raises = product > most
    let side = raises ? "raise" : "lower"
    let finding = fix.finding(of: Self.self, "on average, the answers \(side) the bug's score", atKeyOf: list)
    let furthest = raises ? answers.min { $0.weight < $1.weight } : answers.max { $0.weight < $1.weight }
    let tenths = furthest.map { ($0.weight / product * 10).rounded() } ?? 0
    let verb = raises ? "Lower" : "Raise"
    if let id = furthest?.id, Self.weightsInTenths.contains(tenths) {
      findings.report(finding, remedy: "\(verb) the weight of `\(Excerpt.of(id))` to about \(tenths / 10).")
    } else {
      findings.report(finding, remedy: "\(verb) the weights until their product is about 1.")
    }
  }

  /// What a weight may be, times ten.
  private static let weightsInTenths = 5.0...20.0
}
