#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Synchronization

/// Signals that end the process, held back while a file is written, so that no temporary file is left.
enum Interrupts {
  private static let heldCount = Atomic<Int>(0)
  /// The signal that came; 0 for none.
  private static let pending = Atomic<Int32>(0)

  /// Whether one has come, so that what is begun is better given up.
  static var isPending: Bool { pending.load(ordering: .sequentiallyConsistent) != 0 }

  /// Runs a closure; a signal that comes meanwhile ends the process after it, with the signal's own status.
  static func hold<Result>(_ body: () throws(FileError) -> Result) throws(FileError) -> Result {
    _ = install
    heldCount.add(1, ordering: .sequentiallyConsistent)
    defer {
      heldCount.subtract(1, ordering: .sequentiallyConsistent)
      let number = pending.load(ordering: .sequentiallyConsistent)
      if number != 0 { endProcess(number) }
    }
    return try body()
  }

  /// Once, and only in the place of the system's own handling: who starts the tool may have a signal ignored.
  private static let install: Void = {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        // Nothing but what is safe in a handler: atomics, `signal` and `raise`.
        pending.store(number, ordering: .sequentiallyConsistent)
        if heldCount.load(ordering: .sequentiallyConsistent) == 0 { endProcess(number) }
      }
      if before != nil { signal(number, before) }
    }
  }()

  private static func endProcess(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }
}
