import EgoFixServices
import PressureServices
package import SeedModel
import SeedRuntime
import ServiceCopy

/// What a report must know of the content that was played: which record stands at which place.
package struct SimulationContent: Hashable, Sendable {
  package struct FixEntry: Hashable, Sendable {
    package var number: Int
    package var bug: Int
    package var type: FixType
    package var severity: FixSeverity
    package var interaction: InteractionType
  }

  package struct TidbitEntry: Hashable, Sendable {
    package var id: Identity
    package var bug: Int
    package var trigger: EducationTrigger
  }

  /// A reminder's text in one voice.
  package struct ReminderEntry: Hashable, Sendable {
    package var voice: String
    package var key: String
    package var variants: Int
  }

  package var version: String
  package var digest: String
  /// Slugs, by place.
  package var bugs: [String]
  package var fixes: [FixEntry]
  package var tidbits: [TidbitEntry]
  package var reminders: [ReminderEntry]
}

extension SimulationContent {
  /// The content of a bundle, in the places that the services give its records.
  init(_ bundle: SeedBundle, _ egofix: EgoFixContent) throws {
    version = "\(bundle.info.contentVersion)"
    digest = "\(bundle.info.contentDigest)"
    bugs = try egofix.bugIDs.map { try egofix.texts.bug($0)?.slug ?? "\($0)" }
    fixes = (0..<Int32(egofix.fixCount)).map {
      let fix = egofix[fix: $0]
      return FixEntry(
        number: fix.number,
        bug: Int(fix.bug),
        type: fix.type,
        severity: fix.severity,
        interaction: fix.shape.type
      )
    }
    tidbits = try egofix.tidbitIDs.compactMap { id in
      try egofix.texts.tidbit(id).map { tidbit in
        TidbitEntry(
          id: id.id,
          bug: egofix.index(of: BugID(tidbit.bugID)).map { Int($0) } ?? 0,
          trigger: tidbit.trigger
        )
      }
    }
    reminders = ReminderPlaces.all.compactMap { voice, key in
      bundle.line(product: "pressure", voice: voice.voice, key: key.name)
        .map { ReminderEntry(voice: voice.voice, key: key.name, variants: $0.variantCount) }
    }
  }
}

/// The places at which reminders are counted: each text of each voice once.
enum ReminderPlaces {
  /// Voices with their keys; the slots of `several` share one text.
  static let all: [(voice: PersonalityMode, key: ReminderKey)] = PersonalityMode.allCases.flatMap { voice in
    ReminderKey.Kind.allCases.flatMap { kind in
      (0...3).flatMap { tier in
        ReminderSlot.slots(ofTier: tier).prefix(kind == .several ? 1 : 4)
          .map { (voice, ReminderKey(kind, tier: tier, slot: $0)) }
      }
    }
  }

  /// A number below 128 for a voice and key, without a look into the key's name.
  static func code(_ voice: PersonalityMode, _ key: ReminderKey) -> Int {
    let slot = key.kind == .several ? 0 : Int(key.slot.rawValue)
    return (voice == .professional ? 0 : 64) | Int(key.kind.rawValue) << 4 | key.tier << 2 | slot
  }
}
