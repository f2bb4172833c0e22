import SeedDecoding
import SeedLint
import SeedPlatform
import SeedModel
import SeedText

/// Spelling over a whole catalog: what is kept from earlier runs, the pass over the words, and the library
/// for the words that are left.
///
/// The library is loaded only when a word has not been looked up before: that takes longer than all the rest.
struct Spelling: Speller {
  /// For how many wrong words suggestions are looked for, the first ones of the content: each takes some 20
  /// ms.
  static let suggestionLimit = 100

  let pass: SpellingPass
  private let dictionary: SpellingDictionary
  private let resources: SpellingResources
  private let isAmerican: Bool
  private var cache: SpellingCache

  /// - Throws: `SpellingUnavailable` when the locale's dictionary is not installed.
  init(locale: String, accepted: [String], _ resources: SpellingResources) throws(SpellingUnavailable) {
    guard let dictionary = SpellingDictionary(locale: locale, folders: resources.dictionaryFolders) else {
      throw .notInstalled("no dictionary for the locale `\(Excerpt.of(locale))` is installed", locale: locale)
    }
    self.dictionary = dictionary
    self.resources = resources
    isAmerican =
      LanguageTag.language(of: locale) == "en" && ["", "US"].contains(LanguageTag.region(of: locale))
    cache =
      resources.cacheFolder.map { SpellingCache(in: $0, of: dictionary) } ?? SpellingCache()
    pass = SpellingPass(
      known: cache.right,
      accepted: AcceptedWords(accepted),
      isEnglish: LanguageTag.language(of: locale) == "en"
    )
  }

  /// Looks up what the pass has gathered.
  ///
  /// - Throws: `SpellingUnavailable` when words are left and the library is not installed.
  mutating func resolve(
    _ unknown: SpellingPass.Unknown,
    of catalog: Catalog,
    workers: Int
  ) throws(SpellingUnavailable) -> SpellingOutcome {
    var outcome = SpellingOutcome()
    var used = unknown.usedEntries
    var pass = pass
    var hasWrong = false
    var library: Hunspell?
    for query in unknown.queries {
      if try isRight(query, &library) {
        pass.known.insert(query.key)
      } else {
        hasWrong = true
        used.formUnion(unknown.excuses[query.key] ?? [])
      }
    }
    outcome.usedEntries = Set(used.map { pass.accepted.entries[$0] })
    if hasWrong {
      var advice: [UInt64: Misspelling.Advice] = [:]
      // Whether a word that is written as a name is another name misspelled.
      var isSlipByKey: [UInt64: Bool] = [:]
      var places = wrongPlaces(in: unknown.texts, of: catalog, pass, workers: workers)
      for place in places where advice[place.key] == nil || (place.isName && isSlipByKey[place.key] == nil) {
        var near = advice.count < Self.suggestionLimit ? suggestions(for: place, &library) : []
        // A name is not two words that have grown together.
        if place.isName { near.removeAll { $0.contains(" ") || $0.contains("-") } }
        if place.isName { isSlipByKey[place.key] = isSlip(place, near.first, &library) }
        advice[place.key] = Misspelling.Advice(near, for: place.spelling, american: american(place))
      }
      places.removeAll { $0.isName && isSlipByKey[$0.key] != true }
      outcome.findings = Self.findings(places, advice, in: catalog, workers: workers)
    }
    if cache.hasChanged, let folder = resources.cacheFolder { cache.write(in: folder, of: dictionary) }
    return outcome
  }

  private mutating func isRight(
    _ query: SpellingPass.Query,
    _ library: inout Hunspell?
  ) throws(SpellingUnavailable) -> Bool {
    if cache.isWrong(query.key) { return false }
    if cache.right.contains(query.key) { return true }
    let library = try loaded(&library)
    var isRight = library.isRight(query.spelling)
    if !isRight, pass.isEnglish {
      isRight =
        EnglishSpelling.isKnown(query.spelling)
        || EnglishSpelling.alternatives(to: query.spelling).contains {
          library.isRight($0) || EnglishSpelling.isKnown($0)
        }
    }
    if isRight { cache.add(right: query.key) } else { cache.add(wrong: query.key) }
    return isRight
  }

