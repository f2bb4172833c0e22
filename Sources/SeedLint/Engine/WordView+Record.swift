import SeedDecoding
package import SeedModel
import SeedSource

extension WordView {
  /// The voice of the copy table that the text stands in; nil for other texts.
  ///
  /// - Complexity: O(copy tables).
  package var voice: String? {
    let file = Int(text.text.fileIndex)
    return text.catalog.copyTables.first { $0.fileIndex == file }?.voice
  }

  /// The trigger of the tidbit that the text is; nil for other texts, and where it could not be decoded.
  ///
  /// - Complexity: O(log tidbits).
  package var trigger: EducationTrigger? {
    let (tidbits, record) = (text.catalog.tidbits, text.text.record)
    let place = tidbits.indices.partitionPoint { tidbits[$0].record < record }
    return place < tidbits.count && tidbits[place].record == record ? tidbits[place].trigger : nil
  }
}
