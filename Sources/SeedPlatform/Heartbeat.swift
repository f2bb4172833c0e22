#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread that calls back at intervals until it is stopped.
package final class Heartbeat {
  #if canImport(Darwin)
    private let thread: pthread_t?
  #else
    private let thread: pthread_t
  #endif
  private let writeEnd: Int32

  /// Nil when the system gives no thread or no pipe.
  ///
  /// - Parameter milliseconds: from one call to the next; the first comes after the first interval.
  package init?(milliseconds: Int32, _ body: @escaping @Sendable () -> Void) {
    var ends: (Int32, Int32) = (-1, -1)
    let made = withUnsafeMutablePointer(to: &ends) { pointer in
      pointer.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) }
    }
    guard made == 0 else { return nil }
    writeEnd = ends.1
    let beat = Unmanaged.passRetained(Beat(readEnd: ends.0, milliseconds: milliseconds, body: body))
      .toOpaque()
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    guard pthread_create(&started, nil, { Beat.run($0) }, beat) == 0 else {
      Unmanaged<Beat>.fromOpaque(beat).release()
      _ = close(ends.0)
      _ = close(ends.1)
      return nil
    }
    thread = started
  }

  /// Stops the calls; returns when none is running any more.
  deinit {
    _ = close(writeEnd)
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }

  private final class Beat: Sendable {
    let readEnd: Int32
    let milliseconds: Int32
    let body: @Sendable () -> Void

    init(readEnd: Int32, milliseconds: Int32, body: @escaping @Sendable () -> Void) {
      self.readEnd = readEnd
      self.milliseconds = milliseconds
      self.body = body
    }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let pointer else { return nil }
      let beat = Unmanaged<Beat>.fromOpaque(pointer).takeRetainedValue()
      while true {
        // Closing the other end wakes it at once; a signal only makes a beat come early.
        var state = pollfd(fd: beat.readEnd, events: Int16(POLLIN), revents: 0)
        if poll(&state, 1, beat.milliseconds) > 0 { break }
        beat.body()
      }
      _ = close(beat.readEnd)
      return nil
    }
  }
}
