import Foundation
import Testing

/// `seedtool preview` as far as it needs no browser; `.ci/steps/preview.py` tries the rest.
struct PreviewTests {
  @Test func `the page is written as files that hold the content`() throws {
    let folder = try Workspace([:])
    let run = try folder.run("preview", "content", "-o", "page")
    #expect(run.code == 0)
    #expect(run.out.isEmpty)
    #expect(run.err.hasSuffix("page/index.html written\n"))
    #expect(try folder.names(in: "page") == ["icon.svg", "index.html", "preview.css", "preview.js"])
    #expect(try folder.text("page/index.html").contains("\"number\":2"))
    // Once more into the same folder: the files are replaced.
    #expect(try folder.run("preview", "content", "-o", "page").code == 0)
  }

  @Test func `damaged content is shown, and missing content is an error`() throws {
    let folder = try Workspace(["fixes.json": "[{"])
    #expect(try folder.run("preview", "content", "-o", "page").code == 0)
    #expect(try folder.run("preview", "elsewhere", "-o", "page").code == 2)
    // Somebody else's page stays.
    try folder.write("site/index.html", "<title>Mine</title>")
    let other = try folder.run("preview", "content", "-o", "site")
    #expect(other.code == 2 && other.err.contains("site/index.html: it is no page of `seedtool preview`"))
    #expect(try folder.text("site/index.html") == "<title>Mine</title>")
  }

  @Test func `a browser is only opened on a page that is served`() throws {
    let run = try Workspace([:]).run("preview", "content", "-o", "page", "--open")
    #expect(run.code == 2)
    #expect(run.err.contains("--open goes with the served preview"))
  }
}
