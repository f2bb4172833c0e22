import SeedLayout
import SeedModel

extension BundleVerifier {
  /// Checks priority rules, retired records and provenance.
  mutating func verifyRules() {
    var keywordCount = 0
    var hourRangeCount = 0
    if tables.priorityRules.count > 1 { expectCovered(tables.priorityRules, by: 1, "priorityRules") }
    if let rules = tables.priorityRules.record(0, stride: PriorityLayout.stride) {
      expectCode(rules, PriorityLayout.matchOffset, KeywordMatch.self)
      expectHour(rules, PriorityLayout.nightFirstOffset)
      expectHour(rules, PriorityLayout.nightLastOffset)
      keywordCount = Int(rules.word(PriorityLayout.placeKeywordCountOffset))
      keywordCount += Int(rules.word(PriorityLayout.messageKeywordCountOffset))
      hourRangeCount = Int(rules.word(PriorityLayout.rushHourCountOffset))
    }
    expectCovered(tables.keywords, by: keywordCount, "keywords")
    expectCovered(tables.hourRanges, by: hourRangeCount, "hourRanges")
    forEach(tables.keywords, stride: KeywordLayout.stride) { verifier, _, keyword in
      verifier.expectText(keyword, KeywordLayout.wordOffset)
      verifier.expectCode(keyword, KeywordLayout.priorityOffset, NotificationPriority.self)
    }
    forEach(tables.hourRanges, stride: HourRangeLayout.stride) { verifier, _, range in
      verifier.expectHour(range, HourRangeLayout.firstOffset)
      verifier.expectHour(range, HourRangeLayout.lastOffset)
    }
    verifyRetired()
    if tables.provenance.count != 1 { expectCovered(tables.provenance, by: 1, "provenance") }
    forEach(tables.sources, stride: SourceLayout.stride) { verifier, _, source in
      let label = source.text(SourceLayout.labelOffset)
      verifier.expectText(label, in: verifier.tables.provenanceText, source, SourceLayout.labelOffset)
    }
    do throws(BundleError) { _ = try bundle.provenance() } catch { report(error) }
  }

  private mutating func expectHour(_ record: RecordView, _ offset: Int) {
    expect(record.byte(offset) < 24, record, offset, "an hour, 0…23", "\(record.byte(offset))")
  }

  private mutating func verifyRetired() {
    var previousID: Identity?
    var previousKey: TextHandle?
    forEach(tables.retired, stride: RetiredLayout.stride) { verifier, _, record in
      verifier.expectCode(record, RetiredLayout.kindOffset, RetiredKind.self)
      let byte = record.byte(RetiredLayout.referenceKindOffset)
      switch RetiredReference(rawValue: byte) {
      case .id:
        let id = record.identity(RetiredLayout.referenceOffset)
        let isSorted = previousKey == nil && previousID.map { $0 < id } ?? true
        verifier.expect(isSorted, record, 0, "ids sorted, before all keys", "another order")
        previousID = id
      case .key:
        let key = record.text(RetiredLayout.referenceOffset)
        verifier.expectText(record, RetiredLayout.referenceOffset)
        verifier.expect(verifier.precedes(previousKey, key), record, 0, "keys sorted", "another order")
        previousKey = key
      case .absent, nil:
        verifier.expect(false, record, RetiredLayout.referenceKindOffset, "an id or a key", "\(byte)")
      }
      let replacement = record.byte(RetiredLayout.replacementKindOffset)
      switch RetiredReference(rawValue: replacement) {
      case .absent, .id: break
      case .key: verifier.expectText(record, RetiredLayout.replacementOffset)
      case nil:
        verifier.expect(
          false,
          record,
          RetiredLayout.replacementKindOffset,
          "a kind of reference",
          "\(replacement)"
        )
      }
    }
  }

