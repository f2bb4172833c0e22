import SeedDecoding
import SeedDiagnostics
import SeedLedger
import SeedPlatform
import SeedTables
import SeedWorkspace

/// `seedtool review`: ask readers what rules cannot judge, and keep what they say.
struct ReviewCommand: Command {
  let arguments: Arguments
  let console: Console

  /// What can be done.
  enum Action: String, CaseIterable {
    case next, take, ask, score

    /// The options that it takes, beside those of all commands.
    var options: [OptionName] {
      switch self {
      case .next: [.count, .format, .bug, .changedSince, .owner, .reviewer, .calibrate, .planted]
      case .take:
        [.with, .count, .bug, .changedSince, .owner, .reviewer, .calibrate, .planted, .timeout, .today]
      case .ask: [.count, .bug, .changedSince, .owner, .calibrate, .planted, .today]
      case .score: [.format]
      }
    }
  }

  /// The content, and what of it is named.
  struct Subject {
    let folder: Folder
    let selection: RecordSelection
  }

  func run() throws(RunError) -> Int32 {
    let names = Action.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else {
      throw .usage("say what to do: `seedtool review \(names.joined(separator: "|"))`")
    }
    guard let action = Action(rawValue: name) else {
      throw .usage(
        "`seedtool review` does \(names.joined(separator: ", ")), not `\(Excerpt.of(name))`",
        suggestion: NearestName.of(name, among: names)
      )
    }
    for option in OptionName.allCases
    where arguments.has(option) && option.commands?.contains(.review) ?? false {
      if !action.options.contains(option) {
        throw .usage("`seedtool review \(name)` takes no --\(option.rawValue)")
      }
    }
    if arguments.has(.planted), !arguments.has(.calibrate), action != .take {
      throw .usage("--planted goes with --calibrate")
    }
    let takesFile = action == .take && !arguments.has(.with)
    if takesFile, arguments.operands.count < 2 {
      throw .usage("say whose verdicts to take: a file (- for standard input), or --with 'COMMAND'")
    }
    let operands = arguments.operands.dropFirst(takesFile ? 2 : 1)
    if takesFile || action == .score {
      if let more = operands.dropFirst().first {
        throw .usage("`\(Excerpt.of(more))` is one operand too many")
      }
      let folder = try ContentPath.folder(operands.first)
      return takesFile ? try take(arguments.operands[1], folder) : try score(folder)
    }
    let subject = try subject(Array(operands))
    return switch action {
    case .next: try next(subject)
    case .ask: try ask(subject)
    case .take: try judge(subject)
    case .score: try score(subject.folder)
    }
  }

  private func subject(_ operands: [String]) throws(RunError) -> Subject {
    let selection = try RecordSelection(operands)
    if selection.isOfRecords { return Subject(folder: try selection.folder(), selection: selection) }
    if let more = selection.paths.dropFirst().first {
      throw .usage("`\(Excerpt.of(more))` is one operand too many")
    }
    return Subject(folder: try ContentPath.folder(selection.paths.first), selection: selection)
  }

  /// Who the options say it is for; nil for whoever comes.
  private func reviewer() throws(RunError) -> Reviewer? {
    switch (try arguments.line(.owner), try arguments.line(.reviewer)) {
    case (let person?, nil): Reviewer(.person, named: person)
    case (nil, let command?): Reviewer(.command, named: command)
    case (nil, nil): nil
    default: throw Self.oneReviewer
    }
  }

  private static let oneReviewer = RunError.usage(
    "say who judged: --owner NAME for a person, who answers for it, or --reviewer NAME for a program"
  )

  // MARK: - Actions

  /// Packets for whoever judges elsewhere.
  private func next(_ subject: Subject) throws(RunError) -> Int32 {
    let format = arguments.value(.format) ?? "text"
    guard ["text", "jsonl"].contains(format), arguments.all(.format).count < 2 else {
      throw .usage("`seedtool review next` has the formats text and jsonl")
    }
    let desk = try ReviewDesk(subject.folder, console)
    let (records, hosts, waitingCount) = try chosen(desk, subject, for: reviewer(), standard: 20)
    var known: Set<String> = []
    for (index, record) in records.enumerated() {
      let packet = desk.packet(record, without: hosts)
      if format == "jsonl" {
        console.out(SafeText("\(packet.line)", limit: .max) + "\n")
      } else {
        if index > 0 { console.out("\n") }
        console.out(ReviewPage(packet, desk.ledger, known: known, console).text)
        known.formUnion(packet.rubric.questions(of: record).map(\.id))
      }
    }
    console.status("\(records.count) shown, \(waitingCount) waiting\n")
    return 0
  }

