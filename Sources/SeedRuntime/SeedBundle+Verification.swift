extension SeedBundle {
  /// Checks all that a bundle promises: checksum and digest, every reference and code, every index entry, the
  /// order of records, that texts are UTF-8, that messages are trees.
  ///
  /// - Throws: the first ``BundleError`` of ``problems(limit:)``.
  /// - Complexity: O(bytes).
  public func verify() throws(BundleError) {
    if let first = problems(limit: 1).first { throw first }
  }

  /// What a bundle does not keep of what it promises, in the order of its sections; empty for a sound one.
  /// Behind lists that overlap nothing more is looked for.
  ///
  /// - Parameter limit: after how many the search ends, ≥ 1.
  /// - Complexity: O(bytes).
  public func problems(limit: Int = 100) -> [BundleError] {
    var verifier = BundleVerifier(self, limit: limit)
    verifier.verifyWhole()
    guard verifier.verifyLists() else { return verifier.problems }
    verifier.verifyFields()
    verifier.verifyOrders()
    verifier.verifySingles()
    verifier.verifyIndexes()
    return Array(verifier.problems.prefix(limit))
  }
}
