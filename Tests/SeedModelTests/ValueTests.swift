import SeedModel
import Testing

struct ValueTests {
  private let text = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff"

  @Test func `an identity is ordered as its text is`() throws {
    let texts = [
      "00000000-0000-4000-8000-000000000001", "00000000-0000-4000-9000-000000000000", text,
      "ffffffff-0000-4000-8000-000000000000",
    ]
    let identities = try texts.map { try #require(Identity($0)) }
    #expect(identities.shuffled().sorted().map(\.description) == texts)
    #expect(try #require(Identity(text)).version == 4)
    #expect(try #require(Identity(text)).hasStandardVariant)
    #expect(Identity(text.uppercased()) == nil && Identity("") == nil)
  }

  @Test(
    arguments: [
      ([.literal("It's done.")], "It's done."),
      ([.literal("a {b} c")], "a '{'b'}' c"),
      ([.literal("'{x'}'")], "'''{'x'''}'''"),
      ([.literal("''\u{360}{\u{301}")], "'''\u{360}'{'\u{301}"),
      ([.argument("name"), .literal(": #")], "{name}: #"),
      (
        [
          .plural(
            name: "days",
            arms: [
              .init(selector: .exactly(0), pattern: .init(segments: [.literal("no #1")])),
              .init(selector: .category(.other), pattern: .init(segments: [.number, .literal(" days")])),
            ]
          )
        ], "{days, plural, =0 {no '#'1} other {# days}}"
      ),
      (
        [.select(name: "mood", arms: [.init(value: "other", pattern: .init(segments: []))])],
        "{mood, select, other {}}"
      ),
    ] as [([MessagePattern.Segment], String)]
  )
  func `a pattern is written with what needs it quoted`(segments: [MessagePattern.Segment], source: String) {
    #expect(MessagePattern(segments: segments).source == source)
  }

  @Test func `a retired record is known by its id, else by its key`() throws {
    let id = try #require(Identity(text))
    #expect(RetiredRecord(kind: .fix, id: id, key: "a.b").reference == .id(id))
    #expect(RetiredRecord(kind: .copyKey, key: "a.b").reference == .key("a.b"))
    #expect(RetiredRecord(kind: .copyKey).reference == nil)
    #expect(RetiredRecord(kind: .fix, id: id, replacedBy: text).replacement == .id(id))
    #expect(RetiredRecord(kind: .copyKey, key: "a.b", replacedBy: "a.c").replacement == .key("a.c"))
    #expect("\(RetiredRecord.Reference.id(id)) \(RetiredRecord.Reference.key("a.b"))" == "\(text) a.b")
  }

  @Test func `an interaction says its type, and which types need more`() {
    #expect(Interaction.timed(.init(durationSeconds: 60)).type == .timed)
    #expect(Interaction.body.type == .body)
    #expect(
      InteractionType.allCases.filter { !$0.hasConfiguration } == [.standard, .journal, .reversal, .body]
    )
  }
}
