package import SeedDecoding
package import SeedDiagnostics
package import SeedPlatform

/// Why a command could not do its work.
package enum RunError: Error {
  case usage(UsageError)
  /// A file or folder that cannot be used, and why; whole lines of details are shown as they are.
  case world(path: String, message: String, details: String = "")

  /// In a clause.
  package var reason: String { shown.string }

  /// In a clause; a path of any length leaves the message whole.
  package var shown: SafeText {
    switch self {
    case .usage(let usage): "\(usage.message)"
    case .world(let path, let message, _): "\(path.isEmpty ? "an empty path" : path): \(message)"
    }
  }

  package static func world(_ error: FileError) -> RunError { .world(path: error.path, message: "\(error)") }
  package static func world(_ error: ContentError) -> RunError {
    .world(path: error.path, message: error.message)
  }

  package static func usage(_ message: String, suggestion: String? = nil) -> RunError {
    .usage(UsageError(message: message, suggestion: suggestion))
  }

  /// A rule or topic that does not exist.
  package static func unknownRule(_ message: String, suggestion: String?) -> RunError {
    .usage(UsageError(message: message, suggestion: suggestion, advice: "`seedtool rules` lists all rules."))
  }
}

/// Runs what the system may refuse.
package func world<Value>(_ body: () throws(FileError) -> Value) throws(RunError) -> Value {
  do throws(FileError) { return try body() } catch { throw .world(error) }
}

/// Reads content that may not be there.
package func world<Value>(_ body: () throws(ContentError) -> Value) throws(RunError) -> Value {
  do throws(ContentError) { return try body() } catch { throw .world(error) }
}

/// A command line that cannot be understood.
package struct UsageError: Error {
  package let message: String
  package var suggestion: String?
  /// The last line: where to look; nil for the command's help.
  package var advice: String?

  package init(message: String, suggestion: String? = nil, advice: String? = nil) {
    (self.message, self.suggestion, self.advice) = (message, suggestion, advice)
  }
}
