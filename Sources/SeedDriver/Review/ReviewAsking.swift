import SeedDiagnostics
import SeedLedger
import SeedWorkspace

/// A person at the terminal who says what they think of one record after the other.
struct ReviewAsking {
  /// What somebody wants.
  enum Answer {
    case verdict(ReviewDesk.Answer)
    case next, quit
  }

  private let console: Console
  private let reviewer: Reviewer

  init(_ console: Console, _ reviewer: Reviewer) { (self.console, self.reviewer) = (console, reviewer) }

  func greet(_ count: Int) {
    console.out("\(count) waiting. You are \(reviewer.name); a good text gets yes to every question.\n\n")
  }

  func leave(_ count: Int) {
    console.status("Kept \(count) verdict\(count == 1 ? "" : "s") of \(reviewer.name)\n")
  }

  /// Asks until there is an answer that can be kept.
  func verdict(on packet: ReviewPacket, _ objections: [Review], _ page: ReviewPage) -> Answer {
    let record = packet.record
    let commands = objections.filter { $0.reviewer.kind == .command }
    let confirm = commands.isEmpty ? "" : "c confirm, "
    while true {
      let prompt = "p pass, o object, u unsure, \(confirm)n next, 1… examples, ? questions, q quit"
      guard let line = read(prompt) else { return .quit }
      switch line {
      case "p": return answer(packet, .pass, [])
      case "n": return .next
      case "q": return .quit
      case "?": console.out(page.questions)
      case "u":
        guard let finding = finding(packet, quotes: false) else { continue }
        return answer(packet, .unsure, [finding])
      case "o":
        var findings: [Verdict.Finding] = []
        while let finding = finding(packet, quotes: true) {
          findings.append(finding)
          guard read("another objection? y, or Return for no") == "y" else { break }
        }
        if findings.isEmpty { continue }
        return answer(packet, .object, findings)
      case "c" where !commands.isEmpty:
        let findings = commands.map {
          Verdict.Finding(question: $0.question, pointer: $0.pointer, quote: $0.quote, reason: $0.reason)
        }
        return answer(packet, .object, findings)
      default:
        let questions = packet.rubric.questions(of: record)
        guard let number = Int(line), questions.indices.contains(number - 1) else {
          console.out("Type one of the letters, or a question's number.\n")
          continue
        }
        let question = questions[number - 1]
        console.out("\(question.id): \(question.asks)\n")
        for text in question.yes { console.out("  yes  \(text)\n") }
        for text in question.no { console.out("  no   \(text)\n") }
      }
    }
  }

  private func answer(
    _ packet: ReviewPacket,
    _ verdict: ReviewVerdict,
    _ findings: [Verdict.Finding]
  ) -> Answer {
    let record = packet.record
    let verdict = Verdict(record: record.name, digest: record.digest, verdict: verdict, findings: findings)
    return .verdict((record.label, .success(verdict)))
  }

  /// Which question, which words, and why; nil where somebody goes back.
  private func finding(_ packet: ReviewPacket, quotes: Bool) -> Verdict.Finding? {
    let questions = packet.rubric.questions(of: packet.record)
    var question: Rubric.Question?
    while question == nil {
      guard let line = read("which question, 1 to \(questions.count)? (Return goes back)"), !line.isEmpty
      else {
        return nil
      }
      question = Int(line).flatMap { questions.indices.contains($0 - 1) ? questions[$0 - 1] : nil }
    }
    guard let question else { return nil }
    var finding = Verdict.Finding(question: question.id)
    while quotes, finding.quote == nil {
      guard let words = read("which words, as they stand? (Return goes back)"), !words.isEmpty else {
        return nil
      }
      guard let (text, quote) = quoted(words, question, packet) else {
        console.out("They do not stand there.\n")
        continue
      }
      (finding.pointer, finding.quote) = (text.pointer, quote)
    }
    while finding.reason == nil {
      guard let reason = read("why? (Return goes back)"), !reason.isEmpty else { return nil }
      finding.reason = reason
    }
    return finding
  }

  /// Typed words as they stand in a text that the question is about: case and the shape of apostrophes and
  /// quotation marks make no difference.
  private func quoted(
    _ words: String,
    _ question: Rubric.Question,
    _ packet: ReviewPacket
  ) -> (Reviewable.Leaf, String)? {
    for text in question.texts(of: packet.record) {
      guard let range = TextSearch.ranges(of: words, in: text.value).first else { continue }
      return (text, String(decoding: Array(text.value.utf8)[range], as: UTF8.self))
    }
    return nil
  }

  /// A line that somebody types, without spaces around it; nil at the end of input.
  private func read(_ prompt: String) -> String? {
    console.out("\(prompt) > ")
    guard let line = readLine() else {
      console.out("\n")
      return nil
    }
    return line.split(separator: " ").joined(separator: " ")
  }
}
