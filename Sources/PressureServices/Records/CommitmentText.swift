/// What a commitment's text may be: 1…280 user-perceived characters, not blank (data model).
public enum CommitmentText {
  /// The most user-perceived characters.
  public static let characterLimit = 280

  /// Why a text is refused.
  public enum Fault: Error, Hashable, Sendable {
    /// Nothing in it can be seen: white space, controls and invisible characters alone.
    case blank
    /// It has more than ``CommitmentText/characterLimit`` characters; carries how many.
    case tooLong(count: Int)
  }

  /// What is wrong with a text, or nil; it is taken as it is, spaces at its ends included.
  ///
  /// - Complexity: O(characters).
  public static func fault(in text: String) -> Fault? {
    let isBlank = text.unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
      return properties.generalCategory == .control || properties.generalCategory == .format
    }
    if isBlank { return .blank }
    let count = text.count
    return count > characterLimit ? .tooLong(count: count) : nil
  }
}
