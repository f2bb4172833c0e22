package import SeedDiagnostics
import SeedTables

/// Settings for the records that match all of its lists; an empty list matches all.
package struct Scope: Sendable {
  var products: Set<String> = []
  var voices: Set<String> = []
  /// Copy keys; `*` stands for any characters.
  var keys: [String] = []
  /// The first parts of files' paths: `fixes`, `copy`.
  var kinds: Set<String> = []
  package var settings = RuleSettings()

  /// Whether it matches every record.
  var isForAll: Bool { products.isEmpty && voices.isEmpty && keys.isEmpty && kinds.isEmpty }

  /// Whether it matches records of a kind, product and voice, as far as it is not for their keys.
  func matches(_ kind: ContentKind, product: String?, voice: String?) -> Bool {
    matches(kind) && has(product: product) && has(voice: voice)
  }

  /// Whether it matches some records of a kind.
  func matches(_ kind: ContentKind) -> Bool {
    kinds.isEmpty || kind.path.split(separator: "/").first.map { kinds.contains(String($0)) } ?? false
  }

  func has(product: String?) -> Bool { products.isEmpty || product.map(products.contains) ?? false }
  func has(voice: String?) -> Bool { voices.isEmpty || voice.map(voices.contains) ?? false }

  func matches(key: String) -> Bool {
    keys.isEmpty || keys.contains { Self.matches(key.utf8, pattern: $0.utf8) }
  }

  /// Whether a text is what a pattern stands for.
  ///
  /// - Complexity: O(text × pattern) at worst.
  package static func matches(_ text: String.UTF8View, pattern: String.UTF8View) -> Bool {
    var steps = Int.max
    return matches(text, pattern: pattern, &steps)
  }

  /// - Parameter steps: what is left to do; below zero where that is not enough, and the answer is none.
  static func matches(_ text: String.UTF8View, pattern: String.UTF8View, _ steps: inout Int) -> Bool {
    steps -= 1
    let star = UInt8(ascii: "*")
    var (at, next) = (text.startIndex, pattern.startIndex)
    // Behind the last star, and where the text that it stands for ends so far.
    var retry: (pattern: String.Index, text: String.Index)?
    while at < text.endIndex {
      steps -= 1
      if steps < 0 { return false }
      if next < pattern.endIndex, pattern[next] == star {
        next = pattern.index(after: next)
        retry = (next, at)
      } else if next < pattern.endIndex, pattern[next] == text[at] {
        next = pattern.index(after: next)
        at = text.index(after: at)
      } else if let last = retry {
        at = text.index(after: last.text)
        next = last.pattern
        retry = (next, at)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == star }
  }
}

extension Configuration {
  /// The most scopes that are for some of the records, those of extended files included: one has a bit of 64.
  static let scopeLimit = 64

  /// Takes a scope over: it wins over what was said before. One that is for all settles it for the content.
  package mutating func add(_ scope: Scope) {
    guard scope.isForAll else {
      scopes.append(scope)
      return
    }
    settings.override(with: scope.settings)
    for index in scopes.indices { scopes[index].settings.yield(to: scope.settings) }
  }

  /// Sets what a rule weighs in all of the content.
  package mutating func setLevel(_ level: Level, of rule: RuleID) {
    var scope = Scope()
    scope.settings.levels[rule] = level
    add(scope)
  }

  /// The configuration of the records that a set of scopes matches.
  func settled(_ matching: ScopeIndex.Signature) -> Configuration {
    var settled = self
    settled.scopes = []
    for scope in scopes(matching) { settled.settings.override(with: scope.settings) }
    return settled
  }

  /// How the voice of these records speaks.
  func temper(_ matching: ScopeIndex.Signature) -> RuleSettings.Temper? {
    scopes(matching).last { $0.settings.temper != nil }?.settings.temper ?? settings.temper
  }

  private func scopes(_ matching: ScopeIndex.Signature) -> [Scope] {
    scopes.indices.filter { matching >> UInt64($0) & 1 == 1 }.map { scopes[$0] }
  }
}
