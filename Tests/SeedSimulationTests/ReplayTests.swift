import CivilTime
import EgoFixServices
import PlainJSON
import PolicySamples
import ReplaySamples
import SeedRuntime
import ServiceKernel
@testable import SeedSimulation
import Testing

struct ReplayTests {
  private func code(_ line: String?) -> String? {
    line.flatMap { try? JSONValue(parsing: $0) }?.object?["error"]?.object?["code"]?.string
  }

  static let bad: [(String, String)] = [
    ("not json", "bad-json"), ("[]", "bad-json"), ("{\"a\":1,\"a\":2}", "bad-json"), ("{}", "unknown-event"),
    (#"{"call":"fly"}"#, "unknown-call"), (#"{"call":7}"#, "bad-field"),
    (#"{"event":"fly"}"#, "unknown-event"),
    (#"{"event":"time"}"#, "missing-field"), (#"{"event":"time","at":"2026-01-01"}"#, "bad-instant"),
    (#"{"event":"time","at":"2026-01-01T00:00:00"}"#, "bad-instant"),
    (#"{"event":"time","at":"2026-01-01T00:00:00.5Z"}"#, "bad-instant"),
    (#"{"event":"time","at":"2026-02-30T00:00:00Z"}"#, "bad-instant"),
    (#"{"event":"send","at":"2026-01-01T00:00:00Z"}"#, "missing-field"),
    (#"{"event":"test","at":"2026-01-01T00:00:00Z","priority":"loud"}"#, "bad-field"),
    (#"{"replay":2}"#, "bad-header"), (#"{"replay":1,"zone":"Mars/Base"}"#, "unknown-zone"),
    (#"{"replay":1,"zone":"../../etc/passwd"}"#, "unknown-zone"), (#"{"replay":1,"seed":-1}"#, "bad-field"),
    (#"{"replay":1,"policy":{"pace":1}}"#, "unknown-policy"),
    (#"{"replay":1,"policy":{"pendingMaximum":0}}"#, "bad-field"),
    (#"{"replay":1,"setup":{"pending":[{}]}}"#, "missing-field"),
  ]

  @Test(arguments: bad)
  func `a bad line is answered with its code, and the run goes on`(line: String, expected: String) throws {
    let good = #"{"at":"2026-01-01T00:00:00Z","event":"time"}"#
    let replayed = try Replayed(line + "\n" + good)
    #expect(code(replayed.lines.first) == expected, "\(replayed.lines.first ?? "no line")")
    #expect(replayed.lines.count == 2)
    #expect(!replayed.isSound)
    let strict = try Replayed(line + "\n" + good, strict: true)
    #expect(strict.lines == [replayed.lines[0]])
  }

  /// Numbers that no state or history has would not stay numbers when they are counted on.
  @Test(arguments: [
    (ReplayName.egofix, #"{"call":"quieting","active":9223372036854775807,"stable":1}"#),
    (.egofix, #"{"call":"quieting","active":1,"stable":9223372036854775807}"#),
    (.egofix, #"{"call":"version","applied":1000000000001,"current":"1.0"}"#),
    (.pressure, #"{"call":"engine","state":{"misses":9223372036854775807},"results":["missed"]}"#),
    (.geocue, #"{"replay":1,"setup":{"badge":9223372036854775807}}"#),
  ])
  func `a number beyond a million million is a bad field`(product: ReplayName, line: String) throws {
    let replayed = try Replayed(line, product: product, bundle: SampleBundle.empty)
    #expect(code(replayed.lines.first) == "bad-field", "\(replayed.lines.first ?? "no line")")
  }

  /// Cut to the bound, three million skips of seven would be more than half.
  @Test(
    arguments: [
      (#"{"type":"fixSkipped","bug":"a","n":1000000},{"type":"fixApplied","bug":"a","n":1000000}"#, nil),
      (
        #"{"type":"fixSkipped","bug":"a","n":3000000},{"type":"fixApplied","bug":"a","n":4000000}"#,
        "bad-field"
      ),
    ] as [(String, String?)]
  )
  func `a detector's counts are taken as they are, or refused`(events: String, expected: String?) throws {
    let line = #"{"call":"detect","detector":"avoidance","events":[\#(events)]}"#
    let replayed = try Replayed(line, product: .egofix, bundle: SampleBundle.empty)
    #expect(code(replayed.lines.first) == expected, "\(replayed.lines.first ?? "no line")")
    #expect(replayed.isSound == (expected == nil))
  }

  @Test
  func `a story may be set up in the midst of onboarding, as its state says`() throws {
    let header = #"{"replay":1,"setup":{"onboarding":"window","text":"Run"}}"#
    let step = #"{"at":"2026-06-01T07:00:00Z","event":"onboard","step":"window"}"#
    let begin = #"{"at":"2026-06-01T07:01:00Z","event":"onboard","step":"home"}"#
    let replayed = try Replayed([header, step, begin].joined(separator: "\n"), product: .pressure)
    let states = try replayed.lines.dropFirst().map {
      try #require(try JSONValue(parsing: $0).object?["state"]?.object)
    }
    #expect(states.map { $0["onboarding"]?.string } == ["home", nil])
    #expect(states.map { $0["text"]?.string } == ["Run", "Run"] && states[1]["date"] != nil)
    let unknown = try Replayed(#"{"replay":1,"setup":{"onboarding":"done"}}"#, product: .pressure)
    #expect(code(unknown.lines.first) == "bad-field")
  }

  @Test
  func `the first event of a story that is set up lies near it, too`() throws {
    let header = #"{"replay":1,"setup":{"date":"2026-06-01","tier":1,"misses":1}}"#
    let late = #"{"at":"9999-06-01T07:00:00Z","event":"open"}"#
    let near = #"{"at":"2026-06-01T17:00:00Z","event":"open"}"#
    let input = [header, late, near].joined(separator: "\n")
    let replayed = try Replayed(input, product: .pressure, bundle: SampleBundle.empty)
    #expect(replayed.lines.compactMap(code) == ["too-far"])
  }

  @Test
  func `every code of a bad line has a summary and kebab case`() {
    for code in ReplayError.Code.allCases {
      #expect(!code.summary.isEmpty)
      #expect(
        code.rawValue.utf8.allSatisfy {
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-")
        }
      )
    }
  }

  @Test
  func `a line that is too long is skipped, and counted`() throws {
    let long =
      #"{"call":"preferences","json":""# + String(repeating: "x", count: ReplayLines.byteLimit) + "\"}"
    let replayed = try Replayed(long + "\n\n" + #"{"call":"nothing"}"#)
    #expect(replayed.lines.map(code) == ["line-too-long", "unknown-call"])
    #expect(replayed.lines[1].hasPrefix(#"{"line":3,"#))
  }

  @Test
  func `the header is answered with the bundle, and only the first line can be one`() throws {
    let replayed = try Replayed("\n \t\n" + #"{"replay":1}"# + "\n" + #"{"replay":1}"#)
    let info = SampleBundle.geocue.info
    #expect(
      replayed.lines[0]
        == #"{"line":3,"replay":1,"bundle":{"version":"1.0.0","hash":"\#(info.contentDigest)"}}"#
    )
    #expect(code(replayed.lines[1]) == "bad-header")
  }

  @Test
  func `an event may stand at the same instant as the one above it, not before`() throws {
    let lines = ["00:00:01", "00:00:01", "00:00:00", "00:00:01"].map {
      #"{"at":"2026-01-01T\#($0)Z","event":"time"}"#
    }
    #expect(try Replayed(lines.joined(separator: "\n")).lines.map(code) == [nil, nil, "back-in-time", nil])
  }

  @Test
  func `an event may lie twenty years after the one above it, not a hundred`() throws {
    let lines = ["2026-01-01", "2046-01-01", "2146-01-01"].map {
      #"{"at":"\#($0)T00:00:00Z","event":"time"}"#
    }
    for product in ReplayName.allCases {
      let codes = try Replayed(lines.joined(separator: "\n"), product: product).lines.compactMap(code)
      #expect(codes == ["too-far"])
    }
  }

  @Test
  func `a stored state of EgoFix can be set up`() throws {
    let content = try EgoFixContent(SampleBundle.geocue)
    let reducer = EgoFixReducer(content: content, policies: .shipped)
    var (state, effects) = (reducer.newState(seed: 5), [EgoFixEffect]())
    let now = try #require(Instant("2026-06-01T09:00:00Z"))
    try reducer.take(.primary(content.bugIDs[0]), at: now, in: &state, &effects)
    let stored = try JSONValue(encoding: state)
    let header = #"{"replay":1,"setup":\#(stored.text)}"#
    let lines = try Replayed(
      header + "\n" + #"{"at":"2026-06-01T09:00:00Z","event":"openFix"}"#,
      product: .egofix
    ).lines
    #expect(lines.last?.contains(#""name":"fixOpened""#) ?? false)
    #expect(
      try code(Replayed(#"{"replay":1,"setup":{"today":{}}}"#, product: .egofix).lines.first) == "bad-field"
    )
  }

  @Test
  func `a bundle without rules refuses what needs them and answers the rest`() throws {
    let lines = try Replayed(
      """
      {"call":"style","preferences":{},"priority":"low"}
      {"call":"priority","place":"Home","event":"entry","time":"12:00"}
      {"at":"2026-01-01T00:00:00Z","event":"time"}
      {"at":"2026-01-01T00:00:00Z","event":"reset"}
      """,
      bundle: SampleBundle.empty
    ).lines
    #expect(lines.map(code) == [nil, "missing-content", nil, "missing-content"])
  }

  @Test
  func `a state that was put out can be set up again`() throws {
    let story = """
      {"replay":1,"seed":3,"setup":{"preferences":{"quietHoursEnabled":true,"customStyles":{"low":"high"}}}}
      {"at":"2026-06-01T21:59:30Z","event":"arrive","place":"Home","entryMessage":"Plants","identifier":"a"}
      {"at":"2026-06-01T22:10:00Z","event":"leave","place":"Gym","exitMessage":"urgent","identifier":"b"}
      {"at":"2026-06-01T22:11:00Z","event":"send","title":"T","body":"B","identifier":"c","priority":"high","badge":5}
      """
    let last = try #require(try Replayed(story).lines.last)
    let state = try #require(try JSONValue(parsing: last).object?["state"])
    #expect((state.object?["pending"]?.array?.count ?? 0) == 60)
    let again = try Replayed(
      """
      {"replay":1,"setup":\(state.text)}
      {"at":"2026-06-01T22:11:00Z","event":"time"}
      """
    ).lines
    #expect(try JSONValue(parsing: again[1]).object?["state"] == state)
  }

  @Test
  func `a state of Pressure that was put out can be set up again`() throws {
    let story = """
      {"replay":1,"seed":3,"zone":"Europe/Berlin","setup":{"tier":2,"misses":2,"longest":4}}
      {"at":"2026-06-01T07:00:00Z","event":"subscribe","until":"2027-01-01T00:00:00Z"}
      {"at":"2026-06-02T05:00:00Z","event":"settings","personalityMode":"brutal","close":"23:59"}
      {"at":"2026-06-02T05:00:00Z","event":"commit","text":"One"}
      {"at":"2026-06-02T05:00:00Z","event":"commit","text":"Two","sortOrder":2}
      {"at":"2026-06-02T12:00:00Z","event":"yes","sortOrder":2}
      """
    let last = try #require(try Replayed(story, product: .pressure).lines.last)
    let state = try #require(try JSONValue(parsing: last).object?["state"])
    #expect(state.object?["others"]?.array?.count == 1)
    let again = try Replayed(
      """
      {"replay":1,"zone":"Europe/Berlin","setup":\(state.text)}
      {"at":"2026-06-02T12:00:00Z","event":"time"}
      """,
      product: .pressure
    ).lines
    #expect(try JSONValue(parsing: #require(again.last)).object?["state"] == state)
  }

  @Test
  func `strict stops at the first bad line among those held back`() throws {
    let lines = [
      #"{"at":"2026-06-01T10:00:00Z","event":"open"}"#, "{", #"{"at":"2026-06-01T10:00:00Z","event":"open"}"#,
    ]
    let strict = try Replayed(lines.joined(separator: "\n"), product: .pressure, strict: true)
    #expect(strict.lines.count == 2)
    #expect(!strict.isSound)
    let lenient = try Replayed(lines.joined(separator: "\n"), product: .pressure)
    #expect(lenient.lines.map(code) == [nil, "bad-json", nil])
  }

  @Test
  func `another seed words the same story differently, and the same seed the same`() throws {
    func titles(_ seed: Int) throws -> [String] {
      let arrivals = (10..<40).map {
        #"{"at":"2026-06-01T12:\#($0):00Z","event":"arrive","place":"Gym","entryMessage":"x","identifier":"a"}"#
      }
      return try Replayed(([#"{"replay":1,"seed":\#(seed)}"#] + arrivals).joined(separator: "\n")).lines
    }
    #expect(try titles(1) == titles(1))
    #expect(try titles(1) != titles(2))
  }

  @Test
  func `random bytes are answered line by line, without a trap`() throws {
    var generator = SystemLike(state: 9)
    let alphabet = Array(#"{}[]",:0123456789truefalsn \eventcaltimeplacsndZT-"#.utf8) + [0xFF, 0x0A, 0x00]
    var text: [UInt8] = []
    for _ in 0..<20_000 { text.append(alphabet[Int(generator.next() % UInt64(alphabet.count))]) }
    let replayed = try Replayed(String(decoding: text, as: UTF8.self))
    #expect(replayed.lines.allSatisfy { code($0) != nil })
    #expect(replayed.lines.count > 100)
  }

  @Test
  func `a bug that is answered many times a week is refused, and no sum overflows`() throws {
    let weeks = (0..<600).map { week in
      let answer = ["a", "b"].map { #"{"bug":"\#($0)","intensity":"\#(week % 2 == 0 ? "quiet" : "loud")"}"# }
      return "[\(Array(repeating: answer[0] + "," + answer[1], count: 16).joined(separator: ","))]"
    }
    let line = #"{"call":"detect","detector":"correlated","weeks":[\#(weeks.joined(separator: ","))]}"#
    #expect(code(try Replayed(line, product: .egofix).lines.first) == "bad-field")
  }

  @Test
  func `what happens a million times, and bugs without number, take no time`() throws {
    let event = #"{"type":"fixSkipped","bug":"a","n":1000000}"#
    let events = Array(repeating: event, count: 2_000).joined(separator: ",")
    let answers = (0..<2_000).map { #"{"bug":"\#($0)","intensity":"loud"}"# }.joined(separator: ",")
    let replayed = try Replayed(
      #"{"call":"detect","detector":"weekday","events":[\#(events)]}"# + "\n"
        + #"{"call":"detect","detector":"correlated","weeks":[[\#(answers)]]}"#,
      product: .egofix
    )
    #expect(replayed.lines.first == #"{"line":1,"call":"detect","result":null}"#)
    #expect(code(replayed.lines.last) == "bad-field")
  }
}

/// A random source that gives the same numbers for the same state.
private struct SystemLike {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
