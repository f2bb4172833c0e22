import Testing

@testable import SeedPages

struct HTTPFormTests {
  @Test func `a form's fields are read as a browser writes them`() throws {
    let form = try HTTPForm(Array("text=a+b%26c%3D%C3%A9%0D%0Ad&empty=&bare&text=second".utf8))
    #expect(form["text"] == "a b&c=é\nd")
    #expect(form["empty"] == "" && form["bare"] == "" && form["other"] == nil)
  }

  @Test(arguments: ["a=%", "a=%4", "a=%4g", "a=%C3", "a=%00", "%ff=1"])
  func `what is no form is refused`(body: String) {
    #expect(throws: HTTPStatus.badRequest) { try HTTPForm(Array(body.utf8)) }
  }

  @Test func `a body has one length, of digits alone, up to the limit`() throws {
    func read(_ lengths: String..., limit: Int = 10) throws(HTTPStatus) -> Int {
      let head = "POST / HTTP/1.1" + lengths.map { "\r\nContent-Length: \($0)" }.joined()
      return try HTTPRequest(head: Array(head.utf8), bodyByteLimit: limit).bodyByteCount
    }
    #expect(try read("10") == 10)
    #expect(try read() == 0)
    for bad in ["11", "-1", "+1", "1,1", "99999999999999999999", "0x1"] {
      #expect(throws: HTTPStatus.contentTooLarge) { try read(bad) }
    }
    #expect(throws: HTTPStatus.contentTooLarge) { try read("1", "1") }
  }
}
