import SeedText
import Testing

/// Whether the machine has the Hunspell library and the dictionary en_US, which some tests need.
///
/// `.ci/run` installs both. Elsewhere the tests that need them are skipped, and say so.
enum InstalledSpelling {
  /// What a test says that is skipped for want of them.
  static let need = "needs Hunspell and its dictionary en_US (Debian: libhunspell-1.7-0 hunspell-en-us)"

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
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where words cannot be looked up.
  static var needsSpelling: Self {
    .enabled(if: InstalledSpelling.reasonAgainst == nil, Comment(rawValue: InstalledSpelling.need))
  }
}