  /// Answers from a file.
  private func take(_ file: String, _ folder: Folder) throws(RunError) -> Int32 {
    for option in [OptionName.count, .bug, .changedSince, .timeout, .calibrate] where arguments.has(option) {
      throw .usage("--\(option.rawValue) goes with --with, and not with a file of verdicts")
    }
    guard let reviewer = try reviewer() else { throw Self.oneReviewer }
    let answers = try JSONLines.read(file).map { name, bytes in
      (name, Result { () throws(Verdict.Refusal) in try Verdict(bytes) })
    }
    return tell(try keep(answers, by: reviewer, folder), of: file)
  }

  /// Answers from a command.
  private func judge(_ subject: Subject) throws(RunError) -> Int32 {
    if arguments.has(.owner) {
      throw .usage("a command is no person: --reviewer NAME says under which name its answers are kept")
    }
    let seconds = try arguments.number(.timeout, 1...3600) ?? 120
    let judge = try JudgeCommand(arguments.value(.with) ?? "", seconds: seconds)
    let reviewer = Reviewer(.command, named: try arguments.line(.reviewer) ?? judge.name)
    let desk = try ReviewDesk(subject.folder, console)
    let (records, hosts, waitingCount) = try chosen(desk, subject, for: reviewer, standard: 20)
    var sum = ReviewDesk.Outcome()
    var failuresInARow = 0
    for (index, record) in records.enumerated() {
      console.enter("Asking \(judge.name) about \(record.label), \(index + 1) of \(records.count)")
      let verdict = judge.answer(to: desk.packet(record, without: hosts)).flatMap { verdict in
        verdict.record == record.name
          ? .success(verdict)
          : .failure(Verdict.Refusal("the answer is about another record, \(Excerpt.of(verdict.record))"))
      }
      let outcome = try keep([(record.label, verdict)], by: reviewer, subject.folder)
      sum.counts.merge(outcome.counts, uniquingKeysWith: +)
      sum.refusals += outcome.refusals
      for refusal in outcome.refusals { console.complain("seedtool: \(refusal.name): \(refusal.reason)\n") }
      failuresInARow = outcome.refusals.isEmpty ? 0 : failuresInARow + 1
      if failuresInARow == 3 {
        throw .world(path: judge.name, message: "three answers in a row could not be taken; stopped")
      }
    }
    console.status(
      "Took \(Self.counted(sum.takenCount)) of \(reviewer.name): \(sum.text); \(waitingCount - sum.takenCount) waiting\n"
    )
    return sum.refusals.isEmpty ? 0 : 1
  }

  /// Answers of a person at the terminal.
  private func ask(_ subject: Subject) throws(RunError) -> Int32 {
    guard Process.readsTerminal else {
      throw .usage("`seedtool review ask` talks with a person at a terminal; `review take` reads verdicts")
    }
    let reviewer = Reviewer(.person, named: try Owner.name(arguments))
    let desk = try ReviewDesk(subject.folder, console)
    let (records, hosts, waitingCount) = try chosen(desk, subject, for: reviewer, standard: .max)
    let asking = ReviewAsking(console, reviewer)
    var keptCount = 0
    var known: Set<String> = []
    asking.greet(waitingCount)
    for record in records {
      let packet = desk.packet(record, without: hosts)
      let page = ReviewPage(packet, desk.ledger, known: known, console)
      console.out(page.text)
      known.formUnion(packet.rubric.questions(of: record).map(\.id))
      switch asking.verdict(on: packet, desk.ledger.objections(to: record).map(\.review), page) {
      case .quit:
        asking.leave(keptCount)
        return 0
      case .next: continue
      case .verdict(let verdict):
        let outcome = try keep([verdict], by: reviewer, subject.folder)
        for refusal in outcome.refusals { console.complain("Not kept: \(refusal.reason)\n") }
        keptCount += outcome.takenCount
      }
    }
    asking.leave(keptCount)
    return 0
  }

  // MARK: - Parts

  private func keep(
    _ answers: [ReviewDesk.Answer],
    by reviewer: Reviewer,
    _ folder: Folder
  ) throws(RunError) -> ReviewDesk.Outcome {
    try ReviewDesk.keep(
      answers,
      by: reviewer,
      on: "\(try Today.date(arguments))",
      folder,
      planted: arguments.value(.planted),
      console
    )
  }

  private static func counted(_ count: Int) -> String { "\(count) verdict\(count == 1 ? "" : "s")" }

  private func tell(_ outcome: ReviewDesk.Outcome, of file: String) -> Int32 {
    for refusal in outcome.refusals.prefix(100) {
      console.complain("seedtool: \(file), \(refusal.name): \(refusal.reason)\n")
    }
    if outcome.refusals.count > 100 { console.complain("… and \(outcome.refusals.count - 100) more\n") }
    let refused = outcome.refusals.isEmpty ? "" : "; refused \(outcome.refusals.count)"
    console.status("Took \(Self.counted(outcome.takenCount)): \(outcome.text)\(refused)\n")
    return outcome.refusals.isEmpty ? 0 : 1
  }
}
