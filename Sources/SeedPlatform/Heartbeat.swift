#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread that calls back at intervals, and whenever it is woken, until it is stopped.
package final class Heartbeat: Sendable {
  private let thread: SystemThread
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
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let readEnd = ends[0]
    writeEnd = ends[1]
    // Who wakes a thread that is at work, again and again, waits for nothing; a child of the process has no
    // end of the pipe.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    guard let thread = SystemThread({ Self.beat(readEnd, milliseconds, body) }) else {
      for end in ends { _ = close(end) }
      return nil
    }
    self.thread = thread
  }

  /// Makes the next call come at once. Those that come before it are one.
  package func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Stops the calls; returns when none is running any more.
  deinit {
    _ = close(writeEnd)
    thread.join()
  }

  private static func beat(_ readEnd: Int32, _ milliseconds: Int32, _ body: () -> Int32) {
    var milliseconds = milliseconds
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      // Closing the other end wakes it at once; a signal only makes a beat come early.
      var state = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      if poll(&state, 1, milliseconds) > 0 {
        // Nothing to read is the end.
        var count = read(readEnd, &bytes, bytes.count)
        if count == 0 { break }
        while count == bytes.count { count = read(readEnd, &bytes, bytes.count) }
      }
      milliseconds = body()
    }
    _ = close(readEnd)
  }
}
