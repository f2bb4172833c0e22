package import SeedPlatform
package import SeedSource

/// What a file of a folder is to become.
package struct FileChange {
  /// As it was read.
  package let old: SourceFile
  package let bytes: [UInt8]

  package init(old: SourceFile, bytes: [UInt8]) { (self.old, self.bytes) = (old, bytes) }

  /// Writes several files, or none of them: where one fails, those that stand there new are put back. The one
  /// that failed may be among them: that a file was not kept can be told when it is closed.
  ///
  /// - Throws: `FileError`; `.hasChanged` when somebody has saved one of the files since it was read.
  package static func write(_ changes: [FileChange]) throws(FileError) {
    for (index, change) in changes.enumerated() {
      do throws(FileError) {
        try FileWriting.replace(change.origin, with: change.bytes, expecting: change.oldBytes)
      } catch {
        for done in changes[...index].reversed() {
          try? done.bytes.withUnsafeBytes { new in
            try FileWriting.replace(done.origin, with: done.oldBytes, expecting: new)
          }
        }
        throw error
      }
    }
  }

  private var origin: FileReference {
    guard let origin = old.origin else { preconditionFailure("files of a folder have a path") }
    return origin
  }

  private var oldBytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(old.bytes) }
}
