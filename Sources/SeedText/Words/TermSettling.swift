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
    let sorted = matches.sorted { ($0.list, $0.wordRange.lowerBound) < ($1.list, $1.wordRange.lowerBound) }
    var found: [Match] = []
    var start = 0
    while start < sorted.count {
      // Those of one list that start at one word, after the exceptions that start before them.
      var end = start
      while end < sorted.count, sorted[end].list == sorted[start].list { end += 1 }
      var excusedEnd = 0
      var index = start
      while index < end {
        var next = index
        while next < end, sorted[next].wordRange.lowerBound == sorted[index].wordRange.lowerBound {
          if sorted[next].isException { excusedEnd = max(excusedEnd, sorted[next].wordRange.upperBound) }
          next += 1
        }
        found += sorted[index..<next].filter { !$0.isException && $0.wordRange.upperBound > excusedEnd }
        index = next
      }
      start = end
    }
    return found
  }
}
