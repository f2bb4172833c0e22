#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A port of this machine's own address, 127.0.0.1, which no other machine reaches.
package final class LoopbackListener: Sendable {
  private let descriptor: Int32
  /// The port that it listens on.
  package let port: UInt16

  /// - Parameter port: 0 for any that is free.
  /// - Throws: `FileError` when the port is taken, or the system gives none.
  package init(port wanted: UInt16) throws(FileError) {
    let name = "127.0.0.1:\(wanted)"
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, type, 0)
    guard descriptor >= 0 else { throw FileError.last(name) }
    // A port that was in use a moment ago may be taken again; two listeners never share one.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        let bound = bind(descriptor, pointer, size)
        if bound != 0 { return bound }
        let listening = listen(descriptor, 256)
        return listening != 0 ? listening : getsockname(descriptor, pointer, &size)
      }
    }
    guard code == 0 else {
      let error = FileError.last(name)
      _ = close(descriptor)
      throw error
    }
    Connection.prepare(descriptor)
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { _ = close(descriptor) }

  /// Waits for the next connection; nil where the system refuses it, as when no descriptor is left.
  package func accept() -> Connection? {
    while true {
      FileWriting.wait(for: Int16(POLLIN), on: descriptor)
      let accepted = systemAccept(descriptor)
      if accepted >= 0 { return Connection(descriptor: accepted) }
      switch errno {
      // Whoever came has left again.
      case EINTR, EAGAIN, EWOULDBLOCK, ECONNABORTED: continue
      default:
        // Nothing gets better by asking at once again.
        usleep(20_000)
        return nil
      }
    }
  }
}

/// `accept(2)`; inside a type with a method of this name the system's would be hidden.
private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

/// A connection whose reads and writes end at a time.
package final class Connection: Sendable {
  private let descriptor: Int32

  fileprivate init(descriptor: Int32) {
    self.descriptor = descriptor
    Connection.prepare(descriptor)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { _ = close(descriptor) }

  /// No program that this one starts inherits it, and no call waits longer than it is told to.
  fileprivate static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Appends what has come, waiting for the first of it.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that are taken.
  ///   - deadline: until when to wait, in monotonic nanoseconds.
  /// - Returns: false when the other side has ended, or the time is over.
  package func read(into bytes: inout [UInt8], limit: Int, until deadline: UInt64) -> Bool {
    var piece = [UInt8](repeating: 0, count: min(limit, 1 << 14))
    while wait(for: Int16(POLLIN), until: deadline) {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count > 0 {
        bytes += piece[..<count]
        return true
      }
      if count == 0 || errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK { return false }
    }
    return false
  }

  /// Writes all bytes.
  ///
  /// - Returns: false when the other side has gone, or does not take them in time.
  package func write(_ bytes: [UInt8], until deadline: UInt64) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        send(descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent, flags)
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        guard wait(for: Int16(POLLOUT), until: deadline) else { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Says that nothing more comes, and takes what still arrives, so that the last bytes are not lost to a
  /// reset.
  package func finish() {
    _ = shutdown(descriptor, Int32(SHUT_WR))
    let deadline = Process.monotonicNanoseconds + 200_000_000
    var rest: [UInt8] = []
    while rest.count < 1 << 16, read(into: &rest, limit: 1 << 14, until: deadline) {}
  }

  /// Whether the other side has ended.
  package var hasEnded: Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK))
    return count == 0 || count < 0 && errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK
  }

  private func wait(for event: Int16, until deadline: UInt64) -> Bool {
    while true {
      let now = Process.monotonicNanoseconds
      if now >= deadline { return false }
      var state = pollfd(fd: descriptor, events: event, revents: 0)
      let code = poll(&state, 1, Int32(clamping: (deadline - now) / 1_000_000 + 1))
      if code > 0 { return true }
      if code < 0, errno != EINTR { return false }
    }
  }
}
