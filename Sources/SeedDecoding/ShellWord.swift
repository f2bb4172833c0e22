/// Commands as a shell takes them, for messages.
package enum ShellWord {
  /// A text as one word.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "._/-:#".contains($0) }
    return isPlain && !text.isEmpty && text.first != "#" ? text : "'\(text.replacing("'", with: "'\\''"))'"
  }
}

extension Catalog {
  /// A command of the tool on this content, which is named where it is not the one that is found anyway.
  ///
  /// - Parameter options: what follows the operands, as it stands.
  package func command(_ words: [String], _ options: String = "") -> String {
    let place = folder.map { $0 == "content" ? [] : [$0] } ?? []
    let text = (["seedtool"] + (words + place).map(ShellWord.quoted)).joined(separator: " ")
    return options.isEmpty ? text : "\(text) \(options)"
  }
}
