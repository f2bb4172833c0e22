import SeedDecoding
import SeedDiagnostics
import SeedText

/// The texts of fixes and tidbits, taken apart so that those with most in common are found.
struct CousinIndex: Sendable {
  struct Cousin: Hashable, Sendable {
    var id: String
    /// How much of what the text is about the other one is about, too; rare words weigh more.
    var percent: Int
  }

  /// Below this the texts share little more than common words.
  private static let leastPercent = 10.0

  private var ids: [String] = []
  private var features: [IdeaFeatures] = []
  private var ideas = SharedIdeas([])

  /// - Complexity: O(words log words) a text.
  init(_ catalog: Catalog) {
    for fix in catalog.fixes { append(catalog, fix.record, fix.prompt) }
    for tidbit in catalog.tidbits { append(catalog, tidbit.record, tidbit.body) }
    ideas = SharedIdeas(features)
  }

  private mutating func append(_ catalog: Catalog, _ record: UInt32, _ node: UInt32) {
    guard let id = catalog.name(of: record), let text = catalog.string(record: record, node: node) else {
      return
    }
    let own = IdeaFeatures(of: text)
    if own.isEmpty { return }
    ids.append(id)
    features.append(own)
  }

  var count: Int { ids.count }

  /// The nearest of a record's text, nearest first; none that share little.
  ///
  /// - Complexity: O(words of all texts).
  func cousins(of id: String, most: Int = 3) -> [Cousin] {
    guard let index = ids.firstIndex(of: id) else { return [] }
    return cousins(at: index, most: most)
  }

  /// The cousins of every record that has some.
  ///
  /// - Complexity: O(texts × words of all texts).
  var all: [(id: String, cousins: [Cousin])] {
    ids.indices.map { (ids[$0], cousins(at: $0, most: 3)) }.filter { !$0.cousins.isEmpty }
  }

  private func cousins(at index: Int, most: Int) -> [Cousin] {
    var found: [Cousin] = []
    for (other, percent) in ideas.percents(of: features[index]).enumerated()
    where other != index && percent >= Self.leastPercent {
      found.append(Cousin(id: ids[other], percent: Int(percent)))
    }
    // The sort is stable, so that the first of two that are as near comes first.
    return Array(found.sorted { $0.percent > $1.percent }.prefix(most))
  }

  static func write(_ cousins: [Cousin], to writer: inout JSONWriter) {
    writer.array {
      for cousin in cousins {
        $0.object {
          $0.member("id", cousin.id)
          $0.member("percent", cousin.percent)
        }
      }
    }
  }
}
