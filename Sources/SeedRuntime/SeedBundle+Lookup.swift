public import SeedLayout
public import SeedModel

/// A record that an id or a number leads to.
public enum RecordReference: Hashable, Sendable {
  /// A bug.
  case bug(Handle<Bug>)
  /// A fix.
  case fix(Handle<Fix>)
  /// A tidbit.
  case tidbit(Handle<MicroEducation>)
  /// One that once shipped and was withdrawn.
  case retired(Handle<RetiredRecord>)
}

extension SeedBundle {
  /// The bug with an id, or nil.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func bug(id: Identity) -> Handle<Bug>? {
    handle(identityValue(id), kind: IndexValue.bug, in: tables.bugs)
  }

  /// The fix with an id, or nil.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func fix(id: Identity) -> Handle<Fix>? {
    handle(identityValue(id), kind: IndexValue.fix, in: tables.fixes)
  }

  /// The tidbit with an id, or nil.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func tidbit(id: Identity) -> Handle<MicroEducation>? {
    handle(identityValue(id), kind: IndexValue.tidbit, in: tables.tidbits)
  }

  /// The record that once shipped under an id, or nil.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func retired(id: Identity) -> Handle<RetiredRecord>? {
    handle(identityValue(id), kind: IndexValue.retired, in: tables.retired)
  }

  /// The fix with a number, or nil; a retired one's is found by ``retired(number:)``.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func fix(number: Int) -> Handle<Fix>? {
    handle(numberValue(number), kind: IndexValue.fix, in: tables.fixes)
  }

  /// The fix that once shipped under a number, or nil.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func retired(number: Int) -> Handle<RetiredRecord>? {
    handle(numberValue(number), kind: IndexValue.retired, in: tables.retired)
  }

  /// Whatever has an id, live or retired, or nil.
  ///
  /// - Complexity: O(1).
  public func record(id: Identity) -> RecordReference? { reference(identityValue(id)) }

  /// Whatever has a number, a fix or a retired one, or nil.
  ///
  /// - Complexity: O(1).
  public func record(number: Int) -> RecordReference? { reference(numberValue(number)) }

  private func reference(_ value: UInt32) -> RecordReference? {
    switch value >> IndexValue.indexBitCount {
    case IndexValue.bug: handle(value, kind: IndexValue.bug, in: tables.bugs).map { .bug($0) }
    case IndexValue.fix: handle(value, kind: IndexValue.fix, in: tables.fixes).map { .fix($0) }
    case IndexValue.tidbit:
      handle(value, kind: IndexValue.tidbit, in: tables.tidbits).map { .tidbit($0) }
    case IndexValue.retired:
      handle(value, kind: IndexValue.retired, in: tables.retired).map { .retired($0) }
    default: nil
    }
  }

  @inlinable
  @inline(__always)
  func handle<Record>(_ value: UInt32, kind: UInt32, in section: SectionView) -> Handle<Record>? {
    let index = value & IndexValue.indexMask
    guard value >> IndexValue.indexBitCount == kind, Int(index) < section.count else { return nil }
    return Handle(rawIndex: index, stamp: stamp)
  }

  /// The value that the table of ids has for an id, or 0.
  @inlinable
  func identityValue(_ id: Identity) -> UInt32 {
    let product = (id.high ^ IdentitySlotLayout.firstKey)
      .multipliedFullWidth(by: id.low ^ IdentitySlotLayout.secondKey)
    let table = tables.identityIndex
    // A power of two, as `BundleSection` has checked.
    let mask = UInt32(truncatingIfNeeded: table.count &- 1)
    var slot = UInt32(truncatingIfNeeded: (product.high ^ product.low) >> 32) & mask
    let high = id.high.byteSwapped
    let low = id.low.byteSwapped
    for _ in 0..<HashTable.probeLimit {
      guard let record = table.record(slot, reading: IdentitySlotLayout.valueOffset &+ 4) else { return 0 }
      let value = record.word(IdentitySlotLayout.valueOffset)
      if record.integer(0, as: UInt64.self) == high, record.integer(8, as: UInt64.self) == low {
        return value
      }
      if value == 0 { return 0 }
      slot = (slot &+ 1) & mask
    }
    return 0
  }

  /// The value that the table of numbers has for a number, or 0.
  @inlinable
  func numberValue(_ number: Int) -> UInt32 {
    guard let number = UInt32(exactly: number), number > 0 else { return 0 }
    let table = tables.numberIndex
    let mask = UInt32(truncatingIfNeeded: table.count &- 1)
    var slot = UInt32(truncatingIfNeeded: (UInt64(number) &* NumberSlotLayout.factor) >> 32) & mask
    for _ in 0..<HashTable.probeLimit {
      guard let record = table.record(slot, reading: NumberSlotLayout.valueOffset &+ 4) else { return 0 }
      let value = record.word(NumberSlotLayout.valueOffset)
      if record.word(0) == number { return value }
      if value == 0 { return 0 }
      slot = (slot &+ 1) & mask
    }
    return 0
  }
}
