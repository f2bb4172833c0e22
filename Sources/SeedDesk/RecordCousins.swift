import SeedDecoding
import SeedText

/// The fixes and tidbits of a content by what their texts are about: what preview and language server show
/// as cousins.
struct RecordCousins: Sendable {
  struct Cousin: Hashable, Sendable {
    /// The other record, as an index into the catalog's.
    var record: UInt32
    /// How much of what the text is about the other one is about, too; rare words weigh more.
    var percent: Int
  }

  /// Comparing all with all is for contents of at most so many records.
  static let countLimit = 3000
  /// Below this two texts share an object or a place, and no idea.
  private static let leastPercent = 25.0

  /// The records with a text that has words.
  private(set) var records: [UInt32] = []
  /// Where each stands in `records`.
  private var places: [UInt32: Int] = [:]
  private let ideas: SharedIdeas

  /// - Complexity: O(words log words) a text.
  init(_ catalog: Catalog) {
    let texts = catalog.fixes.map { ($0.record, $0.prompt) } + catalog.tidbits.map { ($0.record, $0.body) }
    var features: [IdeaFeatures] = []
    for (record, node) in texts {
      let own = IdeaFeatures(of: catalog.string(record: record, node: node) ?? "")
      if own.isEmpty { continue }
      places[record] = records.count
      records.append(record)
      features.append(own)
    }
    ideas = SharedIdeas(features)
  }

  /// The nearest of a record's text, nearest first; none that share little.
  ///
  /// - Complexity: O(texts that share a word, for each word).
  func cousins(of record: UInt32, most: Int = 3) -> [Cousin] {
    guard let index = places[record] else { return [] }
    return ideas.cousins(of: index, from: Self.leastPercent).prefix(most).map {
      Cousin(record: records[$0.index], percent: Int($0.percent))
    }
  }
}
