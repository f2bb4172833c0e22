import SeedDecoding
import SeedModel
import Testing

struct MessageParserTests {
  private func parse(_ text: String) -> (message: ParsedMessage, faults: [MessageFault]) {
    var parser = MessageParser()
    return withBytes(text) { parser.parse($0) }
  }

  private func segments(_ text: String) -> [MessagePattern.Segment] { parse(text).message.pattern.segments }

  /// `problem @ text`; a missing `other` is `other`.
  private func faults(_ text: String) -> [String] {
    parse(text).faults.map { fault in
      let excerpt = String(decoding: Array(text.utf8)[fault.range], as: UTF8.self)
      switch fault.kind {
      case .malformed(let problem, _): return "\(problem) @ \(excerpt)"
      case .missingOther: return "other @ \(excerpt)"
      }
    }
  }

  @Test(
    arguments: [
      ("", []), ("plain", [.literal("plain")]), ("{name}", [.argument("name")]),
      ("{ name }", [.argument("name")]),
      ("a {b} c", [.literal("a "), .argument("b"), .literal(" c")]), ("# is #", [.literal("# is #")]),
      ("it's", [.literal("it's")]), ("it''s", [.literal("it's")]), ("'{'x'}'", [.literal("{x}")]),
      ("'{x}'", [.literal("{x}")]), ("'{it''s}'", [.literal("{it's}")]),
      ("''{x}", [.literal("'"), .argument("x")]),
      ("'''{x}'", [.literal("'{x}")]), ("'", [.literal("'")]), ("a'", [.literal("a'")]),
      ("'#'", [.literal("'#'")]),
      ("don't '{' do", [.literal("don't { do")]),
      ("é {x} 語", [.literal("é "), .argument("x"), .literal(" 語")]),
      ("'a' 'b'", [.literal("'a' 'b'")]), ("''''", [.literal("''")]),
    ] as [(String, [MessagePattern.Segment])]
  )
  func `apostrophes quote as in ICU`(text: String, expected: [MessagePattern.Segment]) {
    #expect(faults(text) == [])
    #expect(segments(text) == expected)
  }

  private func arm(_ selector: PluralSelector, _ segments: MessagePattern.Segment...)
    -> MessagePattern.PluralArm
  {
    MessagePattern.PluralArm(selector: selector, pattern: MessagePattern(segments: segments))
  }

