package import SeedDecoding
import SeedSource
import SeedTables

extension Catalog {
  /// What a writer calls a value: "fix #321, prompt"; "streak.longest, variant 2, body".
  ///
  /// - Parameters:
  ///   - record: the record's index; nil for a value that is in none.
  ///   - pointer: from the record, or from the file's root.
  package func label(ofRecord record: Int?, _ pointer: some StringProtocol) -> String? {
    var words: [String] = []
    if let record, let name = recordLabel(record) { words.append(name) }
    var isList = record.map { records[$0].kind == .copyTable } ?? false
    var container = isList ? "variants" : ""
    for part in pointer.split(separator: "/") {
      if let index = Int(part), isList || !container.isEmpty {
        if words.last == container { words.removeLast() }
        words.append("\(Self.singular(container)) \(index + 1)")
        isList = false
        container = ""
      } else {
        container = String(part)
        if part.contains("~") { container = container.replacing("~1", with: "/").replacing("~0", with: "~") }
        if container != "configuration" { words.append(container) }
      }
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The number of the fix that a record is; nil for other records and fixes without one.
  ///
  /// - Complexity: O(log fixes).
  package func fixNumber(ofRecord record: UInt32) -> UInt32? {
    let next = fixes.indices.partitionPoint { fixes[$0].record < record }
    guard next < fixes.count, fixes[next].record == record, fixes[next].number > 0 else { return nil }
    return fixes[next].number
  }

  private func recordLabel(_ index: Int) -> String? {
    let record = records[index]
    let number = "\(record.memberIndex + 1)"
    switch record.kind {
    case .fixes:
      let noun = label(of: .fixes)
      if let number = fixNumber(ofRecord: UInt32(index)).map({ "\($0)" }) ?? writtenNumber(of: record) {
        return "\(noun) #\(number)"
      }
      return Self.place(Int(record.memberIndex), noun)
    case .microEducation:
      let next = tidbits.indices.partitionPoint { Int(tidbits[$0].record) < index }
      guard next < tidbits.count, Int(tidbits[next].record) == index,
        let slug = string(record: UInt32(index), node: tidbits[next].bugSlug)
      else { return "\(label(of: .microEducation)) \(number)" }
      return "\(label(of: .microEducation)) \(number) (\(Excerpt.of(slug)))"
    case .bugs:
      let bug = bugs.first { Int($0.record) == index }
      let slug = bug.flatMap { string(record: UInt32(index), node: $0.slug) }
      return "\(label(of: .bugs)) \(slug.map { Excerpt.of($0) } ?? number)"
    case .copyContract: return "key \(name(of: UInt32(index)).map { Excerpt.of($0) } ?? number)"
    case .copyTable: return name(of: UInt32(index)).map { Excerpt.of($0) }
    // A file that is one record needs no label.
    default: return record.kind.row.record?.path == "[]" ? "\(record.kind.recordName) \(number)" : nil
    }
  }

  /// The digits of a fix's number that is none: `"594"`, `0594`, `#594`.
  private func writtenNumber(of record: AuthoredRecord) -> String? {
    let tree = trees[Int(record.fileIndex)]
    guard let node = tree.value(of: "number", in: record.node), tree[node].range.byteCount <= 16 else {
      return nil
    }
    let text = tree.file.text(tree[node].range).trimmingPrefix { "\" #0".contains($0) }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty || digits.count > 9
      || text.dropFirst(digits.count).contains { $0 != "\"" && $0 != " " }
      ? nil : String(digits)
  }

  /// What a fix without a number is called: "the 4th fix of the file".
  package static func place(_ index: Int, _ noun: String) -> String {
    let number = index + 1
    let isTeen = (11...13).contains(number % 100)
    let end = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "the \(number)\(end) \(noun) of the file"
  }

  private static func singular(_ list: String) -> String {
    if list.hasSuffix("ies") { return "\(list.dropLast(3))y" }
    return list.hasSuffix("s") ? String(list.dropLast()) : list
  }
}
