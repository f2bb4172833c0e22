import SeedText

/// Whether the machine has the Hunspell library and the dictionary en_US, which some tests need.
///
/// `.ci/run` installs both. Elsewhere the tests that need them say so and pass.
enum InstalledSpelling {
  /// Why words cannot be looked up here, or nil.
  static let reasonAgainst: String? = {
    do throws(SpellingUnavailable) {
      let resources = SpellingResources.installed
      guard let dictionary = SpellingDictionary(locale: "en_US", folders: resources.dictionaryFolders) else {
        return "no dictionary for the locale `en_US` is installed"
      }
      _ = try Hunspell(libraries: resources.libraries, dictionary)
      return nil
    } catch { return error.reason }
  }()

  /// Whether a test can be run; says so when it cannot.
  static func isThere(for test: String = #function) -> Bool {
    guard let reasonAgainst else { return true }
    print("Not run: \(test): \(reasonAgainst)")
    return false
  }
}
