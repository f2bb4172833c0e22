import SeedDiagnostics
import SeedModel
package import SeedPlatform
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
  /// A file below a content folder.
  struct FolderFile {
    /// The path relative to the content folder.
    let path: String
    /// What it is; nil for a file that is no content.
    let content: (kind: ContentKind, reference: FileReference)?
    /// Whether it is a link to a folder that lies elsewhere, and is not followed.
    let isOutsideFolder: Bool

    init(_ path: String, _ name: String, in folder: Folder, isOutsideFolder: Bool = false) {
      self.path = path
      self.isOutsideFolder = isOutsideFolder
      content = isOutsideFolder ? nil : ContentKind(relativePath: path).map { ($0, folder.file(name)) }
    }
  }

  /// The JSON files below a content folder and the text files in `words`, in byte order of their paths; those
  /// with a suffix that nothing reads (`.JSON`, `.jsonc`), too: nothing that lies deeper than one folder is
  /// content, and that is said of what lies there. Hidden names are left out; what killed runs left is
  /// removed.
  ///
  /// - Throws: `FileError` for anything there that cannot be looked at, is neither a file nor a folder, is a
  ///   file where content has a folder, or lies too deep: what it holds must not be left out without a word.
  static func listFiles(in folder: Folder) throws(FileError) -> [FolderFile] {
    var files: [FolderFile] = []
    var seen: Set<FolderIdentity> = []
    try list(folder, named: "", depth: 0, &files, &seen)
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// How many folders may lie inside one another, below a content folder.
  package static let folderDepthLimit = 64

  /// - Parameter seen: the folders that have been looked into: links may lead back to one.
  private static func list(
    _ folder: Folder,
    named prefix: String,
    depth: Int,
    _ files: inout [FolderFile],
    _ seen: inout Set<FolderIdentity>
  ) throws(FileError) {
    guard try seen.insert(folder.identity).inserted || depth <= 2 else { return }
    if depth > folderDepthLimit {
      throw FileError(path: folder.path, reason: .tooDeep(limit: folderDepthLimit))
    }
    for name in try folder.names() {
      if name.hasPrefix(".") {
        folder.removeIfLeftover(name)
        continue
      }
      let path = prefix + name
      if name.hasSuffix(".json") || prefix == "words/" && name.hasSuffix(".txt") {
        files.append(FolderFile(path, name, in: folder))
        continue
      }
      let isListed = Self.isListed(path)
      switch try folder.kind(of: name) {
      case .folder?:
        let inner: Folder
        do throws(FileError) { inner = try folder.folder(name) } catch {
          guard error.reason == .outsideLink else { throw error }
          files.append(FolderFile(path, name, in: folder, isOutsideFolder: true))
          continue
        }
        try list(inner, named: path + "/", depth: depth + 1, &files, &seen)
      case .file? where depth == 0 && ContentKind.folderNames.contains(name):
        throw FileError(path: folder.file(name).path, reason: .notDirectory)
      case .file? where isListed: files.append(FolderFile(path, name, in: folder))
      case .file?, nil: break
      case .other? where depth < 2 || isListed:
        throw FileError(path: folder.file(name).path, reason: .notRegular)
      case .other?: break
      }
    }
  }

  /// Whether `listFiles` has a file, or content, at a path below a content folder.
  package static func isListed(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard !parts.contains(where: { $0.hasPrefix(".") }) else { return false }
    let suffix = Self.suffix(of: path).lowercased()
    return suffix.hasPrefix(".json")
      || suffix == ".txt" && parts.count > 1 && parts[0].lowercased() == "words"
  }

  /// The last dot of a file's name with what follows it.
  private static func suffix(of path: String) -> Substring {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return "" }
    return path[dot...]
  }

  /// What a listed file that nothing reads would have to be called: in small letters, with the suffix that is
  /// read, in no folder of a folder; nil where that is no content, either.
  private static func rightName(of path: String) -> String? {
    let suffix = Self.suffix(of: path)
    let right = suffix.lowercased() == ".txt" ? ".txt" : ".json"
    var parts = "\(path.dropLast(suffix.count))\(right)".split(separator: "/").map(String.init)
    if parts.count > 2 { parts = [parts[0], parts[parts.count - 1]] }
    if parts.count == 2 { parts[0] = parts[0].lowercased() }
    let name = parts.joined(separator: "/")
    return ContentKind(relativePath: name) == nil ? nil : name
  }

  /// The files of a content folder that hold content.
  ///
  /// - Throws: `FileError`, as for `listFiles`.
  package static func contentFiles(in folder: Folder) throws(FileError) -> [(
    path: String, file: FileReference
  )] {
    try listFiles(in: folder).compactMap { file in file.content.map { (file.path, $0.reference) } }
  }

  /// What changes with any file below a content folder that a check looks at: the paths, and of each file of
  /// content when it was written. A look that fails is a state of its own.
  ///
  /// - Complexity: one system call a file; no file is read.
  package static func state(of folder: Folder) -> [String: FileStamp?]? {
    guard let files = try? listFiles(in: folder) else { return nil }
    return Dictionary(files.map { ($0.path, $0.content?.reference.stamp) }) { first, _ in first }
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

  /// Reports files of the folder that are no content, that are next to a folder of the same kind, or that
  /// are missing.
  mutating func reportFolder(_ folder: String, _ found: [(kind: ContentKind, path: String)]) {
    var missing = ContentKind.allCases.filter { kind in
      kind.row.isRequired && !found.contains { $0.kind == kind }
        && !outsideFolders.contains { Self.kinds(ofFolder: $0).contains(kind) }
    }
    // Tables mean nothing without the catalogue.
    let kinds = found.map(\.kind)
    if kinds.contains(.copyTable), !kinds.contains(.copyContract) { missing.append(.copyContract) }
    let moved = Dictionary(
      missing.compactMap { kind in movedFile(of: kind).map { (kind, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    // Content that is there but for its configuration is judged by the defaults.
    if missing == [.configuration], moved.isEmpty { missing = [] }
    reportOutsideFolders(of: folder)
    for path in unknownFiles where !moved.values.contains(path) {
      let known = ContentKind.fixedPaths
      var finding = Diagnostic(
        rule: .unknownFile,
        message: "\(FileSystem.join(folder, path)) is no content file, and nothing reads it",
        place: nil
      )
      finding.found = path
      finding.relations.path = path
      let right = Self.rightName(of: path).flatMap { name in
        found.contains { $0.path == name } ? nil : name
      }
      let isCopy = ["~", ".bak", ".orig", ".rej", ".swp"].contains { path.hasSuffix($0) }
      finding.suggestion = right ?? (isCopy ? nil : NearestName.of(path, among: known))
      if finding.suggestion == nil, isCopy {
        finding.remedy = "An editor or git left this copy: delete it."
      } else if finding.suggestion == nil {
        finding.remedy = "Move it out of the content folder, or rename it."
      }
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
    for kind in missing {
      let path = FileSystem.join(folder, kind.path + ".json")
      var finding = Diagnostic(rule: .missingFile, message: "\(path) is missing", place: nil)
      finding.relations.path = kind.path + ".json"
      if let other = moved[kind] {
        finding.remedy =
          "\(FileSystem.join(folder, other)), which nothing reads, may be it: give it its name back."
        finding.found = other
      } else {
        finding.remedy = kind.holds
      }
      catalog.found.report(finding)
      catalog.gaps.append(Gap(kind: kind, cause: .missing, reason: "\(path) is missing"))
    }
  }

  /// The one file that nothing reads and whose name has in it that of a file that is missing, or is like it.
  private func movedFile(of kind: ContentKind) -> String? {
    guard let wanted = kind.path.split(separator: "/").last.map(String.init) else { return nil }
    let like = unknownFiles.filter { path in
      let name = path.split(separator: "/").last.map { $0.lowercased() } ?? path
      return name.contains(wanted) || NearestName.of(name, among: ["\(wanted).json"]) != nil
    }
    return like.count == 1 ? like[0] : nil
  }

  /// Reports the folders that are not looked into; what they hold of the content is not known.
  private mutating func reportOutsideFolders(of folder: String) {
    for path in outsideFolders {
      var finding = Diagnostic(
        rule: .outsideLink,
        message: "\(FileSystem.join(folder, path)): \(Self.outsideMessage)",
        place: nil
      )
      finding.found = path
      finding.relations.path = path
      finding.remedy = "Put the folder itself in its place."
      catalog.found.report(finding)
      for kind in Self.kinds(ofFolder: path) {
        let reason = "\(path) is a link that is not followed"
        catalog.gaps.append(Gap(kind: kind, cause: .unreadable, reason: reason))
      }
    }
  }

  /// The kinds whose files a folder below the content folder may hold.
  private static func kinds(ofFolder path: String) -> [ContentKind] {
    ContentKind.allCases.filter { $0.mayBeFolder && $0.path == path || $0.path.hasPrefix("\(path)/") }
  }
}
