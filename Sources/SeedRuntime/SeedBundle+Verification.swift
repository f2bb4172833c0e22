extension SeedBundle {
  /// Checks all.
  public func verify() throws(BundleError) {}
}