  @Test
  func `a plural has exact numbers and categories`() {
    let text = "{days, plural, =0 {none} one {# day} other {# days}}"
    #expect(faults(text) == [])
    #expect(
      segments(text) == [
        .plural(
          name: "days",
          arms: [
            arm(.exactly(0), .literal("none")), arm(.category(.one), .number, .literal(" day")),
            arm(.category(.other), .number, .literal(" days")),
          ]
        )
      ]
    )
    #expect(
      segments("{days,plural,other{#}}") == [.plural(name: "days", arms: [arm(.category(.other), .number)])]
    )
  }

  @Test
  func `a number sign is the number directly in an arm of a plural only`() {
    let inner = MessagePattern.SelectArm(value: "other", pattern: MessagePattern(segments: [.literal("#")]))
    #expect(
      segments("{n, plural, other {# {s, select, other {#}} '#' {m, plural, other {#}}}}") == [
        .plural(
          name: "n",
          arms: [
            arm(
              .category(.other),
              .number,
              .literal(" "),
              .select(name: "s", arms: [inner]),
              .literal(" # "),
              .plural(name: "m", arms: [arm(.category(.other), .number)])
            )
          ]
        )
      ]
    )
  }

  @Test(
    arguments: [
      ("a } b", ["this closing brace closes nothing @ }"]),
      ("a {", ["a placeholder's name was expected after the brace @ {"]),
      ("{}", ["a placeholder's name was expected after the brace @ {"]),
      ("{Name} {x}", ["a placeholder's name is a small letter, then letters and digits @ Name"]),
      ("{0} {x}", ["arguments have names, not numbers @ 0"]),
      ("{two words}", ["`}` or `,` was expected after the placeholder's name @ {two"]),
      ("{a b {c} d} {e}", ["`}` or `,` was expected after the placeholder's name @ {a"]),
      ("{name", ["the brace is not closed @ {name"]),
      ("{n, number}", ["a placeholder is plain, `plural` or `select`; found `number` @ number"]),
      (
        "{n, date, short} {m, time}",
        [
          "a placeholder is plain, `plural` or `select`; found `date` @ date",
          "a placeholder is plain, `plural` or `select`; found `time` @ time",
        ]
      ),
      ("{n, }", ["a placeholder is plain, `plural` or `select`; found nothing @ {n, "]),
      ("{n, plural}", ["`,` and the arms were expected after `plural` @ {n, plural"]),
      ("{n, plural, }", ["other @ {n, plural, }"]),
      ("{n, plural, one {x}}", ["other @ {n, plural, one {x}}"]),
      ("{n, plural, offset:1 other {x}}", ["`offset` is not supported @ offset:1"]),
      (
        "{n, plural, =-1 {x} other {y}}",
        [
          "an arm of a plural is `=n` or one of zero, one, two, few, many, other @ =-1"
        ]
      ),
      (
        "{n, plural, =x {x} other {y}}",
        [
          "an arm of a plural is `=n` or one of zero, one, two, few, many, other @ =x"
        ]
      ),
      (
        "{n, plural, lots {x} other {y}}",
        [
          "an arm of a plural is `=n` or one of zero, one, two, few, many, other @ lots"
        ]
      ),
      (
        "{n, plural, {x} other {y}}",
        [
          "an arm of a plural is `=n` or one of zero, one, two, few, many, other @ {"
        ]
      ),
      ("{n, plural, one {x} one {y} other {z}}", ["the plural has this arm twice @ one"]),
      ("{n, plural, one other {z}}", ["the arm has no text @ one"]),
      ("{n, plural, other {x}", ["the plural is not closed @ {"]),
      ("{n, plural, other {x", ["the arm is not closed @ {"]),
      ("{n, plural, one {x} other", ["the arm has no text @ other", "the plural is not closed @ {"]),
      ("{s, select, a {x}}", ["other @ {s, select, a {x}}"]),
      ("{s, select, a {x} a {y} other {z}}", ["the select has this arm twice @ a"]),
      (
        "{s, select, =1 {x} other {z}}",
        [
          "an arm of a select is one of the placeholder's values or other @ =1"
        ]
      ),
      ("{s, select, other {x", ["the arm is not closed @ {"]),
      ("a '{b", ["this apostrophe starts a quote that does not end @ '{b"]),
      ("{n, plural, other {'#}}", ["this apostrophe starts a quote that does not end @ '#}}"]),
      (
        "é {Name} }",
        [
          "a placeholder's name is a small letter, then letters and digits @ Name",
          "this closing brace closes nothing @ }",
        ]
      ),
    ] as [(String, [String])]
  )
  func `a fault is reported once, at its place`(text: String, expected: [String]) {
    #expect(faults(text) == expected)
  }

  @Test
  func `blocks nest four deep and no deeper`() {
    func nested(_ depth: Int) -> String {
      depth == 0 ? "x" : "{n, plural, other {\(nested(depth - 1))}}"
    }
    #expect(faults(nested(4)) == [])
    #expect(faults(nested(5)) == ["plural and select nest at most 4 deep @ {n, plural"])
    #expect(faults(nested(1000)).count == 1)
  }

  @Test
  func `every argument knows its place`() {
    guard case .argument("name", let nameRange, let range)? = parse("a {name}").message.parts.last else {
      Issue.record("no argument")
      return
    }
    #expect(range == 2..<8)
    #expect(nameRange == 3..<7)
  }

  @Test
  func `no mutation traps or hangs, and faults stay inside the pattern`() {
    let seeds = [
      "{days, plural, =0 {none} one {# day} other {# days}} for {name}'s '{'list'}'",
      "{s, select, a {x {n, plural, one {#} other {#}}} other {it''s}}", "é{x}語", "plain",
    ]
    let alphabet = Array("{}',#=a0 \n\u{1}_é".utf8) + [0xFF, 0x00]
    var random = SeededGenerator(seed: 6)
    for _ in 0..<30_000 {
      var bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[position] = alphabet.randomElement(using: &random) ?? 0
        case 1 where bytes.count > 1: bytes.remove(at: position)
        default: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: position)
        }
      }
      var parser = MessageParser()
      let (message, faults) = bytes.withUnsafeBufferPointer { parser.parse($0) }
      _ = message.pattern
      for fault in faults {
        #expect(fault.range.lowerBound >= 0 && fault.range.upperBound <= bytes.count)
      }
    }
  }

  @Test(arguments: [
    "{", "}", "'", "'{", "{a", "{a,plural,", "{a,plural,other{", "{a,select,x", "=", "#", "{a,plural,\u{1}",
  ])
  func `repetition ends`(text: String) {
    let (_, faults) = parse(String(repeating: text, count: 20_000))
    #expect(faults.count <= 20_001 * text.utf8.count)
  }
}
