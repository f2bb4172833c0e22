import SeedLayout
import SeedModel

extension BundleVerifier {
  /// Checks the orders that lookups rely on, and what binds records to one another beyond their own fields.
  mutating func verifyOrders() {
    verifyBugs()
    verifyFixes()
    verifyTidbits()
    verifyProducts()
    verifyKeys()
    verifyRetired()
  }

  private mutating func verifyBugs() {
    var previous: Identity?
    forEach(tables.bugs) { verifier, _, bug in
      let id = bug.identity(BugLayout.idOffset)
      verifier.expect(previous.map { $0 < id } ?? true, bug, 0, "an id above the last", "\(id)")
      previous = id
    }
  }

  private mutating func verifyFixes() {
    var previous: (UInt32, UInt8, UInt8, UInt32)?
    forEach(tables.fixes) { verifier, _, fix in
      let order = (
        fix.word(FixLayout.bugIDOffset), fix.byte(FixLayout.typeOffset), fix.byte(FixLayout.severityOffset),
        fix.word(FixLayout.numberOffset)
      )
      verifier.expect(order.3 > 0, fix, FixLayout.numberOffset, "a number ≥ 1", "0")
      verifier.expect(
        previous.map { $0 < order } ?? true,
        fix,
        FixLayout.bugIDOffset,
        "fixes sorted by bug, type, severity, number",
        "another order"
      )
      previous = order
    }
  }

  private mutating func verifyTidbits() {
    var previous: (UInt32, UInt8, Identity)?
    forEach(tables.tidbits) { verifier, _, tidbit in
      let order = (
        tidbit.word(MicroEducationLayout.bugIDOffset), tidbit.byte(MicroEducationLayout.triggerOffset),
        tidbit.identity(MicroEducationLayout.idOffset)
      )
      verifier.expect(
        previous.map { $0 < order } ?? true,
        tidbit,
        MicroEducationLayout.bugIDOffset,
        "tidbits sorted by bug, trigger, id",
        "another order"
      )
      previous = order
    }
  }

  private mutating func verifyProducts() {
    var previous: TextPlace?
    forEach(tables.products) { verifier, _, product in
      let name = product.text(CopyProductLayout.nameOffset)
      verifier.expect(
        verifier.precedes(previous, name),
        product,
        0,
        "products sorted by name",
        "another order"
      )
      previous = name
    }
  }

  /// Keys are sorted, and the entries of each are its own, in the order of its product's voices.
  private mutating func verifyKeys() {
    var previous: (product: UInt32, key: TextPlace)?
    forEach(tables.copyKeys) { verifier, index, key in
      let product = key.word(CopyKeyLayout.productOffset)
      let name = key.text(CopyKeyLayout.keyOffset)
      let isSorted = previous.map {
        $0.product < product || ($0.product == product && verifier.precedes($0.key, name))
      }
      verifier.expect(isSorted ?? true, key, 0, "keys sorted by product, key", "another order")
      previous = (product, name)
      let voiceRun = verifier.tables.products.record(product)?.run(CopyProductLayout.voicesOffset)
      let voices = voiceRun.map { Int($0.first)..<Int($0.first) + Int($0.count) } ?? 0..<0
      let (first, count) = key.run(CopyKeyLayout.entriesOffset)
      var lastVoice: UInt32?
      for place in Int(first)..<Int(first) + min(Int(count), voices.count + 1) {
        guard let entry = verifier.tables.copyEntries.record(place) else { break }
        let voice = entry.word(CopyEntryLayout.voiceOffset)
        verifier.expect(
          entry.word(CopyEntryLayout.keyOffset) == UInt32(index) && voices.contains(Int(voice))
            && lastVoice.map { $0 < voice } ?? true,
          entry,
          CopyEntryLayout.keyOffset,
          "an entry of key \(index), in the order of its product's voices",
          "one of key \(entry.word(CopyEntryLayout.keyOffset)) in voice \(voice)"
        )
        lastVoice = voice
      }
    }
  }

  private mutating func verifyRetired() {
    var previousID: Identity?
    var previousKey: TextPlace?
    forEach(tables.retired) { verifier, _, record in
      let key = record.optionalText(RetiredRecordLayout.keyOffset)
      if let id = record.optionalIdentity(RetiredRecordLayout.idOffset) {
        let isSorted = previousKey == nil && previousID.map { $0 < id } ?? true
        verifier.expect(isSorted, record, 0, "ids sorted, before all keys", "another order")
        verifier.expect(key == nil, record, RetiredRecordLayout.keyOffset, "an id or a key", "both")
        previousID = id
      } else if let key {
        verifier.expect(verifier.precedes(previousKey, key), record, 0, "keys sorted", "another order")
        previousKey = key
      } else {
        verifier.expect(false, record, RetiredRecordLayout.idOffset, "an id or a key", "neither")
      }
    }
  }

  /// Whether a text comes before another in the order of bytes; nothing comes before all.
  private func precedes(_ left: TextPlace?, _ right: TextPlace) -> Bool {
    guard let left else { return true }
    guard let leftBytes = unsafe name(left), let rightBytes = unsafe name(right) else { return false }
    return unsafe leftBytes.lexicographicallyPrecedes(rightBytes)
  }

  /// The bytes of a field that names something, or nil where there are none or more than a name may have:
  /// names that share a long beginning must not take long to compare.
  func name(_ record: RecordView, _ offset: Int) -> UnsafeRawBufferPointer? {
    unsafe name(record.text(offset))
  }

  private func name(_ text: TextPlace) -> UnsafeRawBufferPointer? {
    text.byteCount <= UInt32(TextLimit.nameByteCount) ? unsafe bundle.utf8(text) : nil
  }
}
