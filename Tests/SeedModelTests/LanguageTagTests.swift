import SeedModel
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en", "", ""), ("EN_us", "en", "", "US"), ("zh-Hant-TW", "zh", "hant", "TW"),
    ("sr-latn", "sr", "latn", ""), ("es-419", "es", "", "419"), ("de-1996", "de", "", ""),
    ("de-Latn-CH-1996", "de", "latn", "CH"), ("", "", "", ""), ("en-", "en", "", ""), ("en-U/", "en", "", ""),
  ])
  func `a tag has a language, a script and a region`(
    tag: String,
    language: String,
    script: String,
    region: String
  ) {
    #expect(LanguageTag.language(of: tag) == language)
    #expect(LanguageTag.script(of: tag) == script)
    #expect(LanguageTag.region(of: tag) == region)
  }

  @Test func `a range matches the tags that start with it, capitals apart`() {
    #expect(LanguageTag.matches("EN_us", "en-US") && LanguageTag.matches("en-US", "EN"))
    #expect(!LanguageTag.matches("en-GB", "en-US") && !LanguageTag.matches("en", "en-US"))
  }
}
