import Testing

struct SpacingTests {
  @Test(arguments: [
    ("  Start here. ", "Start here."),
    ("One  two   three.", "One two three."),
    ("One , two ; three : four .", "One, two; three: four."),
    ("Really ?! Yes !", "Really?! Yes!"),
    ("In (brackets ) too.", "In (brackets) too."),
    ("Wait . . . now.", "Wait... now."),
    ("Ten\u{A0}minutes, five\u{2003}more,\u{202F}and\u{3000}one.", "Ten minutes, five more, and one."),
    (
      "The pie ,please, and  ,\u{E9}clairs\u{A0},\\\"too\\\".",
      "The pie, please, and, \u{E9}clairs, \\\"too\\\"."
    ),
    (
      "\\\"The pie ,\\\" he said (all )of it, all 1 ,000.", "\\\"The pie,\\\" he said (all) of it, all 1,000."
    ),
    ("Leave  .5 of the pie .", "Leave .5 of the pie."),
    ("Mixed \u{A0} run and \\u00A0, comma.", "Mixed run and, comma."),
    ("He said \\\"no \\\" and \\\"why ?\\\"", "He said \\\"no \\\" and \\\"why?\\\""),
  ])
  func `faulty spaces are put right`(_ prompt: String, _ expected: String) {
    #expect(CharacterLinting.fixed("spacing", prompt: prompt) == expected)
  }

  @Test(arguments: [
    "Smile :) or wink ;) or frown :( or ;-) or :-D or :/ and go.",
    "Leave .5 of the pie.", "Keep .5 of it, edit .gitignore, use .net, then wait … or ... on.",
    "Tick ( ) or [ ] or [ Noted ].",
    "Is a != b? Run :wq and :smile: today.",
    "Plain, ordinary; spacing: everywhere. Isn't it? Yes!",
  ])
  func `spaces that belong there stay`(_ prompt: String) {
    #expect(CharacterLinting.marked("spacing", prompt: prompt) == [])
  }

  @Test
  func `what opens behind a comma may open very often`() {
    let opening = String(repeating: "(", count: 100_000)
    #expect(CharacterLinting.fixed("spacing", prompt: "Go ,\(opening)now.") == "Go, \(opening)now.")
  }

  @Test
  func `a space before a comma moves behind it where a placeholder follows`() {
    #expect(CharacterLinting.fixed("spacing", body: "Go ,{name} , now.") == "Go, {name}, now.")
  }

  @Test(arguments: [
    ("{ days ,  plural ,  =0  {none}  one {# day}  other {# days} } left.", []),
    ("{days, plural, one {#  day} other {# days }} left : {commitment} ", ["  ", " }} ", " ", " "]),
    ("Go, {name} . Now {name} , {tone, select, dry {now !} other {}}", [" ", " ", " "]),
    ("Done. {tone, select, dry {Noted.} other {}}", []), ("{tone, select, dry {Noted.} other {}} Done.", []),
    ("'{'  quoted  '}' stays.", ["  ", "  "]),
    (" {name}", [" "]),
  ])
  func `in a message only what is shown is judged`(_ body: String, _ expected: [String]) {
    #expect(CharacterLinting.marked("spacing", body: body) == expected)
  }
}
