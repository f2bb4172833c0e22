import SeedDecoding
package import SeedPlatform
import SeedTables

/// The content folder that single files belong to, and what they are in it.
package struct ContentHome {
  package let folder: Folder
  /// Below the folder, in the order in which the files were named.
  package private(set) var paths: [String]

  /// The folder of all of some files; nil where they belong to none.
  ///
  /// - Throws: where they belong to several, or only some of them to one.
  package init?(of files: [FileReference]) throws(RunError) {
    var homes: [ContentHome?] = []
    for file in files { homes.append(try ContentHome(of: file)) }
    guard let first = homes.first else { return nil }
    for (index, home) in homes.enumerated() {
      guard try ContentHome.identity(home) == ContentHome.identity(first) else {
        let (path, other) = (files[index].path, files[0].path)
        if home == nil { throw .usage("`\(path)` is no file of a content folder, as `\(other)` is") }
        if homes[0] == nil { throw .usage("`\(other)` is no file of a content folder, as `\(path)` is") }
        throw .usage("name files of one content folder: `\(path)` is not of that of `\(other)`")
      }
    }
    guard let first else { return nil }
    folder = first.folder
    paths = homes.flatMap { $0?.paths ?? [] }
  }

  /// The folder that a name for standard input leads to; where it leads to none, the one that is found from
  /// here, if the name is one of its files'.
  package init?(ofName name: String) throws(RunError) {
    var file: FileReference?
    do throws(FileError) { file = try FileReference(path: name) } catch {
      // Nothing has to be where a name leads that stands for standard input.
      if error.reason != .notFound { throw .world(error) }
    }
    if let file, let home = try ContentHome(of: file) {
      self = home
      return
    }
    guard ContentKind(relativePath: name) != nil, let folder = try ContentPath.nearestContent() else {
      return nil
    }
    self.folder = folder
    paths = [name]
  }

  /// A file lies in its content folder, or in one of the folders that content has.
  private init?(of file: FileReference) throws(RunError) {
    let own = file.folder
    if ContentKind(relativePath: file.name) != nil, try ContentHome.holdsContent(own, beside: file.name) {
      folder = try ContentHome.bounded(own)
      paths = [file.name]
      return
    }
    let found = try world { () throws(FileError) -> (Folder, String)? in
      let parent = try own.parent
      for name in ContentKind.folderNames where ContentKind(relativePath: "\(name)/\(file.name)") != nil {
        guard try parent.kind(of: name) == .folder,
          try parent.folder(name).identity == own.identity
        else { continue }
        return (parent, "\(name)/\(file.name)")
      }
      return nil
    }
    guard let (parent, path) = found, try ContentHome.holdsContent(parent, beside: path) else { return nil }
    folder = try ContentHome.bounded(parent)
    paths = [path]
  }

  /// The content files of a folder in a content folder, such as `copy`; nil for any other folder.
  package static func files(inFolder path: String) throws(RunError) -> [String]? {
    let found = try world { () throws(FileError) -> (Folder, String)? in
      let own = try Folder(inside: path)
      let parent = try own.parent
      for name in ContentKind.folderNames {
        guard try parent.kind(of: name) == .folder, try parent.folder(name).identity == own.identity else {
          continue
        }
        return (parent, name)
      }
      return nil
    }
    guard let (parent, name) = found, try holdsContent(parent, beside: "") else { return nil }
    let names = try world { () throws(FileError) in try FileSystem.names(in: path) }
    let files = names.filter { ContentKind(relativePath: "\(name)/\($0)") != nil }
    if files.isEmpty { throw .usage("`\(path)` has no content file") }
    return files.map { FileSystem.join(path, $0) }
  }

  private static func bounded(_ folder: Folder) throws(RunError) -> Folder {
    try world { () throws(FileError) in try folder.bounded }
  }

  /// Whether a folder has a content file of a fixed name beside one that was named.
  private static func holdsContent(_ folder: Folder, beside path: String) throws(RunError) -> Bool {
    try world { () throws(FileError) in
      for name in ContentKind.fixedPaths where name != path {
        if try folder.kind(of: name) != nil { return true }
      }
      return false
    }
  }

  private static func identity(_ home: ContentHome?) throws(RunError) -> FolderIdentity? {
    guard let home else { return nil }
    return try world { () throws(FileError) in try home.folder.identity }
  }
}
