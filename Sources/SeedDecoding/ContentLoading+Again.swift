package import SeedDiagnostics
import SeedPlatform
import SeedSource

extension ContentLoading {
  /// Parses and decodes changed files as the content that a catalog was: after fixes, before anything is
  /// written. What was found about the folder itself stays found.
  package static func load(_ sources: SourceSet, as catalog: Catalog) -> ContentLoading {
    var loading = ContentLoading()
    loading.catalog.isWhole = catalog.isWhole
    loading.catalog.folder = catalog.folder
    loading.catalog.namedFiles = catalog.namedFiles
    loading.catalog.found = FindingList(catalog.diagnostics.filter { $0.place == nil })
    // Files that were missing still are; the others are judged again.
    loading.catalog.gaps = catalog.gaps.filter { !catalog.kinds.contains($0.kind) }
    for (index, file) in sources.files.enumerated() { loading.add(file, kind: catalog.kinds[index]) }
    loading.catalog.extendedFiles = catalog.extendedFiles
    loading.resolveReferences()
    return loading
  }
}
