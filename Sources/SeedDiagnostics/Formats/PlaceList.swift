internal import SeedSource

/// The places of notes in one line, for where there is no room for a frame each.
enum PlaceList {
  /// How many places are listed.
  private static let limit = 16

  /// `12:5, 40:9, copy/geocue.standard.json:4:7 and 3 more`: the path is left out where it is that of the
  /// finding.
  ///
  /// - Parameter fileIndex: the file that the reader has just been told, if any.
  /// - Returns: nil when no note has a place.
  static func text(of notes: some Collection<Diagnostic.Note>, in map: SourceMap, fileIndex: Int?) -> String?
  {
    let places = notes.compactMap(\.place)
    if places.isEmpty { return nil }
    let shown = places.prefix(limit).map { place in
      let position = map.start(of: place)
      let path = place.fileIndex == fileIndex ? "" : "\(map.sources[place.fileIndex].path):"
      return "\(path)\(position.line):\(position.column)"
    }
    let list = shown.joined(separator: ", ")
    return places.count > limit ? "\(list) and \(places.count - limit) more" : list
  }
}
