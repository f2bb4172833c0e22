/// What the interaction types need.
enum Configurations {
  /// A configuration; nil for a type that has none.
  static func make(_ interaction: String, _ random: inout RandomSource) -> JSONValue? {
    guard let value = value(interaction, &random) else { return nil }
    return .object([.init(key: interaction, value: value)])
  }

  private static func value(_ interaction: String, _ random: inout RandomSource) -> JSONValue? {
    switch interaction {
    case "timed":
      return .record([
        "durationSeconds": .number(random.pick(Durations.seconds)),
        "prompt": random.chance(30) ? .text(.comment, &random) : nil,
      ])
    case "multiStep": return .record(["steps": .array(steps(&random))])
    case "quiz":
      return .record([
        "question": .text(.question, &random),
        "options": .array(options(&random, areWeighed: true)),
        "explanationAfter": random.chance(40) ? .text(.insight, &random) : nil,
      ])
    case "scenario":
      let areWeighed = random.chance(80)
      return .record([
        "situation": .text(.situation, &random),
        "options": .array(options(&random, areWeighed: areWeighed)),
        "debrief": random.chance(40) ? .text(.insight, &random) : nil,
      ])
    case "counter":
      let minimum = random.chance(30) ? random.within(1...5) : nil
      return .record([
        "targetDescription": .text(.label, &random),
        "unit": random.chance(60) ? .string(random.pick(Lexicon.units)) : nil,
        "minTarget": minimum.map { .number($0) },
        "maxTarget": random.chance(30) ? .number((minimum ?? 0) + random.within(1...10)) : nil,
      ])
    case "observation": return .record(["reportPrompt": .text(.question, &random)])
    case "abstain":
      let minute = random.below(60)
      let endTime = "\(random.within(17...23)):\(minute < 10 ? "0" : "")\(minute)"
      return .record([
        "durationDescription": .text(.end, &random),
        "endTime": random.chance(50) ? .string(endTime) : nil,
      ])
    case "substitute":
      return .record([
        "triggerBehavior": .text(.option, &random),
        "replacementBehavior": .text(.instruction, &random),
      ])
    case "predict":
      return .record([
        "predictionPrompt": .text(.question, &random),
        "observationPrompt": .text(.question, &random),
      ])
    case "audit":
      return .record([
        "auditPrompt": .text(.question, &random),
        "categories": .array(
          itemIDs(random.within(3...5), &random).map { id in
            .record(["id": .string(id), "label": .text(.label, &random)])
          }
        ),
      ])
    default: return nil
    }
  }

  private static func steps(_ random: inout RandomSource) -> [JSONValue] {
    itemIDs(random.within(3...5), &random).map { id in
      .record([
        "id": .string(id),
        "instruction": .text(.instruction, &random),
        "validation": random.chance(20) ? .text(.validation, &random) : nil,
        "inlineComment": random.chance(20) ? .text(.comment, &random) : nil,
      ])
    }
  }

  /// Answers of which none is plainly the good one: the longest never has the lowest weight, and the mean of
  /// the weights is even, whichever are drawn.
  private static func options(_ random: inout RandomSource, areWeighed: Bool) -> [JSONValue] {
    let texts = itemIDs(random.within(3...5), &random).map { id in
      (id: id, text: Prose.option.text(&random))
    }
    let middle = texts.count == 3 ? 7 : 8
    var weights = texts.map { _ in random.within(middle - 1...middle + 1) }
    let longest = texts.indices.max { texts[$0].text.utf8.count < texts[$1].text.utf8.count } ?? 0
    weights[longest] = 20
    return zip(texts, weights).map { option, weight in
      .record([
        "id": .string(option.id),
        "text": .string(option.text),
        "weightModifier": areWeighed ? .tenths(weight) : nil,
        "insight": random.chance(85) ? .text(.insight, &random) : nil,
      ])
    }
  }

  /// Ids that differ: letters, or words.
  private static func itemIDs(_ count: Int, _ random: inout RandomSource) -> [String] {
    if random.chance(50) { return Array(["a", "b", "c", "d", "e"].prefix(count)) }
    var ids: [String] = []
    while ids.count < count {
      let word = random.pick(Lexicon.verbs)
      if !ids.contains(word) { ids.append(word) }
    }
    return ids
  }
}
