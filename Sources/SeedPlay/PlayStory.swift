import CivilTime
import PlainJSON
import SeedFiles
import SeedPlatform

/// What happened, as a log that `seedtool replay` reads.
final class PlayStory: Sendable {
  /// An event, or time that passed and brought something.
  struct Entry: Sendable {
    var at: Instant
    /// The line that replays it; nil where a replay needs none.
    var line: JSONValue?
    /// The event's name, or those of what fell due.
    var name: String
    /// Why it was refused; nil where it was not.
    var refusal: String?
    /// What it led to, as a replay answers it.
    var effects: [JSONValue]
  }

  private let header: JSONValue
  private let kept = Lock<[Entry]>([])

  init(header: JSONValue) { self.header = header }

  var entries: [Entry] { kept.withLock { $0 } }

  func add(_ entry: Entry) { kept.withLock { $0.append(entry) } }

  /// The log as JSON Lines.
  var log: String { ([header] + entries.compactMap(\.line)).map { $0.text + "\n" }.joined() }
}
