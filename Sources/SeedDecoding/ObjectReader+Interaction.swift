import SeedModel
import SeedSource

extension ObjectReader {
  /// The interaction of a type with its configuration, or nil where the two do not go together.
  func interaction(_ type: InteractionType, _ configuration: NodeIndex) -> Interaction? {
    switch type {
    case .standard: return .standard
    case .journal: return .journal
    case .reversal: return .reversal
    case .body: return .body
    default: break
    }
    guard configuration != 0, let node = node(type.description, configuration), tree[node].kind == .object
    else { return nil }
    switch type {
    case .standard, .journal, .reversal, .body: return nil
    case .timed:
      return integer("durationSeconds", node).map {
        .timed(Interaction.Timed(durationSeconds: $0, prompt: string("prompt", node)))
      }
    case .multiStep: return members("steps", node, step).map { .multiStep($0) }
    case .quiz:
      guard let question = string("question", node), let options = members("options", node, option) else {
        return nil
      }
      return .quiz(
        Interaction.Quiz(
          question: question,
          options: options,
          explanationAfter: string("explanationAfter", node)
        )
      )
    case .scenario:
      guard let situation = string("situation", node), let options = members("options", node, option) else {
        return nil
      }
      return .scenario(
        Interaction.Scenario(situation: situation, options: options, debrief: string("debrief", node))
      )
    case .counter:
      return string("targetDescription", node).map {
        .counter(
          Interaction.Counter(
            targetDescription: $0,
            unit: string("unit", node),
            minTarget: integer("minTarget", node),
            maxTarget: integer("maxTarget", node)
          )
        )
      }
    case .observation: return string("reportPrompt", node).map { .observation(reportPrompt: $0) }
    case .abstain:
      return string("durationDescription", node).map {
        .abstain(Interaction.Abstain(durationDescription: $0, endTime: timeOfDay("endTime", node)))
      }
    case .substitute:
      guard let trigger = string("triggerBehavior", node),
        let replacement = string("replacementBehavior", node)
      else { return nil }
      return .substitute(
        Interaction.Substitute(triggerBehavior: trigger, replacementBehavior: replacement)
      )
    case .predict:
      guard let prediction = string("predictionPrompt", node),
        let observation = string("observationPrompt", node)
      else { return nil }
      return .predict(Interaction.Predict(predictionPrompt: prediction, observationPrompt: observation))
    case .audit:
      guard let prompt = string("auditPrompt", node), let categories = members("categories", node, category)
      else { return nil }
      return .audit(Interaction.Audit(auditPrompt: prompt, categories: categories))
    }
  }

  private func members<Member>(
    _ key: String,
    _ object: NodeIndex,
    _ read: (NodeIndex) -> Member?
  ) -> [Member]? {
    guard let list = node(key, object), tree[list].kind == .array else { return nil }
    var result: [Member] = []
    for node in tree.children(of: list) {
      guard let member = read(node) else { return nil }
      result.append(member)
    }
    return result
  }

  private func step(_ node: NodeIndex) -> Interaction.Step? {
    guard let id = string("id", node), let instruction = string("instruction", node) else { return nil }
    return Interaction.Step(
      id: id,
      instruction: instruction,
      validation: string("validation", node),
      inlineComment: string("inlineComment", node)
    )
  }

  private func option(_ node: NodeIndex) -> Interaction.Option? {
    guard let id = string("id", node), let text = string("text", node) else { return nil }
    return Interaction.Option(
      id: id,
      text: text,
      weightModifier: decimal("weightModifier", node),
      insight: string("insight", node)
    )
  }

  private func category(_ node: NodeIndex) -> Interaction.Audit.Category? {
    guard let id = string("id", node), let label = string("label", node) else { return nil }
    return Interaction.Audit.Category(id: id, label: label)
  }

  private func timeOfDay(_ key: String, _ object: NodeIndex) -> TimeOfDay? {
    guard let text = string(key, object) else { return nil }
    return Array(text.utf8).withUnsafeBufferPointer { TimeOfDay(text: $0) }
  }
}
