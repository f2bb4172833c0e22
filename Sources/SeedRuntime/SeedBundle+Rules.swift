import SeedLayout
public import SeedModel

extension SeedBundle {
  /// The bug with a readable key, or nil.
  ///
  /// - Complexity: O(bugs).
  public func bug(slug: String) -> Handle<Bug>? {
    unsafe withBytes(of: slug) { bytes in
      first(in: tables.bugs) { unsafe isEqual($0.text(BugLayout.slugOffset), bytes) }
    }
  }

  /// What a fix needs to be carried out.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func interaction(of fix: Handle<Fix>) throws(BundleError) -> Interaction {
    guard let record = record(fix) else { throw .noSuchRecord(kind: "fixes", index: fix.index) }
    var reader = try ModelReader(self)
    return try ModelReader.interaction(&reader, of: record)
  }

  /// The first record of a section for which something holds, or nil.
  func first<Record>(in section: SectionView, where isMeant: (RecordView) -> Bool) -> Handle<Record>? {
    for index in 0..<section.count {
      guard let record = section.record(index) else { break }
      if isMeant(record) { return handle(at: UInt32(index), in: section) }
    }
    return nil
  }

  /// The handle of a record by its place, or nil behind the last one.
  @inlinable
  func handle<Record>(at index: UInt32, in section: SectionView) -> Handle<Record>? {
    Int(index) < section.count ? Handle(rawIndex: index, stamp: stamp) : nil
  }
}
