import SeedDecoding
package import SeedLint
import TextSamples

/// A rule's example as a content folder in memory.
package struct ExampleDocument {
  /// How the example is written down.
  package enum Form: CaseIterable {
    /// As it stands.
    case plain
    /// Behind a member that nothing knows, whose key and value take several bytes a character.
    case behindMultiByteMember
    /// With CR LF line ends.
    case withCarriageReturns
  }

  /// Two, three and four bytes a character; letters, so that no rule about symbols minds them.
  static let multiByteMember = "\"\u{0436}\u{65E5}\u{1D4B3}\": \"\u{00E9}\u{8A9E}\u{1D4D0}\""

  package private(set) var files: [String: String]
  /// The edition before, for rules that compare.
  package let before: [String: String]
  /// The file that holds the example.
  package let path: String
  /// What is marked, in bytes of that file, in order.
  package let marks: [Range<Int>]
  /// The bytes of the member that was put before the example; empty in the other forms.
  package let inserted: Range<Int>
  /// What the file has to be once the example is fixed; nil for an example without a fixed text.
  package let repairedText: String?

  /// - Returns: nil for a file in which there is no place for another member.
  package init?(_ example: RuleExample, form: Form = .plain) {
    let render: (String) -> String?
    switch example.source {
    case .members(let kind, let without):
      path = SoundContent.path(of: kind)
      // The frame is that of the flagged text, so that a fix that renames a member changes nothing else.
      let frame = SoundContent.frame(kind, around: MarkedText(example.text).text, without: without)
      let insertion = form == .behindMultiByteMember ? "\(Self.multiByteMember),\n    " : ""
      render = { frame.head + insertion + $0 + frame.tail }
    case .file(let path):
      self.path = path
      render = { form == .behindMultiByteMember ? Self.insertingMember(into: $0) : $0 }
    }
    func written(_ text: String) -> String? {
      guard form == .withCarriageReturns else { return render(text) }
      return render(text).map { String($0.flatMap { $0 == "\n" ? "\r\n" : String($0) }) }
    }
    guard let text = written(example.text).map({ MarkedText($0) }) else { return nil }
    files = SoundContent.files.merging(example.beside) { _, own in own }
    // What stands beside stood there before, too, unless the example says otherwise.
    let others = example.before.isEmpty ? files : SoundContent.files
    before = others.merging(example.before) { _, own in own }
    files[path] = text.text
    marks = text.marks.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    repairedText = example.repaired.flatMap { written($0) }
    let member = Array(Self.multiByteMember.utf8)
    inserted = form == .behindMultiByteMember ? Array(text.text.utf8).firstRange(of: member) ?? 0..<0 : 0..<0
  }

  /// The same content with another text in the example's file.
  package func with(text: String) -> [String: String] {
    files.merging([path: text]) { _, own in own }
  }

  /// Puts the multi-byte member first into the root object, or into the root array's first object.
  private static func insertingMember(into text: String) -> String? {
    var rest = text[...]
    let isSpace: (Character) -> Bool = { $0.isWhitespace || $0 == "⟪" || $0 == "⟫" }
    rest = rest.drop(while: isSpace)
    if rest.first == "[" { rest = rest.dropFirst().drop(while: isSpace) }
    guard rest.first == "{" else { return nil }
    rest = rest.dropFirst()
    if rest.first == "⟫" { rest = rest.dropFirst() }
    let isEmpty = rest.drop(while: isSpace).first == "}"
    return text[..<rest.startIndex] + multiByteMember + (isEmpty ? "" : ", ") + rest
  }
}