  private func loaded(_ library: inout Hunspell?) throws(SpellingUnavailable) -> Hunspell {
    if let library { return library }
    let loaded = try Hunspell(libraries: resources.libraries, dictionary)
    library = loaded
    return loaded
  }

  private func wrongPlaces(
    in texts: [Int],
    of catalog: Catalog,
    _ pass: SpellingPass,
    workers: Int
  ) -> [SpellingPass.Place] {
    Parallel.inChunks(of: 256, texts.count, workers: workers) { chunk in
      var places: [SpellingPass.Place] = []
      for index in texts[chunk] {
        let text = catalog.texts[index]
        TextView.withBytes(of: text, in: catalog) { bytes in
          places += pass.wrongPlaces(in: bytes, ofText: index, isMessage: text.field.isMessage)
        }
      }
      return places
    }
    .flatMap { $0 }
  }

  private static func findings(
    _ places: [SpellingPass.Place],
    _ advice: [UInt64: Misspelling.Advice],
    in catalog: Catalog,
    workers: Int
  ) -> FindingSink {
    // A view reads all of its text: one for all places of a text, which stand together.
    var starts = places.indices.filter { $0 == 0 || places[$0].textIndex != places[$0 - 1].textIndex }
    starts.append(places.count)
    return FindingSink.inChunks(of: 128, starts.count - 1, workers: workers) { [starts] chunk in
      var sink = FindingSink()
      for index in chunk {
        let own = places[starts[index]..<starts[index + 1]]
        guard let textIndex = own.first?.textIndex else { continue }
        TextView.with(catalog.texts[textIndex], in: catalog) { view in
          for place in own {
            if let advice = advice[place.key] { sink.report(Misspelling.finding(place, advice, in: view)) }
          }
        }
      }
      return sink
    }
  }

  /// Whether a word with the capital of a name is another name misspelled (`Wensday`): one that the
  /// dictionary has with a capital alone is near. A name that resembles a common word (`Scunthorpe`,
  /// `Strangelove`) is only rare.
  private mutating func isSlip(
    _ place: SpellingPass.Place,
    _ suggestion: String?,
    _ library: inout Hunspell?
  ) -> Bool {
    guard let suggestion, Suggestions.isNear(suggestion, to: place.spelling) else { return false }
    // A library that is gone since is no fault: the finding stands.
    do throws(SpellingUnavailable) {
      return !(try isRight(SpellingPass.Query(suggestion.lowercased()), &library))
    } catch {
      return true
    }
  }

  /// What a wrong word may have been, the dictionary's words and the accepted ones.
  private mutating func suggestions(for place: SpellingPass.Place, _ library: inout Hunspell?) -> [String] {
    var found: [String]
    let american = american(place)
    if let kept = cache.suggestions(for: place.key) {
      found = kept
    } else {
      // A library that is gone since is no fault: the finding stands without suggestions.
      do throws(SpellingUnavailable) {
        let library = try loaded(&library)
        found = american.filter(library.isRight).sorted() + library.suggestions(for: place.spelling)
        found = Suggestions.rank(found, for: place.spelling, american: american)
        found = Array(found.prefix(Suggestions.limit))
      } catch { return [] }
      cache.add(wrong: place.key, suggestions: found)
    }
    let own = pass.accepted.entries.filter { Suggestions.distance(place.spelling, $0) <= 2 }
    return Array(
      Suggestions.rank(own + found, for: place.spelling, american: american).prefix(Suggestions.limit)
    )
  }

  private func american(_ place: SpellingPass.Place) -> Set<String> {
    isAmerican ? Suggestions.american(of: place.spelling) : []
  }
}
