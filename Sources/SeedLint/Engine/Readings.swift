package import SeedDecoding
import SeedDiagnostics

/// What rules that see the whole catalog have in common: the catalog, and what several of them read out of it,
/// made when the first one asks.
package final class Readings {
  package let catalog: Catalog
  package let configuration: Configuration
  package let workerCount: Int
  private var values: [ObjectIdentifier: any Reading] = [:]

  init(of catalog: Catalog, _ configuration: Configuration, workerCount: Int) {
    self.catalog = catalog
    self.configuration = configuration
    self.workerCount = workerCount
  }

  /// The only reading of a type.
  package func reading<Value: Reading>(_ type: Value.Type) -> Value {
    if let value = values[ObjectIdentifier(type)] as? Value { return value }
    let value = Value(self)
    values[ObjectIdentifier(type)] = value
    return value
  }
}

/// Something that several rules read out of a catalog.
package protocol Reading {
  init(_ readings: Readings)
}

/// A rule that judges what it shares with others: a reading of the catalog.
package protocol ReadingRule: Rule {
  init(_ options: RuleOptions)

  func check(_ readings: Readings, _ findings: inout FindingSink)
}
