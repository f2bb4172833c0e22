import SeedDecoding
import SeedDiagnostics
import SeedLint
import SeedSource
import SeedText

/// A text of a fix with the words in which it may say how long, how many or when.
struct StatedText {
  /// What the text is to its fix.
  enum Role: Sendable {
    case prompt
    case comment
    case validation
    /// What the timer shows.
    case timer
    case step
    case stepComment
    case stepValidation
    /// How long something is left undone.
    case span
    /// A question, a situation, or what is sorted, reported or done instead.
    case question
    /// What is counted.
    case target
    /// What something else is done instead of.
    case trigger
    case prediction
    case observation
    /// What is said once a choice was made.
    case debrief

    /// Whether it is an aside, which speaks of much besides the fix.
    var isAside: Bool { self == .comment || self == .stepComment || self == .debrief }

    /// What the text is called in a message.
    var name: String {
      switch self {
      case .prompt: "the prompt"
      case .comment: "the comment"
      case .validation, .stepValidation: "the validation"
      case .timer: "the timer's text"
      case .step: "a step"
      case .stepComment: "a step's comment"
      case .span: "`durationDescription`"
      case .question, .target, .trigger, .prediction, .observation: "the configuration"
      case .debrief: "the debrief"
      }
    }
  }

  let role: Role
  let node: NodeIndex
  /// Empty where no word of it can be of interest.
  let words: [DurationWord]
  /// Its bytes, escapes resolved.
  let bytes: [UInt8]

  init(_ role: Role, _ node: NodeIndex, in tree: JSONTree, _ reader: inout StatedTextReader) {
    self.role = role
    self.node = node
    let content = tree.file[tree.contentRange(of: node)]
    // "One name is on the list" says how many.
    let isRead = role == .validation && content.starts(with: "One ".utf8)
    if tree[node].flags.contains(.hasEscapes) {
      (words, bytes) = JSONUnescaping.unescape(content).bytes
        .withUnsafeBufferPointer { reader.read($0, always: isRead) }
    } else {
      (words, bytes) = reader.read(content, always: isRead)
    }
  }

  /// The text with its words, whatever they are.
  func readWhole(in tree: JSONTree) -> StatedText {
    words.isEmpty ? StatedText(whole: self, in: tree) : self
  }

  private init(whole text: StatedText, in tree: JSONTree) {
    role = text.role
    node = text.node
    bytes = JSONUnescaping.unescape(tree.file[tree.contentRange(of: text.node)]).bytes
    words = bytes.withUnsafeBufferPointer { DurationWord.words(of: $0) }
  }

  /// Whether a word starts a sentence or clause.
  func starts(_ index: Int) -> Bool { index == 0 || words[index].joint == .punctuation }

  /// The index of the first word of the sentence in which a word stands.
  func sentenceStart(of index: Int) -> Int {
    var index = index
    while index > 0, !isStop(before: index) { index -= 1 }
    return index
  }

  /// The words of the sentence in which a word stands.
  func sentence(of index: Int) -> Range<Int> {
    var end = index + 1
    while end < words.count, !isStop(before: end) { end += 1 }
    return sentenceStart(of: index)..<end
  }

  private func isStop(before index: Int) -> Bool {
    guard words[index].joint == .punctuation, index > 0 else { return false }
    return bytes[words[index - 1].range.upperBound..<words[index].range.lowerBound]
      .contains { ".!?:;".utf8.contains($0) }
  }

  /// A word, or "" outside of the text.
  func word(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

  /// The bytes from a range's first word to its last.
  func byteRange(_ range: Range<Int>) -> Range<Int> {
    words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  var mentions: [DurationMention] {
    words.isEmpty ? [] : DurationParser.mentions(in: words)
  }
}

/// Reads the texts of fixes, one after the other.
struct StatedTextReader {
  private var words: [Word] = []

  /// A text's words and bytes, both empty where no word of it can be of interest.
  ///
  /// - Parameter always: whether it is read whatever its words are.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    always: Bool = false
  ) -> ([DurationWord], [UInt8]) {
    guard always || mayState(bytes) else { return ([], []) }
    return (DurationWord.words(of: bytes), Array(bytes))
  }

  /// Whether a text has a digit or a signal.
  private mutating func mayState(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch Self.signalKeys.search(bytes) {
    case .found: return true
    case .missing: return false
    case .unclear:
      WordScanner.scan(bytes, isMessage: false, into: &words)
      return words.contains { $0.shape.contains(.digit) || Self.signals.contains($0.hash) }
    }
  }

  /// The words that say how long, how many or when.
  private static let list = """
    two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen
    seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, dozen, both, couple
    fifth, sixth, seventh, eighth, ninth, tenth, second, seconds, sec, secs, minute, minutes, min, mins, hour, hours
    hr, hrs, day, days, week, weeks, month, months, year, weekend, fortnight, today, tonight, tomorrow, morning
    afternoon, evening, evenings, night, nights, mornings, noon, midnight, breakfast, lunch, lunchtime, dinner, supper
    bedtime, sunset, sunrise, sunday, monday, tuesday, wednesday, thursday, friday, saturday, until, till, o'clock
    everyday, nightly, daily, weekly, sundown, workday, am, pm, single, person
    """

  private static let signals = WordSet(list)
  private static let signalKeys = LetterKeys(list)
}
