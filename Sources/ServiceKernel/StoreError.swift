public import SeedModel

/// Why a store cannot do what it is asked; nothing has changed then.
public enum StoreError: Error, Hashable, Sendable {
  /// It cannot be opened; the database's own words.
  case cannotOpen(String)
  /// The file or database is not one of this store, or of a form from before any app shipped.
  case foreignFile
  /// A newer version wrote it: the schema found, and the one that is known.
  case newerVersion(found: Int, known: Int)
  /// It may be read only.
  case readOnly
  /// There is no room for the change.
  case full
  /// What is stored is damaged; where, or the database's own words.
  case damaged(String)
  /// Others held it for too long.
  case busy
  /// Another transaction changed the same things; it may be tried again, and the store does so by itself.
  case overtaken
  /// The table has a row already for what may be there once, such as the fix of a day.
  case occupied(table: String)
  /// The record belongs to another user, this one.
  case otherUser(Identity)
  /// The product has no such records, or none with such a key.
  case unknownRecord(product: String, kind: String)
  /// A field of a record was changed that the app's content gives.
  case contentIsReadOnly(record: Identity)
  /// A value that the database cannot hold; its column.
  case unstorable(column: String)
  /// An import does not have what it must have at a place.
  case badImport(String, expected: String)
  /// Any other refusal of the database: its code and its own words.
  case database(code: String, message: String)
}

extension StoreError: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .cannotOpen(let words): "the store cannot be opened: \(words)"
    case .foreignFile: "this is not a store of these services, or one from before their first version"
    case .newerVersion(let found, let known):
      "the store has schema \(found), and \(known) is the newest one known: update the app"
    case .readOnly: "the store may be read only"
    case .full: "there is no room left"
    case .damaged(let words): "the store is damaged: \(words)"
    case .busy: "the store was in use for too long"
    case .overtaken: "another transaction came first"
    case .occupied(let table): "\(table) has a row already for what may be there once"
    case .otherUser(let user): "the record belongs to another user, \(user)"
    case .unknownRecord(let product, let kind): "\(product) has no record \(kind)"
    case .contentIsReadOnly(let record): "the content's fields of the record \(record) cannot be changed"
    case .unstorable(let column): "the database cannot hold this value of \(column)"
    case .badImport(let place, let expected): "\(place) in the import: expected \(expected)"
    case .database(let code, let message): "the database refused (\(code)): \(message)"
    }
  }
}
