import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedReview
import SeedTables

/// The options, steps and categories that results name by their ids.
extension ReclassifiedFix {
  /// Where the answers of an interaction stand, and what is read of each.
  private struct Answers {
    /// `configuration/quiz/options`.
    let path: String
    /// What they are called together: `options`.
    let name: String
    let id: String
    let text: String
  }

  private static let all: [Answers] = RecordTable.interactionConfiguration.fields.flatMap { type in
    guard case .object(let table) = type.shape else { return [Answers]() }
    return table.fields.compactMap { field in
      guard case .array(.object(let member), _, let id?, _) = field.shape,
        let text = member.fields.first(where: { if case .prose = $0.shape { true } else { false } })
      else { return nil }
      let path = "configuration/\(type.name)/\(field.name)"
      return Answers(path: path, name: field.name, id: id, text: text.name)
    }
  }

  /// Flags ids that are gone, or have what another id said.
  static func checkAnswers(
    _ old: ReviewRecord,
    _ new: ReviewRecord,
    _ view: ComparedView,
    _ findings: inout FindingSink
  ) {
    let (before, after) = (old.value, new.value)
    for answers in all {
      guard let was = texts(answers, in: before), let now = texts(answers, in: after) else { continue }
      let isNow = Dictionary(now.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
      // What the rules on ids find is no break besides.
      guard isNow.count == now.count, now.allSatisfy({ TokenShape.itemID.matches($0.id) }) else { continue }
      var (messages, names): ([String], [String]) = ([], [])
      for (id, text) in was {
        if let said = isNow[id] {
          guard said != text, let owner = was.first(where: { $0.text == said }) else { continue }
          messages.append("`\(id)` now says what `\(owner.id)` said")
          names.append("\(id) was \(owner.id)")
        } else {
          messages.append("`\(Excerpt.of(id))` is gone")
          names.append("\(id) gone")
        }
      }
      if messages.isEmpty { continue }
      let name = "\(new.key.name) \(answers.name) \(Loosening.short(names.joined(separator: ", ")))"
      let message = "\(answers.name) of \(old.label): \(messages.joined(separator: ", "))"
      findings.report(
        finding(message, new, at: answers.path, as: name, view),
        remedy: "Keep the meaning of each id, since results name it; or retire the fix and write another one."
      )
    }
  }

  /// The answers by their ids, each as its letters and digits; nil where there are none to compare.
  private static func texts(_ answers: Answers, in fix: RecordValue) -> [(id: String, text: String)]? {
    var list: RecordValue? = fix
    for name in answers.path.split(separator: "/") { list = list?[String(name)] }
    guard let members = list?.members, !members.isEmpty else { return nil }
    return members.map { member in
      let text = (member[answers.text]?.text ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
      return (member[answers.id]?.text ?? "", text)
    }
  }
}
