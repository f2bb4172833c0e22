#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The process's surroundings: environment, streams, clock.
package enum Process {
  /// The value of an environment variable; nil when it is unset.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The names of all variables of the environment.
  package static var environmentNames: [String] {
    var names: [String] = []
    var entry = environ
    while let text = entry.pointee {
      names.append(String(String(cString: text).prefix { $0 != "=" }))
      entry += 1
    }
    return names
  }

  /// Whether an environment variable has a value that is not empty.
  package static func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }

  /// Whether it runs in CI: `CI` is set to anything but nothing, `0` and `false`.
  package static var isInCI: Bool {
    !["", "0", "false"].contains(environment("CI")?.lowercased() ?? "")
  }

  package static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Whether somebody types what the process reads.
  package static var readsTerminal: Bool { isatty(0) == 1 }

  /// The columns of the terminal that a stream is; nil when it is none, or does not tell.
  package static func columnCount(_ stream: Stream) -> Int? {
    var size = winsize()
    guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The process's open streams.
  package enum Stream: Int32, Sendable {
    case output = 1
    case error = 2
  }

  /// Writes to a stream.
  ///
  /// - Throws: `FileError` when the other side is gone, the disk is full, and the like.
  package static func write(_ text: String, to stream: Stream) throws(FileError) {
    var failure: FileError?
    var text = text
    text.withUTF8 { bytes in
      do throws(FileError) { try write(UnsafeRawBufferPointer(bytes), to: stream) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes bytes to a stream.
  ///
  /// - Throws: `FileError` when the other side is gone, the disk is full, and the like.
  package static func write(_ bytes: UnsafeRawBufferPointer, to stream: Stream) throws(FileError) {
    let name = stream == .output ? "standard output" : "standard error"
    try FileWriting.write(bytes, to: stream.rawValue, path: name)
  }

  /// Fills the places of standard streams that the caller closed, so that no file that is opened later takes
  /// one of them and is written to as if it were the stream. Using such a stream fails.
  package static func fillMissingStreams() {
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 {
      // The wrong way round, so that reading and writing are refused; the lowest free place is taken.
      _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Nanoseconds of a clock that only runs forward; its zero means nothing.
  package static var monotonicNanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The system's date in its own zone.
  package static var today: (year: Int, month: Int, day: Int) {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }

  /// Lets a write to a closed pipe, or beyond the limit on the sizes of files, fail instead of ending the
  /// process.
  package static func letWritesFail() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Waits until a signal ends the process.
  package static func waitForEnd() -> Never { while true { _ = pause() } }

  /// Ends the process without running anything else.
  package static func exit(_ code: Int32) -> Never { systemExit(code) }

  /// Leaves an object, and what it holds, to the end of the process: a program that is about to end would
  /// free it piece by piece for nothing.
  package static func leave(_ object: AnyObject) { _ = Unmanaged.passRetained(object) }

  /// How many processors this process may use, at least 1; asked once, since the system reads a file for it.
  package static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

private func systemExit(_ code: Int32) -> Never { exit(code) }
