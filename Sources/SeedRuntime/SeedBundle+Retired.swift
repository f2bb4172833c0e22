import SeedLayout
public import SeedModel

extension SeedBundle {
  /// The copy key that once shipped, or nil.
  ///
  /// - Complexity: O(log *n* × bytes of the key) in the retired records.
  public func retired(key: String) -> Handle<RetiredRecord>? {
    var lower = 0
    var upper = tables.retired.count
    var key = key
    return key.withUTF8 { key in
      let key = UnsafeRawBufferPointer(key)
      while lower < upper {
        let middle = lower + (upper - lower) / 2
        guard let record = tables.retired.record(middle) else { return nil }
        // Records known by id come before all that are known by key.
        guard let text = record.optionalText(RetiredRecordLayout.keyOffset), let candidate = unsafe utf8(text)
        else {
          lower = middle + 1
          continue
        }
        if unsafe candidate.elementsEqual(key) { return Handle(rawIndex: UInt32(middle), stamp: stamp) }
        if unsafe candidate.lexicographicallyPrecedes(key) { lower = middle + 1 } else { upper = middle }
      }
      return nil
    }
  }

  /// What serves in the place of a retired record by now: the live record at the end of the chain of
  /// replacements, or nil where there is none. A copy key's replacement is a key, which the key's model has.
  ///
  /// - Complexity: O(replacements in the chain), of which at most 64 are followed.
  public func successor(of retired: Handle<RetiredRecord>) -> RecordReference? {
    var current = retired
    for _ in 0..<64 {
      guard let record = record(current),
        let text = record.optionalText(RetiredRecordLayout.replacedByOffset), text.byteCount == 36,
        let id = Identity(string(text)), let next = self.record(id: id)
      else { return nil }
      guard case .retired(let further) = next else { return next }
      current = further
    }
    return nil
  }

  /// Whatever serves for an id by now: the record that has it, or its successor if it is retired.
  ///
  /// - Complexity: as ``successor(of:)``.
  public func resolve(id: Identity) -> RecordReference? {
    guard case .retired(let retired) = record(id: id) else { return record(id: id) }
    return successor(of: retired)
  }

  /// Whatever serves for a number by now: the fix that has it, or its successor if it is retired.
  ///
  /// - Complexity: as ``successor(of:)``.
  public func resolve(number: Int) -> RecordReference? {
    guard case .retired(let retired) = record(number: number) else { return record(number: number) }
    return successor(of: retired)
  }

  /// A retired record as a value of its own.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func model(_ retired: Handle<RetiredRecord>) throws(BundleError) -> RetiredRecord {
    guard let record = record(retired) else {
      throw .noSuchRecord(kind: "retired", index: retired.index)
    }
    var reader = try ModelReader(self)
    let value = try ModelReader.retiredRecord(&reader, record)
    guard value.reference != nil else {
      throw reader.malformed(record, RetiredRecordLayout.idOffset, "an id or a key", "neither")
    }
    return value
  }

  func record(_ retired: Handle<RetiredRecord>) -> RecordView? {
    owns(retired.stamp) ? tables.retired.record(retired.rawIndex) : nil
  }
}
