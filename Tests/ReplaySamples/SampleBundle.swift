import PolicySamples
import SeedCompiler
import SeedModel
package import SeedRuntime

/// A bundle with GeoCue's rules and short copy: three variants of every key that the story words.
package enum SampleBundle {
  package static let geocue: SeedBundle = bundle(content)

  /// One without any content but the policies.
  package static let empty: SeedBundle = {
    var content = BundleContent(
      version: ContentVersion(major: 1, minor: 0, patch: 0),
      locale: "en_US",
      provenance: Provenance(toolVersion: "0.0.0", sources: [])
    )
    content.files.policies = .shipped
    return bundle(content)
  }()

  private static func bundle(_ content: BundleContent) -> SeedBundle {
    do {
      return try SeedBundle.open(bytes: BundleWriter.write(content))
    } catch {
      preconditionFailure("the sample content cannot be compiled: \(error)")
    }
  }

  private static var content: BundleContent {
    var content = BundleContent(
      version: ContentVersion(major: 1, minor: 0, patch: 0),
      locale: "en_US",
      provenance: Provenance(toolVersion: "0.0.0", sources: [])
    )
    content.files.priorityRules = PriorityRules(
      placeKeywords: ["home", "work", "medical"].map { .init(priority: .high, word: $0) },
      messageKeywords: ["medication", "urgent", "meeting"].map { .init(priority: .critical, word: $0) },
      rushHours: [.init(first: 7, last: 9), .init(first: 17, last: 19)],
      nightHours: .init(first: 22, last: 6),
      match: .substring,
      styles: []
    )
    content.files.policies = .shipped
    addEgoFix(to: &content)
    content.products = [
      CopyProduct(name: "geocue", voices: ["standard"]),
      CopyProduct(name: "pressure", voices: ["professional", "brutal"]),
    ]
    let priorities = NotificationPriority.names
    let keys =
      priorities.flatMap { ["arrival.\($0)", "departure.\($0)", "testNotification.\($0)"] }
      + ["escalation.high", "escalation.critical", "quietHours.released", "reminder.plain"]
    for key in keys { add(key, of: content.products[0], to: &content) }
    for key in pressureKeys { add(key, of: content.products[1], to: &content) }
    return content
  }

  /// Two bugs, each with a fix of every type and severity, and a tidbit for every moment.
  private static func addEgoFix(to content: inout BundleContent) {
    var count: UInt64 = 0
    func id() -> Identity {
      count += 1
      return Identity(high: count << 16 | 0x4000, low: 1 << 63 | count)
    }
    for (slug, color) in [("need-to-be-right", PaletteColor.red), ("need-to-be-liked", .blue)] {
      let bug = Bug(id: id(), slug: slug, title: slug, shortTitle: nil, description: slug, color: color)
      content.bugs.append(bug)
      for type in FixType.allCases {
        for severity in FixSeverity.allCases {
          content.fixes.append(
            Fix(
              id: id(),
              number: Int(count),
              bugID: bug.id,
              type: type,
              severity: severity,
              prompt: "\(type) \(severity)",
              inlineComment: nil,
              validation: nil,
              interaction: severity == .high
                ? .counter(.init(targetDescription: "times", unit: nil, minTarget: 2, maxTarget: nil))
                : .standard
            )
          )
        }
      }
      for trigger in EducationTrigger.allCases {
        content.microEducation.append(
          MicroEducation(id: id(), bugID: bug.id, trigger: trigger, body: "\(trigger)", source: nil)
        )
      }
    }
  }

  private static var pressureKeys: [String] {
    let slots = ["midpoint", "twoHoursBeforeClose", "oneHourBeforeClose", "thirtyMinutesBeforeClose"]
    let tiers = (0...3).map { "tier\($0)" }
    let reminders = ["", "recovering.", "planned."].flatMap { kind in
      tiers.flatMap { tier in slots.map { "notification.\(kind)\(tier).\($0)" } }
    }
    return reminders + tiers.map { "notification.several.\($0)" } + [
      "checkIn.yes.plain", "checkIn.yes.milestone", "checkIn.yes.longest", "checkIn.yes.tierLeft",
      "checkIn.yes.tierHeld", "checkIn.no.after", "checkIn.missed", "checkIn.missedWhileAway",
      "commitment.noneByDeadline", "streak.ended", "tier.raised", "tier.lowered", "shield.offer",
      "shield.used",
      "subscription.lapsed",
    ]
  }

  /// What a key's body says of its arguments.
  private static func placeholder(_ key: String) -> String? {
    if key.hasPrefix("arrival") || key.hasPrefix("departure") || key.hasPrefix("escalation") {
      return "message"
    }
    if key == "quietHours.released" || key == "reminder.plain" { return "message" }
    if key.hasPrefix("notification.planned") || !key.hasPrefix("notification") { return nil }
    return "commitment"
  }

  /// Adds three variants of a key, in all voices of its product.
  private static func add(_ key: String, of product: CopyProduct, to content: inout BundleContent) {
    let name = placeholder(key)
    content.copyKeys.append(
      CopyKey(
        key: key,
        product: product.name,
        summary: key,
        role: .notification,
        isVoiced: true,
        placeholders: [name].compactMap { $0 }.map {
          .init(name: $0, type: .text, isRequired: true, maximum: nil, values: [])
        },
        limits: .init(title: 40, body: 300),
        minimumVariants: 3
      )
    )
    for voice in product.voices {
      content.copyEntries.append(
        CopyEntry(
          product: product.name,
          voice: voice,
          key: key,
          variants: ["One", "Two", "Three"].map { word in
            CopyVariant(
              title: MessagePattern(segments: [.literal("\(word), \(voice)")]),
              body: MessagePattern(segments: name.map { [.argument($0)] } ?? [.literal("\(key) \(word)")])
            )
          }
        )
      )
    }
  }
}
