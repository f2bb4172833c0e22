package import SeedSource

/// The files of a run, in the order in which findings are sorted.
package struct SourceSet: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Adds a file and returns its index.
  package mutating func add(_ file: SourceFile) -> Int {
    files.append(file)
    return files.count - 1
  }

  /// Puts another version of a file in its place; the indices stay.
  package mutating func replace(_ index: Int, with file: SourceFile) { files[index] = file }

  package subscript(index: Int) -> SourceFile { files[index] }
  package subscript(place: Place) -> UnsafeBufferPointer<UInt8> { files[place.fileIndex][place.range] }
}
