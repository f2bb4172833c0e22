#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Bytes that are read piece by piece, as they come: standard input, a file, a pipe.
package struct ByteStream: ~Copyable {
  private let descriptor: Int32
  private let path: String
  private let closes: Bool

  package static var standardInput: ByteStream {
    ByteStream(descriptor: STDIN_FILENO, path: "standard input", closes: false)
  }

  private init(descriptor: Int32, path: String, closes: Bool) {
    self.descriptor = descriptor
    self.path = path
    self.closes = closes
  }

  /// Opens what is at a path.
  ///
  /// - Throws: `FileError` when there is nothing, or it cannot be read.
  package init(path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError.last(path) }
    self.init(descriptor: descriptor, path: path, closes: true)
  }

  deinit { if closes { _ = close(descriptor) } }

  /// Reads what is there, waiting while there is nothing yet.
  ///
  /// - Parameter bytes: gets the piece, 64 KiB at most, in the place of what it held; empty at the end.
  /// - Throws: `FileError` when the system refuses.
  package func read(into bytes: inout [UInt8]) throws(FileError) {
    var failure: FileError?
    bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      while true {
        let got = systemRead(descriptor, buffer.baseAddress, buffer.count)
        if got < 0, errno == EINTR { continue }
        if got < 0, errno == EAGAIN || errno == EWOULDBLOCK {
          FileWriting.wait(for: Int16(POLLIN), on: descriptor)
          continue
        }
        if got < 0 { failure = FileError.last(path) }
        count = max(0, got)
        return
      }
    }
    if let failure { throw failure }
  }
}
