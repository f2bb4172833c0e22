import SeedDiagnostics
package import SeedSource
import SeedTables

extension Rubric {
  /// What this asks less than an earlier one: the end of a sentence, what tells it from another one, and
  /// where it stands.
  package struct Narrowing: Sendable {
    /// With what is asked now, so that it is the name of no later one.
    package let name: String
    package let message: String
    package let node: NodeIndex?
  }

  /// Questions that are gone, those that are about less, those that ask something else while the version
  /// stays, so that old answers count for them, and a version that falls, with which old answers count again.
  /// A question that has another id and asks the same is there.
  ///
  /// - Complexity: O(questions).
  package func narrowings(since earlier: Rubric) -> [Narrowing] {
    var found: [Narrowing] = []
    if version < earlier.version {
      let message = "the rubric's version changed from \(earlier.version) to \(version)"
      found.append(Narrowing(name: "version \(version)", message: message, node: nil))
    }
    let renamed = renamedQuestions(since: earlier)
    for old in earlier.questions {
      guard let new = question(renamed[old.id] ?? old.id) else {
        let message = "the rubric's question `\(old.id)` is gone"
        found.append(Narrowing(name: "\(old.id) gone", message: message, node: nil))
        continue
      }
      for (member, values) in new.narrowed(since: old) {
        let message = "the rubric's question `\(new.id)` is about fewer \(member)"
        let name = ([new.id, member] + values.sorted()).joined(separator: " ")
        found.append(Narrowing(name: name, message: message, node: new.node))
      }
      if version <= earlier.version, new.asksOther(than: old) {
        let message =
          "the rubric's question `\(new.id)` is not what it was, and the version is still \(version): "
          + "old answers count for it"
        let asked = [new.asks] + new.no + new.rules.map(\.text).sorted()
        let name = "\(new.id) asks \(asked.joined(separator: "\n"))"
        found.append(Narrowing(name: name, message: message, node: new.node))
      }
    }
    return found
  }

  /// What questions of an earlier rubric are called here, of those that ask the same under another id.
  package func renamedQuestions(since earlier: Rubric) -> [String: String] {
    let known = Set(earlier.questions.map(\.id))
    let new = Dictionary(
      questions.filter { !known.contains($0.id) }.map { ($0.asks, $0.id) },
      uniquingKeysWith: { first, _ in first }
    )
    var names: [String: String] = [:]
    for old in earlier.questions where question(old.id) == nil { names[old.id] = new[old.asks] }
    return names
  }
}

extension Rubric.Question {
  /// Whether it is another question, or has lost examples of what is wrong: texts, or rules that find it.
  fileprivate func asksOther(than old: Self) -> Bool {
    asks != old.asks || !Set(old.no).isSubset(of: no) || !Set(old.rules).isSubset(of: rules)
  }

  /// The members of `appliesTo` by which it is about less than before, and what they name now.
  fileprivate func narrowed(since old: Self) -> [(member: String, values: [String])] {
    var narrowed: [(member: String, values: [String])] = []
    func compare(_ name: String, _ old: [String]?, _ new: [String]?) {
      guard let new else { return }
      if !(old.map { Set($0).isSubset(of: new) } ?? false) { narrowed.append((name, new)) }
    }
    compare("kinds", old.kinds, kinds)
    if !old.parts.isSubset(of: parts) {
      let names = TextPart.allCases.filter { parts.contains($0) }.map(\.name)
      narrowed.append(("parts", names))
    }
    if let fields, !(old.fields?.allSatisfy { field in fields.contains { Self.covers($0, field) } } ?? false)
    {
      narrowed.append(("fields", fields))
    }
    compare("voices", old.voices, voices)
    for fact in facts {
      compare(fact.member, old.facts.first { $0.field == fact.field }?.values, fact.values)
    }
    return narrowed
  }
}
