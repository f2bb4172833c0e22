import LintSamples
import SeedDecoding
import SeedDiagnostics
import SeedSource

/// Judged sentences as one content folder, a line each, so that a rule reads its terms once for all of them.
struct JudgedContent {
  private var files: [String: String] = [:]
  /// The sentences of each file with the byte offset of their line, ascending.
  private var lines: [String: [(startOffset: Int, sentence: Int)]] = [:]

  init(_ sentences: [JudgedSentences.Sentence]) {
    for (index, sentence) in sentences.enumerated() {
      let (path, head, record) = Self.written(sentence, index)
      var text = files[path] ?? head
      if lines[path] != nil { text += "," }
      text += "\n"
      lines[path, default: []].append((text.utf8.count, index))
      files[path] = text + record
    }
    for path in files.keys { files[path]? += path.hasPrefix("copy/") ? "\n} }" : "\n]" }
  }

  /// The indices of the sentences that a rule flags.
  func flagged(by rule: String) -> Set<Int> {
    let all = files.merging(["seedtool.json": Self.configuration]) { $1 }
    let outcome = ExampleLinting.lint(all, select: [rule])
    var flagged: Set<Int> = []
    for finding in outcome.findings {
      guard let place = finding.place else { continue }
      let path = outcome.catalog.sources[place.fileIndex].path
      let line = lines[path]?.last { $0.startOffset <= Int(place.range.offset) }
      if let line { flagged.insert(line.sentence) }
    }
    return flagged
  }

  /// What the products and voices of the judged sentences are.
  private static let configuration = #"""
    { "version": "1.0.0", "locale": "en-US", "scopes": [
      { "voices": ["brutal"], "temper": "blunt" }, { "voices": ["professional"], "temper": "neutral" },
      { "products": ["pressure", "geocue"], "rules": {
        "voice/praise": { "severity": "off" }, "voice/guilt": { "severity": "off" },
        "voice/wellness-word": { "severity": "off" }, "voice/first-person": { "severity": "off" } } } ] }
    """#

  /// The path of a sentence's file, what opens the file, and the record with the sentence.
  private static func written(
    _ sentence: JudgedSentences.Sentence,
    _ index: Int
  ) -> (path: String, head: String, record: String) {
    let text = "\"" + sentence.text.replacing("\"", with: "\\\"") + "\""
    switch sentence.place {
    case "fix": return whole(sentence.text, index)
    case "prompt": return fix("\"prompt\": " + text, index)
    case "comment": return fix("\"prompt\": \"Wait for the bus.\", \"inlineComment\": " + text, index)
    case "validation": return fix("\"prompt\": \"Wait for the bus.\", \"validation\": " + text, index)
    case "option": return quiz("\"text\": " + text, index)
    case "insight": return quiz("\"text\": \"That one\", \"insight\": " + text, index)
    case let place where place.hasPrefix("tidbit"):
      let trigger = place.split(separator: ":").dropFirst().first ?? "general"
      let members = "\"bugSlug\": \"need-to-be-busy\", \"trigger\": \"\(trigger)\", \"body\": "
      return ("micro_education.json", "[", "{ " + id(index) + members + text + " }")
    case "egofix": return copy("egofix", "deadpan", text, index)
    case "geocue": return copy("geocue", "standard", text, index)
    default: return copy("pressure", sentence.place, text, index)
    }
  }

  /// A fix that is written with all of its members but those that every fix has.
  private static func whole(_ members: String, _ index: Int) -> (String, String, String) {
    let type = members.contains("\"type\"") ? "" : "\"type\": \"daily\", "
    let frame = "\"number\": \(index + 1), \"bugSlug\": \"need-to-be-busy\", \"severity\": \"low\", "
    return ("fixes.json", "[", "{ " + id(index) + frame + type + members.dropFirst())
  }

  private static func id(_ index: Int) -> String {
    let digits = String(index + 0x100, radix: 16)
    return "\"id\": \"7c1f3a52-9d4e-4b68-8a07-e25b90c4d" + digits + "\", "
  }

  private static func fix(_ members: String, _ index: Int) -> (String, String, String) {
    let frame = """
      "bugSlug": "need-to-be-busy", "type": "daily", "severity": "low", 
      """
    let kind = members.contains("interactionType") ? "" : "\"interactionType\": \"standard\", "
    return (
      "fixes.json", "[", "{ " + id(index) + "\"number\": \(index + 1), " + frame + kind + members + " }"
    )
  }

  private static func quiz(_ option: String, _ index: Int) -> (String, String, String) {
    let head = """
      "prompt": "Wait for the bus.", "interactionType": "quiz", "configuration": { "quiz": { "question": "What now?", 
      """
    return fix(head + "\"options\": [{ \"id\": \"a\", " + option + ", \"weightModifier\": 1.0 }] } }", index)
  }

  private static func copy(
    _ product: String,
    _ voice: String,
    _ body: String,
    _ index: Int
  ) -> (String, String, String) {
    let head = "{ \"product\": \"" + product + "\", \"voice\": \"" + voice + "\", \"entries\": {"
    return ("copy/" + product + "." + voice + ".json", head, "\"k\(index)\": [{ \"body\": " + body + " }]")
  }
}
