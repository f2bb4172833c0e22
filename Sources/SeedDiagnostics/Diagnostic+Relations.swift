extension Diagnostic {
  /// What a finding is about, so that what only follows from another finding is not said as well.
  package enum Subject: Hashable, Sendable {
    /// The value at the finding's place. All else that is said of it follows.
    case value
    /// The finding's bytes and those beside them.
    case bytes
    /// The record around the finding, of which a part could not be read.
    case recordAround
    /// The message at the finding's pointer, and what is wrong behind a brace that is never closed.
    case message, afterBrace
    /// Whether the blocks of that message have an `other` arm.
    case otherArm
    /// How the text at the finding's pointer ends.
    case ending
    /// The text at the finding's pointer, which is yet to be written: warnings and notes on it follow.
    case unwritten
    /// The letters of the text at the finding's pointer, which are not those that were written.
    case letters
    /// How many members an object of the finding's file has.
    case memberCount
    /// Which of two records with one slug or id the finding's is.
    case record
    /// The copy entry that the finding names, and the titles in it.
    case entry, titles
    /// A bug's slug or a copy key by which records are counted.
    case name(String)
    /// Which voices a product has.
    case voices
    /// A field that an object lacks, or that an unknown one was meant to be, if that is known.
    case member(String?, of: String)
    /// The record that has the same id as the finding's.
    case twin(Place)
  }

  /// How findings that say the same are joined into one.
  package enum Repetition: Hashable, Sendable {
    /// Those of one file.
    case inFile(String)
    /// Those of all files, which are about a name.
    case everywhere(String)
  }

  /// How a finding on two texts reads at the other one, where its note is.
  package struct Mirror: Hashable, Sendable {
    package var message: String
    /// The message of each note there; nil where it stays the same.
    package var note: String?

    package init(_ message: String, note: String? = nil) { (self.message, self.note) = (message, note) }
  }

  /// How a finding is related to others; set where it is made.
  package struct Relations: Hashable, Sendable {
    /// What cannot be judged before the finding is mended.
    package var causes: [Subject] = []
    /// What the finding follows from: it is left out where another finding causes it.
    package var follows: [Subject] = []
    /// What the finding says of many records; nil where it is said of each.
    package var repetition: Repetition?
    /// Nil for a finding that belongs where it is.
    package var mirror: Mirror?
    /// The file or folder that a finding without a place is about, by its path from the content folder; the
    /// message has the content folder's path, too.
    package var path: String?

    package init() {}
  }
}
