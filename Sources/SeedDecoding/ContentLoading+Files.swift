import SeedDiagnostics
import SeedModel
import SeedPlatform
import SeedSource
import SeedTables

extension ContentLoading {
  /// Up to so many bytes are read together, and are twice in memory while the catalog takes what they hold.
  static let togetherByteCount = 1 << 22

  /// A file that is to be read.
  struct Input: Sendable {
    enum Source: Sendable {
      case reference(FileReference)
      case buffer(SourceFile)
    }

    let kind: ContentKind
    let source: Source

    init(_ kind: ContentKind, _ source: Source) { (self.kind, self.source) = (kind, source) }

    /// How many bytes it seems to have.
    var byteCount: Int {
      switch source {
      case .reference(let reference): reference.stamp.map { Int($0.byteCount) } ?? 0
      case .buffer(let file): file.byteCount
      }
    }
  }

  /// Reads, parses and decodes files, each on one thread where there are several.
  ///
  /// - Throws: `ContentError` for the first that cannot be read.
  mutating func add(_ inputs: [Input]) throws(ContentError) {
    let workers = Process.processorCount
    var files: [ParsedFile] = []
    for result in Parallel.map(count: inputs.count, workers: workers, { ParsedFile.read(inputs[$0]) }) {
      do throws(FileError) { files.append(try result.get()) } catch { throw ContentError(error) }
    }
    let first = catalog.trees.count
    for file in files { put(file) }
    guard files.count > 1 else {
      if let file = files.first { timings.decode += file.decode(first, BugSlugs(catalog), into: &catalog) }
      return
    }
    let (empty, bugs) = (catalog.emptyPart, BugSlugs(catalog))
    let parts = Parallel.map(count: files.count, workers: workers) { [files] index in
      var part = empty
      let time = files[index].decode(first + index, bugs, into: &part)
      return (part, time)
    }
    for (part, time) in parts {
      catalog.append(part)
      timings.decode += time
    }
  }

  mutating func add(_ file: SourceFile, kind: ContentKind) {
    let parsed = ParsedFile(file, kind)
    put(parsed)
    timings.decode += parsed.decode(catalog.trees.count - 1, BugSlugs(catalog), into: &catalog)
  }

  private mutating func put(_ file: ParsedFile) {
    _ = catalog.sources.add(file.file)
    catalog.trees.append(file.reading.tree)
    catalog.kinds.append(file.kind)
    timings.read += file.readTime
    timings.parse += file.parseTime
  }

  static let outsideMessage =
    "this is a link that leads out of the repository or into `.git`, and is not followed"
}

/// A file that was read and parsed, or what stands for one that was not.
private struct ParsedFile: Sendable {
  let file: SourceFile
  let kind: ContentKind
  var reading: JSONReading
  let isRootRight: Bool
  /// What its records are where its name stands for others.
  let stranger: ContentKind?
  /// Why it is not read.
  var problem: (rule: RuleID, message: String)?
  /// In nanoseconds.
  var readTime: UInt64 = 0
  let parseTime: UInt64

  init(_ file: SourceFile, _ kind: ContentKind) {
    let start = Process.monotonicNanoseconds
    (self.file, self.kind) = (file, kind)
    reading =
      kind.isJSON
      ? JSONParser.read(file, workers: Process.processorCount)
      : JSONReading(tree: JSONTree(ofTextFile: file), faults: file.encodingFaults)
    isRootRight = kind.isJSON && ContentPlans.shared.root(of: kind).takes(reading.tree[0].kind)
    stranger = isRootRight ? ContentPlans.shared.stranger(in: reading.tree, of: kind) : nil
    // What is left of a file has another root than the whole.
    if stranger != nil || reading.isCut && !isRootRight { reading.tree = JSONParser.nothing(of: file) }
    parseTime = Process.monotonicNanoseconds - start
  }

