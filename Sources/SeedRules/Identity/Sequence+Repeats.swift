extension Sequence {
  /// The elements whose key an earlier one has, in order, each with the first that has it. What has no key
  /// repeats nothing.
  ///
  /// - Complexity: O(n).
  func repeats<Key: Hashable>(of key: (Element) -> Key?) -> [(element: Element, first: Element)] {
    var firsts: [Key: Element] = [:]
    return compactMap { element in
      guard let key = key(element) else { return nil }
      if let first = firsts[key] { return (element, first) }
      firsts[key] = element
      return nil
    }
  }
}
