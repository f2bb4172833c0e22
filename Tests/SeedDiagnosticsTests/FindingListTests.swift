import SeedDiagnostics
import SeedSource
import Testing

/// Findings beyond a limit are counted, and which ones are kept does not depend on how they come in.
struct FindingListTests {
  private func finding(_ rule: RuleID, _ file: Int, _ number: Int) -> Diagnostic {
    let place = Place(fileIndex: file, range: ByteRange(number, number + 1))
    return Diagnostic(rule: rule, message: "m", place: place)
  }

  @Test
  func `parts make the same of all findings as one sink does`() {
    // Of one rule too many in one file, of another too many in all files, of the third few.
    var all = (0..<FindingList.fileLimit + 500).map { finding("a/much", 0, $0) }
    for file in 0..<13 { all += (0..<9_000).map { finding("b/everywhere", file, $0) } }
    all += (0..<10).map { finding("c/little", 1, $0) }
    let whole = FindingList(all)
    var joined = FindingList()
    for start in stride(from: 0, to: all.count, by: 7_919) {
      joined.append(FindingList(Array(all[start..<min(all.count, start + 7_919)])))
    }
    #expect(joined.findings == whole.findings)
    #expect(joined.more == whole.more)
    #expect(whole.more.reduce(0) { $0 + $1.count } + whole.findings.count == all.count)
    #expect(whole.findings.count { $0.rule == "a/much" } == FindingList.fileLimit)
    #expect(whole.findings.count { $0.rule == "b/everywhere" } == FindingList.ruleLimit)
    #expect(whole.findings.count { $0.rule == "c/little" } == 10)
    #expect(whole.isFull(of: "a/much", in: 0))
    #expect(!whole.isFull(of: "a/much", in: 1))
    #expect(whole.isFull(of: "b/everywhere", in: 77))
    #expect(!whole.isFull(of: "c/little", in: 1))
  }

  @Test
  func `fewer findings than any limit are all kept, in their order`() {
    let all = (0..<FindingList.fileLimit).map { finding("a/much", 0, $0) }
    #expect(FindingList(all).findings == all)
    #expect(FindingList(all).more.isEmpty)
  }

  @Test
  func `of all rules together no more are kept than the limit, whatever comes in parts`() {
    // Each rule and file is far from its own limit.
    let rules = (0..<60).map { RuleID("own/rule-\($0)") }
    let all = (0..<FindingList.limit + 5_000).map { finding(rules[$0 % 60], $0 % 7, $0) }
    let whole = FindingList(all)
    #expect(whole.findings.count == FindingList.limit && whole.count == all.count)
    #expect(whole.more.reduce(0) { $0 + $1.count } == 5_000)
    #expect(whole.isFull(of: "another/rule", in: 99))
    var joined = FindingList()
    for start in stride(from: 0, to: all.count, by: 100_003) {
      joined.append(FindingList(Array(all[start..<min(all.count, start + 100_003)])))
    }
    #expect(joined.findings.last == whole.findings.last && joined.more == whole.more)
  }
}
