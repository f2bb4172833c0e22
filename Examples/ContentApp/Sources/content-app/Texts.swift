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

  for key in bundle.copyKeys(product: "pressure").prefix(1) {
    print(key.key, key.placeholders.map(\.name), "at most \(key.limits?.body ?? 0) characters")
  }
}
