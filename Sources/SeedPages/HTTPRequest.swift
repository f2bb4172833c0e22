/// A request of a page: of HTTP/1.1 as much as a browser needs for it, and nothing lenient.
package struct HTTPRequest: Hashable, Sendable {
  package var method: String
  /// As it was sent: nothing in it is decoded, so that no escape leads elsewhere.
  package var path: String
  /// What follows `?`, as it was sent; empty where there is none.
  package var query: String
  /// By their lower-case names; a header that stands twice is there twice.
  private(set) var headers: [(name: String, value: String)]
  /// How many bytes of a body follow the head.
  let bodyByteCount: Int
  /// The fields of the form that was sent; empty where none was.
  package internal(set) var form = HTTPForm()

  /// The most bytes of a request line with all headers.
  static let headByteLimit = 8192
  /// The most headers.
  static let headerLimit = 64

  package static func == (left: HTTPRequest, right: HTTPRequest) -> Bool {
    (left.method, left.path, left.query) == (right.method, right.path, right.query)
      && left.headers.elementsEqual(right.headers, by: ==)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(method)
    hasher.combine(path)
    hasher.combine(query)
    for header in headers {
      hasher.combine(header.name)
      hasher.combine(header.value)
    }
  }

  /// Reads a request's head.
  ///
  /// - Parameters:
  ///   - head: everything up to the empty line, which is not part of it.
  ///   - bodyByteLimit: the most bytes of a body; 0 where none is taken.
  /// - Throws: the status to answer with: 400 for what is no request, 413 for a body that is too long, 431
  ///   for too many headers, 501 and 505 for what is not spoken here.
  init(head: some Collection<UInt8>, bodyByteLimit: Int = 0) throws(HTTPStatus) {
    // Nothing beyond ASCII and no control character has a place here; a lone line end would be a second way
    // to end a line.
    guard head.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }) else {
      throw .badRequest
    }
    var lines: [Substring] = []
    for line in String(decoding: head, as: UTF8.self).split(
      separator: "\r\n",
      omittingEmptySubsequences: false
    ) {
      if line.utf8.contains(where: { $0 == 0x0D || $0 == 0x0A }) { throw .badRequest }
      lines.append(line)
    }
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0].utf8.allSatisfy({ 0x41...0x5A ~= $0 }), !words[0].isEmpty,
      words[1].hasPrefix("/")
    else { throw .badRequest }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw .versionNotSupported }
    guard lines.count <= Self.headerLimit else { throw .headersTooLarge }
    method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count > 1 ? String(parts[1]) : ""
    var headers: [(name: String, value: String)] = []
    for line in lines {
      // A line that begins with a space goes on with the one before it in old requests alone.
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
        line[..<colon].utf8.allSatisfy(Self.isToken)
      else { throw .badRequest }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      let end = value.lastIndex { $0 != " " && $0 != "\t" }
      headers.append((line[..<colon].lowercased(), end.map { String(value[...$0]) } ?? ""))
    }
    self.headers = headers
    let lengths = headers.filter { $0.name == "content-length" }.map(\.value)
    let areDigits = lengths.allSatisfy { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    guard lengths.count < 2, areDigits, let count = Int(lengths.first ?? "0"), count <= bodyByteLimit else {
      throw .contentTooLarge
    }
    bodyByteCount = count
    if values(of: "transfer-encoding").first != nil { throw .notImplemented }
  }

  /// What a header says, each time that it stands there.
  package func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  /// The value of a parameter in the query; nil where it is missing or holds an escape.
  package func parameter(_ name: String) -> String? {
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0] == name, !parts[1].contains("%"), !parts[1].contains("+") {
        return String(parts[1])
      }
    }
    return nil
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
