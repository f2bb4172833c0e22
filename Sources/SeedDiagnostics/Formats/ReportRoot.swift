/// The folder that reports for other programs name files from: the root of the repository, as those that show
/// findings beside lines expect it.
package struct ReportRoot: Hashable, Sendable {
  private let root: [Substring]
  private let workingFolder: [Substring]?

  /// Paths are told from the working directory, whichever it is.
  package init() {
    root = []
    workingFolder = nil
  }

  /// - Parameters:
  ///   - root: an absolute path.
  ///   - workingFolder: the absolute path that relative ones start from.
  package init(_ root: String, workingFolder: String) {
    self.root = root.split(separator: "/")
    self.workingFolder = workingFolder.split(separator: "/")
  }

  /// A path as reports write it: without `.` and `..` and a leading slash, as far as it lies below the root.
  func path(_ path: String) -> String {
    var parts = path.hasPrefix("/") ? [] : workingFolder ?? []
    let isAbsolute = path.hasPrefix("/") || workingFolder != nil
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty, parts.last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    guard isAbsolute else { return parts.joined(separator: "/") }
    guard workingFolder != nil, parts.starts(with: root), parts.count > root.count else {
      return "/" + parts.joined(separator: "/")
    }
    return parts.dropFirst(root.count).joined(separator: "/")
  }
}
