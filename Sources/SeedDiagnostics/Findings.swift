/// The findings of a run: sorted by place, then by rule, each once.
package struct Findings: Sendable {
  package private(set) var all: [Diagnostic]
  /// Those that were counted and not kept.
  package let more: [CountedFindings]

  /// - Complexity: O(n log n).
  package init(_ unsorted: [Diagnostic], more: [CountedFindings] = []) {
    self.more = more
    // Indices are sorted, not findings, which are large; often they come in order already.
    var order = Array(unsorted.indices)
    let isSorted = zip(order, order.dropFirst()).allSatisfy { !Findings.precedes(unsorted[$1], unsorted[$0]) }
    if !isSorted { order.sort { Findings.precedes(unsorted[$0], unsorted[$1]) } }
    all = []
    all.reserveCapacity(order.count)
    for index in order where all.isEmpty || all[all.count - 1] != unsorted[index] {
      all.append(unsorted[index])
    }
  }

  package var count: Int { all.count + more.reduce(0) { $0 + $1.findingCount } }
  package var errorCount: Int { count(.error) }
  package var warningCount: Int { count(.warning) }

  private func count(_ severity: Severity) -> Int {
    all.count { $0.severity == severity }
      + more.reduce(0) { $0 + ($1.kind.severity == severity ? $1.findingCount : 0) }
  }

  /// By file and range, findings about the whole content last; then by rule, message and pointer.
  private static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    switch (left.place, right.place) {
    case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: return leftPlace < rightPlace
    case (.some, nil): return true
    case (nil, .some): return false
    default: break
    }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.message != right.message { return left.message < right.message }
    return left.pointer ?? "" < right.pointer ?? ""
  }
}
