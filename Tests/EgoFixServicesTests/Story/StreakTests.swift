import EgoFixServices
import Testing

/// The streak against a plain count over all days.
@Suite struct StreakTests {
  /// Counts day by day from the words of the rules.
  func plain(_ days: [Int], today: Int) -> (current: Int, longest: Int, freezes: Set<Int>) {
    var current = 0
    var longest = 0
    var spent: Set<Int> = []
    for day in (days.first ?? 0)..<today {
      if days.contains(day) {
        current += 1
        longest = max(longest, current)
      } else if current > 0 {
        let week = (day + 4) / 7
        if spent.contains(week) { current = 0 } else { spent.insert(week) }
      }
    }
    return (current, longest, spent)
  }

  @Test func `every pattern of twelve days, from every weekday`() {
    for start in 20_458..<20_465 {
      for bits in 1..<4096 {
        let days = (0..<12).filter { bits >> $0 & 1 != 0 }.map { start + $0 }
        var streak = Streak()
        for day in days { streak.engage(on: Int32(day)) }
        let expected = plain(days, today: start + 14)
        #expect(Int(streak.shown(on: Int32(start + 14))) == expected.current)
        #expect(Int(streak.longest) == expected.longest)
        var settled = streak
        settled.settle(before: Int32(start + 14))
        let week = (start + 13 + 4) / 7
        #expect(settled.isFreezeAvailable(on: Int32(start + 13)) == !expected.freezes.contains(week))
      }
    }
  }

  @Test func `settling day by day is settling at once`() {
    for gap in 0..<10 {
      var daily = Streak()
      daily.engage(on: 20_458)
      var once = daily
      for day in 20_459...(20_459 + Int32(gap)) { daily.settle(before: day) }
      once.settle(before: 20_459 + Int32(gap))
      #expect(daily == once)
    }
  }

  @Test func `an earlier date and the same one change nothing`() {
    var streak = Streak()
    streak.engage(on: 20_458)
    let before = streak
    streak.engage(on: 20_458)
    streak.engage(on: 20_000)
    #expect(streak == before)
  }

  @Test func `two missed days on either side of Sunday's midnight spend two weeks' freezes`() {
    var streak = Streak()
    // Friday, then Monday: Saturday and Sunday lie in different weeks.
    streak.engage(on: 20_462)
    streak.engage(on: 20_465)
    #expect(streak.current == 2)
    #expect(!streak.isFreezeAvailable(on: 20_465))
  }
}
