// Shows what an app reads from a bundle, through views: a line a record.
//
// usage: seedreader BUNDLE
//
// .ci/steps/growth.sh builds it twice, from tables of two ages, and lets each read the other's bundle.

import SeedModel
import SeedRuntime

guard CommandLine.arguments.count == 2 else { preconditionFailure("usage: seedreader BUNDLE") }
let bundle = try SeedBundle.open(path: CommandLine.arguments[1], verifying: .everything)

for bug in bundle.bugs {
  print("bug", bug.id, bug.slug, bug.title, bug.color.map { "\($0)" } ?? "a colour that it does not know")
  for fix in bundle.fixes(of: bug).prefix(3) {
    print("fix", fix.number, fix.severity.map { "\($0)" } ?? "?", fix.prompt, try fix.interaction.type)
  }
  for tidbit in bundle.tidbits(of: bug, trigger: .general).prefix(3) { print("tidbit", tidbit.body) }
}
for product in bundle.products {
  for key in bundle.copyKeys(product: product.name).prefix(3) {
    print("key", key.key, key.placeholders.map(\.name), key.limits?.body ?? 0)
  }
}
