import SeedModel
import SeedRuntime

extension ReplaySetting {
  /// A product's numbers, as the bundle has them.
  func policies<Product>(_ product: (Policies) -> Product?) throws(ReplayError) -> Product {
    do throws(BundleError) {
      if let policies = try bundle.policies().flatMap(product) { return policies }
    } catch {
      throw ReplayError(.missingContent, "the bundle's policies cannot be read: \(error)")
    }
    throw ReplayError(.missingContent, "the bundle has no policies of the product")
  }
}
