import SeedDiagnostics
import SeedFiles
package import SeedPages
package import SeedPlatform
package import SeedWorkspace

/// What `seedtool preview` shows: the newest edition of a content, as a page's files or served live.
package final class Preview: Sendable {
  private struct Edition: Sendable {
    /// Raised whenever what the page reads has changed.
    var number: Int
    /// What the page reads, without the number.
    var members: [UInt8]
    /// Why there is no newer one; nil where it is the newest.
    var failure: String?
    /// Nil until somebody asks; the run that it is made of.
    var cousins: CousinIndex?
    var run: LintRun
  }

  private let edition: Lock<Edition>

  /// The preview of a check.
  package init(_ run: LintRun) {
    edition = Lock(Edition(number: 1, members: Self.members(of: run), run: run))
  }

  private static func members(of run: LintRun) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { PreviewContent(run).write(to: &$0) }
    return writer.bytes
  }

  /// The page as files that need no server: the content stands in the page.
  package func files() -> [(name: String, bytes: [UInt8])] {
    let run = edition.withLock { $0.run }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("isLive", false)
      let index = CousinIndex(run.catalog)
      // Comparing all with all is for contents of a size that a page can show.
      if index.count <= Self.staticCousinLimit {
        writer.object("cousins") {
          for (id, cousins) in index.all { $0.member(id) { CousinIndex.write(cousins, to: &$0) } }
        }
      }
      PreviewContent(run).write(to: &writer)
    }
    return [
      ("index.html", Array(Self.page(holding: writer.text).utf8)),
      ("preview.css", Self.bytes(PreviewAssets.style)),
      ("preview.js", Self.bytes(PreviewAssets.script)),
      ("icon.svg", Self.bytes(PreviewAssets.icon)),
    ]
  }

  private static let staticCousinLimit = 3000

  /// The page, with the content in a block that no browser runs; `<` is escaped, so that nothing ends it.
  private static func page(holding content: String) -> String {
    let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(HTTPResponse.policy)\">"
    let escaped = content.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
    let block = "<script type=\"application/json\" id=\"content\">\(escaped)</script>"
    return "\(PreviewAssets.page)".split(separator: "\n", omittingEmptySubsequences: false).map { line in
      switch line.drop(while: { $0 == " " }) {
      case "<!-- policy -->": policy
      case "<!-- content -->": block
      default: String(line)
      }
    }.joined(separator: "\n")
  }

  private static func bytes(_ asset: StaticString) -> [UInt8] { asset.withUTF8Buffer { Array($0) } }
}

extension Preview {
  /// A server of the page; it gets every edition of a session over the same content.
  ///
  /// - Throws: `FileError` where the system gives no port.
  package func server() throws(FileError) -> PageServer {
    try PageServer(event: { [self] in "\(edition.withLock { $0.number })" }) { [self] path, request in
      answer(path, request)
    }
  }

  /// Shows a newer edition; whoever looks at the page sees it at once. One that changes nothing is not told.
  package func show(_ newer: WorkspaceSession.Edition, on server: PageServer) {
    var run: LintRun?
    var failure: String?
    switch newer.outcome {
    case .success(let newRun): run = newRun
    case .failure(let error): failure = error.reason
    }
    let members = run.map(Self.members)
    let isNew = edition.withLock { edition -> Bool in
      guard failure != edition.failure || members != nil && members != edition.members else { return false }
      edition.number += 1
      edition.failure = failure
      if let run, let members { (edition.run, edition.members, edition.cousins) = (run, members, nil) }
      return true
    }
    if isNew { server.send() }
  }

  private func answer(_ path: String, _ request: HTTPRequest) -> HTTPResponse {
    switch path {
    case "": return HTTPResponse(.ok, type: "text/html; charset=utf-8", body: Self.bytes(PreviewAssets.page))
    case "preview.css":
      return HTTPResponse(.ok, type: "text/css; charset=utf-8", body: Self.bytes(PreviewAssets.style))
    case "preview.js":
      return HTTPResponse(.ok, type: "text/javascript; charset=utf-8", body: Self.bytes(PreviewAssets.script))
    case "icon.svg": return HTTPResponse(.ok, type: "image/svg+xml", body: Self.bytes(PreviewAssets.icon))
    case "content.json": return HTTPResponse(.ok, type: Self.json, body: content)
    case "cousins.json":
      guard let id = request.parameter("id") else { return HTTPResponse(.badRequest) }
      var writer = JSONWriter()
      CousinIndex.write(cousins(of: id), to: &writer)
      return HTTPResponse(.ok, type: Self.json, body: writer.bytes)
    default: return HTTPResponse(.notFound)
    }
  }

  private static let json = "application/json; charset=utf-8"

  /// What the page reads: the edition's number and state before its members.
  private var content: [UInt8] {
    let edition = edition.withLock { $0 }
    var writer = JSONWriter()
    writer.object {
      $0.member("isLive", true)
      $0.member("edition", edition.number)
      $0.member("failure", edition.failure)
    }
    return writer.bytes.dropLast() + [UInt8(ascii: ",")] + edition.members.dropFirst()
  }

  private func cousins(of id: String) -> [CousinIndex.Cousin] {
    let (index, run, number) = edition.withLock { ($0.cousins, $0.run, $0.number) }
    if let index { return index.cousins(of: id) }
    let made = CousinIndex(run.catalog)
    edition.withLock { if $0.number == number { $0.cousins = made } }
    return made.cousins(of: id)
  }
}
