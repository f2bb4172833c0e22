import SeedFiles
package import SeedPlatform

/// Serves a page to this machine alone, a thread a request, 32 at most.
///
/// Whoever opens connections without asking anything, or asks a byte at a time, holds a thread for five
/// seconds; whoever comes while all threads are taken is sent away. Pages that listen for events hold none.
package final class PageServer: Sendable {
  /// The most requests that are answered at once.
  static let threadLimit = 32
  /// How long a request may take to come, and an answer to be taken.
  static let patienceSeconds = 5
  /// The most pages that listen at once; the one that has listened longest makes room.
  static let listenerLimit = 64

  private let listener: LoopbackListener
  private let gate: PageGate
  private let threadCount = Lock(0)
  private let listeners: EventListeners
  private let takesForms: Bool
  private let answer: @Sendable (_ path: String, HTTPRequest) -> HTTPResponse

  /// The most bytes of a form.
  static let formByteLimit = 65_536

  /// - Parameters:
  ///   - takesForms: whether the page may send forms; else requests have no body.
  ///   - answer: is called on several threads at once; the path is below the page's own.
  ///   - event: what a page is told as soon as it listens.
  /// - Throws: `FileError` where the system gives no port.
  package init(
    takesForms: Bool = false,
    event: @escaping @Sendable () -> String,
    answer: @escaping @Sendable (_ path: String, HTTPRequest) -> HTTPResponse
  ) throws(FileError) {
    listener = try LoopbackListener(port: 0)
    gate = PageGate(port: listener.port, takesForms: takesForms)
    listeners = EventListeners(event)
    self.takesForms = takesForms
    self.answer = answer
  }

  /// Where the page is, with its token.
  package var address: String { gate.address }

  /// Serves until the process ends.
  package func serve() -> Never {
    // Keeps those that are gone from being kept.
    let beat = Heartbeat(milliseconds: 5000) { [listeners] in listeners.send(nil) }
    defer { withExtendedLifetime(beat) {} }
    while true {
      guard let connection = listener.accept() else { continue }
      guard take() else {
        _ = connection.write(HTTPResponse(.unavailable).bytes(), until: 0)
        continue
      }
      let isStarted = DetachedThread.start { [self] in
        handle(connection)
        threadCount.withLock { $0 -= 1 }
      }
      if !isStarted { threadCount.withLock { $0 -= 1 } }
    }
  }

  /// Tells every page that listens.
  package func send() { listeners.send() }

  /// Counts a thread; false where there are as many as may be.
  private func take() -> Bool {
    threadCount.withLock {
      if $0 >= Self.threadLimit { return false }
      $0 += 1
      return true
    }
  }

  private func handle(_ connection: Connection) {
    let deadline = Self.deadline
    let response: HTTPResponse
    var isHead = false
    do throws(HTTPStatus) {
      guard let request = try read(connection, until: deadline) else { return }
      isHead = request.method == "HEAD"
      let path = try gate.path(of: request)
      if path == "events", !isHead { return listeners.add(connection) }
      response = answer(path, request)
    } catch {
      response = HTTPResponse(error)
    }
    let bytes = response.bytes(withBody: !isHead, takesForms: takesForms)
    if connection.write(bytes, until: Self.deadline) { connection.finish() }
  }

  /// Until when who is waited for now may take.
  private static var deadline: UInt64 {
    Process.monotonicNanoseconds + UInt64(patienceSeconds) * 1_000_000_000
  }

  /// The request that comes; nil where nothing does.
  private func read(_ connection: Connection, until deadline: UInt64) throws(HTTPStatus) -> HTTPRequest? {
    var bytes: [UInt8] = []
    var searched = 0
    let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    while true {
      while searched + 4 <= bytes.count {
        if bytes[searched..<searched + 4].elementsEqual(end) {
          let limit = takesForms ? Self.formByteLimit : 0
          var request = try HTTPRequest(head: bytes[..<searched], bodyByteLimit: limit)
          var body = Array(bytes[(searched + 4)...])
          while body.count < request.bodyByteCount {
            let rest = request.bodyByteCount - body.count
            guard connection.read(into: &body, limit: rest, until: deadline) else { throw .timeout }
          }
          if request.bodyByteCount > 0 {
            request.form = try HTTPForm(body.prefix(request.bodyByteCount))
          }
          return request
        }
        searched += 1
      }
      if bytes.count >= HTTPRequest.headByteLimit { throw .headersTooLarge }
      let limit = HTTPRequest.headByteLimit - bytes.count
      if connection.read(into: &bytes, limit: limit, until: deadline) { continue }
      if bytes.isEmpty { return nil }
      throw .timeout
    }
  }
}

/// The connections of the pages that listen for events.
private final class EventListeners: Sendable {
  private let connections = Lock<[Connection]>([])
  private let event: @Sendable () -> String

  init(_ event: @escaping @Sendable () -> String) { self.event = event }

  func add(_ connection: Connection) {
    let head = HTTPResponse.head(.ok, type: "text/event-stream; charset=utf-8", length: nil)
    connections.withLock { connections in
      if connections.count >= PageServer.listenerLimit { connections.removeAll(where: \.hasEnded) }
      if connections.count >= PageServer.listenerLimit { connections.removeFirst() }
      // Under the lock: what is sent to all from now on comes after it.
      let first = head + Array("retry: 500\n\n".utf8) + Self.bytes(event())
      if connection.write(first, until: 0) { connections.append(connection) }
    }
  }

  /// Tells all; those that have gone, or do not take it, are dropped, and come back by themselves if they
  /// live.
  func send() { send(event()) }

  /// - Parameter event: nil for a line that means nothing.
  func send(_ event: String?) {
    let bytes = event.map(Self.bytes) ?? Array(":\n\n".utf8)
    connections.withLock { connections in
      connections.removeAll { $0.hasEnded || !$0.write(bytes, until: 0) }
    }
  }

  private static func bytes(_ event: String) -> [UInt8] { Array("event: edition\ndata: \(event)\n\n".utf8) }
}
