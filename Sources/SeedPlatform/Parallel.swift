#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Synchronization

/// Work on several threads.
package enum Parallel {
  /// Runs `body(0) … body(count - 1)`, each once, on up to `workers` threads; returns when all are done. A
  /// thread that is done with one takes the next one.
  ///
  /// Plain threads: two of them cost 0.2 ms to start, a task group in a static program several times that.
  package static func perform(count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threadCount = min(count, workers)
    guard threadCount > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    let work = Work(count: count, body)
    var threads: [pthread_t] = []
    for _ in 1..<threadCount {
      let start = Unmanaged.passRetained(work).toOpaque()
      #if canImport(Darwin)
        var thread: pthread_t?
        let made = pthread_create(&thread, nil, { Work.run($0) }, start) == 0
        if made, let thread { threads.append(thread) }
      #else
        var thread = pthread_t()
        let made = pthread_create(&thread, nil, { Work.run($0) }, start) == 0
        if made { threads.append(thread) }
      #endif
      if !made { _ = Work.run(start) }
    }
    work.run()
    for thread in threads { pthread_join(thread, nil) }
  }

  private final class Work: Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Void
    private let next = Atomic(0)

    init(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }

    func run() {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        body(index)
      }
    }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let pointer else { return nil }
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
      return nil
    }
  }
}
