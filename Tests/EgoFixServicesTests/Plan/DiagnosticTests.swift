import EgoFixServices
import Testing
import PolicySamples
import SeedModel

/// The spec's test plan: Weekly Diagnostic.
@Suite struct DiagnosticTests {
  @Test(arguments: [
    (5, "23:59", false), (6, "16:59", false), (6, "17:00", true), (6, "23:59", true), (7, "00:00", true),
    (7, "11:59", true), (7, "12:00", false), (8, "09:00", false),
  ])
  func `test_WeeklyDiagnostic_promptsOnSunday: Sunday from 17:00, Monday before 12:00`(
    day: Int,
    time: String,
    prompts: Bool
  ) {
    let week = DiagnosticPrompt.week(at: Story.moment(day, time), lastWeek: nil, policies: .shipped)
    #expect(week == (prompts ? Int32(Story.monday) : nil))
  }

  @Test func `test_WeeklyDiagnostic_skipsIfCompleted: handed in or skipped, it is not asked again`() throws {
    let story = try Story()
    story.onboard()
    #expect(story.diagnose(0, .quiet) == nil)
    #expect(story.due(6, "19:00") == nil)
    #expect(story.due(7, "09:00") == nil)
    #expect(story.send(.skipDiagnostic, 13, "18:00") == nil)
    #expect(story.send(.skipDiagnostic, 14, "09:00") == .diagnosticNotDue)
    #expect(
      story.due(20, "18:00")?.week
        == Int32(Story.monday + 14)
    )
  }

  @Test func `test_WeeklyDiagnostic_capsAtThreeBugs: five active bugs, three questions`() throws {
    let story = try Story(TestContent(bugs: 5))
    story.onboard([0, 1, 2, 3, 4])
    let due = story.due(6, "18:00")
    #expect(due?.bugs.count == 3)
    let all = [BugID].numbered(5).map { DiagnosticAnswer(bug: $0, intensity: .quiet) }
    #expect(story.send(.diagnostic(all), 6, "18:00") == .badAnswers)
  }

  @Test func `test_WeeklyDiagnostic_rotatesBugs: those asked go to the end in their order`() {
    #expect(
      DiagnosticQueue.rotation(of: [1, 2, 3, 4, 5], weeks: 5)
        == [[1, 2, 3], [4, 5, 1], [2, 3, 4], [5, 1, 2], [3, 4, 5]]
    )
    #expect(DiagnosticQueue.rotation(of: [1, 2], weeks: 2) == [[1, 2], [1, 2]])
    #expect(DiagnosticQueue.rotation(of: [], weeks: 1) == [[]])
  }
}
