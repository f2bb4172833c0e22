public import SeedModel

/// What a recipient of a forwarded fix sees (spec: Social Sharing; Share Preview): the content, nothing of
/// the sender. It is made of a fix alone, so that nothing personal can be in it.
public enum ShareText {
  /// The text of a prompt and a comment, with a quiz's question or a scenario's situation between them.
  public static func text(prompt: String, question: String? = nil, comment: String? = nil) -> String {
    var parts = ["EgoFix", prompt]
    if let question, !question.isBlank { parts.append(question) }
    if let comment, !comment.isBlank { parts.append(InlineComment.text(comment)) }
    return parts.joined(separator: "\n\n")
  }

  /// The text of a fix.
  public static func text(of fix: Fix) -> String {
    let question: String? =
      switch fix.interaction {
      case .quiz(let quiz): quiz.question
      case .scenario(let scenario): scenario.situation
      default: nil
      }
    return text(prompt: fix.prompt, question: question, comment: fix.inlineComment)
  }
}
