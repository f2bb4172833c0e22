@testable import SeedSimulation
import Testing

struct FigureTests {
  @Test
  func `a quantile is the least value up to which so many percent lie`() {
    var seed: UInt64 = 5
    for _ in 0..<200 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let row = (0..<12).map { UInt64(seed >> ($0 * 5) & 7) }
      let values = row.indices.flatMap { Array(repeating: $0, count: Int(row[$0])) }
      for percent in [5, 50, 95] as [UInt64] {
        // The naive way: the value at the rank, rounded up, of all values in order.
        let rank = (values.count * Int(percent) + 99) / 100
        #expect(
          row.quantile(percent) == (values.isEmpty ? nil : values[max(0, rank - 1)]),
          "\(row) \(percent)"
        )
      }
    }
    #expect([UInt64(1) << 62].quantile(95) == 0)
    #expect([UInt64(1) << 61, 0, UInt64(1) << 61].quantile(95) == 2)
  }

  @Test(arguments: [
    ("days-to-repeat.p5 >= 60", "days-to-repeat.p5", ">=", 60.0), ("a<1.5", "a", "<", 1.5),
    (" a.b == -0 ", "a.b", "==", 0), ("a > 1e3", "a", ">", 1000),
  ])
  func `a requirement is a figure, a relation and a number`(
    text: String,
    figure: String,
    relation: String,
    need: Double
  ) throws {
    let requirement = try #require(SimulationRequirement(text))
    #expect(requirement.figure == figure)
    #expect(requirement.relation.rawValue == relation)
    #expect(requirement.need == need)
  }

  @Test(arguments: [
    "", "a", ">= 1", "a >= ", "a >= x", "a => 1", "a >= nan", "a >= inf", "a >= 1e400", "a = 1",
    "a >= 1 or so",
  ])
  func `what is no requirement is none`(text: String) {
    #expect(SimulationRequirement(text) == nil)
  }

  @Test(arguments: [
    ("a >= 1e300", "1e+300"), ("a >= -1e308", "-1e+308"),
    ("a >= 9223372036854775808", "9.223372036854776e+18"),
    ("a >= 85", "85"), ("a >= 0.126", "0.13"), ("a >= -0", "0"),
  ])
  func `a number beyond all counts is shown, not trapped on`(_ text: String, _ shown: String) throws {
    let requirement = try #require(SimulationRequirement(text))
    #expect(requirement.needText == shown)
    #expect(requirement.holds(for: SimulationFigure(value: 90)) == (requirement.need <= 90))
  }

  @Test
  func `what has not come within the days is only known to be late enough`() throws {
    let open = SimulationFigure(value: 90, isAtLeast: true)
    let cases: [(String, Bool)] = [
      ("x >= 90", true), ("x >= 91", false), ("x > 89", true), ("x <= 100", false), ("x < 100", false),
      ("x == 90", false),
    ]
    for (text, holds) in cases {
      #expect(try #require(SimulationRequirement(text)).holds(for: open) == holds, "\(text)")
      #expect(try !#require(SimulationRequirement(text)).holds(for: nil))
    }
    let exact = SimulationFigure(value: 90)
    #expect(try #require(SimulationRequirement("x <= 90")).holds(for: exact))
    #expect(try #require(SimulationRequirement("x == 90")).holds(for: exact))
    #expect(try !#require(SimulationRequirement("x < 90")).holds(for: exact))
  }

  @Test
  func `every figure has a name, for all users, a profile or a bug`() throws {
    let report = try SimulationReport.of()
    for name in SimulationFigure.names {
      #expect(throws: Never.self, "\(name)") { try report.figure(name).get() }
      #expect(throws: Never.self, "\(name)") { try report.figure("quiet.\(name)").get() }
    }
    #expect(throws: Never.self) { try report.figure("one-bug.need-to-be-right.days-to-repeat.p5").get() }
    #expect(report.figure("need-to-be-right.patterns-a-month") == .failure(.notByBug("patterns-a-month")))
    for (name, rest) in [
      ("days-to-repeat", "days-to-repeat"), ("days-to-repeat.p6", "days-to-repeat.p6"), ("", ""), (".", "."),
      ("quiet", ""), ("quiet.quiet.weight.p5", "quiet.weight.p5"),
      ("need-to-be-wrong.weight.p5", "need-to-be-wrong.weight.p5"),
    ] {
      #expect(report.figure(name) == .failure(.name(rest)))
    }
  }

  @Test
  func `a profile's figures are those of a run of its users`() throws {
    let report = try SimulationReport.of(users: 64, days: 60)
    let place = try #require(report.plan.profiles.firstIndex(of: .oneBug))
    let row = report.egofix(\.firstRepeat, 0, of: place)
    #expect(report.value("one-bug.days-to-repeat.median")?.value == row.quantile(50).map(Double.init))
    #expect(row.total == 8)
    let all = report.plan.profiles.indices.reduce([]) { $0 + report.egofix(\.firstRepeat, 0, of: $1) }
    #expect(all == report.egofix(\.firstRepeat, 0))
  }
}
