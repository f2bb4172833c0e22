import SeedDecoding
import SeedDiagnostics
import SeedModel
import SeedRuntime

/// A bundle's record as rows of names and values.
struct RecordCard {
  private var rows: [(name: String, value: String)] = []

  /// The record with an id, a fix's number (`42` or `#042`) or a copy key, or nil.
  ///
  /// - Throws: `BundleError` for a damaged record.
  static func find(_ name: String, in bundle: SeedBundle) throws(BundleError) -> RecordCard? {
    if let id = Identity(name.lowercased()) {
      if let bug = bundle.bug(id: id) { return card(try bundle.model(bug)) }
      if let fix = bundle.fix(id: id) { return card(try bundle.model(fix), in: bundle) }
      if let tidbit = bundle.tidbit(id: id) { return card(try bundle.model(tidbit), in: bundle) }
      if let retired = bundle.retired(id: id) { return card(try bundle.model(retired)) }
      return nil
    }
    if let number = Int(name.drop { $0 == "#" }) {
      if let fix = bundle.fix(number: number) { return card(try bundle.model(fix), in: bundle) }
      if let retired = bundle.retired(number: number) { return card(try bundle.model(retired)) }
      return nil
    }
    if let retired = bundle.retired(key: name) { return card(try bundle.model(retired)) }
    var card = RecordCard()
    for key in bundle.copyKeys where bundle.string(bundle.name(of: key)) == name {
      let value = try bundle.model(key)
      card.add("kind", "copy key")
      card.add("key", value.key)
      card.add("product", value.product)
      card.add("summary", value.summary)
      card.add("role", "\(value.role)")
    }
    for entry in bundle.copyEntries {
      let value = try bundle.model(entry)
      guard value.key == name else { continue }
      for (index, variant) in value.variants.enumerated() {
        card.add("\(value.voice) \(index + 1)", variant.body.source)
        card.add("  title", variant.title?.source)
      }
    }
    return card.rows.isEmpty ? nil : card
  }

  private mutating func add(_ name: String, _ value: String?) {
    if let value { rows.append((name, value)) }
  }

  private static func card(_ bug: Bug) -> RecordCard {
    var card = RecordCard()
    card.add("kind", "bug")
    card.add("id", "\(bug.id)")
    card.add("slug", bug.slug)
    card.add("title", bug.title)
    card.add("shortTitle", bug.shortTitle)
    card.add("description", bug.description)
    card.add("color", "\(bug.color)")
    return card
  }

  private static func card(_ fix: Fix, in bundle: SeedBundle) -> RecordCard {
    var card = RecordCard()
    card.add("kind", "fix")
    card.add("id", "\(fix.id)")
    card.add("number", "\(fix.number)")
    card.add("bug", slug(of: fix.bugID, in: bundle))
    card.add("type", "\(fix.type)")
    card.add("severity", "\(fix.severity)")
    card.add("interactionType", "\(fix.interactionType)")
    card.add("prompt", fix.prompt)
    card.add("inlineComment", fix.inlineComment)
    card.add("validation", fix.validation)
    for (name, value) in fix.interaction.rows { card.add(name, value) }
    return card
  }

  private static func card(_ tidbit: MicroEducation, in bundle: SeedBundle) -> RecordCard {
    var card = RecordCard()
    card.add("kind", "tidbit")
    card.add("id", "\(tidbit.id)")
    card.add("bug", slug(of: tidbit.bugID, in: bundle))
    card.add("trigger", "\(tidbit.trigger)")
    card.add("body", tidbit.body)
    card.add("source", tidbit.source.map { "\($0.author), \($0.year), \($0.title)" })
    return card
  }

  private static func card(_ retired: RetiredRecord) -> RecordCard {
    var card = RecordCard()
    card.add("kind", "retired \(retired.kind)")
    card.add("was", "\(retired.reference)")
    card.add("number", retired.number.map { "\($0)" })
    card.add("replacedBy", retired.replacedBy.map { "\($0)" })
    return card
  }

  private static func slug(of id: Identity, in bundle: SeedBundle) -> String? {
    bundle.bug(id: id).map { bundle.string(bundle.slug(of: $0)) }
  }

  /// For people; what a bundle holds is shown without control characters.
  var text: String {
    var table = TextTable()
    for row in rows { table.add(TerminalText.escape(row.name), TerminalText.escape(row.value)) }
    return table.text
  }

  /// Rows that are indented below another are members of its object.
  var json: String {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      for (index, row) in rows.enumerated() where !row.name.hasPrefix(" ") {
        let details = rows[(index + 1)...].prefix { $0.name.hasPrefix(" ") }
        if details.isEmpty {
          writer.member(row.name, row.value)
          continue
        }
        writer.object(row.name) { writer in
          writer.member("text", row.value)
          for detail in details { writer.member(String(detail.name.drop { $0 == " " }), detail.value) }
        }
      }
    }
    return writer.text + "\n"
  }
}

extension Interaction {
  /// The configuration as rows of names and values.
  var rows: [(String, String?)] {
    switch self {
    case .standard, .journal, .reversal, .body: []
    case .timed(let timed): [("durationSeconds", "\(timed.durationSeconds)"), ("timed prompt", timed.prompt)]
    case .multiStep(let steps):
      steps.flatMap { step in
        [
          ("step \(step.id)", step.instruction), ("  validation", step.validation),
          ("  inlineComment", step.inlineComment),
        ]
      }
    case .quiz(let quiz):
      [("question", quiz.question)] + Interaction.rows(quiz.options)
        + [("explanationAfter", quiz.explanationAfter)]
    case .scenario(let scenario):
      [("situation", scenario.situation)] + Interaction.rows(scenario.options)
        + [("debrief", scenario.debrief)]
    case .counter(let counter):
      [
        ("targetDescription", counter.targetDescription), ("unit", counter.unit),
        ("minTarget", counter.minTarget.map { "\($0)" }), ("maxTarget", counter.maxTarget.map { "\($0)" }),
      ]
    case .observation(let prompt): [("reportPrompt", prompt)]
    case .abstain(let abstain):
      [
        ("durationDescription", abstain.durationDescription), ("endTime", abstain.endTime.map { "\($0)" }),
      ]
    case .substitute(let substitute):
      [
        ("triggerBehavior", substitute.triggerBehavior),
        ("replacementBehavior", substitute.replacementBehavior),
      ]
    case .predict(let predict):
      [("predictionPrompt", predict.predictionPrompt), ("observationPrompt", predict.observationPrompt)]
    case .audit(let audit):
      [("auditPrompt", audit.auditPrompt)] + audit.categories.map { ("category \($0.id)", $0.label) }
    }
  }

  private static func rows(_ options: [Option]) -> [(String, String?)] {
    options.flatMap { option in
      [
        ("option \(option.id)", option.text),
        ("  weightModifier", option.weightModifier.map { "\($0)" }), ("  insight", option.insight),
      ]
    }
  }
}
