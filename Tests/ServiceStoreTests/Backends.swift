import ServiceStore

extension Backend {
  /// What the machine lacks; nil for nothing.
  static let lack: String? = nil

  /// What the suite runs on here; PostgreSQL's package runs it as well.
  static let all = [
    Backend(name: "in memory") { try .inMemory() },
    Backend(name: "SQLite") {
      // The file goes when the machine's temporary folder is cleared: the store outlives this call.
      try await UserDatabase.open(path: TemporaryFolder.kept.path("\(SequenceNumber.next()).store"))
    },
  ]
}
