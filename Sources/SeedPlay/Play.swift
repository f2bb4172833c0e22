package import CivilTime
import Dispatch
import EgoFixServices
import GeoCueServices
import PressureServices
import SeedFiles
package import SeedPages
import SeedPlatform
package import SeedRuntime

/// `seedtool play`: an app on its own service and screen models, in a browser.
package enum Play {
  /// The apps that can be played.
  package enum Product: String, CaseIterable, Sendable {
    case egofix, geocue, pressure
  }

  /// A server of an app for a new user.
  ///
  /// - Parameters:
  ///   - day: the first day, which begins at eight; nil for now.
  ///   - seed: what random numbers begin with.
  /// - Throws: `PlayError` where the app's rules do not start on the bundle, or the system gives no port.
  package static func server(
    _ product: Product,
    _ bundle: SeedBundle,
    zones: any ZoneSource,
    day: CivilDate?,
    seed: UInt32
  ) throws(PlayError) -> PageServer {
    let zone = ZoneRules.utc
    let eight = LocalTime(hour: 8, minute: 0) ?? .midnight
    let start =
      day.map { zone.instant(of: LocalDateTime($0, eight)) } ?? Instant(unixSeconds: WallClock.unixSeconds())
    let setting = PlaySetting(clock: PlayClock(start), zone: zone, zones: zones, seed: seed)
    do {
      // Started once here, so that what the bundle lacks is told before anybody looks.
      switch product {
      case .egofix: _ = try EgoFixReducer.start(bundle, seed: UInt64(seed), zone: zone, zones: zones)
      case .geocue: _ = try GeoCueReducer.start(bundle, seed: UInt64(seed), zone: zone, zones: zones)
      case .pressure: _ = try PressureReducer.start(bundle, seed: UInt64(seed), zone: zone, zones: zones)
      }
      let session = LateSession {
        try PlaySession(setting) { setting in
          switch product {
          case .egofix: try EgoFixStage(bundle, setting)
          case .geocue: try GeoCueStage(bundle, setting)
          case .pressure: try PressureStage(bundle, setting)
          }
        }
      }
      return try PageServer(takesForms: true, event: { "" }) { path, request in
        waitFor { await session.answer(path, request) } ?? HTTPResponse(.unavailable)
      }
    } catch {
      throw PlayError(reason: "\(error)")
    }
  }

  /// Serves until the process ends. The calling thread has to be the main one: it runs the screens' models.
  package static func serve(_ server: PageServer) -> Never {
    _ = DetachedThread.start { server.serve() }
    dispatchMain()
  }

  /// Waits on a thread of its own for what is done on others.
  static func waitFor<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value? {
    let result = Lock<Value?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Task {
      let value = await body()
      result.withLock { $0 = value }
      isDone.signal()
    }
    isDone.wait()
    return result.withLock { $0 }
  }
}

/// Why an app cannot be played.
package struct PlayError: Error, Sendable {
  /// What the service or the system says of it: "the bundle has no policies of egofix".
  package let reason: String
}

/// A session that the main thread makes when the first request comes.
@MainActor private final class LateSession {
  private let make: @MainActor @Sendable () throws -> PlaySession
  private var session: PlaySession?

  nonisolated init(_ make: @escaping @MainActor @Sendable () throws -> PlaySession) { self.make = make }

  func answer(_ path: String, _ request: HTTPRequest) async -> HTTPResponse {
    do {
      let session = try self.session ?? make()
      self.session = session
      return await session.answer(path, request)
    } catch {
      let text = Array("\(error)\n".utf8)
      return HTTPResponse(.unavailable, type: "text/plain; charset=utf-8", body: text)
    }
  }
}
