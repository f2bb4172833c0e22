extension Collection {
  /// The elements whose key an earlier one has, in order, each with the first that has it. What has no key
  /// repeats nothing.
  ///
  /// - Complexity: O(n).
  func repeats<Key: Hashable>(of key: (Element) -> Key?) -> [(element: Element, first: Element)] {
    // Few keys repeat, and the keys alone take a third of the memory that they take beside their elements.
    if count < 2 { return [] }
    var (seen, repeated): (Set<Key>, Set<Key>) = (Set(minimumCapacity: count), [])
    for element in self {
      if let key = key(element), !seen.insert(key).inserted { repeated.insert(key) }
    }
    if repeated.isEmpty { return [] }
    var firsts: [Key: Element] = [:]
    return compactMap { element in
      guard let key = key(element), repeated.contains(key) else { return nil }
      if let first = firsts[key] { return (element, first) }
      firsts[key] = element
      return nil
    }
  }
}