  static func read(_ input: ContentLoading.Input) -> Result<ParsedFile, FileError> {
    let reference: FileReference
    switch input.source {
    case .buffer(let file): return .success(ParsedFile(file, input.kind))
    case .reference(let own): reference = own
    }
    let start = Process.monotonicNanoseconds
    do throws(FileError) {
      let file = try SourceFile(reference)
      let readTime = Process.monotonicNanoseconds - start
      var parsed = ParsedFile(file, input.kind)
      parsed.readTime = readTime
      return .success(parsed)
    } catch {
      var standIn = ParsedFile(SourceFile(path: reference.path, text: ""), input.kind)
      switch error.reason {
      case .tooLarge(let byteCount, let limit):
        standIn.problem = (.fileTooLarge, "the file has \(byteCount) bytes; the limit is \(limit)")
      case .outsideLink: standIn.problem = (.outsideLink, ContentLoading.outsideMessage)
      default: return .failure(error)
      }
      return .success(standIn)
    }
  }

  /// Adds what it holds, and what is wrong with it, to a catalog that has its tree.
  ///
  /// - Parameter bugs: those of other files that are known.
  /// - Returns: how long that took, in nanoseconds.
  func decode(_ fileIndex: Int, _ bugs: BugSlugs, into catalog: inout Catalog) -> UInt64 {
    let start = Process.monotonicNanoseconds
    if problem == nil { reportFaults(fileIndex, &catalog) }
    FileDecoder.decode(fileIndex: fileIndex, brokenAt: reading.brokenOffsets, bugs, into: &catalog)
    if let problem {
      // The stand-in's own faults mean nothing.
      catalog.found.forget(file: fileIndex)
      report(problem.rule, problem.message, fileIndex, &catalog)
    }
    return Process.monotonicNanoseconds - start
  }

  private func reportFaults(_ fileIndex: Int, _ catalog: inout Catalog) {
    if let stranger {
      var finding = Diagnostic(
        rule: .wrongType,
        message:
          "the file has \(stranger.recordName) records, but its name is for \(kind.recordName) records",
        place: Place(fileIndex: fileIndex, range: ByteRange(0, min(1, file.byteCount)))
      )
      finding.pointer = ""
      finding.remedy = "It may have been saved under a wrong name."
      finding.relations.causes = [.value]
      catalog.found.report(finding)
      catalog.gaps.append(Gap(kind: kind, cause: .unreadable, reason: "\(file.path) holds something else"))
    } else if kind.isJSON, reading.isCut || !isRootRight {
      let reason = "\(file.path) cannot be read\(isRootRight ? " to its end" : "")"
      catalog.gaps.append(Gap(kind: kind, cause: .unreadable, reason: reason))
    }
    for fault in reading.faults {
      var diagnostic = Diagnostic(fault, fileIndex: fileIndex)
      if case .carriageReturn = fault.kind {
        diagnostic.repair = Diagnostic.lineEndRepair(in: file, fileIndex: fileIndex)
      }
      catalog.found.report(diagnostic)
      let kind = CountedFindings.Kind(diagnostic.rule, diagnostic.severity, fileIndex: fileIndex)
      catalog.found.count(kind, fault.followerCount)
    }
  }

  /// Reports why it is not read.
  private func report(_ rule: RuleID, _ message: String, _ fileIndex: Int, _ catalog: inout Catalog) {
    let place = Place(fileIndex: fileIndex, range: ByteRange(0, 0))
    var finding = Diagnostic(rule: rule, message: message, place: place)
    finding.remedy =
      rule == .fileTooLarge
      ? "Split it into a folder of files: `fixes/*.json`." : "Put the file itself in its place."
    catalog.found.report(finding)
    let reason = rule == .fileTooLarge ? "is too large to be read" : "is a link that is not followed"
    catalog.gaps.append(Gap(kind: kind, cause: .unreadable, reason: "\(file.path) \(reason)"))
  }
}
