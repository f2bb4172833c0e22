/// The copy that the examples of the copy quotas stand in.
enum CopyQuotaExamples {
  /// A catalogue of one product with two voices, and two keys of which each voice needs two variants.
  static let catalog = CatalogExamples.text(
    CatalogExamples.key(variants: 2),
    CatalogExamples.key(#""checkIn.yes""#, role: "label", isVoiced: false, limits: #""body": 20"#)
  )

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
