import SeedDecoding
import SeedDiagnostics
import SeedPlatform
import SeedRuntime
import SeedSimulation
import SeedWorkspace

/// `seedtool simulate`: play many users for many days and report repeats, exhaustion and coverage.
struct SimulateCommand: Command {
  let arguments: Arguments
  let console: Console

  /// How a report is given out.
  enum Format: String, CaseIterable {
    case text, json, html
  }

  func run() throws(RunError) -> Int32 {
    let format = try format()
    let requirements = try requirements()
    let (report, labels) = try isMerging ? (merged(), RecordLabels.standard) : played(requirements)
    let figures = try requirements.map { requirement throws(RunError) in try figure(requirement, report) }
    try write(report, format, labels)
    var code: Int32 = 0
    for (requirement, figure) in zip(requirements, figures) where !requirement.holds(for: figure) {
      let (name, have) = (requirement.figure, figure?.text ?? "nothing")
      console.complain(
        "seedtool: \(name): have \(have), need \(requirement.relation.rawValue) \(requirement.needText)\n"
      )
      code = 1
    }
    return code
  }

  private var isMerging: Bool { arguments.operands.first == "merge" }

  private func format() throws(RunError) -> Format {
    guard let name = arguments.value(.format) else { return .text }
    guard let format = Format(rawValue: name), arguments.all(.format).count == 1 else {
      throw .usage("`seedtool simulate` has the formats text, json and html")
    }
    return format
  }

  // MARK: The report

  /// The report, and what the content calls its records; a bundle does not say that.
  private func played(
    _ requirements: [SimulationRequirement]
  ) throws(RunError) -> (SimulationReport, RecordLabels) {
    let plan = try plan()
    let bundle: SeedBundle
    var labels = RecordLabels.standard
    if let path = arguments.value(.bundle) {
      if let operand = arguments.operands.first {
        throw .usage("name a content folder or --bundle, not both: `\(operand)` is one too many")
      }
      bundle = try BundlePath.open(path)
    } else {
      let content = try BundlePath.built(try ContentPath.folder(arguments), console)
      (bundle, labels) = (content.bundle, content.catalog.labels)
    }
    let simulation: Simulation
    do throws(SimulationReport.Failure) {
      simulation = try Simulation(bundle, plan)
    } catch {
      throw .world(path: arguments.value(.bundle) ?? "content", message: error.message)
    }
    // A misspelt figure is told before minutes of play.
    for requirement in requirements { _ = try figure(requirement, simulation.emptyReport) }
    console.enter("simulating")
    let threads = try arguments.number(.threads, 1...256) ?? Process.processorCount
    return (simulation.report(threads: threads), labels)
  }

  private func plan() throws(RunError) -> SimulationPlan {
    _ = try arguments.number(.threads, 1...256)
    var plan = SimulationPlan(
      users: try arguments.number(.users, 1...SimulationPlan.userLimit) ?? 10_000,
      days: try arguments.number(.days, 1...SimulationPlan.dayLimit) ?? 365,
      seed: UInt64(try arguments.number(.seed, 0...Int.max) ?? 0)
    )
    let names = arguments.list(.profile)
    if !names.isEmpty {
      plan.profiles = []
      for name in names {
        guard let profile = SimulationProfile(rawValue: name) else {
          let all = SimulationProfile.allCases.map(\.rawValue)
          throw .usage(
            "there is no profile `\(name)`; there are \(all.joined(separator: ", "))",
            suggestion: NearestName.of(name, among: all)
          )
        }
        if !plan.profiles.contains(profile) { plan.profiles.append(profile) }
      }
    }
    if let text = arguments.value(.shard) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1],
        let shard = SimulationPlan.Shard(index: index, count: count)
      else {
        let limit = SimulationPlan.Shard.countLimit
        throw .usage("--shard takes I/N with 1 ≤ I ≤ N ≤ \(limit), such as 2/8, not `\(text)`")
      }
      plan.shard = shard
    }
    return plan
  }

  private func merged() throws(RunError) -> SimulationReport {
    for option in [OptionName.bundle, .users, .days, .seed, .profile, .shard, .threads]
    where arguments.has(option) {
      throw .usage("`seedtool simulate merge` takes no --\(option.rawValue): the reports say it")
    }
    var reports: [(name: String, report: SimulationReport)] = []
    for path in arguments.operands.dropFirst() { reports.append((path, try SimulationFile.read(path))) }
    if reports.isEmpty { throw .usage("name the shards' reports: `seedtool simulate merge 1.json 2.json`") }
    do throws(SimulationReport.Failure) {
      return try SimulationReport.merging(reports)
    } catch {
      throw .world(path: "merge", message: error.message)
    }
  }

  // MARK: What is written

  private func write(
    _ report: SimulationReport,
    _ format: Format,
    _ labels: RecordLabels
  ) throws(RunError) {
    let shown = { SimulationPage(report).naming(labels) }
    var bytes: [UInt8]
    switch format {
    case .json: bytes = report.json
    case .html: bytes = Array(SimulationHTML.text(shown()).utf8)
    case .text:
      let output = arguments.value(.output)
      let width = output == nil ? Process.columnCount(.output) : nil
      let columns = width ?? Process.environment("COLUMNS").flatMap { Int($0) } ?? 100
      let page = SimulationText(width: min(columns, 400), usesColor: console.usesColor && output == nil)
      let text = page.text(shown())
      guard output != nil else { return console.out(text) }
      bytes = Array(text.string.utf8)
    }
    if let output = arguments.value(.output), output != "-" {
      try OutputFiles(named: arguments).replace(output, bytes)
      console.status("Wrote \(output)\n")
    } else {
      _ = bytes.withUnsafeBytes { console.out(raw: $0) }
    }
  }

  // MARK: What is required

  private func requirements() throws(RunError) -> [SimulationRequirement] {
    var requirements: [SimulationRequirement] = []
    for text in arguments.all(.require) {
      guard let requirement = SimulationRequirement(text) else {
        throw .usage(
          "--require takes a figure, a relation and a number: `days-to-repeat.p5 >= 60`, not `\(text)`"
        )
      }
      requirements.append(requirement)
    }
    if !requirements.isEmpty, arguments.has(.shard) {
      throw .usage("--require asks the whole; a shard's report is a part")
    }
    return requirements
  }

  /// The figure that a requirement is about; nil where nothing was counted for it.
  private func figure(
    _ requirement: SimulationRequirement,
    _ report: SimulationReport
  ) throws(RunError) -> SimulationFigure? {
    switch report.figure(requirement.figure) {
    case .success(let figure): return figure
    case .failure(.notByBug(let name)): throw .usage("`\(name)` is not counted for single bugs")
    case .failure(.name(let rest)):
      throw .usage(
        "there is no figure `\(requirement.figure)`; there are \(SimulationFigure.names.joined(separator: ", "))"
          + ", each also after a profile's name, a bug's slug, or both",
        suggestion: NearestName.of(rest, among: SimulationFigure.names)
      )
    }
  }
}

/// Reports as files.
enum SimulationFile {
  static func read(_ path: String) throws(RunError) -> SimulationReport {
    let bytes = try world { () throws(FileError) in
      let buffer = try FileReading.read(path, limit: SimulationReport.byteLimit)
      return withExtendedLifetime(buffer) { Array(buffer.elements) }
    }
    do throws(SimulationReport.Failure) { return try SimulationReport(parsing: bytes) } catch {
      throw .world(path: path, message: "no report of `seedtool simulate --format json`: \(error.message)")
    }
  }
}
