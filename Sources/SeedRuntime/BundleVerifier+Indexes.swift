import SeedLayout
import SeedModel

extension BundleVerifier {
  /// Checks that there is no more than one record of what there is one of, and the provenance.
  mutating func verifySingles() {
    verifySingleFiles()
    expectCount(1, of: .provenance)
    forEach(tables.sources) { verifier, _, source in
      let label = source.text(SourceLayout.labelOffset)
      verifier.expectText(label, in: verifier.tables.provenanceText, source, SourceLayout.labelOffset)
    }
    do throws(BundleError) { _ = try bundle.provenance() } catch { report(error) }
    // What only a reader of the whole holds against each other, such as orders in lists of policies.
    guard problems.isEmpty else { return }
    do throws(BundleError) { _ = try bundle.policies() } catch { report(error) }
  }

  /// Checks that every index leads to every record, to nothing else, and nowhere twice.
  mutating func verifyIndexes() {
    var identityCount = 0
    var numberCount = 0
    verifyIdentities(tables.bugs, kind: IndexValue.bug, count: &identityCount)
    verifyIdentities(tables.fixes, kind: IndexValue.fix, count: &identityCount)
    verifyIdentities(tables.tidbits, kind: IndexValue.tidbit, count: &identityCount)
    forEach(tables.fixes) { verifier, index, fix in
      verifier.verifyNumber(fix, FixLayout.numberOffset, IndexValue.fix, index, count: &numberCount)
    }
    forEach(tables.retired) { verifier, index, record in
      if record.optionalIdentity(RetiredRecordLayout.idOffset) != nil {
        verifier.verifyIdentity(record, IndexValue.retired, index, count: &identityCount)
      }
      if record.number(RetiredRecordLayout.numberOffset) != nil {
        verifier.verifyNumber(
          record,
          RetiredRecordLayout.numberOffset,
          IndexValue.retired,
          index,
          count: &numberCount
        )
      }
    }
    forEach(tables.copyKeys) { verifier, index, key in
      guard let product = verifier.tables.products.record(key.word(CopyKeyLayout.productOffset)),
        let productName = unsafe verifier.name(product, CopyProductLayout.nameOffset),
        let keyName = unsafe verifier.name(key, CopyKeyLayout.keyOffset)
      else { return }
      let found = unsafe verifier.bundle.copyKey(product: productName, key: keyName)
      verifier.expect(found?.index == index, key, 0, "a key that the index leads to", "one that it does not")
    }
    expectFilled(tables.identityIndex, IdentitySlotLayout.valueOffset, identityCount)
    expectFilled(tables.numberIndex, NumberSlotLayout.valueOffset, numberCount)
    expectFilled(tables.copyIndex, CopySlotLayout.valueOffset, tables.copyKeys.count)
    verifySlices()
  }

  private mutating func verifyIdentities(
    _ section: SectionView,
    kind: UInt32,
    count: inout Int
  ) {
    forEach(section) { verifier, index, record in
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
  /// The others have nothing.
  private mutating func expectFilled(_ section: SectionView, _ valueOffset: Int, _ count: Int) {
    guard !isFull else { return }
    var taken = 0
    forEach(section) { verifier, _, slot in
      let isTaken = slot.word(valueOffset) != 0
      if isTaken { taken += 1 }
      verifier.expectUntaken(slot, (isTaken ? valueOffset + 4 : 0)..<slot.byteCount, 0)
    }
    guard taken != count, let first = section.record(0) else { return }
    expect(false, first, 0, "\(count) entries in a table of \(section.count)", "\(taken)")
  }

  private mutating func verifySlices() {
    expectCount(tables.bugs.count, of: .fixSlices)
    expectCount(tables.bugs.count, of: .tidbitSlices)
    verifySlices(tables.fixSlices, of: tables.fixes, bug: FixLayout.bugIDOffset) { fix in
      Int(fix.byte(FixLayout.typeOffset)) * SliceLayout.severityColumnCount
        + Int(fix.byte(FixLayout.severityOffset))
    }
    verifySlices(tables.tidbitSlices, of: tables.tidbits, bug: MicroEducationLayout.bugIDOffset) { tidbit in
      Int(tidbit.byte(MicroEducationLayout.triggerOffset))
    }
  }

  /// Checks the rows of slices against the records, which are sorted by their bugs and columns.
  private mutating func verifySlices(
    _ slices: SectionView,
    of section: SectionView,
    bug bugOffset: Int,
    column: (RecordView) -> Int
  ) {
    var next = 0
    forEach(slices) { verifier, index, row in
      for place in 0..<row.byteCount / SliceLayout.stride {
        let first = next
        while let record = section.record(next), record.word(bugOffset) == UInt32(index),
          column(record) == place
        {
          next += 1
        }
        let expectedFirst = next == first ? 0 : first
        let offset = place * SliceLayout.stride
        let found = (first: row.word(offset), count: row.word(offset + SliceLayout.countOffset))
        verifier.expect(
          Int(found.first) == expectedFirst && Int(found.count) == next - first,
          row,
          offset,
          "\(next - first) from \(expectedFirst)",
          "\(found.count) from \(found.first)"
        )
      }
    }
  }
}
