import SeedLayout
public import SeedModel

extension SeedBundle {
  /// All bugs, sorted by id.
  public var bugs: BundleRecords<Bug> { all(.bugs) }
  /// All fixes, sorted by bug, type, severity, number.
  public var fixes: BundleRecords<Fix> { all(.fixes) }
  /// All tidbits, sorted by bug, trigger, id.
  public var tidbits: BundleRecords<MicroEducation> { all(.tidbits) }
  /// All products, sorted by name.
  public var products: BundleRecords<CopyProduct> { all(.products) }
  /// All copy keys, sorted by product, key.
  public var copyKeys: BundleRecords<CopyKey> { all(.copyKeys) }
  /// All copy entries, sorted by key, then voice.
  public var copyEntries: BundleRecords<CopyEntry> { all(.copyEntries) }
  /// All identities that once shipped: those known by id, by id, then those known by key, by key.
  public var retired: BundleRecords<RetiredRecord> { all(.retired) }

  private func all<Record>(_ id: SectionID) -> BundleRecords<Record> {
    let section = tables[id]
    return BundleRecords(
      bundle: self,
      section: section,
      handles: HandleRange(count: section.count, stamp: stamp)
    )
  }

  /// The fixes of a bug, type and severity, by number; empty where there are none.
  ///
  /// - Complexity: O(1).
  public func fixes(of bug: BundleRecord<Bug>, type: FixType, severity: FixSeverity) -> BundleRecords<Fix> {
    BundleRecords(
      bundle: self,
      section: tables.fixes,
      handles: fixes(of: bug.handle, type: type, severity: severity)
    )
  }

  /// The fixes of a bug and type, by severity, then number.
  ///
  /// - Complexity: O(1).
  public func fixes(of bug: BundleRecord<Bug>, type: FixType) -> BundleRecords<Fix> {
    BundleRecords(bundle: self, section: tables.fixes, handles: fixes(of: bug.handle, type: type))
  }

  /// The fixes of a bug, by type, severity, number.
  ///
  /// - Complexity: O(1).
  public func fixes(of bug: BundleRecord<Bug>) -> BundleRecords<Fix> {
    BundleRecords(bundle: self, section: tables.fixes, handles: fixes(of: bug.handle))
  }

  /// The tidbits of a bug and trigger, by id.
  ///
  /// - Complexity: O(1).
  public func tidbits(
    of bug: BundleRecord<Bug>,
    trigger: EducationTrigger
  ) -> BundleRecords<MicroEducation> {
    BundleRecords(bundle: self, section: tables.tidbits, handles: tidbits(of: bug.handle, trigger: trigger))
  }

  /// The tidbits of a bug, by trigger, then id.
  ///
  /// - Complexity: O(1).
  public func tidbits(of bug: BundleRecord<Bug>) -> BundleRecords<MicroEducation> {
    BundleRecords(bundle: self, section: tables.tidbits, handles: tidbits(of: bug.handle))
  }

  /// The tidbits of all bugs for a trigger, by bug, then id.
  ///
  /// - Complexity: O(bugs + result).
  public func tidbits(trigger: EducationTrigger) -> [BundleRecord<MicroEducation>] {
    bugs.flatMap { tidbits(of: $0, trigger: trigger) }
  }

  /// The copy keys of a product, by key; empty for a product that there is not.
  ///
  /// - Complexity: O(products + log keys).
  public func copyKeys(product name: String) -> BundleRecords<CopyKey> {
    var handles = HandleRange<CopyKey>.empty
    if let product = product(named: name) {
      let first = firstCopyKey(ofProductFrom: product.rawIndex)
      let end = firstCopyKey(ofProductFrom: product.rawIndex &+ 1)
      handles = HandleRange(first: first, count: end - first, stamp: stamp)
    }
    return BundleRecords(bundle: self, section: tables.copyKeys, handles: handles)
  }

  /// The place of the first copy key whose product does not stand before a place.
  private func firstCopyKey(ofProductFrom product: UInt32) -> UInt32 {
    var lower: UInt32 = 0
    var upper = UInt32(truncatingIfNeeded: tables.copyKeys.count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      let isBefore = tables.copyKeys.record(middle).map { $0.word(CopyKeyLayout.productOffset) < product }
      if isBefore ?? false { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}

// MARK: - By name

extension BundleRecords<Bug> {
  /// The bug with an id, or nil.
  ///
  /// - Complexity: O(1).
  public subscript(id id: Identity) -> BundleRecord<Bug>? { member(bundle.bug(id: id)) }

  /// The bug with a readable key, or nil.
  ///
  /// - Complexity: O(bugs).
  public subscript(slug slug: String) -> BundleRecord<Bug>? { member(bundle.bug(slug: slug)) }
}

extension BundleRecords<Fix> {
  /// The fix with an id, if it is one of these.
  ///
  /// - Complexity: O(1).
  public subscript(id id: Identity) -> BundleRecord<Fix>? { member(bundle.fix(id: id)) }

  /// The fix with a number, if it is one of these.
  ///
  /// - Complexity: O(1).
  public subscript(number number: Int) -> BundleRecord<Fix>? { member(bundle.fix(number: number)) }
}

extension BundleRecords<MicroEducation> {
  /// The tidbit with an id, if it is one of these.
  ///
  /// - Complexity: O(1).
  public subscript(id id: Identity) -> BundleRecord<MicroEducation>? { member(bundle.tidbit(id: id)) }
}

extension BundleRecords<CopyProduct> {
  /// The product with a name, or nil.
  ///
  /// - Complexity: O(products).
  public subscript(name name: String) -> BundleRecord<CopyProduct>? { member(bundle.product(named: name)) }
}

extension BundleRecords<CopyKey> {
  /// The copy key of a product with a name, if it is one of these.
  ///
  /// - Complexity: O(bytes of both names).
  public subscript(product product: String, key key: String) -> BundleRecord<CopyKey>? {
    member(bundle.copyKey(product: product, key: key))
  }
}

extension BundleRecord<CopyKey> {
  /// What the key says in a voice, or nil where it says nothing; the same in all voices if it is not voiced.
  ///
  /// - Complexity: O(the product's voices).
  public subscript(voice name: String) -> BundleRecord<CopyEntry>? {
    guard let product = bundle.product(of: handle), let voice = bundle.voice(of: product, named: name),
      let entry = bundle.copyEntry(handle, voice: voice)
    else { return nil }
    return BundleRecord<CopyEntry>(bundle: bundle, section: bundle.tables.copyEntries, index: entry.rawIndex)
  }
}

extension BundleRecord<CopyEntry> {
  /// The whole record as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public var model: CopyEntry {
    get throws(BundleError) { try bundle.model(handle) }
  }
}
