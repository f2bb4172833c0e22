package import SeedLint
package enum RulePage { package static func index() -> String { "" }
 package static func json() -> String { "" }
 package static func text(for rule: any Rule.Type) -> String { "" } }
package enum SchemaGeneration { package static func files() -> [(name: String, text: String)] { [] } }
