import Synchronization

/// Readers for threads to take and give back: each knows the words that it has met, so there are only as many
/// as threads that read at the same time.
package final class ReaderPool: Sendable {
  private let readers = Mutex<[WordReader]>([])

  package init() {}

  package func take() -> WordReader { readers.withLock { $0.popLast() } ?? WordReader() }

  package func giveBack(_ reader: WordReader) {
    var reader = reader
    reader.forgetText()
    readers.withLock { $0.append(reader) }
  }
}
