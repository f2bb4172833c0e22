#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A program of the machine, run with its streams in our hands.
package struct OutsideProgram: Sendable {
  /// What a run left behind.
  package struct Run: Sendable {
    /// The exit code; 128 and more stand for a signal.
    package var code: Int32
    package var output: [UInt8]
    /// What it wrote to standard error; nobody else sees it.
    package var errors: String
  }

  /// What a run may take.
  package struct Bounds: Sendable {
    /// The most bytes of output, and of what is kept of standard error.
    let byteCount: Int
    /// Nil for as long as it takes. A program that has a time runs in a process group of its own, so that
    /// what it started is stopped with it.
    let seconds: Int?

    package init(byteCount: Int = OutsideProgram.outputLimit, seconds: Int? = nil) {
      (self.byteCount, self.seconds) = (byteCount, seconds)
    }
  }

  /// The most bytes of output where a run sets no bounds.
  package static let outputLimit = 1 << 31
  /// The most bytes of what it writes to standard error that are kept.
  static let errorLimit = 1 << 16

  /// An absolute path.
  package let path: String

  /// The program that a user names: one with a slash by its path from the working directory, any other from
  /// the absolute folders of `PATH`. Nil where there is none.
  package init?(ofUser name: String) {
    guard let path = name.contains("/") ? name : Self.path(of: name), Self.isProgram(path) else { return nil }
    self.path = path
  }

  /// The program of a name in the folders of `PATH`; nil where none has it. Relative folders do not count:
  /// what lies in the working directory is content.
  package init?(named name: String) {
    guard OutsidePrograms.areLookedFor, let path = Self.path(of: name) else { return nil }
    self.path = path
  }

  private static func path(of name: String) -> String? {
    (Process.environment("PATH") ?? "").split(separator: ":").lazy.filter { $0.hasPrefix("/") }
      .map { FileSystem.join(String($0), name) }.first { isProgram($0) }
  }

  private static func isProgram(_ path: String) -> Bool {
    access(path, X_OK) == 0 && (try? FileSystem.kind(of: path)) == .file
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - environment: what is set (or, where nil, unset) over this process's own environment.
  ///   - input: what it reads on standard input.
  ///   - bounds: what it may take; it is stopped beyond that.
  /// - Throws: `FileError` when it cannot be started, or its output or its time is too long.
  package func run(
    _ arguments: [String],
    environment: [String: String?] = [:],
    input: [UInt8] = [],
    bounds: Bounds = Bounds()
  ) throws(FileError) -> Run {
    let deadline = bounds.seconds.map { Process.monotonicNanoseconds + UInt64($0) * 1_000_000_000 }
    var pipes: [Pipe] = []
    defer { for pipe in pipes { pipe.close() } }
    for _ in 0..<3 { pipes.append(try Pipe(path)) }
    let child = try start(arguments, environment, pipes, inOwnGroup: deadline != nil)
    // The child's ends: what it closes then ends here, too.
    pipes[0].closeReading()
    pipes[1].closeWriting()
    pipes[2].closeWriting()
    var exchange = Exchange(input: input)
    var failure = exchange.run(pipes[0], pipes[1], pipes[2], bounds, deadline)
    var status: Int32 = 0
    if failure == nil, let deadline {
      // It may have closed its streams and go on.
      while waitpid(child, &status, WNOHANG) == 0 {
        if Process.monotonicNanoseconds >= deadline {
          failure = .tookTooLong(seconds: bounds.seconds ?? 0)
          break
        }
        usleep(2000)
      }
    }
    if failure != nil || deadline == nil {
      if failure != nil { kill(deadline == nil ? child : -child, SIGKILL) }
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
    if let failure { throw FileError(path: path, reason: failure) }
    let signal = status & 0x7F
    let code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    return Run(code: code, output: exchange.output, errors: String(decoding: exchange.errors, as: UTF8.self))
  }

  private func start(
    _ arguments: [String],
    _ environment: [String: String?],
    _ pipes: [Pipe],
    inOwnGroup: Bool
  ) throws(FileError) -> pid_t {
    #if os(tvOS) || os(watchOS)
      // No program can be started there, and what apps link starts none.
      throw FileError(path: path, reason: .system(code: ENOTSUP, message: String(cString: strerror(ENOTSUP))))
    #else
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      posix_spawn_file_actions_adddup2(&actions, pipes[0].reading, 0)
      posix_spawn_file_actions_adddup2(&actions, pipes[1].writing, 1)
      posix_spawn_file_actions_adddup2(&actions, pipes[2].writing, 2)
      // The signals that this process ignores would stay ignored.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      sigaddset(&signals, SIGXFSZ)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      let group = inOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(group))
      let words = ([path] + arguments).map { strdup($0) }
      let variables = Self.environment(environment).map { strdup($0) }
      defer { for text in words + variables { free(text) } }
      var child: pid_t = 0
      let code = posix_spawn(&child, path, &actions, &attributes, words + [nil], variables + [nil])
      guard code == 0 else {
        throw FileError(path: path, reason: .system(code: code, message: String(cString: strerror(code))))
      }
      return child
    #endif
  }

  /// This process's environment with some variables changed, as `NAME=value`.
  private static func environment(_ changes: [String: String?]) -> [String] {
    var variables: [String] = []
    var entry = environ
    while let text = entry.pointee {
      let variable = String(cString: text)
      let name = variable.prefix { $0 != "=" }
      if changes[String(name)] == nil { variables.append(variable) }
      entry += 1
    }
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      if let value { variables.append("\(name)=\(value)") }
    }
    return variables
  }
}

/// The two ends of a pipe, which a child does not inherit.
private final class Pipe {
  private(set) var reading: Int32 = -1
  private(set) var writing: Int32 = -1

  init(_ path: String) throws(FileError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError.last(path) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func closeReading() {
    if reading >= 0 { _ = systemClose(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { _ = systemClose(writing) }
    writing = -1
  }

  func close() {
    closeReading()
    closeWriting()
  }
}

/// Feeds a child and takes what it writes, whichever is ready: neither side waits for the other.
private struct Exchange {
  let input: [UInt8]
  private var sentCount = 0
  var output: [UInt8] = []
  var errors: [UInt8] = []

  init(input: [UInt8]) { self.input = input }

  /// - Returns: why it was broken off, or nil.
  mutating func run(
    _ stdin: Pipe,
    _ stdout: Pipe,
    _ stderr: Pipe,
    _ bounds: OutsideProgram.Bounds,
    _ deadline: UInt64?
  ) -> FileError.Reason? {
    _ = fcntl(stdin.writing, F_SETFL, O_NONBLOCK)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while stdout.reading >= 0 || stderr.reading >= 0 {
      if sentCount == input.count { stdin.closeWriting() }
      // A negative descriptor is passed over.
      var states = [
        pollfd(fd: stdin.writing, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: stdout.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stderr.reading, events: Int16(POLLIN), revents: 0),
      ]
      var left: Int32 = -1
      if let deadline {
        let now = Process.monotonicNanoseconds
        if now >= deadline { return .tookTooLong(seconds: bounds.seconds ?? 0) }
        left = Int32(clamping: (deadline - now) / 1_000_000 + 1)
      }
      if poll(&states, 3, left) < 0 {
        if errno == EINTR { continue }
        return FileError.last("").reason
      }
      if states[0].revents != 0 { send(stdin) }
      if states[1].revents != 0, let more = receive(stdout, &chunk) { output += more }
      if states[2].revents != 0, let more = receive(stderr, &chunk) {
        errors += more.prefix(max(0, min(bounds.byteCount, OutsideProgram.errorLimit) - errors.count))
      }
      if output.count > bounds.byteCount {
        return .tooLarge(byteCount: output.count, limit: bounds.byteCount)
      }
    }
    return nil
  }

  private mutating func send(_ pipe: Pipe) {
    let count = input[sentCount...].withUnsafeBytes { systemWrite(pipe.writing, $0.baseAddress, $0.count) }
    if count > 0 { sentCount += count }
    // Who reads no more wants no more.
    if count < 0, errno != EAGAIN, errno != EINTR { pipe.closeWriting() }
  }

  private func receive(_ pipe: Pipe, _ chunk: inout [UInt8]) -> ArraySlice<UInt8>? {
    let count = chunk.withUnsafeMutableBytes { systemRead(pipe.reading, $0.baseAddress, $0.count) }
    if count > 0 { return chunk[..<count] }
    if count == 0 || errno != EINTR && errno != EAGAIN { pipe.closeReading() }
    return nil
  }
}

/// Libraries and data that the machine may have and nobody must have: Hunspell, its dictionaries, Unicode's
/// lists.
package enum OutsidePrograms {
  /// Whether they are looked for. `SEEDTOOL_OUTSIDE=off` does as if nothing were installed, so that what
  /// happens on a bare machine can be seen on any.
  package static let areLookedFor = Process.environment("SEEDTOOL_OUTSIDE") != "off"
}
