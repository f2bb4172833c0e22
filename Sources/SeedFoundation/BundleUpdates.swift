public import SeedRuntime

/// What a provider's file has become, as long as somebody asks.
///
/// ```swift
/// for await update in provider.updates {
///   switch update {
///   case .replaced(let bundle): show(bundle)
///   case .failed(let error): log(error)
///   }
/// }
/// ```
/// The file is looked at again and again: each time one `stat`, some microseconds, and a reading only when it
/// has changed. The loop ends when its task is cancelled. An error is said once; while the file stays as bad
/// as it is, nothing more is said, and the provider keeps the bundle that it has.
public struct BundleUpdates: AsyncSequence, Sendable {
  /// What was found.
  public enum Element: Sendable {
    /// Another bundle stands at the path and is the provider's `current` one.
    case replaced(SeedBundle)
    /// There is no sound bundle at the path.
    case failed(BundleError)
  }

  let provider: BundleProvider
  let nanoseconds: UInt64

  /// Makes an iterator; each has its own memory of what it has said.
  public func makeAsyncIterator() -> Iterator { Iterator(provider: provider, nanoseconds: nanoseconds) }

  /// Looks at the file until there is something to say.
  public struct Iterator: AsyncIteratorProtocol {
    let provider: BundleProvider
    let nanoseconds: UInt64
    private var lastError: BundleError?
    private var shown: SeedBundle

    init(provider: BundleProvider, nanoseconds: UInt64) {
      self.provider = provider
      self.nanoseconds = nanoseconds
      shown = provider.current
    }

    /// The next change, or nil when the task was cancelled.
    public mutating func next() async -> Element? {
      while !Task.isCancelled {
        do throws(BundleError) {
          try provider.reloadIfChanged()
          lastError = nil
          // Whoever reloaded the provider: it is news to this iterator.
          let current = provider.current
          if current !== shown {
            shown = current
            return .replaced(current)
          }
        } catch  where error != lastError {
          lastError = error
          return .failed(error)
        } catch {}
        try? await Task.sleep(nanoseconds: nanoseconds)
      }
      return nil
    }
  }
}

extension BundleProvider {
  /// The provider's updates, looked for every five seconds.
  public var updates: BundleUpdates { updates(everyMilliseconds: 5_000) }

  /// The provider's updates.
  ///
  /// - Parameter interval: the time between two looks at the file, at least a millisecond. One look costs one
  ///   `stat`.
  public func updates(everyMilliseconds interval: Int) -> BundleUpdates {
    BundleUpdates(provider: self, nanoseconds: UInt64(Swift.max(interval, 1)) * 1_000_000)
  }
}
