import SeedDecoding
import SeedDiagnostics
import SeedLint
@testable import SeedRules
import Testing

/// What has far too many voices is not counted voice by voice.
struct CopyQuotaLimitTests {
  /// Before, 3,000 voices and 3,000 keys took 600 MB, and more of them 6.8 GB.
  @Test
  func `of a product's voices no more are counted than content may have`() throws {
    let voices = (0..<400).map { #""v\#($0)""# }.joined(separator: ", ")
    let keys = (0..<400).map { number in
      """
      { "key": "key.number\(number)", "product": "pressure", "summary": "A moment.", "role": "label",
        "voiced": true, "placeholders": {}, "limits": { "body": 100 }, "minimumVariants": 1 }
      """
    }
    let catalog = ContentLoading.load(
      memory: [
        (
          path: "copy/catalog.json",
          text: """
          { "products": { "pressure": { "voices": [\(voices)] } }, "keys": [\(keys.joined(separator: ","))] }
          """
        )
      ],
      isWhole: true
    ).catalog
    let product = try #require(QuotaReport.ProductReport.all(in: catalog).first)
    #expect(product.voices.count == QuotaReport.ProductReport.voiceLimit)
    #expect(product.voices.reduce(0) { $0 + $1.entries.count } == 400 * product.voices.count)
    #expect(catalog.diagnostics.contains { $0.rule == .memberCount })
  }

  @Test(arguments: [CopyKeys.metadata.id, CopyVariants.metadata.id, CopyVoices.metadata.id])
  func `a quota of copy that is off needs nothing`(rule: RuleID) throws {
    let catalog = ContentLoading.load(
      memory: [(path: "copy/catalog.json", text: CopyQuotaExamples.catalog)],
      isWhole: true
    ).catalog
    func needs(_ configuration: Configuration) throws -> [Int] {
      let report = QuotaReport(catalog, QuotaThresholds(configuration))
      let product = try #require(report.products.first)
      let voice = try #require(product.voices.first)
      return [voice.keys.need, voice.variants.need + voice.entries.reduce(0) { $0 + $1.row.need }]
        + [product.voiceCount.need]
    }
    var configuration = Configuration(.builtIn)
    let before = try needs(configuration)
    #expect(before.allSatisfy { $0 > 0 })
    configuration.settings.levels[rule] = .off
    let place = try #require(
      [CopyKeys.metadata.id, CopyVariants.metadata.id, CopyVoices.metadata.id].firstIndex(of: rule)
    )
    var expected = before
    expected[place] = 0
    #expect(try needs(configuration) == expected)
  }
}
