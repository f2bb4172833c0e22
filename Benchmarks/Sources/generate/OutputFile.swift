#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written from beginning to end, a mebibyte at a time.
struct OutputFile: ~Copyable {
  private let descriptor: Int32
  private let path: String
  private var pending: [UInt8] = []
  /// The bytes written so far, those still held back included.
  private(set) var byteCount = 0

  init(_ path: String) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { stop("\(path) cannot be written: \(String(cString: strerror(errno)))") }
  }

  mutating func write(_ bytes: [UInt8]) {
    pending.append(contentsOf: bytes)
    byteCount += bytes.count
    if pending.count >= 1 << 20 { flush() }
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  private mutating func flush() {
    var written = 0
    while written < pending.count {
      let count = pending.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0 { stop("\(path) cannot be written: \(String(cString: strerror(errno)))") }
      written += count
    }
    pending.removeAll(keepingCapacity: true)
  }

  consuming func finish() {
    flush()
    close(descriptor)
  }
}

/// Makes a folder, and those above it.
func makeFolder(_ path: String) {
  var made = path.hasPrefix("/") ? "/" : ""
  for part in path.split(separator: "/") {
    made += made.isEmpty || made.hasSuffix("/") ? "\(part)" : "/\(part)"
    if mkdir(made, 0o755) != 0, errno != EEXIST {
      stop("\(made) cannot be made: \(String(cString: strerror(errno)))")
    }
  }
}

/// Ends the program with a message.
func stop(_ message: String) -> Never {
  let bytes = Array("generate: \(message)\n".utf8)
  _ = systemWrite(STDERR_FILENO, bytes, bytes.count)
  exit(2)
}

/// `write(2)`, by a name that the methods above do not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
