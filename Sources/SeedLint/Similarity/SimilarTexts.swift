import SeedPlatform

/// Texts that are nearly the same, in clusters.
///
/// A cluster is what similar texts join: every text in it is similar to another one of it, though not to each.
/// Texts that are the same once folded are one text; a cluster has two different ones at least.
package struct SimilarTexts: Sendable {
  /// The texts' indices: ascending in each cluster, and the clusters by their first.
  package let clusters: [[UInt32]]
  /// False where a budget against hostile content ended the search early.
  package let isComplete: Bool

  /// - Parameters:
  ///   - threshold: from what similarity on two texts belong together.
  ///   - minimumWordCount: shorter texts are not compared.
  ///   - comparisonLimit: how many comparisons may be made; nil for what the number of texts allows.
  /// - Complexity: O(bytes of the texts) and what the join takes, on all workers. The result does not depend on
  ///   their number.
  package init(
    of texts: ComparedTexts,
    threshold: SimilarityThreshold,
    minimumWordCount: Int,
    workerCount: Int = Process.processorCount,
    comparisonLimit: Int? = nil
  ) {
    let survey = TextSurvey(of: texts, workerCount: workerCount)
    let table = FeatureTable(
      texts,
      survey,
      threshold: threshold,
      minimumWordCount: minimumWordCount,
      workerCount: workerCount
    )
    let budget = comparisonLimit ?? SimilarityJoin.budget(textCount: table.count)
    let joins = Parallel.map(count: table.meetings.count, workers: workerCount) {
      SimilarityJoin(table, partition: $0, threshold: threshold, budget: budget / table.meetings.count)
    }
    isComplete = joins.allSatisfy(\.isComplete)
    clusters = SimilarTexts.clusters(table, joins, survey.digests)
  }

  private static func clusters(
    _ table: FeatureTable,
    _ joins: [SimilarityJoin],
    _ digests: [FoldedDigest]
  ) -> [[UInt32]] {
    if joins.allSatisfy(\.pairs.isEmpty) { return [] }
    var sets = DisjointSets(count: digests.count)
    for join in joins {
      for pair in join.pairs {
        _ = sets.join(table.textIndices[Int(pair.lower)], table.textIndices[Int(pair.higher)])
      }
    }
    // What is joined so far has two different texts; the same texts follow their first one.
    let firsts = FoldedDigest.firstOccurrences(of: digests)
    var clusterIndices: [UInt32: Int] = [:]
    for join in joins {
      for pair in join.pairs { clusterIndices[sets.root(of: table.textIndices[Int(pair.lower)])] = -1 }
    }
    var clusters: [[UInt32]] = []
    for index in digests.indices {
      let root = sets.root(of: firsts[index])
      guard let known = clusterIndices[root] else { continue }
      if known < 0 {
        clusterIndices[root] = clusters.count
        clusters.append([UInt32(index)])
      } else {
        clusters[known].append(UInt32(index))
      }
    }
    return clusters
  }
}
