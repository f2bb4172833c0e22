import SeedLayout
public import SeedModel

extension SeedBundle {
  /// A product as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ product: Handle<CopyProduct>) throws(BundleError) -> CopyProduct {
    guard let record = record(product) else {
      throw .noSuchRecord(kind: "products", index: product.index)
    }
    var reader = ModelReader(self)
    var voices: [String] = []
    for voice in self.voices(of: product) {
      guard let voice = tables.voices.record(voice.rawIndex, stride: VoiceLayout.stride) else { break }
      voices.append(try reader.text(voice, VoiceLayout.nameOffset))
    }
    return CopyProduct(name: try reader.text(record, ProductLayout.nameOffset), voices: voices)
  }

  /// A copy key as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ key: Handle<CopyKey>) throws(BundleError) -> CopyKey {
    guard let record = record(key) else { throw .noSuchRecord(kind: "copyKeys", index: key.index) }
    var reader = ModelReader(self)
    let titleLimit = record.word(CopyKeyLayout.titleLimitOffset)
    return CopyKey(
      key: try reader.text(record, CopyKeyLayout.keyOffset),
      product: try reader.productName(record, CopyKeyLayout.productOffset),
      summary: try reader.text(record, CopyKeyLayout.summaryOffset),
      role: try reader.code(record, CopyKeyLayout.roleOffset),
      isVoiced: record.byte(CopyKeyLayout.voicedOffset) != 0,
      placeholders: try reader.placeholders(record),
      titleLimit: titleLimit == Absent.index ? nil : Int(titleLimit),
      bodyLimit: Int(record.word(CopyKeyLayout.bodyLimitOffset)),
      minimumVariants: Int(record.word(CopyKeyLayout.minimumVariantsOffset))
    )
  }

  /// A copy entry as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ entry: Handle<CopyEntry>) throws(BundleError) -> CopyEntry {
    guard let record = record(entry) else {
      throw .noSuchRecord(kind: "copyEntries", index: entry.index)
    }
    var reader = ModelReader(self)
    let key = try reader.record(
      tables.copyKeys,
      at: Int(record.word(CopyEntryLayout.keyOffset)),
      stride: CopyKeyLayout.stride,
      from: record,
      CopyEntryLayout.keyOffset
    )
    let voice = try reader.record(
      tables.voices,
      at: Int(record.word(CopyEntryLayout.voiceOffset)),
      stride: VoiceLayout.stride,
      from: record,
      CopyEntryLayout.voiceOffset
    )
    let variants = try reader.run(
      in: tables.variants,
      first: record.word(CopyEntryLayout.firstVariantOffset),
      count: Int(record.word(CopyEntryLayout.variantCountOffset)),
      from: record,
      CopyEntryLayout.firstVariantOffset
    )
    return CopyEntry(
      product: try reader.productName(key, CopyKeyLayout.productOffset),
      voice: try reader.text(voice, VoiceLayout.nameOffset),
      key: try reader.text(key, CopyKeyLayout.keyOffset),
      variants: try reader.variants(variants)
    )
  }

  /// A message as a tree.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged message.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ message: MessageHandle) throws(BundleError) -> MessagePattern {
    var reader = ModelReader(self)
    return try reader.pattern(first: message.first, count: message.count, above: -1, depth: 0)
  }
}

extension ModelReader {
  mutating func productName(_ record: RecordView, _ offset: Int) throws(BundleError) -> String {
    let product = try self.record(
      bundle.tables.products,
      at: Int(record.word(offset)),
      stride: ProductLayout.stride,
      from: record,
      offset
    )
    return try text(product, ProductLayout.nameOffset)
  }

  mutating func placeholders(_ key: RecordView) throws(BundleError) -> [CopyKey.Placeholder] {
    let indices = try run(
      in: bundle.tables.placeholders,
      first: key.word(CopyKeyLayout.firstPlaceholderOffset),
      count: Int(key.integer(CopyKeyLayout.placeholderCountOffset, as: UInt16.self)),
      from: key,
      CopyKeyLayout.firstPlaceholderOffset
    )
    var placeholders: [CopyKey.Placeholder] = []
    for index in indices {
      guard let record = bundle.tables.placeholders.record(index, stride: PlaceholderLayout.stride) else {
        break
      }
      let flags = record.byte(PlaceholderLayout.flagsOffset)
      let values = try run(
        in: bundle.tables.placeholderValues,
        first: record.word(PlaceholderLayout.firstValueOffset),
        count: Int(record.integer(PlaceholderLayout.valueCountOffset, as: UInt16.self)),
        from: record,
        PlaceholderLayout.firstValueOffset
      )
      var texts: [String] = []
      for value in values {
        guard let value = bundle.tables.placeholderValues.record(value, stride: TextReference.stride) else {
          break
        }
        texts.append(try text(value, 0))
      }
      placeholders.append(
        CopyKey.Placeholder(
          name: try text(record, PlaceholderLayout.nameOffset),
          type: try code(record, PlaceholderLayout.typeOffset),
          isRequired: flags & PlaceholderLayout.requiredFlag != 0,
          maximum: flags & PlaceholderLayout.maximumFlag != 0
            ? number(record, PlaceholderLayout.maximumOffset) : nil,
          values: texts
        )
      )
    }
    return placeholders
  }

  mutating func variants(_ indices: Range<Int>) throws(BundleError) -> [CopyVariant] {
    var variants: [CopyVariant] = []
    for index in indices {
      guard let record = bundle.tables.variants.record(index, stride: VariantLayout.stride) else { break }
      let firstTitle = record.word(VariantLayout.firstTitleSegmentOffset)
      var title: MessagePattern?
      if firstTitle != Absent.index {
        title = try pattern(
          first: firstTitle,
          count: record.word(VariantLayout.titleSegmentCountOffset),
          above: -1,
          depth: 0
        )
      }
      let body = try pattern(
        first: record.word(VariantLayout.firstBodySegmentOffset),
        count: record.word(VariantLayout.bodySegmentCountOffset),
        above: -1,
        depth: 0
      )
      variants.append(CopyVariant(title: title, body: body))
    }
    return variants
  }
}
