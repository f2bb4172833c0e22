import SeedSource
import SeedTables

extension ContentLoading {
  /// Parses and decodes the files of an earlier edition of a content folder, which are in memory.
  ///
  /// - Parameters:
  ///   - files: in any order, by their paths below the folder; those that are no content are passed over.
  ///   - strays: the paths of other files there, as `isListed` has them.
  ///   - folder: the edition's name, as it is shown.
  ///   - wasReplaced: as the catalog has it.
  ///   - reader: reads what its configuration extends.
  /// - Throws: `ContentError` where there is no content at all, or too much.
  package static func load(
    edition files: [(path: String, bytes: ArraySlice<UInt8>)],
    besides strays: [String] = [],
    of folder: String,
    wasReplaced: Bool = false,
    extending reader: EditionReader? = nil
  ) throws(ContentError) -> ContentLoading {
    var loading = ContentLoading()
    loading.catalog.folder = folder
    loading.catalog.wasReplaced = wasReplaced
    loading.editionReader = reader
    let found = files.compactMap { file in
      ContentKind(relativePath: file.path).map { (kind: $0, path: file.path, bytes: file.bytes) }
    }
    guard !found.isEmpty else { throw ContentError(path: folder, message: "there was no content there") }
    try requireFew(found.count, path: folder)
    loading.unknownFiles = strays
    let prefix = folder.hasSuffix("/") || folder.hasSuffix(":") ? folder : folder + "/"
    for file in found.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      loading.add(SourceFile(path: prefix + file.path, bytes: file.bytes), kind: file.kind)
    }
    loading.reportFolder(folder, found.map { ($0.kind, $0.path) })
    loading.resolveReferences()
    loading.editionReader = nil
    return loading
  }
}
