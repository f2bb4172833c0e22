// The peer that a Swift service would be without seedtool: Foundation's JSONDecoder over the whole file.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

guard CommandLine.arguments.count == 2 else { preconditionFailure("usage: decode FIXES.json") }
let url = URL(fileURLWithPath: CommandLine.arguments[1])
let data = try Data(contentsOf: url, options: .mappedIfSafe)
let fixes = try JSONDecoder().decode([Fix].self, from: data)
print("\(fixes.count) fixes")
