import SeedPlatform

/// What spelling takes from outside of the content: the library, the folders of dictionaries, and the folder
/// in which words that were once looked up are kept.
package struct SpellingResources: Sendable {
  /// Names or paths of the Hunspell library, the likeliest first.
  package var libraries: [String]
  /// Where dictionaries lie, the first to be looked into first.
  package var dictionaryFolders: [String]
  /// Nil where nothing is to be kept between runs.
  package var cacheFolder: String?

  package init(libraries: [String], dictionaryFolders: [String], cacheFolder: String?) {
    self.libraries = libraries
    self.dictionaryFolders = dictionaryFolders
    self.cacheFolder = cacheFolder
  }

  /// What is installed, with nothing kept between runs.
  package static var installed: SpellingResources {
    guard OutsidePrograms.areLookedFor else {
      return SpellingResources(libraries: [], dictionaryFolders: [], cacheFolder: nil)
    }
    let path = Process.environment("DICPATH") ?? ""
    let own = path.split(separator: ":").map(String.init)
    return SpellingResources(
      libraries: standardLibraries,
      dictionaryFolders: own + standardFolders,
      cacheFolder: nil
    )
  }

  /// What is installed, and the user's cache folder: `$XDG_CACHE_HOME/seedtool`, `~/.cache/seedtool`, on
  /// macOS `~/Library/Caches/seedtool`. `SEEDTOOL_CACHE=off` does without.
  package static var ofUser: SpellingResources {
    var resources = installed
    resources.cacheFolder = cacheFolder(Process.environment)
    return resources
  }

  /// The user's cache folder, by the environment; nil where there is none.
  package static func cacheFolder(_ environment: (String) -> String?) -> String? {
    if environment("SEEDTOOL_CACHE") == "off" { return nil }
    // The specification of the base directories has relative paths ignored; one could lie in the content.
    if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return FileSystem.join(folder, "seedtool")
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return FileSystem.join(home, "Library/Caches/seedtool")
    #else
      return FileSystem.join(home, ".cache/seedtool")
    #endif
  }

  // The names on macOS, of Homebrew's and MacPorts' packages, are untried.
  #if canImport(Darwin)
    private static let standardLibraries = [
      "/opt/homebrew/lib/libhunspell-1.7.0.dylib", "/usr/local/lib/libhunspell-1.7.0.dylib",
      "/opt/local/lib/libhunspell-1.7.0.dylib", "libhunspell-1.7.0.dylib", "libhunspell-1.7.dylib",
    ]
  #else
    private static let standardLibraries = [
      "libhunspell-1.7.so.0", "libhunspell-1.7.so", "libhunspell-1.6.so.0", "libhunspell.so",
    ]
  #endif

  private static var standardFolders: [String] {
    var folders = [
      "/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/share/myspell", "/usr/local/share/hunspell",
    ]
    #if canImport(Darwin)
      folders += ["/opt/homebrew/share/hunspell", "/opt/local/share/hunspell", "/Library/Spelling"]
      if let home = Process.environment("HOME") { folders.append(FileSystem.join(home, "Library/Spelling")) }
    #endif
    return folders
  }
}
