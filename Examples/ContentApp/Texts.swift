import SeedModel
import SeedRuntime

/// Shows texts that generated code names: a misspelt key, or an argument left out, does not compile.
func showTexts(of bundle: SeedBundle) throws {
  let midpoint = Copy.Pressure.Notification.Tier2.midpoint(commitment: "Run")
  for voice in Copy.Pressure.Voice.allCases {
    guard let text = try bundle.text(midpoint, voice: voice) else { continue }
    print("\(voice): \(text.title ?? "–") | \(text.body)")
  }

  let severity = Copy.Egofix.Fix.severity(severity: .high)
  print(try bundle.text(severity, voice: .deadpan)?.body ?? "–")

  // Where texts are rendered by the thousand: handles, arguments and buffer are kept.
  if let schedule = bundle.copyKeys.first(where: { $0.placeholders.map(\.type) == [.count] }),
    let name = schedule.placeholders.first?.name, let variant = schedule.entries.first?.variants.first
  {
    let message = variant.body.handle
    var arguments = CopyArguments()
    var utf8: [UInt8] = []
    for days in 1...3 {
      arguments.set(name, to: .count(days))
      utf8.removeAll(keepingCapacity: true)
      try bundle.render(message, with: arguments, into: &utf8)
      print(String(decoding: utf8, as: UTF8.self))
    }
  }

  for key in bundle.copyKeys(product: "pressure").prefix(1) {
    print(key.key, key.placeholders.map(\.name), "at most \(key.limits?.body ?? 0) characters")
  }
}
