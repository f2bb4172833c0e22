import SeedLayout
public import SeedModel

extension SeedBundle {
  /// How the bundle came to be.
  ///
  /// - Throws: ``BundleError`` for a damaged record.
  /// - Complexity: O(source files); allocates.
  public func provenance() throws(BundleError) -> Provenance {
    guard let record = tables.provenance.record(0) else {
      throw .missingSection(id: SectionID.provenance.rawValue)
    }
    var sources: [Provenance.Source] = []
    var byteCount = 0
    for index in 0..<tables.sources.count {
      guard let source = tables.sources.record(index) else { break }
      let label = try provenanceText(source, SourceLayout.labelOffset)
      // Labels of a sound bundle are all different, so together no longer than the section.
      byteCount += label.utf8.count
      guard byteCount <= tables.provenanceText.count else {
        throw .malformed(
          offset: fileOffset(of: source),
          expected: "labels that are all different",
          found: "some that overlap"
        )
      }
      sources.append(
        Provenance.Source(
          label: label,
          byteCount: Int(truncatingIfNeeded: source.integer(SourceLayout.byteCountOffset, as: UInt64.self)),
          digest: ContentDigest(
            high: source.integer(SourceLayout.digestOffset, as: UInt64.self),
            low: source.integer(SourceLayout.digestOffset + 8, as: UInt64.self)
          )
        )
      )
    }
    return Provenance(
      toolVersion: try provenanceText(record, ProvenanceLayout.toolVersionOffset),
      sources: sources
    )
  }

  private func provenanceText(_ record: RecordView, _ offset: Int) throws(BundleError) -> String {
    let text = record.text(offset)
    guard let bytes = unsafe tables.provenanceText.bytes(text.offset, text.byteCount),
      let string = unsafe String(validating: bytes, as: UTF8.self)
    else {
      throw .malformed(
        offset: fileOffset(of: record) + offset,
        expected: "UTF-8 inside the \(tables.provenanceText.count) bytes of provenance text",
        found: "\(text.byteCount) bytes at \(text.offset)"
      )
    }
    return string
  }
}