  /// Checks that every index leads to every record, to nothing else, and nowhere twice.
  mutating func verifyIndexes() {
    var identityCount = 0
    var numberCount = 0
    verifyIdentities(tables.bugs, stride: BugLayout.stride, kind: IndexValue.bug, count: &identityCount)
    verifyIdentities(tables.fixes, stride: FixLayout.stride, kind: IndexValue.fix, count: &identityCount)
    verifyIdentities(
      tables.tidbits,
      stride: TidbitLayout.stride,
      kind: IndexValue.tidbit,
      count: &identityCount
    )
    forEach(tables.fixes, stride: FixLayout.stride) { verifier, index, fix in
      verifier.verifyNumber(fix, FixLayout.numberOffset, IndexValue.fix, index, count: &numberCount)
    }
    forEach(tables.retired, stride: RetiredLayout.stride) { verifier, index, record in
      if record.byte(RetiredLayout.referenceKindOffset) == RetiredReference.id.rawValue {
        verifier.verifyIdentity(record, IndexValue.retired, index, count: &identityCount)
      }
      if record.word(RetiredLayout.numberOffset) > 0 {
        verifier.verifyNumber(
          record,
          RetiredLayout.numberOffset,
          IndexValue.retired,
          index,
          count: &numberCount
        )
      }
    }
    forEach(tables.copyKeys, stride: CopyKeyLayout.stride) { verifier, index, key in
      let handle = Handle<CopyKey>(rawIndex: UInt32(index))
      guard let product = verifier.bundle.product(of: handle),
        let productName = unsafe verifier.bundle.utf8(verifier.bundle.name(of: product)),
        let keyName = unsafe verifier.bundle.utf8(verifier.bundle.name(of: handle))
      else { return }
      let found = unsafe verifier.bundle.copyKey(product: productName, key: keyName)
      verifier.expect(found == handle, key, 0, "a key that the index leads to", "one that it does not")
    }
    expectFilled(
      tables.identityIndex,
      IdentitySlotLayout.stride,
      IdentitySlotLayout.valueOffset,
      identityCount
    )
    expectFilled(tables.numberIndex, NumberSlotLayout.stride, NumberSlotLayout.valueOffset, numberCount)
    expectFilled(tables.copyIndex, CopySlotLayout.stride, CopySlotLayout.valueOffset, tables.copyKeys.count)
    verifySlices()
  }

  private mutating func verifyIdentities(
    _ section: SectionView,
    stride: Int,
    kind: UInt32,
    count: inout Int
  ) {
    forEach(section, stride: stride) { verifier, index, record in
      verifier.verifyIdentity(record, kind, index, count: &count)
    }
  }

  private mutating func verifyIdentity(_ record: RecordView, _ kind: UInt32, _ index: Int, count: inout Int) {
    count += 1
    let id = record.identity(0)
    let expected = kind << IndexValue.indexBitCount | UInt32(truncatingIfNeeded: index)
    expect(
      bundle.identityValue(id) == expected,
      record,
      0,
      "an id that the index leads to this record by",
      "\(id)"
    )
  }

  private mutating func verifyNumber(
    _ record: RecordView,
    _ offset: Int,
    _ kind: UInt32,
    _ index: Int,
    count: inout Int
  ) {
    count += 1
    let number = record.word(offset)
    let expected = kind << IndexValue.indexBitCount | UInt32(truncatingIfNeeded: index)
    expect(
      bundle.numberValue(Int(number)) == expected,
      record,
      offset,
      "a number that the index leads to this record by",
      "\(number)"
    )
  }

  /// Checks how many slots of a hash table are taken; with every record found, that many are just its own.
  private mutating func expectFilled(_ section: SectionView, _ stride: Int, _ valueOffset: Int, _ count: Int)
  {
    guard !isFull else { return }
    var taken = 0
    forEach(section, stride: stride) { _, _, slot in
      if slot.word(valueOffset) != 0 { taken += 1 }
    }
    guard taken != count, let first = section.record(0, stride: stride) else { return }
    expect(false, first, 0, "\(count) entries in a table of \(section.count)", "\(taken)")
  }

  private mutating func verifySlices() {
    let fixColumnCount = SliceLayout.fixTypeCount * SliceLayout.fixSeverityCount
    expectCovered(tables.fixSlices, by: tables.bugs.count * fixColumnCount, "fixSlices")
    expectCovered(tables.tidbitSlices, by: tables.bugs.count * SliceLayout.triggerCount, "tidbitSlices")
    verifySlices(tables.fixSlices, of: tables.fixes, stride: FixLayout.stride) { fix in
      let column = Int(fix.byte(FixLayout.typeOffset)) * SliceLayout.fixSeverityCount
      return Int(fix.word(FixLayout.bugOffset)) * fixColumnCount + column
        + Int(fix.byte(FixLayout.severityOffset))
    }
    verifySlices(tables.tidbitSlices, of: tables.tidbits, stride: TidbitLayout.stride) { tidbit in
      Int(tidbit.word(TidbitLayout.bugOffset)) * SliceLayout.triggerCount
        + Int(tidbit.byte(TidbitLayout.triggerOffset))
    }
  }

  /// Checks a table of slices against the records, which are sorted by their slices' places.
  private mutating func verifySlices(
    _ slices: SectionView,
    of section: SectionView,
    stride: Int,
    place: (RecordView) -> Int
  ) {
    var next = 0
    forEach(slices, stride: SliceLayout.stride) { verifier, index, slice in
      let first = next
      while let record = section.record(next, stride: stride), place(record) == index { next += 1 }
      let expectedFirst = next == first ? 0 : first
      verifier.expect(
        Int(slice.word(0)) == expectedFirst && Int(slice.word(SliceLayout.countOffset)) == next - first,
        slice,
        0,
        "\(next - first) from \(expectedFirst)",
        "\(slice.word(SliceLayout.countOffset)) from \(slice.word(0))"
      )
    }
  }
}
