/// The copy that the examples of the copy quotas stand in.
enum CopyQuotaExamples {
  /// A catalogue of one product with two voices, and two keys of which each voice needs two variants.
  static let catalog = """
    { "products": { "pressure": { "voices": ["professional", "brutal"] } }, "keys": [
      { "key": "checkIn.question", "product": "pressure", "summary": "Asks.", "role": "body",
        "voiced": true, "placeholders": {}, "limits": { "body": 140 }, "minimumVariants": 2 },
      { "key": "checkIn.yes", "product": "pressure", "summary": "Answers.", "role": "label",
        "voiced": false, "placeholders": {}, "limits": { "body": 20 }, "minimumVariants": 1 }
    ] }
    """

  /// A table with some variants of each key.
  static func table(_ voice: String, question: Int, yes: Int) -> [String: String] {
    ["copy/pressure.\(voice).json": tableText(voice, question: question, yes: yes)]
  }

  /// A table's text; a key whose name is `marked` stands in marks.
  static func tableText(_ voice: String, question: Int, yes: Int, marked: String = "") -> String {
    let questions = ["Did it happen?", "Is it done?", "Yes or no?"].prefix(question)
    let answers = ["Yes", "Done"].prefix(yes)
    let entries = [("checkIn.question", questions), ("checkIn.yes", answers)].filter { !$0.1.isEmpty }
      .map { key, bodies in
        let name = key == marked ? "⟪\"\(key)\"⟫" : "\"\(key)\""
        return "  \(name): [\(bodies.map { "{ \"body\": \"\($0)\" }" }.joined(separator: ", "))]"
      }
    return """
      { "product": "pressure", "voice": "\(voice)", "entries": {
      \(entries.joined(separator: ",\n"))
      } }
      """
  }

  /// The catalogue with one text marked.
  static func marking(_ text: String) -> String {
    catalog.replacing(text, with: "⟪\(text)⟫", maxReplacements: 1)
  }
}
