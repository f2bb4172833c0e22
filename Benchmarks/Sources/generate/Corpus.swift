/// A content folder, written as it is made.
struct Corpus {
  private let options: Options
  private let records: FixRecords

  var seed: UInt64 { options.seed }

  init(_ options: Options) {
    self.options = options
    records = FixRecords(seed: options.seed)
  }

  func write() {
    makeFolder(options.folder)
    for (name, bytes) in smallFiles {
      var file = OutputFile("\(options.folder)/\(name)")
      file.write(bytes)
      file.finish()
    }
    let isFolder = options.fileCount > 1
    if isFolder { makeFolder("\(options.folder)/fixes") }
    var manifest = "number\trule\n"
    for index in 0..<options.fileCount {
      let name = isFolder ? "fixes/\(Self.padded(index + 1)).json" : "fixes.json"
      var file = OutputFile("\(options.folder)/\(name)")
      let numbers = Self.range(index, of: options.fileCount, count: options.recordCount)
      writeFixes(numbers, &manifest) { file.write($0) }
      file.finish()
    }
    if options.faultRate > 0 {
      var file = OutputFile("\(options.folder)/faults.tsv")
      file.write(manifest)
      file.finish()
    }
  }

  /// The bytes of all content files, without writing them.
  func byteCount() -> Int {
    var count = smallFiles.reduce(0) { $0 + $1.bytes.count }
    var manifest = ""
    writeFixes(1...options.recordCount, &manifest) { count += $0.count }
    return count
  }

  /// The numbers that the file at an index holds.
  static func range(_ index: Int, of fileCount: Int, count: Int) -> ClosedRange<Int> {
    let first = count * index / fileCount + 1
    return first...max(first, count * (index + 1) / fileCount)
  }

  /// Four digits, so that names sort as their numbers do.
  static func padded(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private func writeFixes(_ numbers: ClosedRange<Int>, _ manifest: inout String, _ write: ([UInt8]) -> Void) {
    write(Array("[\n".utf8))
    for number in numbers {
      var bytes = fix(number, &manifest)
      bytes.append(contentsOf: Array((number == numbers.upperBound ? "\n" : ",\n").utf8))
      write(bytes)
    }
    write(Array("]\n".utf8))
  }

  private func fix(_ number: Int, _ manifest: inout String) -> [UInt8] {
    var record = records.record(number)
    guard var random = faultStream(number) else { return bytes(of: record, number) }
    let source = FaultSource(
      records: records,
      number: number,
      earlierNumber: (1...max(1, number / 2)).reversed().first { $0 < number && faultStream($0) == nil }
    )
    while true {
      let fault = random.pick(Fault.all)
      switch fault.change {
      case .record(let change):
        guard change(&record, source) else { continue }
        manifest += "\(number)\t\(fault.rule)\n"
        return bytes(of: record, number)
      case .bytes(let change):
        var bytes = bytes(of: record, number)
        guard change(&bytes) else { continue }
        manifest += "\(number)\t\(fault.rule)\n"
        return bytes
      }
    }
  }

  /// The stream that a faulty record draws its fault from; nil for a record without one. It is a stream of
  /// its own, so that the other records stay those of the clean corpus.
  private func faultStream(_ number: Int) -> RandomSource? {
    var random = RandomSource(seed: options.seed ^ 0xFA17, stream: UInt64(number))
    return options.faultRate > 0 && random.chance(options.faultRate) ? random : nil
  }

  private func bytes(of record: JSONValue, _ number: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.escapesLetters = records.escapesLetters(number)
    writer.write("  ")
    writer.write(record, depth: 1)
    return writer.bytes
  }
}
