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

  /// Whether the process runs in continuous integration, where nobody watches: `CI` is set.
  package static var isUnderCI: Bool { !(environment("CI") ?? "").isEmpty }

  /// Whether a stream is a terminal.
  package static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The process's open streams.
  package enum Stream: Int32, Sendable {
    case output = 1
    case error = 2
  }

  /// Writes to a stream. False when the other side is gone or the disk is full.
  package static func write(_ text: String, to stream: Stream) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: stream) }
  }

  /// Writes bytes to a stream. False when the other side is gone or the disk is full.
  package static func write(_ bytes: UnsafeRawBufferPointer, to stream: Stream) -> Bool {
    do throws(FileError) {
      try FileWriting.write(bytes, to: stream.rawValue, path: "standard output")
      return true
    } catch { return false }
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

  /// Lets a write to a closed pipe fail instead of ending the process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Ends the process without running anything else.
  package static func exit(_ code: Int32) -> Never { systemExit(code) }

  /// How many processors this process may use, at least 1.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

private func systemExit(_ code: Int32) -> Never { exit(code) }
