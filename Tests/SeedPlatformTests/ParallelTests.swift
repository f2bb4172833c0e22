import SeedPlatform
import Synchronization
import Testing

struct ParallelTests {
  @Test(arguments: [0, 1, 2, 7, 1000], [1, 2, 5])
  func `every number is taken once, and results come in order`(count: Int, workers: Int) {
    let taken = Mutex([Int](repeating: 0, count: count))
    let squares = Parallel.map(count: count, workers: workers) { index in
      taken.withLock { $0[index] += 1 }
      return index * index
    }
    #expect(squares == (0..<count).map { $0 * $0 })
    #expect(taken.withLock { $0.allSatisfy { $0 == 1 } })
  }

  @Test(arguments: [0, 1, 9, 10, 11, 99])
  func `chunks cover all elements without overlap`(count: Int) {
    let chunks = Parallel.inChunks(of: 10, count, workers: 3) { $0 }
    #expect(chunks.flatMap { Array($0) } == Array(0..<count))
    #expect(chunks.dropLast().allSatisfy { $0.count == 10 })
  }

  @Test func `an ordered reducer takes its parts in order, whoever comes first`() {
    let reducer = OrderedReducer([Int]())
    Parallel.perform(count: 200, workers: 4) { number in
      reducer.pass(number) { $0.append(number) }
    }
    #expect(reducer.finish() == Array(0..<200))
    #expect(reducer.finish() == nil)
  }
}
