import SeedFiles
import PlainJSON
import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedTables
import SeedWorkspace

/// A content folder that is served: its session and the documents that are open.
final class Desk: Sendable {
  /// An open document of the content.
  struct Document: Sendable {
    /// As the client writes it.
    let uri: String
    var version: Int?
    var file: SourceFile
  }

  let folder: Folder
  let encoding: PositionEncoding
  let session: WorkspaceSession
  private let publisher: Publisher

  /// What lenses say, by kinds, of the edition that they were asked for last.
  struct KnownLensFacts: Sendable {
    var revision: Int
    var facts: [ContentKind: LensFacts] = [:]
  }
  let knownLenses = Lock(KnownLensFacts(revision: -1))

  /// Nil when the system gives no thread.
  init?(_ folder: Folder, _ encoding: PositionEncoding, _ writer: MessageWriter) {
    let publisher = Publisher(root: folder.path, encoding, writer)
    guard let session = WorkspaceSession(Workspace(folder), onCheck: { publisher.publish($0) }) else {
      return nil
    }
    (self.folder, self.encoding, self.session, self.publisher) = (folder, encoding, session, publisher)
  }

  /// Whether a folder has a content file of a fixed name.
  static func holdsContent(_ folder: Folder) -> Bool {
    ContentKind.fixedPaths.contains { (try? folder.kind(of: $0)) == .file }
  }

  /// The path below the content folder that an address names; nil for a file outside.
  func path(of uri: String) -> String? {
    guard let path = FileURI.path(of: uri) else { return nil }
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    // The client may take another way to the folder than the server.
    guard let file = try? FileReference(path: path) else { return nil }
    let home = try? folder.identity
    if (try? file.folder.identity) == home { return file.name }
    guard let above = try? file.folder.parent, (try? above.identity) == home else { return nil }
    return ContentKind.folderNames.sorted().first { name in
      (try? above.folder(name).identity) == (try? file.folder.identity)
    }.map { "\($0)/\(file.name)" }
  }

  /// The address of a file, as the client writes it where it has it open.
  func uri(of path: String) -> String { publisher.uri(of: path) }

  /// An open document, by its path below the folder.
  func document(_ path: String) -> Document? { publisher.documents.withLock { $0[path] } }

  /// Opens a document, or changes one.
  func set(_ path: String, to document: Document) {
    publisher.documents.withLock { $0[path] = document }
    session.change { $0.setBuffer(path, to: document.file) }
  }

  func close(_ path: String) {
    publisher.documents.withLock { $0[path] = nil }
    session.change { $0.removeBuffer(path) }
  }
}

extension LanguageServer {
  func didOpen(_ params: JSONObject) {
    guard let item = params["textDocument"]?.object, let uri = item["uri"]?.string,
      let text = item["text"]?.string
    else { return }
    if place(of: uri) == nil { openFolder(of: uri) }
    guard let (desk, path) = place(of: uri) else { return }
    let file = SourceFile(path: FileSystem.join(desk.folder.path, path), bytes: text.utf8)
    desk.set(path, to: Desk.Document(uri: uri, version: item["version"]?.integer, file: file))
  }

  /// The content folder that a file lies in, if it lies in one.
  private func openFolder(of uri: String) {
    guard let path = FileURI.path(of: uri), let file = try? FileReference(path: path),
      let home = try? ContentHome(of: [file])
    else { return }
    open(home.folder)
  }

  /// The desk that a content file lies on, and its path below the content folder; nil for a file of none.
  func place(of uri: String) -> (desk: Desk, path: String)? {
    for desk in desks {
      if let path = desk.path(of: uri), ContentKind(relativePath: path) != nil { return (desk, path) }
    }
    return nil
  }

  func didChange(_ params: JSONObject) {
    guard let item = params["textDocument"]?.object, let uri = item["uri"]?.string,
      let (desk, path) = place(of: uri), var document = desk.document(path),
      let changes = params["contentChanges"]?.array
    else { return }
    for change in changes {
      guard let change = change.object, let text = change["text"]?.string else { continue }
      var bytes = Array(text.utf8)
      if let range = change["range"], !range.isNull {
        guard let offsets = TextLines(document.file, desk.encoding).offsets(range) else { continue }
        let old = document.file.bytes
        bytes = Array(old[..<offsets.lowerBound]) + bytes + Array(old[offsets.upperBound...])
      }
      document.file = SourceFile(path: document.file.path, bytes: bytes)
    }
    document.version = item["version"]?.integer
    desk.set(path, to: document)
  }

  func didClose(_ params: JSONObject) {
    guard let uri = params["textDocument"]?.object?["uri"]?.string, let (desk, path) = place(of: uri)
    else { return }
    desk.close(path)
  }
}

/// What a request about a place in a document is about.
struct DocumentPlace {
  let desk: Desk
  /// Below the content folder.
  let path: String
  let kind: ContentKind
  let file: SourceFile
  let lines: TextLines

  /// Nil for a file that is not open, or no content: an editor may send what it has of any JSON file.
  ///
  /// - Throws: where the parameters name no document.
  init?(_ server: LanguageServer, _ params: JSONObject) throws(LanguageServer.Failure) {
    guard let uri = params["textDocument"]?.object?["uri"]?.string else {
      throw .invalidParameters("there is no textDocument.uri")
    }
    guard let (desk, path) = server.place(of: uri), let kind = ContentKind(relativePath: path),
      let document = desk.document(path)
    else { return nil }
    (self.desk, self.path, self.kind, file) = (desk, path, kind, document.file)
    lines = TextLines(document.file, desk.encoding)
  }

  /// The offset of the request's position.
  func offset(_ params: JSONObject) throws(LanguageServer.Failure) -> Int {
    guard let offset = lines.offset(params["position"]) else {
      throw .invalidParameters("there is no position")
    }
    return offset
  }
}

extension Desk {
  /// The latest check, which the buffers may be ahead of; the first one where there is none yet.
  func recent() throws(LanguageServer.Failure) -> LintRun {
    if let run = session.latest?.run { return run }
    return try check()
  }

  /// A check of the buffers as they are now.
  func check() throws(LanguageServer.Failure) -> LintRun {
    do throws(RunError) { return try session.current().outcome.get() } catch {
      throw .failed(error.reason)
    }
  }
}
