extension JSONParser {
  /// What is wrong with a word that is no JSON value, and what to write instead.
  static func explanation(of word: String) -> (problem: String, remedy: String) {
    switch word.lowercased() {
    case "true", "false", "null": return ("JSON's literals are lower case", "Write `\(word.lowercased())`.")
    case "none", "nil", "undefined": return ("JSON has no `\(word)`", "Write `null`, or leave the field out.")
    case "nan", "infinity", "-infinity", "+infinity", "inf", "-inf":
      return ("JSON has no such number", "Write a finite number.")
    default: break
    }
    let number = word.drop { $0 == "#" }
    if number.count < word.count, !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber }) {
      return ("a number is written without `#`", "Write `\(number)`.")
    }
    let digits = word.drop { $0 == "+" || $0 == "-" || $0 == "." }
    guard let first = digits.first, first.isASCII, first.isNumber else {
      return ("this is no JSON value", "Strings take double quotes; the literals are true, false and null.")
    }
    if word.hasPrefix("+") { return ("a JSON number has no plus sign", "Delete it.") }
    if word.hasPrefix(".") || word.hasPrefix("-.") {
      return ("a JSON number has a digit before its point", "Write `0` there.")
    }
    if digits.count > 1, first == "0", digits.dropFirst().first?.isNumber == true {
      return ("a JSON number has no leading zeros", "Delete them.")
    }
    return ("this is no JSON number", "A number looks like 12, -3.5 or 6e4.")
  }
}
