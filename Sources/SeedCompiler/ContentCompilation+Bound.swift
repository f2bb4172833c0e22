package import SeedDecoding
import SeedDiagnostics
import SeedLayout
import SeedModel
import SeedSource

extension ContentCompilation {
  /// No less than the bytes of a catalog's bundle, without compiling it: that is a sixth of a check's
  /// instructions, and a bundle that is far below its limit need not be weighed.
  ///
  /// Texts that stand in several places count for each, records by the least that they may take; only the
  /// hash tables are exact.
  ///
  /// - Complexity: O(records).
  package static func byteBound(of catalog: Catalog) -> Int {
    let ids =
      catalog.bugs.compactMap(\.id) + catalog.fixes.compactMap(\.id) + catalog.tidbits.compactMap(\.id)
      + catalog.retired.compactMap(\.value.id)
    let numbers =
      catalog.fixes.map(\.number)
      + catalog.retired.compactMap { $0.value.number.map { UInt32(clamping: $0) } }
    let keys = catalog.copyKeys.map { key in
      var (product, name) = (key.value.product, key.value.key)
      return product.withUTF8 { product in
        name.withUTF8 {
          CopySlotLayout.hash(product: UnsafeRawBufferPointer(product), key: UnsafeRawBufferPointer($0))
        }
      }
    }
    let tables = [
      (ids.map { IdentitySlotLayout.hash(high: $0.high, low: $0.low) }, SectionID.identityIndex),
      (numbers.map { NumberSlotLayout.hash($0) }, .numberIndex), (keys, .copyIndex),
    ]
    var bound = catalog.compiledByteBound
    for (hashes, section) in tables {
      guard let count = BundleWriter.slotCount(of: hashes, in: section) else { return .max }
      bound += count * section.byteCount
    }
    bound += catalog.bugs.count * (SectionID.fixSlices.byteCount + SectionID.tidbitSlices.byteCount)
    bound += catalog.sources.files.reduce(0) { $0 + SourceLayout.stride + $1.path.utf8.count }
    // The header, the table of sections, what aligns them, and the tool's version.
    return bound + BundleHeader.byteCount + 256
      + SectionID.allCases.count * (SectionEntry.stride + SectionEntry.alignment)
  }
}
