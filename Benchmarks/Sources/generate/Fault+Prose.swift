extension Fault {
  static let interaction: [Fault] = [
    Fault(
      "interaction/missing-configuration",
      record: { record, _ in
        guard record["configuration"] != nil else { return false }
        record["configuration"] = nil
        return true
      }
    ),
    Fault(
      "interaction/unexpected-configuration",
      record: { record, _ in
        guard record["configuration"] == nil else { return false }
        record["configuration"] = .record(["observation": .record(["reportPrompt": .string("What was it?")])])
        return true
      }
    ),
    Fault(
      "interaction/mismatched-configuration",
      record: { record, _ in
        guard record["interactionType"]?.text == "counter" else { return false }
        record["configuration"] = .record(["observation": .record(["reportPrompt": .string("What was it?")])])
        return true
      }
    ),
    configuration("interaction/too-few-options", of: "quiz") {
      guard let options = $0["options"]?.elements else { return false }
      $0["options"] = .array([options[0]])
      return true
    },
    configuration("interaction/minimum-above-maximum", of: "counter") {
      $0["minTarget"] = .number(9)
      $0["maxTarget"] = .number(3)
      return true
    },
    configuration("interaction/duration-unstated", of: "timed") {
      $0["durationSeconds"] = .number(77)
      return true
    },
    Fault(
      "interaction/duration-without-timer",
      record: { record, _ in
        guard record["interactionType"]?.text == "standard" else { return false }
        record["prompt"] = .string("Leave the kettle alone for ten minutes and watch who comes to it.")
        return true
      }
    ),
    configuration("interaction/single-answer-quiz", of: "quiz") {
      guard var options = $0["options"]?.elements else { return false }
      for index in options.indices { options[index]["weightModifier"] = .tenths(18) }
      options[0]["weightModifier"] = .tenths(5)
      let long = String(repeating: "Say that it was wrong and fix it. ", count: 5) + "All of it."
      options[0]["text"] = .string(long)
      $0["options"] = .array(options)
      return true
    },
  ]

  static let characters: [Fault] = [
    prompt("characters/emoji") { "\($0) 🎉" },
    prompt("characters/emoji") { $0.replacingFirst(" ", with: " ☕\u{FE0F} ") },
    prompt("characters/emoji") { "\($0) 👩\u{200D}🔬" },
    prompt("characters/invisible-character") { $0.replacingFirst(" ", with: " \u{200B}") },
    prompt("characters/invisible-character") { $0.replacingFirst("e", with: "e\u{AD}") },
    // A Cyrillic letter in a Latin word.
    prompt("characters/confusable-letter") { $0.replacingFirst("e", with: "\u{435}") },
    prompt("characters/not-normalized") { $0.replacingFirst("e", with: "e\u{301}") },
    prompt("characters/mixed-quotes") { $0.replacingFirst("the ", with: "the “so-called” ") },
    prompt("characters/spacing") { $0.replacingFirst(" ", with: "  ") },
    prompt("characters/spacing") { $0.replacingFirst(".", with: " .") },
    prompt("characters/spacing") { " \($0)" },
    prompt("characters/ellipsis") { $0.replacingFirst(".", with: "...") },
    prompt("characters/double-hyphen") { $0.replacingFirst(" ", with: " -- ") },
    prompt("characters/end-punctuation") { $0.hasSuffix(".") ? String($0.dropLast()) : nil },
  ]
}

extension String {
  /// The text with the first occurrence of a character's text replaced; itself where there is none.
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    let scalars = Array(unicodeScalars)
    let pattern = Array(old.unicodeScalars)
    guard scalars.count >= pattern.count else { return self }
    for start in 0...(scalars.count - pattern.count) where scalars[start...].starts(with: pattern) {
      var result = String.UnicodeScalarView(scalars[..<start])
      result.append(contentsOf: new.unicodeScalars)
      result.append(contentsOf: scalars[(start + pattern.count)...])
      return String(result)
    }
    return self
  }
}
