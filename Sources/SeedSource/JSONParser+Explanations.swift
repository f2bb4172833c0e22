extension JSONParser {
  /// "a date", "a time" or "a version" for a text that is one; nil for others.
  static func unquoted(_ text: String) -> String? {
    // Of a moment only the day is looked at.
    let day = text.prefix { $0 != "T" }
    let parts = day.split(omittingEmptySubsequences: false) { "-:/.".contains($0) }
    let signs = Set(day.filter { "-:/.".contains($0) })
    guard parts.count > 1, let sign = signs.first, signs.count == 1,
      parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    if sign == ":" { return parts.count < 4 && parts.allSatisfy { $0.count < 3 } ? "a time" : nil }
    guard parts.count == 3 else { return nil }
    if [parts[0].count, parts[2].count].contains(4) { return "a date" }
    return sign == "." ? "a version" : nil
  }

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
