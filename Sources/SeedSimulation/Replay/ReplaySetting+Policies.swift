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

extension ReplayFields {
  /// - Throws: `ReplayError` for policies with a number that content may not have.
  func expect(_ fault: PolicyFault?) throws(ReplayError) {
    guard let fault else { return }
    throw ReplayError(.badField, "`policy.\(fault.name)`: \(fault.expected), not \(fault.found)")
  }
}
