import SeedLayout
import SeedModel

extension BundleVerifier {
  /// Checks products, keys, entries and the messages in them.
  mutating func verifyCopy() {
    verifyProducts()
    verifyKeys()
    verifyEntries()
    var remaining = tables.segments.count
    var usedArmCount = 0
    forEach(tables.variants, stride: VariantLayout.stride) { verifier, _, variant in
      if variant.word(VariantLayout.firstTitleSegmentOffset) != Absent.index {
        verifier.verifyPattern(
          variant,
          first: variant.word(VariantLayout.firstTitleSegmentOffset),
          count: variant.word(VariantLayout.titleSegmentCountOffset),
          context: MessageContext(),
          remaining: &remaining,
          usedArmCount: &usedArmCount
        )
      }
      verifier.verifyPattern(
        variant,
        first: variant.word(VariantLayout.firstBodySegmentOffset),
        count: variant.word(VariantLayout.bodySegmentCountOffset),
        context: MessageContext(),
        remaining: &remaining,
        usedArmCount: &usedArmCount
      )
    }
    expectCovered(tables.segments, by: tables.segments.count - remaining, "segments")
    expectCovered(tables.arms, by: usedArmCount, "arms")
  }

  private mutating func verifyProducts() {
    var nextVoice = 0
    var previous: TextHandle?
    forEach(tables.products, stride: ProductLayout.stride) { verifier, index, product in
      let name = product.text(ProductLayout.nameOffset)
      verifier.expectText(product, ProductLayout.nameOffset)
      verifier.expect(
        verifier.precedes(previous, name),
        product,
        0,
        "products sorted by name",
        "another order"
      )
      previous = name
      let first = product.word(ProductLayout.firstVoiceOffset)
      let count = Int(product.word(ProductLayout.voiceCountOffset))
      verifier.expectRun(
        product,
        ProductLayout.firstVoiceOffset,
        first: first,
        count: count,
        next: &nextVoice,
        in: verifier.tables.voices
      )
    }
    expectCovered(tables.voices, by: nextVoice, "voices")
    forEach(tables.voices, stride: VoiceLayout.stride) { verifier, index, voice in
      verifier.expectText(voice, VoiceLayout.nameOffset)
      let product = Handle<CopyProduct>(rawIndex: voice.word(VoiceLayout.productOffset))
      verifier.expect(
        verifier.bundle.voices(of: product).indices.contains(index),
        voice,
        VoiceLayout.productOffset,
        "the product whose voice it is",
        "\(product.index)"
      )
    }
  }

  private mutating func verifyKeys() {
    var nextPlaceholder = 0
    var nextSlot = 0
    var previous: (product: UInt32, key: TextHandle)?
    forEach(tables.copyKeys, stride: CopyKeyLayout.stride) { verifier, _, key in
      verifier.expectText(key, CopyKeyLayout.keyOffset)
      verifier.expectText(key, CopyKeyLayout.summaryOffset)
      verifier.expectCode(key, CopyKeyLayout.roleOffset, CopyRole.self)
      verifier.expectIndex(key, CopyKeyLayout.productOffset, into: verifier.tables.products)
      let product = key.word(CopyKeyLayout.productOffset)
      let name = key.text(CopyKeyLayout.keyOffset)
      let isSorted = previous.map {
        $0.product < product || ($0.product == product && verifier.precedes($0.key, name))
      }
      verifier.expect(isSorted ?? true, key, 0, "keys sorted by product, key", "another order")
      previous = (product, name)
      verifier.expectRun(
        key,
        CopyKeyLayout.firstPlaceholderOffset,
        first: key.word(CopyKeyLayout.firstPlaceholderOffset),
        count: Int(key.integer(CopyKeyLayout.placeholderCountOffset, as: UInt16.self)),
        next: &nextPlaceholder,
        in: verifier.tables.placeholders
      )
      verifier.expectRun(
        key,
        CopyKeyLayout.firstSlotOffset,
        first: key.word(CopyKeyLayout.firstSlotOffset),
        count: verifier.bundle.voices(of: Handle(rawIndex: product)).count,
        next: &nextSlot,
        in: verifier.tables.copySlots
      )
    }
    expectCovered(tables.placeholders, by: nextPlaceholder, "placeholders")
    expectCovered(tables.copySlots, by: nextSlot, "copySlots")
    var nextValue = 0
    forEach(tables.placeholders, stride: PlaceholderLayout.stride) { verifier, _, placeholder in
      verifier.expectText(placeholder, PlaceholderLayout.nameOffset)
      verifier.expectCode(placeholder, PlaceholderLayout.typeOffset, PlaceholderType.self)
      verifier.expectRun(
        placeholder,
        PlaceholderLayout.firstValueOffset,
        first: placeholder.word(PlaceholderLayout.firstValueOffset),
        count: Int(placeholder.integer(PlaceholderLayout.valueCountOffset, as: UInt16.self)),
        next: &nextValue,
        in: verifier.tables.placeholderValues
      )
    }
    expectCovered(tables.placeholderValues, by: nextValue, "placeholderValues")
    forEach(tables.placeholderValues, stride: TextReference.stride) { verifier, _, value in
      verifier.expectText(value, 0)
    }
  }

  private mutating func verifyEntries() {
    var nextVariant = 0
    forEach(tables.copyEntries, stride: CopyEntryLayout.stride) { verifier, index, entry in
      let key = Handle<CopyKey>(rawIndex: entry.word(CopyEntryLayout.keyOffset))
      let voice = Handle<CopyVoice>(rawIndex: entry.word(CopyEntryLayout.voiceOffset))
      verifier.expect(
        verifier.bundle.copyEntry(key, voice: voice)?.index == index,
        entry,
        CopyEntryLayout.keyOffset,
        "a key and a voice that lead back to entry \(index)",
        "key \(key.index), voice \(voice.index)"
      )
      verifier.expectRun(
        entry,
        CopyEntryLayout.firstVariantOffset,
        first: entry.word(CopyEntryLayout.firstVariantOffset),
        count: Int(entry.word(CopyEntryLayout.variantCountOffset)),
        next: &nextVariant,
        in: verifier.tables.variants
      )
    }
    expectCovered(tables.variants, by: nextVariant, "variants")
    forEach(tables.copySlots, stride: 4) { verifier, _, slot in
      if slot.word(0) != Absent.index { verifier.expectIndex(slot, 0, into: verifier.tables.copyEntries) }
    }
  }

  /// Whether a text comes before another in the order of bytes; nothing comes before all.
  func precedes(_ left: TextHandle?, _ right: TextHandle) -> Bool {
    guard let left else { return true }
    guard let leftBytes = unsafe bundle.utf8(left), let rightBytes = unsafe bundle.utf8(right) else {
      return false
    }
    return unsafe leftBytes.lexicographicallyPrecedes(rightBytes)
  }
}
