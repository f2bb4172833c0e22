import BundleSamples
import SeedCompiler
import SeedLayout
import SeedModel
import SeedRuntime

/// A bundle's bytes while a test damages them.
struct BundleBytes {
  var bytes: [UInt8]

  /// Overwrites a little-endian integer.
  mutating func put(_ value: some FixedWidthInteger, at offset: Int) {
    withUnsafeBytes(of: value.littleEndian) { new in
      bytes.replaceSubrange(offset..<offset + new.count, with: new)
    }
  }

  /// Makes the checksum right again, so that what lies behind it is reached.
  mutating func repairChecksum() {
    guard bytes.count >= BundleHeader.byteCount else { return }
    put(BundleWriter.checksum(of: bytes), at: BundleHeader.checksumOffset)
  }

  /// The offset of a section's entry in the table.
  func entryOffset(of id: SectionID) -> Int {
    let place = SectionID.allCases.sorted { $0.rawValue < $1.rawValue }.firstIndex(of: id) ?? 0
    return BundleHeader.byteCount + place * SectionEntry.stride
  }
}

extension SeedBundle {
  /// Calls everything that reads from the bundle; for a damaged one that must end, and nothing more.
  func readEverything() {
    for bug in bugs.handles {
      _ = (id(of: bug), color(of: bug), string(slug(of: bug)), string(title(of: bug)))
      _ = (shortTitle(of: bug).map { string($0) }, string(description(of: bug)), try? model(bug))
      _ = (fixes(of: bug).count, tidbits(of: bug).count, self.bug(id: id(of: bug)))
      for type in FixType.allCases {
        _ = fixes(of: bug, type: type).map { number(of: $0) }
        for severity in FixSeverity.allCases {
          _ = fixes(of: bug, type: type, severity: severity).map { number(of: $0) }
        }
      }
      for trigger in EducationTrigger.allCases {
        _ = tidbits(of: bug, trigger: trigger).map { string(body(of: $0)) }
      }
    }
    for fix in fixes.handles {
      _ = (self.fix(id: id(of: fix)), self.fix(number: number(of: fix)), self.bug(of: fix))
      _ = (type(of: fix), severity(of: fix), interactionType(of: fix), string(prompt(of: fix)))
      _ = (inlineComment(of: fix).map { string($0) }, validation(of: fix).map { string($0) })
      _ = (try? model(fix), try? interaction(of: fix), withUTF8(of: prompt(of: fix)) { $0.count })
    }
    for tidbit in tidbits.handles {
      _ = (id(of: tidbit), self.bug(of: tidbit), trigger(of: tidbit), try? model(tidbit))
    }
    for product in products.handles {
      _ = (voices(of: product).map { string(name(of: $0)) }, try? model(product))
    }
    readCopy()
    readViews()
    for record in retired.handles {
      _ = (successor(of: record), try? model(record))
    }
    for number in 0..<910 { _ = (self.record(number: number), resolve(number: number)) }
    for number in 100..<410 { _ = (self.record(id: .sample(number)), resolve(id: .sample(number))) }
    _ = (retired(key: "old.key"), retired(key: ""), retired(key: "~"), bug(slug: "bug-1"))
    _ = (try? priorityRules(), try? provenance(), problems(limit: 1_000))
    _ = sections.map(\.name)
  }

  /// The same through views; ``BundleRecord`` has a property for every field.
  private func readViews() {
    _ = bugs.map { ($0.id, $0.slug, $0.art, $0.color, fixes(of: $0).count, try? $0.model) }
    _ = fixes.map { ($0.bug?.title, $0.prompt, $0.severity, try? $0.interaction, try? $0.model) }
    _ = tidbits.map { ($0.body, $0.source?.author, $0.source?.year, $0.trigger) }
    _ = EducationTrigger.allCases.map { tidbits(trigger: $0).count }
    _ = products.map { ($0.name, $0.voices, copyKeys(product: $0.name).count) }
    _ = copyKeys.map { key in
      (key.product?.name, key.limits?.body, key.placeholders.map { ($0.type, $0.values) }, key.entries.count)
    }
    _ = copyEntries.map { entry in
      (entry.key?.key, entry.voice, entry.variants.map { try? $0.body.rendered(with: ["days": .count(1)]) })
    }
    _ = retired.map { ($0.replacedBy, $0.number, try? $0.model) }
  }

  private func readCopy() {
    let arguments: CopyArguments = ["name": .text("Ada"), "days": .count(1), "mood": .select("loud")]
    for key in copyKeys.handles {
      _ = (string(name(of: key)), try? model(key))
      if let product = product(of: key) {
        for voice in voices(of: product) { _ = copyEntry(key, voice: voice) }
      }
    }
    for product in ["pressure", "egofix", ""] {
      for voice in ["professional", "brutal", "deadpan"] {
        for key in ["notification.due", "label.done", ""] {
          guard let entry = copyEntry(product: product, voice: voice, key: key) else { continue }
          _ = variants(of: entry).count
        }
      }
    }
    for entry in copyEntries.handles {
      _ = try? model(entry)
      for variant in variants(of: entry) {
        for message in [title(of: variant), body(of: variant)].compactMap({ $0 }) {
          _ = (try? render(message, with: arguments), try? render(message), try? model(message))
        }
      }
    }
  }
}
