extension TermIndex {
  /// Of matches in one text, those that stand: none that lies inside an exception of its list, and of those
  /// of one list that overlap the longest, by list and place.
  ///
  /// - Complexity: O(n log n).
  package static func settle(_ matches: [Match]) -> [Match] {
    if matches.count == 1 { return matches[0].isException ? [] : matches }
    let byLength = unexcused(matches).sorted { left, right in
      (left.list, right.wordRange.count, left.wordRange.lowerBound)
        < (right.list, left.wordRange.count, right.wordRange.lowerBound)
    }
    var settled: [Match] = []
    var rest = byLength[...]
    while let list = rest.first?.list {
      let own = rest.prefix { $0.list == list }
      rest = rest.dropFirst(own.count)
      settled += LongestRanges.apart(own, \.wordRange).sorted {
        $0.wordRange.lowerBound < $1.wordRange.lowerBound
      }
    }
    return settled
  }

  /// The matches that lie inside no exception of their list.
  private static func unexcused(_ matches: [Match]) -> [Match] {
    guard matches.contains(where: \.isException) else { return matches }
    // An exception before what starts at its first word.
    let sorted = matches.sorted { left, right in
      (left.list, left.wordRange.lowerBound, left.isException ? 0 : 1)
        < (right.list, right.wordRange.lowerBound, right.isException ? 0 : 1)
    }
    var found: [Match] = []
    var (list, excusedEnd) = (-1, 0)
    for match in sorted {
      if match.list != list { (list, excusedEnd) = (match.list, 0) }
      if match.isException {
        excusedEnd = max(excusedEnd, match.wordRange.upperBound)
      } else if match.wordRange.upperBound > excusedEnd {
        found.append(match)
      }
    }
    return found
  }
}
