import Testing

@testable import SeedPages

struct PageGateTests {
  private let gate = PageGate(port: 4711, token: "0123456789abcdef0123456789abcdef")

  @Test func `the page and what it loads are let in`() throws {
    #expect(try path("/0123456789abcdef0123456789abcdef/") == "")
    #expect(
      try path("/0123456789abcdef0123456789abcdef/content.json", "Origin: http://127.0.0.1:4711")
        == "content.json"
    )
    #expect(try path("/0123456789abcdef0123456789abcdef/a/../b", "Sec-Fetch-Site: same-origin") == "a/../b")
  }

  @Test(arguments: [
    "/", "/0123456789abcdef0123456789abcdef", "/0123456789abcdef0123456789abcdee/",
    "/x123456789abcdef0123456789abcdef/",
    "//0123456789abcdef0123456789abcdef/", "/0123456789ABCDEF0123456789ABCDEF/",
  ])
  func `without the token there is nothing`(target: String) {
    #expect(throws: HTTPStatus.notFound) { try path(target) }
  }

  @Test(arguments: [
    "Origin: http://evil.example", "Origin: null", "Origin: http://127.0.0.1:4712",
    "Origin: https://127.0.0.1:4711",
    "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site", "Host: 127.0.0.1:4711",
  ])
  func `other pages are refused, token or not`(header: String) {
    #expect(throws: HTTPStatus.forbidden) { try path("/0123456789abcdef0123456789abcdef/", header) }
  }

  @Test(arguments: ["evil.example:4711", "localhost:4711", "127.0.0.1", "127.0.0.1:80", "[::1]:4711", ""])
  func `a name that was made to lead here is refused`(host: String) {
    #expect(throws: HTTPStatus.forbidden) { try path("/0123456789abcdef0123456789abcdef/", host: host) }
  }

  @Test func `nothing can be changed`() {
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
      #expect(throws: HTTPStatus.methodNotAllowed) {
        try path("/0123456789abcdef0123456789abcdef/", method: method)
      }
    }
  }

  @Test func `a form has to say that it comes from the page itself`() throws {
    var gate = gate
    gate.takesForms = true
    let type = "Content-Type: application/x-www-form-urlencoded"
    func post(_ headers: String...) throws(HTTPStatus) -> String {
      let lines = ["POST /\(gate.token)/do HTTP/1.1", "Host: 127.0.0.1:4711"] + headers
      return try gate.path(of: try HTTPRequest(head: Array(lines.joined(separator: "\r\n").utf8)))
    }
    #expect(try post("Origin: http://127.0.0.1:4711", type) == "do")
    #expect(throws: HTTPStatus.forbidden) { try post(type) }
    #expect(throws: HTTPStatus.forbidden) { try post("Origin: null", type) }
    #expect(throws: HTTPStatus.forbidden) { try post("Origin: http://evil.example", type) }
    #expect(throws: HTTPStatus.badRequest) {
      try post("Origin: http://127.0.0.1:4711", "Content-Type: text/plain")
    }
  }

  @Test func `two runs have two tokens`() {
    let tokens = (0..<20).map { _ in PageGate(port: 1).token }
    #expect(Set(tokens).count == 20)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 })
  }

  private func path(
    _ target: String,
    _ header: String? = nil,
    host: String = "127.0.0.1:4711",
    method: String = "GET"
  ) throws(HTTPStatus) -> String {
    let head = ["\(method) \(target) HTTP/1.1", "Host: \(host)", header].compactMap { $0 }.joined(
      separator: "\r\n"
    )
    return try gate.path(of: try HTTPRequest(head: Array(head.utf8)))
  }
}
