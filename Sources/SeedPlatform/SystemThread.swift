#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread of the system: two of them cost 0.2 ms to start, a task group in a static program several times
/// that.
struct SystemThread: Sendable {
  #if canImport(Darwin)
    // The identity of a thread is a pointer there; nothing reads through it.
    private nonisolated(unsafe) let thread: pthread_t
  #else
    private let thread: pthread_t
  #endif

  /// Nil when the system gives none; the body has not run then.
  init?(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body: body)).toOpaque()
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    guard pthread_create(&started, nil, { Work.run($0) }, work) == 0 else {
      Unmanaged<Work>.fromOpaque(work).release()
      return nil
    }
    #if canImport(Darwin)
      guard let started else { return nil }
    #endif
    thread = started
  }

  /// Waits for its end. Each thread is joined or detached once.
  func join() { pthread_join(thread, nil) }

  func detach() { pthread_detach(thread) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let pointer else { return nil }
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }
  }
}

/// A thread of its own that nobody waits for.
package enum DetachedThread {
  /// - Returns: false when the system gives none; the body has not run then.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = SystemThread(body) else { return false }
    thread.detach()
    return true
  }
}
