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
      case .next: [.count, .format, .bug, .reviewer, .calibrate, .planted]
      case .take: [.with, .count, .bug, .owner, .reviewer, .calibrate, .planted, .timeout, .today]
      case .ask: [.count, .bug, .owner, .calibrate, .planted, .today]
      case .score: [.format]
      }
    }
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
    let most = takesFile ? 3 : 2
    if arguments.operands.count > most {
      throw .usage("`\(Excerpt.of(arguments.operands[most]))` is one operand too many")
    }
    if takesFile, arguments.operands.count < 2 {
      throw .usage("say whose verdicts to take: a file (- for standard input), or --with 'COMMAND'")
    }
    let folder = try ContentPath.folder(arguments.operands.dropFirst(takesFile ? 2 : 1).first)
    return switch action {
    case .next: try next(folder)
    case .take: takesFile ? try take(arguments.operands[1], folder) : try judge(folder)
    case .ask: try ask(folder)
    case .score: try score(folder)
    }
  }

  // MARK: - Actions

  /// Packets for whoever judges elsewhere.
  private func next(_ folder: Folder) throws(RunError) -> Int32 {
    let format = arguments.value(.format) ?? "text"
    guard ["text", "jsonl"].contains(format), arguments.all(.format).count < 2 else {
      throw .usage("`seedtool review next` has the formats text and jsonl")
    }
    let desk = try ReviewDesk(folder, console)
    let reviewer = try arguments.line(.reviewer).map { Reviewer(.command, named: $0) }
    let (records, waitingCount) = try chosen(desk, for: reviewer, standard: 20)
    for (index, record) in records.enumerated() {
      let packet = desk.packet(record)
      if format == "jsonl" {
        console.out(SafeText("\(packet.line)", limit: .max) + "\n")
      } else {
        if index > 0 { console.out("\n") }
        console.out(ReviewPage(packet, desk.ledger, console).text)
      }
    }
    console.status("\(records.count) shown, \(waitingCount) waiting\n")
    return 0
  }

  /// Answers from a file.
  private func take(_ file: String, _ folder: Folder) throws(RunError) -> Int32 {
    for option in [OptionName.count, .bug, .timeout, .calibrate] where arguments.has(option) {
      throw .usage("--\(option.rawValue) goes with --with, and not with a file of verdicts")
    }
    let reviewer: Reviewer
    switch (try arguments.line(.owner), try arguments.line(.reviewer)) {
    case (let person?, nil): reviewer = Reviewer(.person, named: person)
    case (nil, let command?): reviewer = Reviewer(.command, named: command)
    default:
      throw .usage(
        "say who judged: --owner NAME for a person, who answers for it, or --reviewer NAME for a program"
      )
    }
    let lines = try JSONLines.read(file)
    let outcome = try keep(lines, by: reviewer, folder)
    return tell(outcome, of: file)
  }

  /// Answers from a command.
  private func judge(_ folder: Folder) throws(RunError) -> Int32 {
    if arguments.has(.owner) {
      throw .usage("a command is no person: --reviewer NAME says under which name its answers are kept")
    }
    let seconds = try number(.timeout, standard: 120, 1...3600)
    let judge = try JudgeCommand(arguments.value(.with) ?? "", seconds: seconds)
    let reviewer = Reviewer(.command, named: try arguments.line(.reviewer) ?? judge.name)
    let desk = try ReviewDesk(folder, console)
    let (records, waitingCount) = try chosen(desk, for: reviewer, standard: 20)
    var sum = ReviewDesk.Outcome()
    var failuresInARow = 0
    for (index, record) in records.enumerated() {
      console.enter("Asking \(judge.name) about \(record.label), \(index + 1) of \(records.count)")
      var outcome = ReviewDesk.Outcome()
      switch judge.answer(to: desk.packet(record)) {
      case .success(let bytes):
        outcome = try keep([(record.label, bytes)], of: record, by: reviewer, folder)
      case .failure(let refusal): outcome.refusals = [(record.label, refusal.reason)]
      }
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
  private func ask(_ folder: Folder) throws(RunError) -> Int32 {
    guard Process.readsTerminal else {
      throw .usage("`seedtool review ask` talks with a person at a terminal; `review take` reads verdicts")
    }
    let reviewer = Reviewer(.person, named: try Owner.name(arguments))
    let desk = try ReviewDesk(folder, console)
    let (records, waitingCount) = try chosen(desk, for: reviewer, standard: .max)
    let asking = ReviewAsking(console, reviewer)
    var keptCount = 0
    asking.greet(waitingCount)
    for record in records {
      let packet = desk.packet(record)
      console.out(ReviewPage(packet, desk.ledger, console).text)
      switch asking.verdict(on: packet, desk.ledger.objections(to: record).map(\.review)) {
      case .quit:
        asking.leave(keptCount)
        return 0
      case .next: continue
      case .verdict(let verdict):
        let outcome = try keep([verdict], by: reviewer, folder)
        for refusal in outcome.refusals { console.complain("Not kept: \(refusal.reason)\n") }
        keptCount += outcome.takenCount
      }
    }
    asking.leave(keptCount)
    return 0
  }

  // MARK: - Parts

  /// The records to ask about, planted ones among them where that was asked for, and how many are waiting.
  private func chosen(
    _ desk: ReviewDesk,
    for reviewer: Reviewer?,
    standard: Int
  ) throws(RunError) -> ([Reviewable], waitingCount: Int) {
    let count = try number(.count, standard: standard, 1...1_000_000)
    let waiting = desk.waiting(for: reviewer, bug: try arguments.bug(in: desk.catalog))
    guard arguments.has(.calibrate) else { return (Array(waiting.prefix(count)), waiting.count) }
    let plants = try Plants(desk, file: arguments.value(.planted))
    if plants.isEmpty {
      throw .usage(
        "nothing can be planted: no question of the rubric names `rules`, and no --planted FILE is given"
      )
    }
    // Every third, as far as they reach.
    let planted = plants.next(min(count, 1000) / 3 + 1, for: reviewer, desk.ledger)
    var records: [Reviewable] = []
    var (own, others) = (planted[...], waiting[...])
    while records.count < count,
      let next = records.count % 3 == 1
        ? own.popFirst() ?? others.popFirst() : others.popFirst() ?? own.popFirst()
    {
      records.append(next)
    }
    return (records, waiting.count)
  }

  /// Takes what a command said of one record, and of no other.
  private func keep(
    _ answers: [(name: String, bytes: [UInt8])],
    of record: Reviewable,
    by reviewer: Reviewer,
    _ folder: Folder
  ) throws(RunError) -> ReviewDesk.Outcome {
    if let verdict = try? Verdict(answers[0].bytes), verdict.record != record.name {
      var outcome = ReviewDesk.Outcome()
      outcome.refusals = [(record.label, "the answer is about another record, \(Excerpt.of(verdict.record))")]
      return outcome
    }
    return try keep(answers, by: reviewer, folder)
  }

  private func keep(
    _ answers: [(name: String, bytes: [UInt8])],
    by reviewer: Reviewer,
    _ folder: Folder
  ) throws(RunError) -> ReviewDesk.Outcome {
    let date = "\(try Today.date(arguments))"
    let file = arguments.value(.planted)
    return try ReviewDesk.keep(
      answers,
      by: reviewer,
      on: date,
      folder,
      { (desk) throws(RunError) in try Plants(desk, file: file) },
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

  private func number(_ option: OptionName, standard: Int, _ range: ClosedRange<Int>) throws(RunError) -> Int
  {
    guard let text = arguments.value(option) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "--\(option.rawValue) takes a number of \(range.lowerBound) to \(range.upperBound), not `\(text)`"
      )
    }
    return number
  }
}
