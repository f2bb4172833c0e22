import PlainJSON
import SeedPlatform
import SeedDecoding
import SeedDiagnostics
import SeedSource
import SeedTables
import SeedWorkspace

/// A server of the Language Server Protocol 3.17 over standard input and output.
///
/// One thread reads and answers, in order; the session's thread checks and publishes.
package final class LanguageServer {
  /// Why a request fails.
  struct Failure: Error {
    let code: Int
    let message: String

    static let notInitialized = Failure(code: -32002, message: "the server is not initialized")
    static let cancelled = Failure(code: -32800, message: "cancelled")
    static func invalidParameters(_ message: String) -> Failure { Failure(code: -32602, message: message) }
    static func failed(_ message: String) -> Failure { Failure(code: -32803, message: message) }
  }

  private enum Phase {
    case new, running, shutDown
  }

  let writer = MessageWriter()
  var client = Client()
  /// The contents that are served: those of the client's folders, and those that open documents lie in.
  var desks: [Desk] = []
  private var phase = Phase.new

  package init() {}

  /// Serves until the client says `exit` or goes away.
  ///
  /// - Returns: the exit code: 0 after `shutdown`, else 1.
  package func run() -> Int32 {
    var reader = MessageReader()
    var bytes: [UInt8] = []
    let input = ByteStream.standardInput
    while writer.canWrite, (try? input.read(into: &bytes)) != nil, !bytes.isEmpty {
      reader.append(bytes)
      // All that has come is looked at first: a request may have been cancelled by now.
      var messages: [JSONObject] = []
      var cancelled: Set<JSONValue> = []
      while let message = reader.next() {
        switch message {
        case .malformed(let reason): refuse(nil, Failure(code: -32700, message: reason))
        case .value(.object(let object)):
          messages.append(object)
          if object["method"]?.string == "$/cancelRequest", let id = object["params"]?.object?["id"] {
            cancelled.insert(id)
          }
        case .value: refuse(nil, Failure(code: -32600, message: "a message is an object"))
        }
      }
      for message in messages {
        if message["method"]?.string == "exit" { return phase == .shutDown ? 0 : 1 }
        handle(message, cancelled)
      }
    }
    return 1
  }

  private func handle(_ message: JSONObject, _ cancelled: Set<JSONValue>) {
    guard let method = message["method"]?.string else {
      // An answer, to what the server asked.
      if message["result"] == nil, message["error"] == nil {
        refuse(message["id"], Failure(code: -32600, message: "a message has a method, or is an answer"))
      }
      return
    }
    let params = message["params"]?.object ?? JSONObject()
    guard let id = message["id"] else {
      if phase == .running { receive(method, params) }
      return
    }
    guard id.string != nil || id.integer != nil else {
      return refuse(nil, Failure(code: -32600, message: "an id is a text or a whole number"))
    }
    do throws(Failure) {
      if cancelled.contains(id) { throw .cancelled }
      let result = try answer(method, params)
      writer.send(["jsonrpc": "2.0", "id": id, "result": result])
    } catch {
      refuse(id, error)
    }
  }

  private func refuse(_ id: JSONValue?, _ failure: Failure) {
    let error: JSONValue = ["code": .integer(failure.code), "message": .string(failure.message)]
    writer.send(["jsonrpc": "2.0", "id": id ?? .null, "error": error])
  }

  private func answer(_ method: String, _ params: JSONObject) throws(Failure) -> JSONValue {
    switch (phase, method) {
    case (.new, "initialize"):
      phase = .running
      return initialize(params)
    case (.new, _): throw .notInitialized
    case (.running, "shutdown"):
      phase = .shutDown
      desks = []
      return .null
    case (.running, "initialize"): throw Failure(code: -32600, message: "the server is initialized already")
    case (.shutDown, _): throw Failure(code: -32600, message: "the server is shut down")
    case (.running, _): break
    }
    switch method {
    case "textDocument/codeAction": return try codeActions(params)
    case "textDocument/completion": return try completion(params)
    case "textDocument/hover": return try hover(params)
    case "textDocument/definition": return try definition(params)
    case "textDocument/references": return try references(params)
    case "textDocument/prepareRename": return try prepareRename(params)
    case "textDocument/rename": return try rename(params)
    case "textDocument/documentSymbol": return try documentSymbols(params)
    case "workspace/symbol": return try workspaceSymbols(params)
    case "textDocument/codeLens": return try codeLenses(params)
    case "textDocument/formatting": return try formatting(params)
    case "workspace/executeCommand": return try executeCommand(params)
    default: throw Failure(code: -32601, message: "there is no method \(method)")
    }
  }

  private func receive(_ method: String, _ params: JSONObject) {
    switch method {
    case "initialized": register()
    case "textDocument/didOpen": didOpen(params)
    case "textDocument/didChange": didChange(params)
    case "textDocument/didClose": didClose(params)
    case "workspace/didChangeWatchedFiles": for desk in desks { desk.session.lookAtDisk() }
    default: break
    }
  }
}

