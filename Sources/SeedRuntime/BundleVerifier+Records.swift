import SeedLayout
import SeedModel

extension BundleVerifier {
  /// Checks bugs, fixes with what they need, and tidbits.
  mutating func verifyRecords() {
    var previousID: Identity?
    forEach(tables.bugs, stride: BugLayout.stride) { verifier, _, bug in
      let id = bug.identity(BugLayout.idOffset)
      verifier.expect(previousID.map { $0 < id } ?? true, bug, 0, "an id above the last", "\(id)")
      previousID = id
      verifier.expectText(bug, BugLayout.slugOffset)
      verifier.expectText(bug, BugLayout.titleOffset)
      verifier.expectOptionalText(bug, BugLayout.shortTitleOffset)
      verifier.expectText(bug, BugLayout.descriptionOffset)
      verifier.expectCode(bug, BugLayout.colorOffset, BugColor.self)
    }
    verifyFixes()
    verifyConfigurations()
    forEach(tables.items, stride: ItemLayout.stride) { verifier, _, item in
      verifier.expectText(item, ItemLayout.idOffset)
      verifier.expectText(item, ItemLayout.textOffset)
      verifier.expectOptionalText(item, ItemLayout.noteOffset)
      verifier.expectOptionalText(item, ItemLayout.commentOffset)
      let weight = Double(bitPattern: item.integer(ItemLayout.weightOffset, as: UInt64.self))
      verifier.expect(weight.isFinite, item, ItemLayout.weightOffset, "a finite number", "\(weight)")
    }
    verifyTidbits()
  }

  private mutating func verifyFixes() {
    var configurationCount = 0
    var previous: (UInt32, UInt8, UInt8, UInt32)?
    forEach(tables.fixes, stride: FixLayout.stride) { verifier, _, fix in
      verifier.expectIndex(fix, FixLayout.bugOffset, into: verifier.tables.bugs)
      verifier.expectCode(fix, FixLayout.typeOffset, FixType.self)
      verifier.expectCode(fix, FixLayout.severityOffset, FixSeverity.self)
      verifier.expectCode(fix, FixLayout.interactionOffset, InteractionType.self)
      verifier.expectText(fix, FixLayout.promptOffset)
      verifier.expectOptionalText(fix, FixLayout.inlineCommentOffset)
      verifier.expectOptionalText(fix, FixLayout.validationOffset)
      let order = (
        fix.word(FixLayout.bugOffset), fix.byte(FixLayout.typeOffset), fix.byte(FixLayout.severityOffset),
        fix.word(FixLayout.numberOffset)
      )
      verifier.expect(order.3 > 0, fix, FixLayout.numberOffset, "a number ≥ 1", "0")
      verifier.expect(
        previous.map { $0 < order } ?? true,
        fix,
        FixLayout.bugOffset,
        "fixes sorted by bug, type, severity, number",
        "another order"
      )
      previous = order
      let configuration = fix.word(FixLayout.configurationOffset)
      let type = InteractionType(rawValue: fix.byte(FixLayout.interactionOffset))
      let expected = type?.hasConfiguration == true ? UInt32(configurationCount) : Absent.index
      verifier.expect(
        configuration == expected,
        fix,
        FixLayout.configurationOffset,
        "\(expected)",
        "\(configuration)"
      )
      if type?.hasConfiguration == true { configurationCount += 1 }
    }
    expectCovered(tables.configurations, by: configurationCount, "configurations")
  }

