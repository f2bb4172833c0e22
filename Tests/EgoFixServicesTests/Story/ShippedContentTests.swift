import EgoFixServices
import Foundation
import PolicySamples
import SeedCompiler
import SeedDecoding
import SeedModel
import ServiceCopy
import SeedRuntime
import Testing

/// The services on the content that ships.
@Suite struct ShippedContentTests {
  static let bundle: SeedBundle? = try? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let catalog = try ContentLoading.load(folder: root.appending(path: "content").path).catalog
    let bytes = try ContentCompilation.compile(
      catalog,
      version: "1.0.0",
      locale: "en_US",
      toolVersion: "0.0.0"
    )
    return try SeedBundle.open(bytes: bytes)
  }()
  static let content: EgoFixContent? = try? bundle.map { try EgoFixContent($0) }

  @Test func `the bundle that ships has the specs' five bugs and numbers`() throws {
    let bundle = try #require(ShippedContentTests.bundle)
    #expect(try bundle.policies()?.egofix == .shipped)
    let slugs = try bundle.bugs.map { try $0.model.slug }
    #expect(
      Set(slugs) == [
        "need-to-be-right", "need-to-be-liked", "need-to-impress", "need-to-be-busy", "fear-of-ordinary",
      ]
    )
    #expect(slugs.count == 5)
  }

  /// A user with two bugs that are loud at work, fall quiet together and come back on Mondays at eleven.
  func relapse() throws -> Story {
    let story = Story(try #require(ShippedContentTests.content))
    story.allowNotifications()
    story.onboard(Array(story.logic.content.bugIDs.prefix(2)))
    let weeks: [BugIntensity] = [.loud, .loud, .loud, .loud, .present, .quiet, .quiet, .quiet, .quiet]
    for (week, intensity) in weeks.enumerated() {
      for day in 0..<7 { story.live(week * 7 + day) }
      story.diagnose(week, intensity, context: intensity == .quiet ? nil : .work)
    }
    for week in 9..<12 {
      story.send(.open, week * 7, "23:00")
      story.send(.crash(bug: story.logic.content.bugIDs[0]), week * 7, "23:05")
      story.send(.reboot(nil), week * 7, "23:10")
    }
    return story
  }

  /// A user who skips what there is.
  func avoidance() throws -> Story {
    let story = Story(try #require(ShippedContentTests.content))
    story.onboard(Array(story.logic.content.bugIDs.prefix(1)))
    for day in 0..<14 { story.live(day, .skipped) }
    return story
  }

  @Test func `every pattern can be told, with the numbers of the policies in it`() throws {
    var bodies: [EgoFixCopyKey: String] = [:]
    for story in [try relapse(), try avoidance()] {
      for pattern in story.state.patterns {
        #expect(!pattern.title.isEmpty && !pattern.body.isEmpty)
        bodies[pattern.finding.copyKey] = pattern.body
      }
    }
    let told = EgoFixCopyKey.allCases.filter { $0.name.hasPrefix("pattern.") && !$0.name.contains(".name.") }
    #expect(Set(bodies.keys) == Set(told))
    #expect(bodies[.patternWeekday]?.contains("Monday") == true)
    #expect(bodies[.patternRegression]?.contains("14 days") == true)
  }

  @Test func `everything that is said in a long story can be rendered`() throws {
    var bodies: [EgoFixCopyKey: String] = [:]
    var changes: [VersionChangeType: String] = [:]
    for story in [try relapse(), try avoidance()] {
      for effect in story.allEffects {
        let body = try story.logic.text(of: effect)?.body
        switch effect {
        case .feedback(let line):
          #expect(body != nil, "\(line.key.name) has no text")
          bodies[line.key] = body
        case .version(let entry, _): changes[entry.changeType] = body
        default: break
        }
      }
    }
    #expect(bodies[.bugStable]?.contains("4 quiet answers") == true)
    #expect(changes[.minorUpdate]?.contains("7 ") == true)
    #expect(changes[.crash] != nil && changes[.reboot] != nil)
  }
}
