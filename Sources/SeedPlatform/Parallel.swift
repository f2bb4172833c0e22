#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Work on several threads.
package enum Parallel {
  /// Runs `body(0) … body(count - 1)`, each once, on up to `workers` threads; returns when all are done.
  ///
  /// Plain threads: two of them cost 0.2 ms to start, a task group in a static program several times that.
  package static func perform(count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threadCount = min(count, workers)
    guard threadCount > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    let work = Work { worker in
      for index in stride(from: worker, to: count, by: threadCount) { body(index) }
    }
    var threads: [pthread_t] = []
    for worker in 1..<threadCount {
      let start = Unmanaged.passRetained(Start(work: work, worker: worker)).toOpaque()
      #if canImport(Darwin)
        var thread: pthread_t?
        let made = pthread_create(&thread, nil, { Start.run($0) }, start) == 0
        if made, let thread { threads.append(thread) }
      #else
        var thread = pthread_t()
        let made = pthread_create(&thread, nil, { Start.run($0) }, start) == 0
        if made { threads.append(thread) }
      #endif
      if !made { _ = Start.run(start) }
    }
    work.body(0)
    for thread in threads { pthread_join(thread, nil) }
  }

  private final class Work: Sendable {
    let body: @Sendable (Int) -> Void
    init(_ body: @escaping @Sendable (Int) -> Void) { self.body = body }
  }

  private final class Start: Sendable {
    let work: Work
    let worker: Int

    init(work: Work, worker: Int) {
      self.work = work
      self.worker = worker
    }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let pointer else { return nil }
      let start = Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue()
      start.work.body(start.worker)
      return nil
    }
  }
}
