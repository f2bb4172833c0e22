import PlainJSON
import SeedFiles
import SeedPlatform

/// Reads the frames of the Language Server Protocol: headers, an empty line, a JSON text of so many bytes.
///
/// What is no frame is told once and passed over up to the next header.
struct MessageReader {
  enum Message {
    case value(JSONValue)
    /// Something that is no message, and why.
    case malformed(String)
  }

  /// The most bytes of a message, and of its headers.
  private static let byteCountLimit = 1 << 28
  private static let headerByteCountLimit = 1 << 13
  private static let header = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  /// Where the next frame begins; what stands before has been read.
  private var start = 0
  private var isLost = false

  /// Takes more bytes.
  mutating func append(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The next message that is there as a whole; nil where more bytes are needed.
  mutating func next() -> Message? {
    if isLost, !find() { return nil }
    guard let end = endOfHeaders() else {
      return bytes.count - start > Self.headerByteCountLimit ? lose("the headers have no end") : nil
    }
    guard let count = contentLength(bytes[start..<end]) else {
      return lose("there is no Content-Length")
    }
    guard count <= Self.byteCountLimit else { return lose("a message of \(count) bytes is too long") }
    let body = end + 4
    guard bytes.count - body >= count else { return nil }
    start = body + count
    do throws(JSONError) {
      // Editors send half of an emoji: a change that was lost would leave all later places wrong.
      let limits = JSONLimits(byteCount: Self.byteCountLimit, depth: 64, replacesHalfPairs: true)
      return .value(try JSONValue(parsing: Array(bytes[body..<start]), limits: limits))
    } catch {
      return .malformed("\(error)")
    }
  }

  /// Gives up what has come, and looks for a header from the next byte on.
  private mutating func lose(_ reason: String) -> Message {
    start = min(start + 1, bytes.count)
    isLost = true
    return .malformed(reason)
  }

  /// Goes on at the next header, if there is one.
  private mutating func find() -> Bool {
    let name = Self.header
    while start + name.count <= bytes.count {
      if bytes[start] | 0x20 == name[0], isHeader(at: start) {
        isLost = false
        return true
      }
      start += 1
    }
    return false
  }

  private func isHeader(at offset: Int) -> Bool {
    Self.header.indices.allSatisfy { index in
      let byte = bytes[offset + index]
      return ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) == Self.header[index]
    }
  }

  private func endOfHeaders() -> Int? {
    var offset = start
    let limit = min(bytes.count, start + Self.headerByteCountLimit)
    while offset + 4 <= limit {
      if bytes[offset] == 0x0D, bytes[offset + 1] == 0x0A, bytes[offset + 2] == 0x0D,
        bytes[offset + 3] == 0x0A
      {
        return offset
      }
      offset += 1
    }
    return nil
  }

  private func contentLength(_ headers: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: headers, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " }
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(digits)
    }
    return nil
  }
}

/// Writes frames to standard output, one at a time from whichever thread.
final class MessageWriter: Sendable {
  private let isOpen = Lock(true)

  /// Whether the other side still reads.
  var canWrite: Bool { isOpen.withLock { $0 } }

  func send(_ message: JSONObject) {
    var body: [UInt8] = []
    JSONValue.object(message).write(to: &body)
    let frame = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      frame.withUnsafeBytes { bytes in
        do throws(FileError) { try Process.write(bytes, to: .output) } catch { isOpen = false }
      }
    }
  }

  func notify(_ method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }
}
