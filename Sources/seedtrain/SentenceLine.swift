import SeedPlatform
import SeedText

/// A line of a sentence file: `+ PLACE: text` for what sounds like the file's tone, `- PLACE: text` for what
/// only looks it; `MOMENT: text` in `moment.txt`; `PLACE: text` in `plain.txt`, which holds texts of content
/// that are fine.
struct SentenceLine {
  var text: String
  var tones: ToneSet = []
  var undecided: ToneSet = []
  var isPlain = false
  /// Where the text stands: "prompt", "comment", "tidbit", or a voice's name.
  var place = ""
  /// The same to the model.
  var tonePlace = TonePlace.prompt

  private static let folder = "Sources/seedtrain/Sentences"
  private static let tonesOfFiles: [String: ToneClass] = [
    "praise": .praise, "guilt": .guilt, "gamification": .gamification, "wellness-word": .wellness,
    "person-attack": .attack, "unsafe-advice": .danger, "vague-word": .vagueness, "maxim": .maxim,
    "comfort": .comfort, "mockery": .mockery,
  ]
  private static let moments: [String: ToneClass] = [
    "skipped": .skipped, "applied": .applied, "failed": .failed, "crashed": .crashed, "rest": .resting,
    "diagnostic": .rating,
  ]

  /// All lines, file by file in the order of their names.
  static func all() throws(FileError) -> [SentenceLine] {
    var lines: [SentenceLine] = []
    for name in try FileSystem.names(in: folder).sorted() {
      let buffer = try FileReading.read(FileSystem.join(folder, name), limit: 1 << 24)
      let text = withExtendedLifetime(buffer) { String(decoding: buffer.elements, as: UTF8.self) }
      for line in text.split(separator: "\n") {
        guard let line = SentenceLine(line, file: name.split(separator: ".")[0]) else {
          let reason = FileError.Reason.system(code: 0, message: "no sentence: \(line)")
          throw FileError(path: "\(folder)/\(name)", reason: reason)
        }
        lines.append(line)
      }
    }
    return lines
  }

  init?(_ line: Substring, file: Substring) {
    let parts = line.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    text = String(parts[1])
    let place = parts[0]
    self.place =
      String(place.split(separator: " ").last ?? "").split(separator: ":").first.map(String.init) ?? ""
    tonePlace = Self.tonePlace(self.place)
    switch file {
    case "plain":
      isPlain = true
      // A tidbit for a moment may speak of it.
      if place.hasPrefix("tidbit:") { undecided = .fitting(trigger: String(place.dropFirst(7))) }
    case "moment":
      tonePlace = .tidbit
      if let tone = Self.moments[String(place)] { tones = ToneSet(tone) }
    default:
      guard let tone = Self.tonesOfFiles[String(file)] else { return nil }
      if place.hasPrefix("+ ") {
        tones = ToneSet(tone)
        // Blame may preach as well: only its own tone is known of a sentence.
        undecided = .all.subtracting(tones)
      } else if !place.hasPrefix("- ") {
        return nil
      }
    }
  }

  private static func tonePlace(_ name: String) -> TonePlace {
    switch name {
    case "comment", "inlineComment", "validation", "insight", "explanationAfter", "debrief", "bug", "egofix",
      "deadpan", "standard":
      .comment
    case "tidbit": .tidbit
    case "brutal": .brutal
    case "professional", "pressure": .professional
    default: .prompt
    }
  }
}
