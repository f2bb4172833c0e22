/// Something in a text that is not well-formed JSON, or not in the form that content takes.
package struct SyntaxFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// RFC 8259 has no such text; the payload says what is wrong and what to do.
    case invalidJSON(problem: String, remedy: String)
    case invalidUTF8(reason: String)
    /// The file, or text that was put into it, is Windows-1252 or Latin-1, which so many of its bytes tell.
    case legacyEncoding(count: Int, isWhole: Bool)
    /// The key, as it is written.
    case duplicateKey(String)
    case nestingTooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case byteOrderMark
    /// How many carriage returns the file has.
    case carriageReturn(count: Int)
    case unpairedSurrogate
    /// The character's code.
    case controlCharacter(UInt8)
  }

  package var kind: Kind
  package var range: ByteRange
  /// A second place: the first use of a key, the bracket that was opened.
  package var related: ByteRange?
  /// How many more of its kind follow that are counted and not kept.
  package var followerCount = 0

  /// How far a fault bears on what follows it.
  package enum Bearing: Hashable, Sendable {
    /// On its own place: reading goes on behind it.
    case local
    /// Brackets do not match any more.
    case brackets
    /// Nothing is read behind it.
    case end
  }

  package var bearing = Bearing.local

  /// What comes of it and is not reported.
  package enum Consequence: Hashable, Sendable {
    /// Other faults right behind it.
    case others
    /// All that follows.
    case restNotRead
  }

  package var consequence: Consequence?

  /// Text that stands for a range's, where that mends the fault.
  package struct Replacement: Hashable, Sendable {
    package var range: ByteRange
    package var text: String
  }

  /// What mends a fault.
  package struct Mending: Hashable, Sendable {
    /// In the imperative.
    package var message: String
    package var replacements: [Replacement]
    /// What must hold of the mended file, so that nothing is mended that was meant otherwise.
    package var proof: Proof
    /// Whether it may change what was meant, whatever is proven.
    package var isUnsafe = false

    package enum Proof: Int, Hashable, Sendable {
      /// Nothing: what stands there has one meaning.
      case none
      /// That it is JSON.
      case syntax
      /// That its brackets stand as its lines are indented, too.
      case layout
    }
  }

  package var mending: Mending?
}
