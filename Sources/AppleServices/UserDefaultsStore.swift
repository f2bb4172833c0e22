import Foundation
import PlainJSON
public import ServiceKernel
import Synchronization

/// A product's state, settings included, in the user's defaults: for an app of one process whose product
/// stores little, such as GeoCue.
///
/// Everything stands under one key and is written as a whole, so that a save is kept whole or not at all; the
/// system may write it to disk a moment later. The defaults cannot compare and swap between processes: an app
/// with a widget takes `ServiceStore`.
public struct UserDefaultsStore: StateStore {
  /// Tells today's form from those that were written before any app shipped.
  private struct Mark: Codable {
    var form: Int?
  }

  private struct Content: Codable, Equatable {
    var form = 1
    var revision = 0
    var version = 0
    var state = ""
    var lastNumber = 0
    /// By their numbers.
    var outbox: [Int: Stored] = [:]
    /// By kind and key.
    var records: [String: [String: Stored]] = [:]

    /// A JSON text in a version of the product's form.
    struct Stored: Codable, Equatable {
      var version: Int?
      var text: String

      func record() throws -> StoredRecord? {
        try JSONValue(stored: text).object.map { StoredRecord(version: version, record: $0) }
      }
    }

    func stored() -> StoredState? {
      guard revision > 0 else { return nil }
      let entries = outbox.sorted { $0.key < $1.key }.map { number, stored in
        OutboxEntry(
          number: number,
          version: stored.version ?? 0,
          // A damaged one is no effect of any product's: the service drops it and says so.
          effect: (try? JSONValue(stored: stored.text)) ?? .null
        )
      }
      return StoredState(revision: revision, version: version, state: state, outbox: entries)
    }
  }

  /// Held while any of them is read and written: others in this process may have the same key.
  private static let lock = Mutex(())

  private let key: String
  private let suite: String?

  /// The store of a product.
  ///
  /// - Parameters:
  ///   - product: its name, which is part of the key: `seedtool.geocue`.
  ///   - suite: the defaults' suite; nil for the app's own.
  public init(_ product: String, suite: String? = nil) {
    key = "seedtool.\(product)"
    self.suite = suite
  }

  /// What is stored; nil for a new user.
  ///
  /// - Throws: `StoreError`: `cannotOpen` for a suite that there cannot be, `damaged` for what another wrote,
  ///   `foreignFile` for what was written before any app shipped.
  public func load() throws -> StoredState? { try withContent { $0.stored() } }

  /// The revision that is stored; 0 for a new user.
  ///
  /// - Throws: as ``load()``.
  public func revision() throws -> Int { try withContent { $0.revision } }

  /// Stores what a turn changed.
  ///
  /// - Throws: as ``load()``.
  /// - Complexity: linear in all that is stored.
  public func save(_ change: StateChange, over revision: Int) throws -> StoredState? {
    try withContent { content in
      guard revision == content.revision else { return nil }
      content.revision += 1
      content.version = change.version
      content.state = change.state
      for effect in change.outbox {
        content.lastNumber += 1
        content.outbox[content.lastNumber] = .init(version: change.version, text: effect.text)
      }
      for record in change.records {
        let last = try content.records[record.kind]?[record.key]?.record()
        let next = record.apply(to: last, version: change.version)
        content.records[record.kind, default: [:]][record.key] = next.map {
          .init(version: $0.version, text: JSONValue.object($0.record).text)
        }
      }
      return content.stored()
    }
  }

  /// Takes effects out of the outbox.
  ///
  /// - Throws: as ``load()``.
  public func acknowledge(_ numbers: [Int]) throws {
    try withContent { content in for number in numbers { content.outbox[number] = nil } }
  }

  /// The records of a kind, by their keys.
  ///
  /// - Throws: as ``load()``.
  public func records(_ kind: String) throws -> [StoredRecord] {
    try withContent { content in
      try (content.records[kind] ?? [:]).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .compactMap { try $0.value.record() }
    }
  }

  /// Reads what is stored, and writes it where the body changes it.
  private func withContent<Result: Sendable>(_ body: (inout Content) throws -> Result) throws -> Result {
    guard let defaults = UserDefaults(suiteName: suite) else {
      throw StoreError.cannotOpen("there can be no defaults of the name \(suite ?? "")")
    }
    return try Self.lock.withLock { _ in
      var content = Content()
      if let stored = defaults.object(forKey: key) {
        let damage = StoreError.damaged("the user's defaults under \(key)")
        guard let data = stored as? Data,
          let mark = try? PropertyListDecoder().decode(Mark.self, from: data)
        else { throw damage }
        guard mark.form == content.form else { throw StoreError.foreignFile }
        guard let found = try? PropertyListDecoder().decode(Content.self, from: data) else { throw damage }
        content = found
      }
      let before = content
      let result = try body(&content)
      if content != before { defaults.set(try PropertyListEncoder().encode(content), forKey: key) }
      return result
    }
  }
}
