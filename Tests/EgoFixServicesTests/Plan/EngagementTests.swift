import EgoFixServices
import SeedModel
import ServiceCopy
import SeededRandom
import Testing

/// The spec's test plan: Engagement.
@Suite struct EngagementTests {
  @Test(
    arguments: [
      (DayActivity.applied, GraphSquare.Color.green), (.skipped, .yellow), (.crashed, .red), (.failed, .red),
      (.opened, .grayOutline), ([], .empty), ([.applied, .crashed], .red), ([.applied, .skipped], .green),
      ([.applied, .failed, .skipped], .red), ([.opened, .skipped], .yellow),
    ] as [(DayActivity, GraphSquare.Color)]
  )
  func `test_ContributionGraph_colorMatchesOutcome: applied green, skipped yellow, crash red`(
    activity: DayActivity,
    color: GraphSquare.Color
  ) {
    #expect(GraphSquare(activity).color == color)
    let isDone = color != .grayOutline && color != .empty
    #expect((GraphSquare(activity).shade != nil) == isDone)
  }

  @Test func `test_ContributionGraph_intensityMatchesDepth: depth is dark, volume is not`() throws {
    let story = try Story(TestContent(bugs: 1, low: 1, medium: 0, high: 3, weekly: 0, quick: 3))
    story.onboard()
    func shade() -> GraphSquare.Shade? {
      story.state.activity.last.flatMap { GraphSquare($0.activity).shade }
    }
    story.live(0)
    #expect(shade() == .light, "low severity")
    story.live(1)
    #expect(shade() == .dark, "high severity")
    for _ in 0..<5 { story.send(.crash(bug: 0), 2) }
    #expect(shade() == .light, "five crashes without a word")
    story.send(.crash(bug: 0, note: "A note."), 2)
    #expect(shade() == .dark, "a note")
    story.send(.open, 3)
    let fix = try #require(story.today?.fix)
    story.send(.outcome(fix: fix, .skipped, reflection: "It stung."), 3)
    #expect(shade() == .dark, "a reflection")
    #expect(story.state.activity.last.map { GraphSquare($0.activity).color } == .yellow)
  }

  @Test func `test_ShareFix_excludesPersonalData: a share is the content alone`() throws {
    let story = try Story()
    story.onboard()
    for day in 0..<8 { story.live(day) }
    let fix = try #require(TestContent().fixes.first)
    #expect(
      ShareText.text(of: fix) == "EgoFix\n\nDo the thing, number 1.\n\n// An aside.\n// It has two sentences."
    )
    // What a sender did changes nothing of what a recipient sees: the text is made of the fix alone.
    let streak = "\(story.state.streak.current)"
    let version = "\(story.state.version)"
    #expect(streak == "8" && version == "1.1")
    #expect(!ShareText.text(of: fix).contains(streak) && !ShareText.text(of: fix).contains(version))
  }

  @Test func `a quiz and a scenario share what they ask`() {
    var fix = TestContent().fixes[0]
    fix.inlineComment = nil
    fix.interaction = .quiz(.init(question: "Which one?", options: [], explanationAfter: nil))
    #expect(ShareText.text(of: fix) == "EgoFix\n\nDo the thing, number 1.\n\nWhich one?")
    fix.interaction = .scenario(.init(situation: "They ask.", options: [], debrief: nil))
    #expect(ShareText.text(of: fix) == "EgoFix\n\nDo the thing, number 1.\n\nThey ask.")
  }

  @Test(arguments: [
    (FixOutcome.applied, EducationTrigger.afterApplied), (.skipped, .afterSkipped), (.failed, .afterFailed),
  ])
  func `test_MicroEducation_matchesBugAndTrigger: the tidbit is of the fix's bug and the outcome`(
    outcome: FixOutcome,
    trigger: EducationTrigger
  ) throws {
    let story = try Story()
    story.onboard([1])
    story.live(0, outcome)
    let tidbit = try #require(EgoFixEffect.tidbits(story.effects).first)
    let record = try story.logic.text(of: .tidbit(tidbit))?.body ?? ""
    #expect(record.hasPrefix("Why bug 1 does it, \(trigger),"))
    story.send(.crash(bug: 2), 0)
    let crash = try #require(EgoFixEffect.tidbits(story.effects).first)
    #expect(
      try story.logic.text(of: .tidbit(crash))?.body.hasPrefix(
        "Why bug 2 does it, afterCrash"
      ) == true
    )
  }

  @Test(arguments: [2, 3, 4, 7])
  func `test_MicroEducation_randomizes: never the same tidbit twice in a row, all once a round`(
    count: Int
  ) throws {
    let ids = (0..<count).map { TidbitID(.test($0)) }
    let pools = TidbitPools(bugs: [0], tidbits: ids.map { (bug: 0, trigger: .afterCrash, id: $0) })
    // Which tidbit has come at which place of the first round.
    var places: Set<[Int]> = []
    for seed in 0..<100 as Range<UInt64> {
      var rounds = TidbitRounds()
      var random = SplitMix64(seed: seed, purpose: "tidbit")
      var shown: [TidbitID] = []
      for _ in 0..<count * 4 {
        shown.append(try #require(rounds.next(bug: 0, trigger: .afterCrash, in: pools, with: &random)))
      }
      #expect(!zip(shown, shown.dropFirst()).contains { $0 == $1 })
      for round in 0..<4 {
        #expect(Set(shown[round * count..<(round + 1) * count]).count == count)
      }
      for (place, tidbit) in shown.prefix(count).enumerated() {
        places.insert([place, try #require(ids.firstIndex(of: tidbit))])
      }
    }
    #expect(places.count == count * count, "each comes at each place")
  }

  @Test func `a pool without a tidbit that is not the last one falls back to the bug's general pool`() {
    let ids = (0..<4).map { TidbitID(.test($0)) }
    let pools = TidbitPools(
      bugs: [0, 1],
      tidbits: [
        (0, .afterCrash, ids[0]), (0, .general, ids[1]), (0, .general, ids[2]), (1, .afterCrash, ids[3]),
      ]
    )
    var rounds = TidbitRounds()
    var random = SplitMix64(state: 1)
    func next(_ bug: BugID, _ trigger: EducationTrigger) -> Int? {
      rounds.next(bug: bug, trigger: trigger, in: pools, with: &random).flatMap { ids.firstIndex(of: $0) }
    }
    #expect(next(0, .afterCrash) == 0)
    let general = [next(0, .afterCrash), next(0, .restDay), next(0, .restDay)]
    #expect(general[0] != general[1] && general[1] != general[2])
    #expect(general.allSatisfy { $0 == 1 || $0 == 2 })
    #expect(next(1, .afterCrash) == 3)
    #expect(next(1, .afterCrash) == nil && next(1, .restDay) == nil)
  }
}
