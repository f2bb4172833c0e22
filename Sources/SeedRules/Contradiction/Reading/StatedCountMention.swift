import SeedText

/// A number of things that a text names: "three people", "the four steps", "all five".
struct StatedCountMention {
  var value: Int
  /// What is counted, in lower case; "" where the text leaves it out ("of the three").
  var noun: String
  /// The words, from the number to the noun.
  var words: Range<Int>
  /// Whether "the", "these", "all", "both" or the like stands before it: the ones that were spoken of.
  var isDefinite: Bool

  /// Every number of two or more with what it counts, outside of quotation marks.
  ///
  /// - Complexity: O(words).
  static func all(in text: StatedText) -> [StatedCountMention] {
    var mentions: [StatedCountMention] = []
    var index = 0
    while index < text.words.count {
      guard text.words[index].startsNumber || counts.contains(text.words[index].hash),
        let mention = read(text, at: index)
      else {
        index += 1
        continue
      }
      mentions.append(mention)
      index = mention.words.upperBound
    }
    return mentions
  }

  private static func read(_ text: StatedText, at index: Int) -> StatedCountMention? {
    if text.words[index].isQuoted { return nil }
    guard let number = number(text, at: index) else { return nil }
    let before = text.starts(index) ? "" : text.word(index - 1)
    let isDefinite = definite.contains(before) || text.word(index) == "both"
    var noun = ""
    var end = number.end
    while end < text.words.count, end < number.end + 4, text.words[end].joint != .punctuation {
      let word = text.words[end].text
      if stops.contains(word) { break }
      end += 1
      if isPlural(word) || number.value == 1 && !isAdjective(word) {
        noun = word
        break
      }
    }
    if noun.isEmpty, text.word(number.end) == "percent" { return nil }
    if noun.isEmpty { end = number.end }
    if number.value == 1, noun.isEmpty { return nil }
    return StatedCountMention(value: number.value, noun: noun, words: index..<end, isDefinite: isDefinite)
  }

  private static func number(_ text: StatedText, at index: Int) -> (value: Int, end: Int)? {
    switch text.word(index) {
    case "both": return (2, index + 1)
    case "dozen": return (12, index + 1)
    case "one", "single": return (1, index + 1)
    case "half", "a", "an", "another", "between": return nil
    default: break
    }
    guard let number = DurationNumber.read(text.words, at: index), !number.isArticle,
      number.value.lowerBound == number.value.upperBound,
      number.value.lowerBound == number.value.lowerBound.rounded(), number.value.lowerBound >= 2
    else { return nil }
    return (Int(number.value.lowerBound), number.endIndex)
  }

  /// The words that `number` reads besides those with which an amount of time starts.
  private static let counts = WordSet("both, dozen, single")

  /// Whether a word is a plural, by its end.
  static func isPlural(_ word: String) -> Bool {
    irregular.contains(word)
      || word.hasSuffix("s") && word.utf8.count > 3 && !word.hasSuffix("ss") && !word.hasSuffix("us")
        && !word.hasSuffix("'s")
  }

  private static func isAdjective(_ word: String) -> Bool {
    adjectives.contains(word) || word.hasSuffix("est") || word.hasSuffix("ful")
  }

  /// The plural of what one of is counted: "name" and "names" are counted alike.
  static func plural(_ noun: String) -> String {
    if isPlural(noun) { return noun }
    if noun == "person" { return "people" }
    if noun.hasSuffix("y"), let last = noun.dropLast().last, !"aeiou".contains(last) {
      return noun.dropLast() + "ies"
    }
    return noun.hasSuffix("ch") || noun.hasSuffix("sh") || noun.hasSuffix("x") ? noun + "es" : noun + "s"
  }

  /// What the number is of, once one and many are written alike.
  var counted: String { noun.isEmpty ? "" : Self.plural(noun) }

  private static let irregular: Set<String> = ["people", "men", "women", "children"]
  private static let adjectives: Set<String> = [
    "true", "plain", "honest", "short", "long", "small", "real", "new", "old", "good", "kind", "open",
    "empty",
    "other", "more", "single", "simple", "whole", "harmless", "useful", "nice",
  ]
  private static let definite: Set<String> = [
    "the", "these", "those", "all", "your", "their", "of", "its", "each", "both", "any",
  ]
  private static let stops: Set<String> = [
    "of", "to", "or", "and", "in", "at", "on", "for", "with", "from", "by", "is", "are", "was", "were",
    "will", "do",
    "does", "has", "have", "that", "who", "which", "you", "they", "it", "he", "she", "we", "i", "would",
    "can", "this",
    "as", "than", "but", "if", "when", "out", "minutes", "hours", "seconds", "minute", "hour", "days",
    "weeks", "o'clock",
    "pm", "am", "percent",
  ]
}
