import SeedSource
import SeedDiagnostics
import SeedPlatform
import SeedText
import Testing

struct EmojiTests {
  /// Unicode's own list; the Debian package `unicode-data` has it.
  private static let testFile = "/usr/share/unicode/emoji/emoji-test.txt"

  private struct Line {
    let sequence: String
    let isUnqualified: Bool
  }

  private static var isTestFileInstalled: Bool {
    OutsidePrograms.areLookedFor && (try? FileSystem.kind(of: testFile)) == .file
  }

  private static func lines() throws -> [Line] {
    let buffer = try FileReading.read(testFile, limit: 1 << 24)
    return String(decoding: buffer.elements, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
      guard fields.count == 2 else { return nil }
      var sequence = String.UnicodeScalarView()
      for word in fields[0].split(separator: " ") {
        guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
        sequence.append(scalar)
      }
      return Line(sequence: String(sequence), isUnqualified: fields[1].contains("unqualified"))
    }
  }

  /// What the rule leaves alone without U+FE0F.
  private static let textByDefault: Set<String> = [
    "©", "®", "™", "‼", "⁉", "↔", "↕", "↖", "↗", "↘", "↙", "↩", "↪", "➡", "⤴", "⤵", "⬅", "⬆", "⬇",
  ]

  @Test(.enabled(if: isTestFileInstalled, "needs Unicode's emoji-test.txt (Debian: unicode-data)"))
  func `every sequence of Unicode's emoji-test is found once and whole`() throws {
    let lines = try Self.lines()
    #expect(lines.count > 4500)
    let prompt = lines.map { "Say \($0.sequence) twice." }.joined(separator: " ")
    let expected = lines.map(\.sequence).filter { !Self.textByDefault.contains($0) }
    let found = CharacterLinting.marked("emoji", prompt: prompt)
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) {
      #expect(found.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(found) is \(expected)")
    }
    #expect(lines.allSatisfy { !Self.textByDefault.contains($0.sequence) || $0.isUnqualified })
  }

  @Test
  func `no scalar beyond ASCII with the Emoji property is missed by the ranges that are looked at`() {
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isEmoji else { continue }
      #expect(EmojiSequences.isEmoji(scalar), "\(scalar.codePoint)")
    }
  }

  @Test
  func `a page of ordinary typography has no emoji`() {
    let page = """
      0123456789 #1 *2 © ® ™ ‼ ⁉ ← ↑ → ↓ ↔ ↕ ↖ ↗ ↘ ↙ ↩ ↪ ➡ ⬅ ⬆ ⬇ ⇒ ⇔ - – — ― ‐ ‘single’ “double” ‚low‘ „low“ «guillemets» \
      ‹single› … · • † ‡ § ¶ ¡ ¿ café naïve Ångström Straße œuvre Łódź İstanbul ½ ¼ ¾ ² ³ ° µ ± × ÷ − ≠ ≤ ≥ ≈ ∞ ∑ ∏ ∫ √ \
      ∂ ∆ ∈ ∀ ∃ ∅ ∧ ∨ ¬ € £ ¥ ¢ ₿ № ℃ Ω π μ α β Привет Γειά σου שלום ₁ ⁿ ′ ″ ¦ ☐ ♩ ♯ ♭ ✓ ✗ ★ ☆ ■ □ ▲ △ ● ○ ◆
      """
    #expect(CharacterLinting.marked("emoji", prompt: page) == [])
  }

  @Test(arguments: [
    ("Flags \u{1F1FA}\u{1F1F8}\u{1F1EC}\u{1F1E7} and half of one \u{1F1E9}.", ["🇺🇸", "🇬🇧", "\u{1F1E9}"]),
    ("Keys 1\u{20E3} and #\u{FE0F}\u{20E3}.", ["1\u{20E3}", "#\u{FE0F}\u{20E3}"]),
    ("Asked for: A\u{FE0F}, 7\u{FE0F}, ©\u{FE0F}.", ["A\u{FE0F}", "7\u{FE0F}", "©\u{FE0F}"]),
    ("As text: ☺\u{FE0E}, but not ↔\u{FE0E}.", ["☺\u{FE0E}"]),
    ("Joined: ↔\u{200D}🙂, and 🙂\u{200D} not.", ["↔\u{200D}🙂", "🙂"]),
    ("Tags: 🏴\u{E0067}\u{E0062}\u{E007F}.", ["🏴\u{E0067}\u{E0062}\u{E007F}"]),
    ("Two in a row 👍🏽👍🏾.", ["👍🏽", "👍🏾"]),
    (#"Escaped \uD83D\uDC69\u200D\uD83D\uDCBB."#, [#"\uD83D\uDC69\u200D\uD83D\uDCBB"#]),
  ])
  func `sequences are found whole`(_ prompt: String, _ expected: [String]) {
    let found = CharacterLinting.marked("emoji", prompt: prompt)
    #expect(found.map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
  }

  @Test
  func `copy messages are looked at, inside their blocks too`() {
    let body = "{days, plural, one {One 🔥 day} other {# days}} 🙂 {commitment}"
    #expect(CharacterLinting.marked("emoji", body: body) == ["🔥", "🙂"])
  }

  @Test
  func `a hostile sequence is named in a short message`() {
    let prompt = "A" + String(repeating: "👩\u{200D}", count: 2000) + "👩"
    let findings = CharacterLinting.findings("emoji", prompt: prompt)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.message.utf8.count < 200 })
  }
}
