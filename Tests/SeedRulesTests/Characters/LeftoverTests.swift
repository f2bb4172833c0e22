import Testing

/// Leftovers that are words: nothing but the words tells that the text may have one.
struct LeftoverTests {
  @Test(arguments: [
    ("Say it later, todo: think.", "todo"), ("Say it, tbd: think.", "tbd"), ("TBC at noon.", "TBC"),
    ("Ask the fixme person.", "fixme"), ("Say XXX at noon.", "XXX"), ("Say xxxx at noon.", "xxxx"),
    ("Lorem ipsum at noon.", "Lorem"), ("Wait NaN minutes.", "NaN"), ("Say placeholder text.", "placeholder"),
    ("Say asdf at noon.", "asdf"), ("The wip: think.", "wip"), ("Say qwerty at noon.", "qwerty"),
    ("Insert joke here.", "Insert"), ("Say foo bar at noon.", "foo"), ("Say foobar at noon.", "foobar"),
    ("Say hello undefined.", "undefined"), ("Say it to dear null.", "null"),
  ])
  func `notes to oneself are found in a text without another mark`(text: String, note: String) {
    #expect(CharacterLinting.marked("leftover", prompt: text) == [note])
  }

  @Test(arguments: [
    ("Version B: wait until noon.", "Version B"), ("Draft: wait until noon.", "Draft"),
    ("2. Wait until noon.", "2"), ("Same as above.", "Same as above"), ("As an AI, wait.", "As an AI"),
    ("Here's a revised version.", "Here's a revised version"),
    ("Sure, a better draft.", "Sure, a better draft"),
  ])
  func `what is said of a draft is found by the first words, or the last`(text: String, leftover: String) {
    #expect(CharacterLinting.marked("leftover", prompt: text) == [leftover])
  }

  @Test(arguments: [
    "Take one: it is yours.", "Fix the lamp.", "Answer at noon.", "Sure is sure.", "Here it is: noon.",
    "Put a swiped banana above the food.", "20 minutes. Then go.",
  ])
  func `words that only look like it are none`(text: String) {
    #expect(CharacterLinting.marked("leftover", prompt: text) == [])
  }

  @Test
  func `a message's first shown word counts`() {
    #expect(CharacterLinting.marked("leftover", body: "{name} Draft: wait.") == ["Draft"])
  }
}
