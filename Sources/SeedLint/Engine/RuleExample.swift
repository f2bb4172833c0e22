package import SeedTables

/// A piece of content that a rule accepts or flags. Examples stand in the rule; pages and tests come from
/// them.
///
/// In a flagged example `⟪` and `⟫` mark the range of the finding; they are taken out before it is checked.
package struct RuleExample: Sendable {
  package enum Source: Sendable {
    /// Members of one record of a kind; what they leave out is taken from a sound record.
    case members(ContentKind, without: [String] = [])
    /// The whole text of files, by their paths in the content folder.
    case file(String)
  }

  package let source: Source
  package let text: String
  /// What the text becomes when the rule's fix is applied; nil where there is none.
  package let repaired: String?
  /// Further files of the same content.
  package let beside: [String: String]
  /// For rules that compare: files of the edition before, over those of sound content.
  package let before: [String: String]

  /// Some members of a bug.
  package static func bug(_ text: String, without: [String] = [], repaired: String? = nil) -> RuleExample {
    members(of: .bugs, text, without: without, repaired: repaired)
  }

  /// Some members of a fix.
  package static func fix(_ text: String, without: [String] = [], repaired: String? = nil) -> RuleExample {
    members(of: .fixes, text, without: without, repaired: repaired)
  }

  /// Some members of a tidbit.
  package static func tidbit(_ text: String, without: [String] = [], repaired: String? = nil) -> RuleExample {
    members(of: .microEducation, text, without: without, repaired: repaired)
  }

  /// A fix with a prompt; the text is written as in JSON.
  package static func prompt(_ text: String, repaired: String? = nil) -> RuleExample {
    member("prompt", of: .fixes, text, repaired)
  }

  /// A fix with an inline comment.
  package static func comment(_ text: String, repaired: String? = nil) -> RuleExample {
    member("inlineComment", of: .fixes, text, repaired)
  }

  /// A tidbit with a body.
  package static func body(_ text: String, repaired: String? = nil) -> RuleExample {
    member("body", of: .microEducation, text, repaired)
  }

  private static func member(
    _ field: String,
    of kind: ContentKind,
    _ text: String,
    _ repaired: String?
  ) -> RuleExample {
    func written(_ text: String) -> String { "\"\(field)\": \"\(text)\"" }
    return members(of: kind, written(text), without: [], repaired: repaired.map { written($0) })
  }

  private static func members(
    of kind: ContentKind,
    _ text: String,
    without: [String],
    repaired: String?
  ) -> RuleExample {
    RuleExample(
      source: .members(kind, without: without),
      text: text,
      repaired: repaired,
      beside: [:],
      before: [:]
    )
  }

  /// The whole text of one file, with others beside it, or before it.
  package static func file(
    _ path: String,
    _ text: String,
    beside: [String: String] = [:],
    before: [String: String] = [:],
    repaired: String? = nil
  ) -> RuleExample {
    RuleExample(source: .file(path), text: text, repaired: repaired, beside: beside, before: before)
  }
}

/// The two kinds of examples.
package struct RuleExamples: Sendable {
  package let accepted: [RuleExample]
  package let flagged: [RuleExample]

  package init(accepted: [RuleExample], flagged: [RuleExample]) {
    self.accepted = accepted
    self.flagged = flagged
  }
}
