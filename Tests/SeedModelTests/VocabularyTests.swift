import SeedModel
import Testing

struct VocabularyTests {
  static let all: [any Vocabulary.Type] = [
    FixType.self, FixSeverity.self, InteractionType.self, EducationTrigger.self, PaletteColor.self,
    CopyRole.self, PlaceholderType.self, RetiredKind.self, NotificationPriority.self, KeywordMatch.self,
    EscalationAfterRecovery.self, PluralCategory.self,
  ]

  private func checkNames<Names: Vocabulary>(of type: Names.Type) {
    let cases = Array(Names.allCases)
    #expect(cases.map { Int($0.rawValue) } == Array(cases.indices), "\(type)")
    #expect(cases.map(\.description) == Names.names, "\(type)")
    #expect(cases.map { Names(name: $0.description) } == cases, "\(type)")
    #expect(Set(Names.names).count == cases.count, "\(type)")
    #expect(Names(name: "nothing") == nil && Names(name: "") == nil, "\(type)")
    #expect(Names(rawValue: UInt8(cases.count)) == nil, "\(type)")
  }

  @Test func `a code is the place of a name, and a name leads back to its code`() {
    for type in Self.all { checkNames(of: type) }
  }

  @Test func `what stands for more and more of something can be compared`() {
    #expect(FixSeverity.low < .medium && FixSeverity.medium < .high)
    #expect(NotificationPriority.allCases.max() == .critical)
  }

  @Test func `a code that shipped keeps its meaning`() {
    #expect(InteractionType.standard.rawValue == 0 && InteractionType.audit.rawValue == 13)
    #expect(PaletteColor.gray.rawValue == 7)
    #expect(CopyRole.document.rawValue == 4)
    #expect(EducationTrigger.general.rawValue == 6)
  }
}
