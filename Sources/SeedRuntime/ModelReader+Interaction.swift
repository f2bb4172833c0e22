import SeedLayout
import SeedModel

extension ModelReader {
  /// What a fix needs to be carried out.
  mutating func interaction(of fix: RecordView) throws(BundleError) -> Interaction {
    let type: InteractionType = try code(fix, FixLayout.interactionOffset)
    let index = fix.word(FixLayout.configurationOffset)
    guard type.hasConfiguration else {
      guard index == Absent.index else {
        throw malformed(fix, FixLayout.configurationOffset, "no configuration", "\(index)")
      }
      switch type {
      case .journal: return .journal
      case .reversal: return .reversal
      case .body: return .body
      default: return .standard
      }
    }
    let configuration = try record(
      bundle.tables.configurations,
      at: Int(index),
      stride: ConfigurationLayout.stride,
      from: fix,
      FixLayout.configurationOffset
    )
    guard configuration.byte(ConfigurationLayout.typeOffset) == type.rawValue else {
      throw malformed(configuration, ConfigurationLayout.typeOffset, "the fix's own type", "another")
    }
    return try interaction(type, configuration)
  }

  private mutating func interaction(
    _ type: InteractionType,
    _ configuration: RecordView
  ) throws(BundleError) -> Interaction {
    let first = ConfigurationLayout.firstTextOffset
    let second = ConfigurationLayout.secondTextOffset
    switch type {
    case .standard, .journal, .reversal, .body: return .standard
    case .timed:
      guard let seconds = firstNumber(configuration) else {
        throw malformed(configuration, ConfigurationLayout.flagsOffset, "a duration", "none")
      }
      return .timed(.init(durationSeconds: seconds, prompt: try optionalText(configuration, first)))
    case .multiStep: return .multiStep(try steps(configuration))
    case .quiz:
      return .quiz(
        .init(
          question: try text(configuration, first),
          options: try options(configuration),
          explanationAfter: try optionalText(configuration, second)
        )
      )
    case .scenario:
      return .scenario(
        .init(
          situation: try text(configuration, first),
          options: try options(configuration),
          debrief: try optionalText(configuration, second)
        )
      )
    case .counter:
      return .counter(
        .init(
          targetDescription: try text(configuration, first),
          unit: try optionalText(configuration, second),
          minTarget: firstNumber(configuration),
          maxTarget: secondNumber(configuration)
        )
      )
    case .observation: return .observation(reportPrompt: try text(configuration, first))
    case .abstain:
      return .abstain(
        .init(durationDescription: try text(configuration, first), endTime: try endTime(configuration))
      )
    case .substitute:
      return .substitute(
        .init(
          triggerBehavior: try text(configuration, first),
          replacementBehavior: try text(configuration, second)
        )
      )
    case .predict:
      return .predict(
        .init(
          predictionPrompt: try text(configuration, first),
          observationPrompt: try text(configuration, second)
        )
      )
    case .audit:
      return .audit(
        .init(auditPrompt: try text(configuration, first), categories: try categories(configuration))
      )
    }
  }

  private func firstNumber(_ record: RecordView) -> Int? {
    guard record.byte(ConfigurationLayout.flagsOffset) & ConfigurationLayout.firstNumberFlag != 0 else {
      return nil
    }
    return number(record, ConfigurationLayout.firstNumberOffset)
  }

  private func secondNumber(_ record: RecordView) -> Int? {
    guard record.byte(ConfigurationLayout.flagsOffset) & ConfigurationLayout.secondNumberFlag != 0 else {
      return nil
    }
    return number(record, ConfigurationLayout.secondNumberOffset)
  }

  private func endTime(_ record: RecordView) throws(BundleError) -> TimeOfDay? {
    guard let minute = firstNumber(record) else { return nil }
    guard let time = TimeOfDay(minute: minute) else {
      throw malformed(record, ConfigurationLayout.firstNumberOffset, "a minute, 0…1439", "\(minute)")
    }
    return time
  }

  private func items(_ configuration: RecordView) throws(BundleError) -> [RecordView] {
    let count = Int(configuration.integer(ConfigurationLayout.itemCountOffset, as: UInt16.self))
    guard count <= TextLimit.itemCount else {
      throw malformed(
        configuration,
        ConfigurationLayout.itemCountOffset,
        "at most \(TextLimit.itemCount) items",
        "\(count)"
      )
    }
    let indices = try run(
      in: bundle.tables.items,
      first: configuration.word(ConfigurationLayout.firstItemOffset),
      count: count,
      from: configuration,
      ConfigurationLayout.firstItemOffset
    )
    return indices.compactMap { bundle.tables.items.record($0, stride: ItemLayout.stride) }
  }

  private mutating func steps(_ configuration: RecordView) throws(BundleError) -> [Interaction.Step] {
    var steps: [Interaction.Step] = []
    for item in try items(configuration) {
      steps.append(
        Interaction.Step(
          id: try text(item, ItemLayout.idOffset),
          instruction: try text(item, ItemLayout.textOffset),
          validation: try optionalText(item, ItemLayout.noteOffset),
          inlineComment: try optionalText(item, ItemLayout.commentOffset)
        )
      )
    }
    return steps
  }

  private mutating func options(_ configuration: RecordView) throws(BundleError) -> [Interaction.Option] {
    var options: [Interaction.Option] = []
    for item in try items(configuration) {
      let hasWeight = item.byte(ItemLayout.flagsOffset) & ItemLayout.weightFlag != 0
      let weight = Double(bitPattern: item.integer(ItemLayout.weightOffset, as: UInt64.self))
      guard weight.isFinite else {
        throw malformed(item, ItemLayout.weightOffset, "a finite number", "\(weight)")
      }
      options.append(
        Interaction.Option(
          id: try text(item, ItemLayout.idOffset),
          text: try text(item, ItemLayout.textOffset),
          weightModifier: hasWeight ? weight : nil,
          insight: try optionalText(item, ItemLayout.noteOffset)
        )
      )
    }
    return options
  }

  private mutating func categories(
    _ configuration: RecordView
  ) throws(BundleError) -> [Interaction.Audit.Category] {
    var categories: [Interaction.Audit.Category] = []
    for item in try items(configuration) {
      categories.append(
        Interaction.Audit.Category(
          id: try text(item, ItemLayout.idOffset),
          label: try text(item, ItemLayout.textOffset)
        )
      )
    }
    return categories
  }
}
