/// What a request is answered with.
struct HTTPResponse: Sendable {
  var status: HTTPStatus
  var type = "text/plain; charset=utf-8"
  var body: [UInt8]

  init(_ status: HTTPStatus, type: String, body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// A refusal, which says no more than its name.
  init(_ status: HTTPStatus) {
    self.init(status, type: "text/plain; charset=utf-8", body: Array("\(status.reason)\n".utf8))
  }

  /// The page may load its own script, style sheet, icon and data, and nothing else; no script can make
  /// markup of text, and no other page may frame it.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

  /// The bytes to send.
  ///
  /// - Parameter withBody: false for an answer to `HEAD`.
  func bytes(withBody: Bool = true) -> [UInt8] {
    Self.head(status, type: type, length: body.count) + (withBody ? body : [])
  }

  /// The head of an answer; `length` is nil for one that goes on as long as somebody listens.
  static func head(_ status: HTTPStatus, type: String, length: Int?) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)",
      "Content-Type: \(type)",
      "Content-Security-Policy: \(policy); frame-ancestors 'none'",
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
      "Referrer-Policy: no-referrer",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
      "Cache-Control: no-store",
      "Connection: close",
    ]
    if let length { lines.append("Content-Length: \(length)") }
    return Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
  }
}

/// The statuses that are answered.
enum HTTPStatus: Int, Error, Sendable {
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case contentTooLarge = 413
  case headersTooLarge = 431
  case notImplemented = 501
  case unavailable = 503
  case versionNotSupported = 505

  var reason: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .contentTooLarge: "Content Too Large"
    case .headersTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .unavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
