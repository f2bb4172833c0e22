import BundleSamples
import SeedCompiler
import SeedModel
import Testing

@Suite struct BundleWriterTests {
  @Test func `the same content gives the same bytes twice`() throws {
    #expect(try BundleWriter.write(.small) == BundleWriter.write(.small))
  }
}
