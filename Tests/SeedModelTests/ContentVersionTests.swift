import SeedModel
import Testing

@Suite struct ContentVersionTests {
  @Test func `a version is read from its text and written back`() throws {
    for text in ["0.0.0", "1.4.0", "12.345.999999", "4294967295.0.1"] {
      #expect(try #require(ContentVersion(text)).description == text)
    }
  }

  @Test(arguments: [
    "", "1", "1.2", "1.2.3.4", "1..3", "01.2.3", "1.2.-3", "+1.2.3", "1.2.3 ", "4294967296.0.0",
  ])
  func `anything else is no version`(text: String) {
    #expect(ContentVersion(text) == nil)
  }

  @Test func `versions are ordered by number, not by text`() throws {
    let texts = ["0.9.9", "1.0.0", "1.2.0", "1.10.0", "1.10.2", "10.0.0"]
    let versions = try texts.map { try #require(ContentVersion($0)) }
    #expect(versions.shuffled().sorted() == versions)
  }

  @Test func `a digest is written as 32 digits`() {
    #expect(ContentDigest(high: 1, low: .max).description == "0000000000000001ffffffffffffffff")
  }
}
