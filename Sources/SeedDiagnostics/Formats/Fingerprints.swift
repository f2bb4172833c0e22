/// What findings are known by from run to run, for programs that tell new ones from old: the record and the
/// text, never a line, so that they stay the same when records are reordered and lines move.
struct Fingerprints {
  /// How often each digest came.
  private var counts: [TextDigest: Int] = [:]

  /// The next finding's: 16 hexadecimal digits, and for the second and later ones of equal findings their
  /// number.
  mutating func next(_ entry: ReportEntry) -> String {
    var parts = [entry.rule]
    switch entry.kind {
    case .finding(let finding):
      if let key = finding.key, let record = key.record {
        parts += ["record", record, key.pointerShape ?? ""]
      } else {
        parts += [finding.place == nil ? "content" : entry.path]
        parts += [finding.pointer.map { FindingKey.shape(of: $0) } ?? finding.found ?? ""]
      }
      parts += [finding.textDigest?.description ?? ""]
    case .failure: parts += ["failure"]
    case .skippedRule: parts += ["skipped"]
    case .counted: parts += ["counted", entry.path]
    }
    var digest = TextDigest()
    for part in parts {
      digest.add(part.utf8)
      digest.add(CollectionOfOne(0))
    }
    let count = counts[digest, default: 0] + 1
    counts[digest] = count
    return count == 1 ? digest.description : "\(digest)-\(count)"
  }
}
