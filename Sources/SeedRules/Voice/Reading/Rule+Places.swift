import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedText

extension Rule {
  /// A finding at the first of several places in texts, each a range of its text's bytes; some others are
  /// notes, and the last note says how many more there are.
  ///
  /// - Parameter message: made of what stands at the first place, in backticks.
  static func finding(
    at places: some Collection<(text: Int, range: Range<Int>)>,
    noteLimit: Int,
    rest: (Int) -> String = { "and \($0) more" },
    in catalog: Catalog,
    _ message: (_ quoted: String) -> String
  ) -> Diagnostic? {
    var finding: Diagnostic?
    for place in places.prefix(1 + noteLimit) {
      TextView.with(catalog.texts[place.text], in: catalog) { view in
        if finding == nil {
          let text = String(decoding: view.bytes[place.range], as: UTF8.self)
          finding = view.finding(of: Self.self, message("`\(Excerpt.of(text))`"), at: place.range)
        } else {
          finding?.notes.append(Diagnostic.Note("also here", at: view.place(place.range)))
        }
      }
    }
    let more = places.count - 1 - noteLimit
    if more > 0 { finding?.notes.append(Diagnostic.Note(rest(more))) }
    return finding
  }
}

extension Catalog {
  /// The fix that a record is; nil for other records.
  ///
  /// - Complexity: O(log fixes).
  func fix(ofRecord record: UInt32) -> AuthoredFix? {
    let index = fixes.indices.partitionPoint { fixes[$0].record < record }
    return index < fixes.count && fixes[index].record == record ? fixes[index] : nil
  }

  /// The index of the bug that a fix or tidbit is for; nil where that is not known.
  ///
  /// - Complexity: O(log fixes + log tidbits).
  func bug(ofRecord record: UInt32) -> Int? {
    let index = tidbits.indices.partitionPoint { tidbits[$0].record < record }
    let isTidbit = index < tidbits.count && tidbits[index].record == record
    let bug = isTidbit ? tidbits[index].bugIndex : fix(ofRecord: record)?.bugIndex
    return bug.flatMap { $0 < 0 ? nil : Int($0) }
  }
}
