import SeedDiagnostics
import SeedModel
import SeedPlatform
import SeedSource
package import SeedTables

extension ContentKind {
  /// The kind of the file at a path below the content folder, or nil for a file that is none.
  package init?(relativePath path: String) {
    self.init(relativePath: path) { name in
      Array(name.utf8).withUnsafeBufferPointer { TokenShape.name.matches($0) }
    }
  }
}

extension ContentLoading {
  /// The JSON files below a content folder and the text files in `words`, as paths relative to it, in byte
  /// order. Nothing that lies deeper than one folder is content, so two are looked into, to say so of what
  /// lies there. Hidden names are left out.
  static func listFiles(in folder: String) throws(ContentError) -> [String] {
    var paths: [String] = []
    do throws(FileError) {
      for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
        let path = FileSystem.join(folder, name)
        if name.hasSuffix(".json") {
          paths.append(name)
        } else if FileSystem.kind(of: path) == .folder {
          for child in try FileSystem.names(in: path) where !child.hasPrefix(".") {
            if child.hasSuffix(".json") || name == "words" && child.hasSuffix(".txt") {
              paths.append("\(name)/\(child)")
              continue
            }
            let inner = FileSystem.join(path, child)
            guard FileSystem.kind(of: inner) == .folder else { continue }
            for file in try FileSystem.names(in: inner)
            where file.hasSuffix(".json") && !file.hasPrefix(".") {
              paths.append("\(name)/\(child)/\(file)")
            }
          }
        }
      }
    } catch {
      throw ContentError(path: error.path, message: "\(error)")
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The kind of a file that was named by itself, from its name and the folder it lies in.
  static func kind(ofFile path: String) throws(ContentError) -> ContentKind {
    let parts = path.split(separator: "/").map(String.init)
    let name = parts.last ?? path
    let folder = parts.dropLast().last ?? ""
    if let kind = ContentKind(relativePath: "\(folder)/\(name)") ?? ContentKind(relativePath: name) {
      return kind
    }
    if name.split(separator: ".").count == 3, name.hasSuffix(".json"),
      let kind = ContentKind(relativePath: "copy/\(name)")
    {
      return kind
    }
    let names = ContentKind.fixedPaths
    var message = "no content file has this name"
    if let near = NearestName.of(name, among: names) { message += "; did you mean \(near)?" }
    throw ContentError(path: path, message: message)
  }

  /// Reports files of the folder that are no content, that stand beside a folder of the same kind, or that
  /// are missing.
  mutating func reportFolder(_ folder: String, _ found: [(kind: ContentKind, path: String)]) {
    for path in unknownFiles {
      let known = ContentKind.fixedPaths
      var finding = Diagnostic(
        rule: .unknownFile,
        message: "\(FileSystem.join(folder, path)) is no content file, and nothing reads it",
        place: nil
      )
      finding.found = path
      finding.suggestion = NearestName.of(path, among: known)
      if finding.suggestion == nil { finding.remedy = "Move it out of the content folder, or rename it." }
      catalog.found.report(finding)
    }
    for kind in ContentKind.allCases where kind.mayBeFolder {
      let paths = found.filter { $0.kind == kind }.map(\.path)
      guard paths.contains("\(kind.path).json"), paths.count > 1 else { continue }
      var finding = Diagnostic(
        rule: .conflictingFiles,
        message: "\(kind.path) is both a file and a folder",
        place: nil
      )
      finding.found = paths.joined(separator: ", ")
      finding.remedy = "Keep \(kind.path).json, or move its records into \(kind.path)/."
      catalog.found.report(finding)
    }
    for kind in ContentKind.allCases where kind.row.isRequired && !found.contains(where: { $0.kind == kind })
    {
      var finding = Diagnostic(
        rule: .missingFile,
        message: "\(FileSystem.join(folder, kind.path + ".json")) is missing",
        place: nil
      )
      finding.remedy = "It holds: \(kind.row.summary)"
      catalog.found.report(finding)
    }
  }
}
