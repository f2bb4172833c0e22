#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread that calls back at intervals, and whenever it is woken, until it is stopped.
package final class Heartbeat: Sendable {
  #if canImport(Darwin)
    // The identity of a thread is a pointer there; nothing reads through it.
    private nonisolated(unsafe) let thread: pthread_t?
  #else
    private let thread: pthread_t
  #endif
  private let writeEnd: Int32

  /// Nil when the system gives no thread or no pipe.
  ///
  /// - Parameter milliseconds: from one call to the next; the first comes after the first interval.
  package convenience init?(milliseconds: Int32, _ body: @escaping @Sendable () -> Void) {
    self.init(after: milliseconds) {
      body()
      return milliseconds
    }
  }

  /// Nil when the system gives no thread or no pipe.
  ///
  /// - Parameters:
  ///   - milliseconds: until the first call.
  ///   - body: returns the milliseconds until the next call; a negative number waits until it is woken.
  package init?(after milliseconds: Int32, _ body: @escaping @Sendable () -> Int32) {
    var ends: (Int32, Int32) = (-1, -1)
    let made = withUnsafeMutablePointer(to: &ends) { pointer in
      pointer.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) }
    }
    guard made == 0 else { return nil }
    writeEnd = ends.1
    // Who wakes a thread that is at work, again and again, waits for nothing; a child of the process has no
    // end of the pipe.
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
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

  /// Makes the next call come at once. Those that come before it are one.
  package func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
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
    let body: @Sendable () -> Int32

    init(readEnd: Int32, milliseconds: Int32, body: @escaping @Sendable () -> Int32) {
      self.readEnd = readEnd
      self.milliseconds = milliseconds
      self.body = body
    }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let pointer else { return nil }
      let beat = Unmanaged<Beat>.fromOpaque(pointer).takeRetainedValue()
      var milliseconds = beat.milliseconds
      var bytes = [UInt8](repeating: 0, count: 64)
      while true {
        // Closing the other end wakes it at once; a signal only makes a beat come early.
        var state = pollfd(fd: beat.readEnd, events: Int16(POLLIN), revents: 0)
        if poll(&state, 1, milliseconds) > 0 {
          // Nothing to read is the end.
          var count = read(beat.readEnd, &bytes, bytes.count)
          if count == 0 { break }
          while count == bytes.count { count = read(beat.readEnd, &bytes, bytes.count) }
        }
        milliseconds = beat.body()
      }
      _ = close(beat.readEnd)
      return nil
    }
  }
}