  private mutating func verifyConfigurations() {
    var nextItem = 0
    forEach(tables.configurations, stride: ConfigurationLayout.stride) { verifier, index, configuration in
      let fix = verifier.tables.fixes.record(
        configuration.word(ConfigurationLayout.fixOffset),
        stride: FixLayout.stride
      )
      let type = configuration.byte(ConfigurationLayout.typeOffset)
      verifier.expect(
        fix?.word(FixLayout.configurationOffset) == UInt32(index)
          && fix?.byte(FixLayout.interactionOffset) == type,
        configuration,
        ConfigurationLayout.fixOffset,
        "the fix that refers to it",
        "another"
      )
      verifier.expectOptionalText(configuration, ConfigurationLayout.firstTextOffset)
      verifier.expectOptionalText(configuration, ConfigurationLayout.secondTextOffset)
      let count = Int(configuration.integer(ConfigurationLayout.itemCountOffset, as: UInt16.self))
      let first = configuration.word(ConfigurationLayout.firstItemOffset)
      verifier.expect(
        count <= TextLimit.itemCount,
        configuration,
        ConfigurationLayout.itemCountOffset,
        "at most \(TextLimit.itemCount)",
        "\(count)"
      )
      if count > 0 {
        verifier.expectRun(
          configuration,
          ConfigurationLayout.firstItemOffset,
          first: first,
          count: count,
          next: &nextItem,
          in: verifier.tables.items
        )
      }
      verifier.verifyShape(configuration, itemCount: count)
    }
    expectCovered(tables.items, by: nextItem, "items")
  }

  /// Checks that a configuration has what its type needs.
  private mutating func verifyShape(_ configuration: RecordView, itemCount: Int) {
    guard let type = InteractionType(rawValue: configuration.byte(ConfigurationLayout.typeOffset)) else {
      return
    }
    let needsFirstText: Bool
    let needsSecondText: Bool
    switch type {
    case .standard, .journal, .reversal, .body, .timed, .multiStep:
      (needsFirstText, needsSecondText) = (false, false)
    case .quiz, .scenario, .counter, .observation, .abstain, .audit:
      (needsFirstText, needsSecondText) = (true, false)
    case .substitute, .predict: (needsFirstText, needsSecondText) = (true, true)
    }
    let first = configuration.optionalText(ConfigurationLayout.firstTextOffset)
    let second = configuration.optionalText(ConfigurationLayout.secondTextOffset)
    expect(
      first != nil || !needsFirstText,
      configuration,
      ConfigurationLayout.firstTextOffset,
      "a text",
      "none"
    )
    expect(
      second != nil || !needsSecondText,
      configuration,
      ConfigurationLayout.secondTextOffset,
      "a text",
      "none"
    )
    let hasNumber =
      configuration.byte(ConfigurationLayout.flagsOffset) & ConfigurationLayout.firstNumberFlag != 0
    let number = configuration.integer(ConfigurationLayout.firstNumberOffset, as: Int64.self)
    expect(type != .timed || hasNumber, configuration, ConfigurationLayout.flagsOffset, "a duration", "none")
    expect(
      type != .abstain || !hasNumber || (0..<1440).contains(number),
      configuration,
      ConfigurationLayout.firstNumberOffset,
      "a minute, 0…1439",
      "\(number)"
    )
  }

  private mutating func verifyTidbits() {
    var previous: (UInt32, UInt8, Identity)?
    forEach(tables.tidbits, stride: TidbitLayout.stride) { verifier, _, tidbit in
      verifier.expectIndex(tidbit, TidbitLayout.bugOffset, into: verifier.tables.bugs)
      verifier.expectCode(tidbit, TidbitLayout.triggerOffset, EducationTrigger.self)
      verifier.expectText(tidbit, TidbitLayout.bodyOffset)
      verifier.expectOptionalText(tidbit, TidbitLayout.authorOffset)
      verifier.expectOptionalText(tidbit, TidbitLayout.titleOffset)
      verifier.expect(
        (tidbit.optionalText(TidbitLayout.authorOffset) == nil)
          == (tidbit.optionalText(TidbitLayout.titleOffset) == nil),
        tidbit,
        TidbitLayout.authorOffset,
        "author and title, or neither",
        "one of them"
      )
      let order = (
        tidbit.word(TidbitLayout.bugOffset), tidbit.byte(TidbitLayout.triggerOffset),
        tidbit.identity(TidbitLayout.idOffset)
      )
      verifier.expect(
        previous.map { $0 < order } ?? true,
        tidbit,
        TidbitLayout.bugOffset,
        "tidbits sorted by bug, trigger, id",
        "another order"
      )
      previous = order
    }
  }
}
