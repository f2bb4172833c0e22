/// Why a dictionary cannot be asked, worded for the person who runs the tool.
package struct SpellingUnavailable: Error {
  /// A clause without a capital or a full stop.
  package let reason: String
  /// What helps, in the same form.
  package var remedy: String?

  package init(reason: String, remedy: String? = nil) {
    self.reason = reason
    self.remedy = remedy
  }

  /// The library or the locale's dictionary is missing; the remedy is what to install.
  package static func notInstalled(_ reason: String, locale: String) -> SpellingUnavailable {
    guard let name = SpellingDictionary.names(for: locale).last else {
      return SpellingUnavailable(reason: reason)
    }
    // Debian names most of its dictionaries, but not all, for language and country.
    let debian =
      name == "en_US"
      ? "`apt-get install libhunspell-1.7-0 hunspell-en-us`"
      : "`apt-get install libhunspell-1.7-0` and the package with \(name) (`hunspell-en-us` has en_US)"
    let macOS = "`brew install hunspell`, and \(name).aff and \(name).dic in ~/Library/Spelling"
    return SpellingUnavailable(
      reason: reason,
      remedy: "install Hunspell and a dictionary: on Debian and Ubuntu \(debian); on macOS \(macOS)"
    )
  }
}
