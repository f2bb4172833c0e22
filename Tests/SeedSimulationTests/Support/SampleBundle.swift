import SeedCompiler
import SeedModel
import SeedRuntime

/// A bundle with GeoCue's rules and short copy: three variants of every key that the story words.
enum SampleBundle {
  static let geocue: SeedBundle = bundle(content)

  /// One without any content.
  static let empty: SeedBundle = bundle(
    BundleContent(
      version: ContentVersion(major: 1, minor: 0, patch: 0),
      locale: "en_US",
      provenance: Provenance(toolVersion: "0.0.0", sources: [])
    )
  )

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
    content.priorityRules = PriorityRules(
      placeKeywords: ["home", "work", "medical"].map { .init(word: $0, priority: .high) },
      messageKeywords: ["medication", "urgent", "meeting"].map { .init(word: $0, priority: .critical) },
      rushHours: [.init(first: 7, last: 9), .init(first: 17, last: 19)],
      nightHours: .init(first: 22, last: 6),
      match: .substring
    )
    content.products = [CopyProduct(name: "geocue", voices: ["standard"])]
    let priorities = NotificationPriority.names
    let keys =
      priorities.flatMap { ["arrival.\($0)", "departure.\($0)", "testNotification.\($0)"] }
      + ["escalation.high", "escalation.critical", "quietHours.released", "reminder.plain"]
    for key in keys { add(key, to: &content) }
    return content
  }

  private static func add(_ key: String, to content: inout BundleContent) {
    let names = key.hasPrefix("test") ? [] : key == "reminder.plain" ? ["message"] : ["message", "place"]
    content.copyKeys.append(
      CopyKey(
        key: key,
        product: "geocue",
        summary: key,
        role: .notification,
        isVoiced: true,
        placeholders: names.map { .init(name: $0, type: .text, isRequired: true, maximum: nil, values: []) },
        titleLimit: 40,
        bodyLimit: 140,
        minimumVariants: 3
      )
    )
    let body: [MessagePattern.Segment] = names.isEmpty ? [.literal("A test.")] : [.argument("message")]
    content.copyEntries.append(
      CopyEntry(
        product: "geocue",
        voice: "standard",
        key: key,
        variants: ["One", "Two", "Three"].map { word in
          let place: [MessagePattern.Segment] =
            names.contains("place") ? [.literal(" "), .argument("place")] : []
          return CopyVariant(
            title: MessagePattern(segments: [.literal(word)] + place),
            body: MessagePattern(segments: body)
          )
        }
      )
    )
  }
}
