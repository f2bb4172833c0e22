import SeedPlatform
import SeedSource

/// The first look at all texts: which are the same, how long they are, and how often their runs come.
struct TextSurvey: Sendable {
  /// One a text.
  let digests: [FoldedDigest]
  let frequencies: RunFrequencies

  /// - Complexity: O(bytes of the texts), on all workers.
  init(of texts: ComparedTexts, workerCount: Int) {
    let chunkCount = TextChunks.count(texts.count)
    let workers = max(1, min(workerCount, chunkCount))
    // About a word is seven bytes with its space.
    let runCount = texts.texts.reduce(0) { $0 + $1.content.byteCount / 7 + 2 }
    let parts = Parallel.map(count: workers, workers: workers) { worker in
      Part(texts, chunks: stride(from: worker, to: chunkCount, by: workers), runCount: runCount)
    }
    var digests: [FoldedDigest] = []
    digests.reserveCapacity(texts.count)
    for chunk in 0..<chunkCount { digests += parts[chunk % workers].digests[chunk / workers] }
    self.digests = digests
    var frequencies = parts.first?.frequencies ?? RunFrequencies(runCount: 0)
    for part in parts.dropFirst() { frequencies.merge(part.frequencies) }
    self.frequencies = frequencies
  }

  /// What one worker saw. Counters are added up afterwards: sums, even cut off at a limit, have no order.
  private struct Part: Sendable {
    /// By chunk, those of the worker.
    var digests: [[FoldedDigest]] = []
    var frequencies: RunFrequencies

    init(_ texts: ComparedTexts, chunks: some Sequence<Int>, runCount: Int) {
      frequencies = RunFrequencies(runCount: runCount)
      var words: [UInt64] = []
      for chunk in chunks {
        var digests: [FoldedDigest] = []
        texts.forEach(TextChunks.range(chunk, of: texts.count)) { bytes, text in
          words.removeAll(keepingCapacity: true)
          var scanner = ComparedWordScanner(bytes, isMessage: text.isMessage)
          while let word = scanner.next() { words.append(word.hash) }
          digests.append(FoldedDigest(words))
          frequencies.add(words)
        }
        self.digests.append(digests)
      }
    }
  }
}
