import SeedDecoding
import SeedDiagnostics
import SeedFiles
package import SeedPages
package import SeedPlatform
import SeedReview
package import SeedSimulation
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
    var cousins: RecordCousins?
    /// By the paths of their files; of an edition, so that a commit shows with the next save.
    var histories: [String: RecordHistories] = [:]
    var run: LintRun
  }

  private let edition: Lock<Edition>
  private let simulation: SimulationPage?

  /// The preview of a check; `simulation` is shown with the numbers.
  package init(_ run: LintRun, _ simulation: SimulationPage? = nil) {
    self.simulation = simulation
    edition = Lock(Edition(number: 1, members: Self.members(of: run, simulation), run: run))
  }

  private static func members(of run: LintRun, _ simulation: SimulationPage?) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { PreviewContent(run, simulation).write(to: &$0) }
    return writer.bytes
  }

  /// The page as files that need no server: the content stands in the page.
  package func files() -> [(name: String, bytes: [UInt8])] {
    let run = edition.withLock { $0.run }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("isLive", false)
      let all = RecordCousins(run.catalog)
      // Comparing all with all is for contents of a size that a page can show.
      if all.records.count <= RecordCousins.countLimit {
        writer.object("cousins") {
          for record in all.records {
            guard let id = run.catalog.name(of: record) else { continue }
            let cousins = all.cousins(of: record)
            if !cousins.isEmpty { $0.member(id) { Self.write(cousins, run.catalog, to: &$0) } }
          }
        }
      }
      PreviewContent(run, simulation).write(to: &writer)
    }
    return [
      ("index.html", Array(Self.page(holding: writer.text).utf8)),
      ("preview.css", Self.bytes(PreviewAssets.style)),
      ("preview.js", Self.bytes(PreviewAssets.script)),
      ("icon.svg", Self.bytes(PreviewAssets.icon)),
    ]
  }

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

  /// Whether a file is a page that `files` made, by its title.
  package static func isPage(_ file: some Collection<UInt8>) -> Bool {
    String(decoding: file.prefix(4096), as: UTF8.self).contains("<title>seedtool preview</title>")
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
    let members = run.map { Self.members(of: $0, simulation) }
    let isNew = edition.withLock { edition -> Bool in
      guard failure != edition.failure || members != nil && members != edition.members else { return false }
      edition.number += 1
      edition.failure = failure
      if let run, let members {
        (edition.run, edition.members, edition.cousins, edition.histories) = (run, members, nil, [:])
      }
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
      return HTTPResponse(.ok, type: Self.json, body: cousins(of: id))
    case "history.json":
      guard let id = request.parameter("id") else { return HTTPResponse(.badRequest) }
      return HTTPResponse(.ok, type: Self.json, body: history(of: id))
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

  /// The cousins of a record, by its id, as JSON.
  private func cousins(of id: String) -> [UInt8] {
    let (known, run, number) = edition.withLock { ($0.cousins, $0.run, $0.number) }
    let all = known ?? RecordCousins(run.catalog)
    if known == nil { edition.withLock { if $0.number == number { $0.cousins = all } } }
    let record = (try? run.catalog.record(named: id))?.index
    var writer = JSONWriter()
    Self.write(record.map { all.cousins(of: $0) } ?? [], run.catalog, to: &writer)
    return writer.bytes
  }

  /// The commits that changed a record, by its id, as JSON; none where git knows none.
  private func history(of id: String) -> [UInt8] {
    let (histories, run, number) = edition.withLock { ($0.histories, $0.run, $0.number) }
    var writer = JSONWriter()
    let place = (try? run.catalog.record(named: id)).map { run.catalog.place(of: $0.index) }
    guard let folder = run.catalog.folder,
      let path = place.map({ run.catalog.relativePath(of: $0.fileIndex) }),
      let history = histories[path] ?? (try? RecordHistories(of: path, in: folder))
    else {
      writer.array { _ in }
      return writer.bytes
    }
    // On a busy machine the next question may get further.
    if !history.ranOut { edition.withLock { if $0.number == number { $0.histories[path] = history } } }
    writer.array {
      for change in history.changes[id] ?? [] {
        $0.object {
          $0.member("commit", change.commit)
          $0.member("date", change.date)
          $0.member("subject", change.subject)
          $0.strings("fields", change.fields)
        }
      }
    }
    return writer.bytes
  }

  private static func write(
    _ cousins: [RecordCousins.Cousin],
    _ catalog: Catalog,
    to writer: inout JSONWriter
  ) {
    writer.array {
      for cousin in cousins {
        $0.object {
          $0.member("id", catalog.name(of: cousin.record))
          $0.member("percent", cousin.percent)
        }
      }
    }
  }
}
