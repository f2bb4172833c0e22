import SeedDiagnostics
import SeedPlatform
import SeedSource
import SeedTables

extension Catalog {
  /// A file's path below the content folder; of a file that was named by itself, what it would be.
  package func relativePath(of fileIndex: Int) -> String {
    // An extended file is shown by a shorter path.
    let path = sources[fileIndex].origin?.path ?? sources[fileIndex].path
    if let folder {
      let prefix = folder.hasSuffix("/") ? folder : "\(folder)/"
      return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
    let parts = path.split(separator: "/")
    let inFolder = parts.suffix(2).joined(separator: "/")
    return ContentKind(relativePath: inFolder) == nil ? parts.last.map { String($0) } ?? path : inFolder
  }
}
