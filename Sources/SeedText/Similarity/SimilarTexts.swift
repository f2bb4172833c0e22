import SeedPlatform

/// Texts that are nearly the same, in clusters.
///
/// A cluster is what similar texts join: every text in it is similar to another one of it, though not to
/// each. Texts that are the same once folded are one text; a cluster has two different ones at least.
package struct SimilarTexts: Sendable {
  /// The texts' indices: ascending in each cluster, and the clusters by their first.
  package let clusters: [[UInt32]]
  /// False where a budget against hostile content ended the search early.
  package let isComplete: Bool

  /// - Parameters:
  ///   - texts: of these, those that are compared by words.
  ///   - threshold: from what similarity on two texts belong together.
  ///   - minimumWordCount: shorter texts are not compared.
  ///   - comparisonLimit: how many comparisons may be made; nil for what the number of texts allows.
  /// - Complexity: O(words log words) and what the join takes, on all workers. The result does not depend on
  ///   their number.
  package init(
    of texts: FoldedTexts,
    threshold: SimilarityThreshold,
    minimumWordCount: Int,
    workerCount: Int = Process.processorCount,
    comparisonLimit: Int? = nil
  ) {
    let firsts = texts.firstsByWords
    let table = InvertedIndex(
      texts,
      firsts: firsts,
      threshold: threshold,
      minimumWordCount: minimumWordCount,
      workerCount: workerCount
    )
    let budget = comparisonLimit ?? SimilarityJoin.budget(textCount: table.count)
    // Keys of few texts go first, then the crowded keys of the fullest partition. After these, most of what
    // is similar is joined, and the other partitions need not compare it again.
    let all = Array(table.postings.indices)
    let fullest = all.max { table.postings[$0].count < table.postings[$1].count }
    let rounds: [(SimilarityJoin.Keys, partitions: [Int])] = [
      (.rare, all), (.crowded, all.filter { $0 == fullest }), (.crowded, all.filter { $0 != fullest }),
    ]
    var sets = DisjointSets(count: table.count)
    var isComplete = true
    for (keys, partitions) in rounds {
      let known = sets
      let joins = Parallel.map(count: partitions.count, workers: workerCount) { index in
        SimilarityJoin(
          table,
          FeatureCache(texts.texts),
          partition: partitions[index],
          keys,
          known,
          threshold: threshold,
          budget: budget / all.count
        ).result
      }
      for join in joins {
        isComplete = isComplete && join.isComplete
        for pair in join.pairs { _ = sets.join(pair.left, pair.right) }
      }
    }
    self.isComplete = isComplete
    clusters = SimilarTexts.clusters(table, &sets, texts, firsts)
  }

  private static func clusters(
    _ table: InvertedIndex,
    _ joined: inout DisjointSets,
    _ texts: FoldedTexts,
    _ firsts: [UInt32]
  ) -> [[UInt32]] {
    // What is joined has two different texts; the same texts follow their first one.
    var sets = DisjointSets(count: firsts.count)
    var isJoined = [Bool](repeating: false, count: firsts.count)
    for place in 0..<UInt32(table.count) {
      let root = joined.root(of: place)
      if root == place { continue }
      let (text, other) = (table.textIndices[Int(place)], table.textIndices[Int(root)])
      _ = sets.join(text, other)
      isJoined[Int(text)] = true
      isJoined[Int(other)] = true
    }
    if !isJoined.contains(true) { return [] }
    // By root, the number of its cluster.
    var numbers: [UInt32: Int] = [:]
    var clusters: [[UInt32]] = []
    for index in firsts.indices where texts.isComparedByWords(index) && isJoined[Int(firsts[index])] {
      let root = sets.root(of: firsts[index])
      if let number = numbers[root] {
        clusters[number].append(UInt32(index))
      } else {
        numbers[root] = clusters.count
        clusters.append([UInt32(index)])
      }
    }
    return clusters
  }
}
