/// What the command line asks for.
struct Options {
  static let usage = """
    usage: generate --records N --seed S -o DIR [--faults RATE] [--files K]

      --records N    how many fixes, 1…9999999
      --seed S       the same seed gives the same bytes on every machine
      -o DIR         where to write; the folder is made
      --faults RATE  the share of fixes that get a fault each, 0…1; DIR/faults.tsv lists them
      --files K      the fixes as K files, fixes/*.json, K at most N; the same records
    """

  var recordCount = 0
  var seed: UInt64 = 0
  var folder = ""
  var faultRate = 0.0
  var fileCount = 1

  init(_ arguments: [String]) {
    var rest = arguments[...]
    func value(_ name: String) -> String {
      guard let text = rest.popFirst() else { stop("\(name) needs a value\n\(Self.usage)") }
      return text
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--records": recordCount = Int(value(argument)) ?? 0
      case "--seed": seed = UInt64(value(argument)) ?? 0
      case "-o": folder = value(argument)
      case "--faults": faultRate = Double(value(argument)) ?? -1
      case "--files": fileCount = Int(value(argument)) ?? 0
      default: stop("\(argument) is no option\n\(Self.usage)")
      }
    }
    guard (1...9_999_999).contains(recordCount), !folder.isEmpty, (0...1).contains(faultRate),
      (1...min(9999, recordCount)).contains(fileCount)
    else { stop("a value is missing or out of range\n\(Self.usage)") }
  }
}
