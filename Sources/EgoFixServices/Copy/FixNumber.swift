/// How a fix's number is shown.
public enum FixNumber {
  /// The number with three digits or more: `042`.
  public static func text(_ number: Int) -> String {
    let digits = String(max(0, number))
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }
}
