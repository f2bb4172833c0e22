public import SeedModel
public import ServiceKernel

/// A database as the store needs it: rows are asked for, put in the place of those with their key, and
/// removed, in transactions. ``UserDatabase`` sees to it that one thread at a time uses a connection.
///
/// Whatever goes wrong is a ``StoreError``; a transaction that it happens in is rolled back by the caller.
public protocol StoreConnection: AnyObject {
  /// Begins a transaction, in which reads see one state of the database.
  ///
  /// - Parameter isWriting: whether it will change something; only one such transaction runs at a time, or
  ///   those
  ///   that meet fail with ``StoreError/overtaken``.
  func begin(isWriting: Bool) throws(StoreError)
  /// Begins a transaction that reads and changes the rows of one user alone; where many users share a
  /// database, it meets those of the same user alone, and waits for them.
  func begin(writingFor user: Identity) throws(StoreError)
  /// Ends the transaction; when this returns, its changes survive the end of the process.
  func commit() throws(StoreError)
  /// Ends the transaction without its changes; does nothing where none runs.
  func rollback()
  /// The rows that a query asks for, with all columns of its table.
  func rows(_ query: StoreQuery) throws(StoreError) -> [[StoreValue]]
  /// Puts a row in, in the place of the one with its key.
  func put(_ row: [StoreValue], in table: StoreTable) throws(StoreError)
  /// Removes the rows that a query asks for, whatever its order and limit.
  func remove(_ query: StoreQuery) throws(StoreError)
}

extension StoreConnection {
  /// Begins a transaction as if it were for all users: right where only one writes at a time anyway.
  public func begin(writingFor user: Identity) throws(StoreError) { try begin(isWriting: true) }
}
