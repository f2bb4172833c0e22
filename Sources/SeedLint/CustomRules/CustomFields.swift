import SeedTables
import SeedDecoding
import SeedDiagnostics

/// How a rule without code names the fields that it reads.
enum CustomFields {
  /// Whether a name means each field, by the field's index; nil where it means none.
  ///
  /// `*` means all but drawings and what histories show; any other name means the field with that path, or
  /// those below it: `fixes[].prompt`, `fixes[].configuration`, `fixes`. Drawings have to be named by their
  /// own path.
  static func reads(_ name: String) -> [Bool]? {
    let paths = ContentPlans.shared.registry.paths
    let parts = ContentPlans.shared.registry.parts
    if name == "*" { return parts.map(\.isJudgedInFull) }
    let reads = zip(paths, parts).map { path, part in
      guard path.hasPrefix(name), part != .drawing || path == "\(name)[]" || path == name else {
        return false
      }
      let rest = path.utf8.dropFirst(name.utf8.count).first
      return rest == nil || rest == UInt8(ascii: ".") || rest == UInt8(ascii: "[")
    }
    return reads.contains(true) ? reads : nil
  }

  /// The nearest name that means something.
  static func suggestion(for name: String) -> String? {
    var names: [String] = []
    for path in ContentPlans.shared.registry.paths {
      names.append(path)
      for index in path.indices where path[index] == "." || path[index] == "[" {
        names.append(String(path[..<index]))
      }
    }
    // Brackets that were forgotten are no difference.
    let bare = name.filter { $0 != "[" && $0 != "]" }
    if let same = names.first(where: { $0.filter { $0 != "[" && $0 != "]" } == bare }) { return same }
    return NearestName.of(name, among: names)
      ?? names.filter { $0.hasPrefix("\(name)/") }.min { $0.utf8.count < $1.utf8.count }
  }
}
