import CivilTime
import SeedDiagnostics
import SeedPlatform
import SeedRuntime
import SeedSimulation
import SeedWorkspace

/// `seedtool replay`: drive a product's services from JSON Lines.
struct ReplayCommand: Command {
  let arguments: Arguments
  let console: Console

  func run() throws(RunError) -> Int32 {
    let names = ReplayName.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else {
      throw .usage("name a product: \(names.joined(separator: ", "))")
    }
    guard let product = ReplayName(rawValue: name) else {
      throw .usage("there is no product `\(name)` to replay", suggestion: NearestName.of(name, among: names))
    }
    let (content, events) = try inputs()
    let bundle = try bundle(content)
    var run: any ReplayRunning
    do throws(ReplayError) {
      run = try product.run(
        ReplaySetting(bundle: bundle, zones: TZifZones.system),
        stopsAtFirst: arguments.has(.strict)
      )
    } catch {
      throw .world(path: arguments.value(.bundle) ?? content ?? "content", message: error.message)
    }
    do throws(FileError) {
      if let events { return try replay(ByteStream(path: events), &run) }
      return try replay(.standardInput, &run)
    } catch {
      throw .world(path: error.path, message: "\(error)")
    }
  }

  /// The content folder and the file of events among the operands after the product; nil for those not named.
  private func inputs() throws(RunError) -> (content: String?, events: String?) {
    var rest = arguments.operands.dropFirst()[...]
    var content: String?
    if let first = rest.first,
      try world({ () throws(FileError) in try FileSystem.kind(of: first) }) == .folder
    {
      content = first
      rest = rest.dropFirst()
    }
    if content != nil, arguments.has(.bundle) {
      throw .usage("name a content folder or --bundle, not both")
    }
    let events = rest.popFirst()
    if let unexpected = rest.first { throw .usage("`\(unexpected)` is one operand too many") }
    return (content, events == "-" ? nil : events.map(ContentPath.harmless))
  }

  private func bundle(_ content: String?) throws(RunError) -> SeedBundle {
    if let path = arguments.value(.bundle) { return try BundlePath.open(path) }
    return try BundlePath.built(content, console)
  }

  /// Answers what a stream says as it comes, so that another program can wait for each answer.
  private func replay(_ stream: consuming ByteStream, _ run: inout any ReplayRunning) throws(FileError)
    -> Int32
  {
    let stopsAtFirst = arguments.has(.strict)
    var lines = ReplayLines(stopsAtFirst: stopsAtFirst)
    var isSound = true
    var piece: [UInt8] = []
    var output: [UInt8] = []
    while true {
      try stream.read(into: &piece)
      if piece.isEmpty {
        isSound = lines.finish(&run, to: &output) && isSound
      } else {
        isSound = lines.take(piece, &run, to: &output) && isSound
      }
      let isTaken = output.withUnsafeBytes { console.out(raw: $0) }
      output.removeAll(keepingCapacity: true)
      if piece.isEmpty || !isTaken || (stopsAtFirst && !isSound) { return isSound ? 0 : 1 }
    }
  }
}

extension Help {
  /// What a replay understands, product by product, and what it answers to a bad line.
  static func replay() -> String {
    var text = ""
    for product in ReplayName.allCases {
      let page = product.page
      text +=
        "\nCalls of \(product.rawValue), with their fields:\n" + rows(page.calls.map { ($0.name, $0.fields) })
      text += "\nEvents of \(product.rawValue), with their fields besides at:\n"
      text += rows(page.events.map { ($0.name, $0.fields) })
      text += "\nWhat falls due in \(product.rawValue):\n" + rows(page.dues.map { ($0.name, $0.summary) })
      text += "\nRefusals of \(product.rawValue):\n" + rows(page.refusals.map { ($0.code, $0.summary) })
      for list in page.lists {
        text += "\n\(list.title) of \(product.rawValue):\n" + rows(list.names.map { ($0, "") })
      }
    }
    text += "\nCodes of bad lines:\n" + rows(ReplayError.Code.allCases.map { ($0.rawValue, $0.summary) })
    return text
  }
}
