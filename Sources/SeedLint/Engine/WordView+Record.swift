import SeedDecoding
package import SeedModel
import SeedSource

extension WordView {
  /// The trigger of the tidbit that the text is; nil for other texts, and where it could not be decoded.
  ///
  /// - Complexity: O(log tidbits).
  package var trigger: EducationTrigger? {
    let (tidbits, record) = (text.catalog.tidbits, text.text.record)
    let place = tidbits.indices.partitionPoint { tidbits[$0].record < record }
    return place < tidbits.count && tidbits[place].record == record ? tidbits[place].trigger : nil
  }
}
