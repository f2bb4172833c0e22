import Testing

@testable import SeedPages

struct HTTPRequestTests {
  @Test func `a browser's request is read`() throws {
    let request = try read(
      "GET /a/b?id=7&x=%41 HTTP/1.1\r\nHost: 127.0.0.1:80\r\nAccept:\t*/* \r\nhost: other"
    )
    #expect(request.method == "GET")
    #expect(request.path == "/a/b")
    #expect(request.parameter("id") == "7")
    #expect(request.parameter("x") == nil)
    #expect(request.values(of: "host") == ["127.0.0.1:80", "other"])
    #expect(request.values(of: "accept") == ["*/*"])
  }

  @Test(arguments: [
    "", "GET /", "GET / HTTP/1.1 x", "get / HTTP/1.1", " / HTTP/1.1", "GET  HTTP/1.1", "GET * HTTP/1.1",
    "GET http://127.0.0.1/ HTTP/1.1", "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\n: empty",
    "GET / HTTP/1.1\r\nA b: space in a name", "GET / HTTP/1.1\r\n folded", "GET / HTTP/1.1\nHost: x",
    "GET / HTTP/1.1\r\nHost: x\rEvil: y", "GET /\u{0} HTTP/1.1", "GET /ä HTTP/1.1",
  ])
  func `what is no request is refused`(head: String) {
    #expect(throws: HTTPStatus.badRequest) { try read(head) }
  }

  @Test func `what is not spoken here is refused by its own status`() {
    #expect(throws: HTTPStatus.versionNotSupported) { try read("GET / HTTP/2.0") }
    #expect(throws: HTTPStatus.contentTooLarge) { try read("POST / HTTP/1.1\r\nContent-Length: 1") }
    #expect(throws: HTTPStatus.contentTooLarge) { try read("POST / HTTP/1.1\r\nContent-Length: -0") }
    #expect(throws: HTTPStatus.notImplemented) { try read("GET / HTTP/1.1\r\nTransfer-Encoding: gzip") }
    let many = (0...HTTPRequest.headerLimit).map { "\r\nX-\($0): y" }.joined()
    #expect(throws: HTTPStatus.headersTooLarge) { try read("GET / HTTP/1.1" + many) }
  }

  private func read(_ head: String) throws(HTTPStatus) -> HTTPRequest {
    try HTTPRequest(head: Array(head.utf8))
  }
}
