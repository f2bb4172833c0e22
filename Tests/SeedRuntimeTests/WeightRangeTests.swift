import BundleSamples
import SeedCompiler
import SeedModel
import SeedRuntime
import Testing

/// Weights of a bundle are in the range of content, or are not given out: services count with them.
struct WeightRangeTests {
  /// A bundle in which another weight stands where 1.5 stood, under a right checksum.
  private func bundle(weighing weight: Double) throws -> SeedBundle {
    var bytes = BundleBytes(bytes: try BundleWriter.write(BundleContent.rich))
    let old = withUnsafeBytes(of: (1.5).bitPattern.littleEndian) { Array($0) }
    let offsets = bytes.bytes.indices.dropLast(7).filter { bytes.bytes[$0..<$0 + 8].elementsEqual(old) }
    try #require(offsets.count == 1)
    bytes.put(weight.bitPattern, at: offsets[0])
    bytes.repairChecksum()
    return try SeedBundle.open(bytes: bytes.bytes)
  }

  private func quiz(of bundle: SeedBundle) throws -> Fix {
    let fix = try #require(bundle.fixes.handles.first { bundle.interactionType(of: $0) == .quiz })
    return try bundle.model(fix)
  }

  @Test(arguments: [0.1, 1.5, 3.0])
  func `a weight at the ends of its range is given out`(weight: Double) throws {
    let bundle = try bundle(weighing: weight)
    guard case .quiz(let quiz) = try quiz(of: bundle).interaction else {
      Issue.record("it is a quiz")
      return
    }
    #expect(quiz.options.map(\.weightModifier) == [weight, 0.1])
    // The digest tells that somebody has changed the content, and nothing else is wrong.
    #expect(bundle.problems(limit: 10).allSatisfy { "\($0)".hasPrefix("content digest") })
  }

  @Test(arguments: [0.09, 3.01, -1, 1e300, .infinity, .nan])
  func `a weight beyond its range is a fault of the bundle`(weight: Double) throws {
    let bundle = try bundle(weighing: weight)
    #expect(throws: BundleError.self) { try quiz(of: bundle) }
    #expect(bundle.problems(limit: 10).contains { !"\($0)".hasPrefix("content digest") })
  }
}
