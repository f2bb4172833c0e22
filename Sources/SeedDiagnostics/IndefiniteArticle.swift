/// The article of a noun in a message: "a fix", "an audit".
package enum IndefiniteArticle {
  /// The noun behind its article; backticks around it are passed over.
  package static func with(_ noun: String) -> String {
    let first = noun.first { $0 != "`" }
    return first.map { "aeiou".contains($0) } == true ? "an \(noun)" : "a \(noun)"
  }
}
