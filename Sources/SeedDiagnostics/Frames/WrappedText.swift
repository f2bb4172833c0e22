/// Text that is wrapped between its words.
package enum WrappedText {
  /// The lines of some words, as wide as that leaves them; a word alone may be wider.
  ///
  /// - Parameters:
  ///   - lead: what stands before the first word.
  ///   - indent: what stands before the first word of every other line.
  package static func lines(
    _ words: some Sequence<Substring>,
    width: Int,
    lead: String = "",
    indent: String = ""
  ) -> [String] {
    var lines: [String] = []
    var (line, isEmpty) = (lead, true)
    for word in words {
      if !isEmpty, TerminalWidth.of(line) + 1 + TerminalWidth.of(word) > width {
        lines.append(line)
        (line, isEmpty) = (indent, true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
