/// What a request is answered with.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  package var type = "text/plain; charset=utf-8"
  package var body: [UInt8]
  /// Further lines of the head: where to go on, or how a file is called.
  private var extra: [String] = []

  package init(_ status: HTTPStatus, type: String, body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// A refusal, which says no more than its name.
  package init(_ status: HTTPStatus) {
    self.init(status, type: "text/plain; charset=utf-8", body: Array("\(status.reason)\n".utf8))
  }

  /// Sends a browser to a place of its own page with a `GET`, so that a reload does not send a form again.
  package static func seeOther(_ place: String) -> HTTPResponse {
    var response = HTTPResponse(.seeOther)
    response.extra = ["Location: \(place)"]
    return response
  }

  /// A file that the browser saves under a name.
  package static func file(named name: String, type: String, body: [UInt8]) -> HTTPResponse {
    var response = HTTPResponse(.ok, type: type, body: body)
    response.extra = ["Content-Disposition: attachment; filename=\"\(name)\""]
    return response
  }

  /// The page may load its own script, style sheet, icon and data, and nothing else; no script can make
  /// markup of text, and no other page may frame it.
  package static let policy = policyText(takesForms: false)

  private static func policyText(takesForms: Bool) -> String {
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
      + "base-uri 'none'; form-action '\(takesForms ? "self" : "none")'; "
      + "require-trusted-types-for 'script'; trusted-types 'none'"
  }

  /// The bytes to send.
  ///
  /// - Parameters:
  ///   - withBody: false for an answer to `HEAD`.
  ///   - takesForms: whether the page may send forms to its own server.
  func bytes(withBody: Bool = true, takesForms: Bool = false) -> [UInt8] {
    let head = Self.head(status, type: type, length: body.count, extra: extra, takesForms: takesForms)
    return head + (withBody ? body : [])
  }

  /// The head of an answer; `length` is nil for one that goes on as long as somebody listens.
  static func head(
    _ status: HTTPStatus,
    type: String,
    length: Int?,
    extra: [String] = [],
    takesForms: Bool = false
  ) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)",
      "Content-Type: \(type)",
      "Content-Security-Policy: \(policyText(takesForms: takesForms)); frame-ancestors 'none'",
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
      // Without a referrer a form's `Origin` would be `null`.
      "Referrer-Policy: \(takesForms ? "same-origin" : "no-referrer")",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
      "Cache-Control: no-store",
      "Connection: close",
    ]
    if let length { lines.append("Content-Length: \(length)") }
    return Array((lines + extra + ["", ""]).joined(separator: "\r\n").utf8)
  }
}

/// The statuses that are answered.
package enum HTTPStatus: Int, Error, Sendable {
  case ok = 200
  case seeOther = 303
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
    case .seeOther: "See Other"
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
