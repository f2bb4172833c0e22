/// How a comment is shown: one sentence a line, each with its own slashes (spec: Fix Card).
public enum InlineComment {
  /// The lines of a comment that is stored without slashes.
  ///
  /// A sentence ends after `.`, `?` or `!`, with the quotes and brackets that close behind it, before white
  /// space.
  public static func lines(_ comment: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var hasEnded = false
    for character in comment {
      if hasEnded, character.isWhitespace {
        lines.append(line)
        line = ""
        hasEnded = false
        continue
      }
      if line.isEmpty, character.isWhitespace { continue }
      line.append(character)
      switch character {
      case ".", "?", "!": hasEnded = true
      case "\"", "'", "”", "’", ")", "]", "»": break
      default: hasEnded = false
      }
    }
    if !line.isBlank { lines.append(line) }
    return lines.map { "// \($0)" }
  }

  /// The comment as it is shown, its lines joined by line breaks.
  public static func text(_ comment: String) -> String { lines(comment).joined(separator: "\n") }
}
