import SeedDiagnostics
package import SeedPlatform
import SeedSource
import SeedTables

extension Catalog {
  /// The content's own configuration file, then those that it extends, each extended by the one before; empty
  /// where there is none.
  package var configurationFiles: [Int] {
    fileIndex(of: .configuration).map { [$0] + extendedFiles } ?? []
  }
}

/// Where a configuration file is looked for that another one extends.
package struct ExtendedPlace: Sendable {
  private let folder: Folder
  private let path: String
  /// The file as it was just before it was read; nil where there was none.
  package let stamp: FileStamp?

  init(_ path: String, from folder: Folder) {
    (self.folder, self.path) = (folder, path)
    stamp = Self.stamp(path, from: folder)
  }

  /// The file as it is now.
  package var stampNow: FileStamp? { Self.stamp(path, from: folder) }

  private static func stamp(_ path: String, from folder: Folder) -> FileStamp? {
    (try? folder.reference(to: path))?.stamp
  }
}

extension ContentLoading {
  /// The most configuration files that extend one another.
  private static let extendedFileLimit = 8
  /// The most bytes of one of them.
  private static let extendedByteLimit = 1 << 24
  private static let outsideExtended = "the file that it extends lies outside of the repository, or in `.git`"

  /// Reads the configuration file that the content's own one extends, and the one that this one extends, and
  /// puts them behind all other files.
  mutating func extendConfiguration() {
    while let index = catalog.configurationFiles.last, let file = fileExtended(by: index) {
      catalog.extendedFiles.append(catalog.sources.files.count)
      add(file, kind: .configuration)
    }
  }

  /// The file that another one extends; nil, with a finding unless it extends none, where it cannot be read.
  private mutating func fileExtended(by index: Int) -> SourceFile? {
    let tree = catalog.trees[index]
    guard tree[0].kind == .object, let node = tree.value(of: "extends", in: 0), tree[node].kind == .string
    else {
      return nil
    }
    let path = tree.string(at: node)
    // A malformed one was reported by the decoder.
    guard TokenShape.reference.matches(path) else { return nil }
    var problem: String
    if path.hasPrefix("/") {
      problem = "`extends` takes a path relative to this file"
    } else if catalog.configurationFiles.count > Self.extendedFileLimit
      || catalog.sources.files.count >= Self.fileCountLimit
    {
      problem = "more than \(Self.extendedFileLimit) configuration files extend one another"
    } else if let folder = catalog.sources[index].origin?.folder ?? home {
      catalog.extendedPlaces.append(ExtendedPlace(path, from: folder))
      do throws(FileError) {
        let reference = try folder.reference(to: path)
        let known = catalog.configurationFiles.compactMap { catalog.sources[$0].origin?.identity }
        guard let identity = reference.identity, known.contains(identity) else {
          let (place, name) = FileSystem.split(reference.path)
          let shown = FileSystem.join(Folder.shortened(place), name)
          return try SourceFile(reference, limit: Self.extendedByteLimit, shownAs: shown)
        }
        problem = "the configuration files extend one another in a circle"
      } catch {
        problem =
          error.reason == .outsideLink
          ? Self.outsideExtended : "the file that it extends cannot be read: \(error)"
      }
    } else if let reader = editionReader {
      let base = editionPaths[index] ?? "seedtool.json"
      guard let whole = Self.resolve(path, beside: base) else {
        return report(Self.outsideExtended, at: node, path, index)
      }
      do throws(ContentError) {
        if let file = try reader(whole, Self.extendedByteLimit) {
          editionPaths[catalog.sources.files.count] = whole
          return file
        }
        problem = "the file that it extends did not exist at that revision"
      } catch {
        problem = "the file that it extends cannot be read: \(error.message)"
      }
    } else {
      problem = "the file that it extends is not available here"
    }
    return report(problem, at: node, path, index)
  }

  /// A path beside a file, both below the content folder, with its `..` resolved; those that lead above it
  /// stay in front.
  package static func resolve(_ path: String, beside file: String) -> String? {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/").map(String.init) {
      switch part {
      case ".": continue
      case ".." where !parts.isEmpty && parts.last != "..": parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  private mutating func report(
    _ problem: String,
    at node: NodeIndex,
    _ path: String,
    _ index: Int
  ) -> SourceFile? {
    var finding = Diagnostic(
      rule: .unknownValue,
      message: problem,
      place: catalog.place(fileIndex: index, node: node)
    )
    finding.pointer = "/extends"
    finding.found = path
    catalog.found.report(finding)
    return nil
  }
}
