import Foundation
import SeedPlatform
import SeedWorkspace
import Testing

@testable import SeedDesk

struct PreviewPageTests {
  @Test func `a static page holds the content, and nothing of it ends its block`() throws {
    let page = try page(
      fixes:
        #"[{ "id": "7c1f3a52-9d4e-4b68-8a07-e25b90c4d316", "number": 1e3, "prompt": "</script><script>alert(1)</script>" }]"#
    )
    #expect(page.components(separatedBy: "</script>").count == 3)
    let start = try #require(page.range(of: #"<script type="application/json" id="content">"#))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let object = try JSONSerialization.jsonObject(with: Data(page[start.upperBound..<end.lowerBound].utf8))
    let content = try #require(object as? [String: Any])
    let fixes = try #require(content["fixes"] as? [[String: Any]])
    let record = try #require(fixes.first?["record"] as? [String: Any])
    #expect(record["prompt"] as? String == "</script><script>alert(1)</script>")
    #expect(record["number"] as? Double == 1000)
    #expect(content["isLive"] as? Bool == false)
    // Its faults are beside it.
    let findings = try #require(content["findings"] as? [[String: Any]])
    let own = try #require(fixes.first?["findings"] as? [Int])
    #expect(!own.isEmpty)
    #expect(own.allSatisfy { findings[$0]["record"] as? String == record["id"] as? String })
  }

  @Test(arguments: [
    "", "[", "[1, null, \"x\", [], {}]", "[{ \"prompt\": [[[]]], \"number\": -1e999 }]", "{}",
  ])
  func `a page is made of damaged content, too`(fixes: String) throws {
    #expect(try page(fixes: fixes).contains("\"fixes\":["))
  }

  @Test(arguments: [3000, 3001])
  func `cousins stand in a page of so many texts`(count: Int) throws {
    let words = "ash bay cat dog elm fig gum hat ink jar key lid mat net oak pen".split(separator: " ")
    let fixes = (0..<count).map { number in
      let near = [number, number / 16, number / 256].map { words[$0 % 16] }.joined(separator: " ")
      return "{ \"id\": \"\(number)\", \"prompt\": \"Put the \(near) away.\" }"
    }
    let page = try page(fixes: "[\(fixes.joined(separator: ","))]")
    #expect(page.contains("\"cousins\":{") == (count <= 3000))
  }

  @Test func `the page loads nothing from elsewhere and runs nothing inside`() {
    let page = "\(PreviewAssets.page)"
    for forbidden in ["http", "style=", "onclick", "<style", "<script>"] {
      #expect(!page.contains(forbidden))
    }
    let script = "\(PreviewAssets.script)"
    for forbidden in [
      "innerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "http://", "https://",
    ] {
      #expect(!script.contains(forbidden))
    }
  }

  private func page(fixes: String) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "seedtool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(fixes.utf8).write(to: url.appending(path: "fixes.json"))
    let preview = Preview(try Workspace(try Folder(path: url.path)).check())
    let files = preview.files()
    #expect(Preview.isPage(try #require(files.first?.bytes)))
    #expect(!Preview.isPage("<!doctype html><title>My page</title>".utf8))
    #expect(files.map(\.name) == ["index.html", "preview.css", "preview.js", "icon.svg"])
    return String(decoding: try #require(files.first?.bytes), as: UTF8.self)
  }
}