/// What the client can do.
struct Client {
  var encoding = PositionEncoding.utf16
  var takesSnippets = false
  var createsFiles = false
  var watchesFiles = false
  /// The folders that are open in it, as paths.
  var folders: [String] = []

  init() {}

  init(_ params: JSONObject) {
    let capabilities = params["capabilities"]?.object
    let encodings = capabilities?["general"]?.object?["positionEncodings"]?.array ?? []
    if encodings.contains("utf-8") { encoding = .utf8 }
    let item = capabilities?["textDocument"]?.object?["completion"]?.object?["completionItem"]?.object
    takesSnippets = item?["snippetSupport"]?.bool ?? false
    let workspace = capabilities?["workspace"]?.object
    let edit = workspace?["workspaceEdit"]?.object
    createsFiles =
      edit?["documentChanges"]?.bool ?? false
      && edit?["resourceOperations"]?.array?.contains("create") ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?.object?["dynamicRegistration"]?.bool ?? false
    let uris = params["workspaceFolders"]?.array?.compactMap { $0.object?["uri"]?.string } ?? []
    folders = (uris + [params["rootUri"]?.string].compactMap { $0 }).compactMap { FileURI.path(of: $0) }
  }
}

extension LanguageServer {
  private func initialize(_ params: JSONObject) -> JSONValue {
    client = Client(params)
    for folder in client.folders {
      if let folder = try? ContentPath.folder(folder), Desk.holdsContent(folder) { open(folder) }
    }
    return [
      "capabilities": [
        "positionEncoding": .string(client.encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2],
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll.seedtool"]],
        "completionProvider": ["triggerCharacters": ["\"", "{"]],
        "hoverProvider": true,
        "definitionProvider": true,
        "referencesProvider": true,
        "renameProvider": ["prepareProvider": true],
        "documentSymbolProvider": true,
        "workspaceSymbolProvider": true,
        "documentFormattingProvider": true,
        "codeLensProvider": JSONValue.object(JSONObject()),
        "executeCommandProvider": [
          "commands": [.string(Self.explainCommand), .string(Self.showCommand)]
        ],
      ],
      "serverInfo": ["name": "seedtool", "version": .string(Workspace.toolVersion)],
    ]
  }

  /// Asks to be told of files that change; they are looked at anyway, only later.
  private func register() {
    guard client.watchesFiles else { return }
    let watchers: JSONValue = [["globPattern": "**/*.json"], ["globPattern": "**/words/*.txt"]]
    let registration: JSONValue = [
      "id": "files", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": watchers],
    ]
    writer.send([
      "jsonrpc": "2.0", "id": "register-files", "method": "client/registerCapability",
      "params": ["registrations": [registration]],
    ])
  }

  /// The most contents that are served at a time: each has a thread.
  private static var deskLimit: Int { 16 }

  /// Serves a content folder, too, from here on.
  func open(_ folder: Folder) {
    guard let identity = try? folder.identity,
      !desks.contains(where: { (try? $0.folder.identity) == identity })
    else { return }
    guard desks.count < Self.deskLimit else {
      return show(
        "\(desks.count) content folders are open; open \(folder.path) in a window of its own",
        type: 2
      )
    }
    guard let desk = Desk(folder, client.encoding, writer) else {
      return show("the system gives no thread", type: 1)
    }
    desks.append(desk)
  }

  /// Tells people something: 1 is an error, 2 a warning, 3 information.
  func show(_ message: String, type: Int) {
    writer.notify("window/showMessage", ["type": .integer(type), "message": .string(message)])
  }
}
