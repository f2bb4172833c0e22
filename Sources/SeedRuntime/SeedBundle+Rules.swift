import SeedLayout
public import SeedModel

extension SeedBundle {
  /// The bug with a readable key, or nil.
  ///
  /// - Complexity: O(bugs).
  public func bug(slug: String) -> Handle<Bug>? {
    var slug = slug
    return slug.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return bugs.first { unsafe isEqual(self.slug(of: $0), bytes) }
    }
  }

  /// What a fix needs to be carried out.
  ///
  /// - Throws: ``BundleError`` for a handle of another bundle or a damaged record.
  /// - Complexity: O(bytes of its texts); allocates.
  public func interaction(of fix: Handle<Fix>) throws(BundleError) -> Interaction {
    guard let record = record(fix) else { throw .noSuchRecord(kind: "fixes", index: fix.index) }
    var reader = ModelReader(self)
    return try ModelReader.interaction(&reader, of: record)
  }

  /// The handle of a record by its place, or nil behind the last one.
  @inlinable
  func handle<Record>(at index: UInt32, in section: SectionView) -> Handle<Record>? {
    Int(index) < section.count ? Handle(rawIndex: index) : nil
  }
}

extension TextHandle {
  /// No bytes.
  @usableFromInline static let empty = TextHandle(offset: 0, byteCount: 0)
}
