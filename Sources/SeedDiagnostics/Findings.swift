/// The findings of a run: sorted by place, then by rule, each once.
package struct Findings: Sendable {
  package private(set) var all: [Diagnostic]

  /// - Complexity: O(n log n).
  package init(_ unsorted: [Diagnostic]) {
    var sorted = unsorted
    sorted.sort(by: Findings.precedes)
    all = []
    all.reserveCapacity(sorted.count)
    for finding in sorted where all.last != finding { all.append(finding) }
  }

  package var errorCount: Int { count(.error) }
  package var warningCount: Int { count(.warning) }
  package var noteCount: Int { count(.note) }
  package var safeFixCount: Int { all.count { $0.fix?.applicability == .safe } }
  package var unsafeFixCount: Int { all.count { $0.fix?.applicability == .unsafe } }

  private func count(_ severity: Severity) -> Int { all.count { $0.severity == severity } }

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
