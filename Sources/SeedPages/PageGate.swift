/// Who is let in: the page itself, and whoever was given its address.
///
/// Any page that a browser shows may send requests to a port of this machine. What such a page cannot do is
/// guess the token, and what it cannot change are `Host`, `Origin` and `Sec-Fetch-Site`, which a browser
/// sets. A name that was made to lead to 127.0.0.1 (DNS rebinding) stands in `Host`.
struct PageGate: Sendable {
  let port: UInt16
  /// 32 hexadecimal digits, drawn for each run.
  let token: String
  /// Whether the page may send forms; else it can only look.
  var takesForms = false

  /// Draws a token.
  init(port: UInt16, takesForms: Bool = false) {
    var generator = SystemRandomNumberGenerator()
    let digits = (0..<32).map { _ in
      String(UInt8.random(in: 0..<16, using: &generator), radix: 16)
    }
    self.init(port: port, token: digits.joined())
    self.takesForms = takesForms
  }

  init(port: UInt16, token: String) { (self.port, self.token) = (port, token) }

  /// Where the page is.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The path below the token's folder; throws the status to refuse a request with.
  func path(of request: HTTPRequest) throws(HTTPStatus) -> String {
    let own = "127.0.0.1:\(port)"
    guard request.values(of: "host") == [own],
      request.values(of: "origin").allSatisfy({ $0 == "http://\(own)" }),
      request.values(of: "sec-fetch-site").allSatisfy({ $0 == "same-origin" || $0 == "none" })
    else { throw .forbidden }
    let prefix = "/\(token)/"
    // Every byte is compared, so that the time tells nothing of how many were right.
    let difference = zip(request.path.utf8, prefix.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) }
    guard request.path.utf8.count >= prefix.utf8.count, difference == 0 else { throw .notFound }
    switch request.method {
    case "GET", "HEAD": break
    case "POST" where takesForms:
      // A form says where it comes from, and is of the one kind that is read.
      guard request.values(of: "origin").count == 1 else { throw .forbidden }
      guard request.values(of: "content-type") == ["application/x-www-form-urlencoded"] else {
        throw .badRequest
      }
    default: throw .methodNotAllowed
    }
    return String(request.path.dropFirst(prefix.count))
  }
}
