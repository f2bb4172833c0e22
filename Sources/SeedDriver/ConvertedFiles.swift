import SeedConversion
import SeedPlatform
import SeedWorkspace

/// The new folder that converted files are written to; nothing that stands anywhere is replaced.
struct ConvertedFiles {
  let path: String

  /// - Throws: where something stands already, or the folder would lie in the one that is converted or in
  ///   content.
  init(_ path: String, from source: Folder) throws(RunError) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    try world { () throws(FileError) in try Folder.refuseOutsideLinks(on: path) }
    try expectNothing()
    let above = try world { () throws(FileError) in try FileReference(path: path).folder }
    if above.lies(in: source) {
      throw .world(path: path, message: "it would lie in \(source.path): name a folder elsewhere")
    }
    try OutputFiles.expectNoContent(in: path)
  }

  /// Writes all files, or none.
  func write(_ files: [Conversion.File]) throws(RunError) {
    try world { () throws(FileError) in try FileSystem.makeFolder(path) }
    let folder = try world { () throws(FileError) in
      let folder = try Folder(path: path)
      try folder.lock()
      return folder
    }
    try expectNothing()
    try world { () throws(FileError) in
      try Self.write(files.map { (folder.file($0.name).path, $0.bytes) })
    }
  }

  /// Writes new files, or none.
  static func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
    for (index, file) in files.enumerated() {
      do throws(FileError) {
        try FileWriting.replace(file.path, with: file.bytes)
      } catch {
        // The last one, too: it may be there though closing it failed.
        for written in files[...index] { FileSystem.remove(written.path) }
        throw error
      }
    }
  }

  private func expectNothing() throws(RunError) {
    let name = try world { () throws(FileError) -> String? in
      guard try FileSystem.kind(of: path) != nil else { return nil }
      let folder = try Folder(path: path)
      folder.removeLeftovers()
      return try folder.names().first
    }
    guard let name else { return }
    throw .world(
      path: path,
      message: "\(name) stands there, and nothing is replaced: name a new folder, then move what you want"
    )
  }
}
