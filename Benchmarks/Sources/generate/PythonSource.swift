/// Python source made of the texts of the same records, byte for byte as long as the content folder.
struct PythonSource {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func write() {
    let total = Corpus(options).byteCount()
    let records = FixRecords(seed: options.seed)
    makeFolder(options.folder)
    var number = 0
    var written = 0
    for index in 0..<options.fileCount {
      let end = total * (index + 1) / options.fileCount
      let name = options.fileCount > 1 ? "source_\(Corpus.padded(index + 1)).py" : "source.py"
      var file = OutputFile("\(options.folder)/\(name)")
      // JSON has keys and indentation that Python does not: more records fill the same bytes.
      while written < end {
        number += 1
        var lines = Self.lines(records.record(number), number)
        if lines.count >= end - written { lines = Self.comment(byteCount: end - written) }
        written += lines.count
        file.write(lines)
      }
      file.finish()
    }
  }

  /// `TEXT_12_3 = "…"`, a line a text.
  private static func lines(_ record: JSONValue, _ number: Int) -> [UInt8] {
    var writer = ByteWriter()
    var index = 0
    record.forEachText { text in
      index += 1
      writer.write("TEXT_\(number)_\(index) = ")
      writer.writeQuoted(text)
      writer.write("\n")
    }
    return writer.bytes
  }

  /// Comment lines of so many bytes.
  private static func comment(byteCount: Int) -> [UInt8] {
    if byteCount < 3 { return [UInt8](repeating: 0x0A, count: byteCount) }
    return Array("# ".utf8) + [UInt8](repeating: 0x2D, count: byteCount - 3) + [0x0A]
  }
}
