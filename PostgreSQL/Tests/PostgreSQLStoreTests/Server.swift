import Foundation
import PostgreSQLStore
import ServiceStore
import Synchronization
import Testing

/// A server of PostgreSQL in a temporary folder, on a local socket, with nobody else on it.
final class Server: Sendable {
  /// Why there is none; nil where there is one.
  static let lack: String? = shared == nil ? "needs PostgreSQL (Debian: apt install postgresql)" : nil

  static let shared: Server? = Server()

  let folder: URL
  private let programs: String
  private let lastSchema = Mutex(0)

  private init?() {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    let folders =
      versions.sorted().reversed().map { "/usr/lib/postgresql/\($0)/bin" } + [
        "/opt/homebrew/opt/postgresql/bin"
      ]
    guard ProcessInfo.processInfo.environment["SEEDTOOL_OUTSIDE"] != "off",
      let programs = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") })
    else { return nil }
    self.programs = programs
    folder = FileManager.default.temporaryDirectory.appending(
      path: "pg-\(ProcessInfo.processInfo.processIdentifier)"
    )
    // The server refuses to run as root: Debian's own user runs it then.
    let line = """
      set -e; rm -rf \(folder.path); mkdir -p \(folder.path)
      if [ "$(id -u)" = 0 ]; then chown postgres \(folder.path); fi
      \(Server.asUser) \(programs)/initdb -D \(folder.path)/data -U services -A trust -E UTF8 \
        --locale=C >/dev/null
      \(Server.asUser) \(programs)/pg_ctl -D \(folder.path)/data -w -l \(folder.path)/log \
        -o "-k \(folder.path) -c listen_addresses= -c max_connections=200" start >/dev/null
      """
    guard Server.shell(line) == 0 else { return nil }
    atexit { Server.shared?.stop() }
  }

  private static let asUser =
    geteuid() == 0 ? "setpriv --reuid=postgres --regid=postgres --clear-groups env -C /" : ""

  /// Runs a line of shell and gives its exit status. Foundation's `Process` would wait until the server ends
  /// as well, which inherits what it listens to.
  @discardableResult
  static func shell(_ line: String) -> Int32 {
    let status = system(line)
    return status == -1 ? -1 : status >> 8
  }

  private func stop() {
    let line = "\(Server.asUser) \(programs)/pg_ctl -D \(folder.path)/data -m immediate stop >/dev/null"
    Server.shell("\(line); rm -rf \(folder.path)")
  }

  /// The parameters of a connection to a new schema without tables.
  func newSchema() throws -> String {
    let number = lastSchema.withLock { number in
      number += 1
      return number
    }
    let base = "host=\(folder.path) user=services dbname=postgres"
    let code = Server.shell("\(programs)/psql -q -v ON_ERROR_STOP=1 '\(base)' -c 'CREATE SCHEMA t\(number)'")
    try #require(code == 0)
    return base + " options='-c search_path=t\(number)'"
  }

  /// Runs a statement on its own connection.
  @discardableResult
  func run(_ sql: String, _ parameters: String) -> Int32 {
    Server.shell("\(programs)/psql -q \"\(parameters)\" -c \"\(sql)\" >/dev/null")
  }
}

extension Backend {
  static let lack = Server.lack

  /// What the suite runs on here.
  static let all = [
    Backend(name: "PostgreSQL") {
      let server = try #require(Server.shared)
      return try await UserDatabase.postgreSQL(server.newSchema(), connectionCount: 4)
    }
  ]
}
