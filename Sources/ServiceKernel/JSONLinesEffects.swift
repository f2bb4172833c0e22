import PlainJSON

/// Writes lasting effects, such as Pressure's analytics events, as JSON Lines: to the console, or wherever an
/// app keeps them. What a product keeps as records, such as EgoFix's analytics events, is none of them.
///
/// A line is `{"number":7,"effect":{…}}`. After a crash a line may come twice, with one number. An app whose
/// performer does more hands it what is lasting.
public struct JSONLinesEffects<Effect: ServiceEffect>: EffectPerformer {
  private let write: @Sendable (String) throws -> Void

  /// - Parameter write: takes a line, without its end; prints it where nothing is given. An effect whose line
  ///   it throws for is written later, and those behind it wait.
  public init(write: @escaping @Sendable (String) throws -> Void = { print($0) }) { self.write = write }

  /// Writes a lasting effect; a passing one is nothing to keep.
  public func perform(_ effect: Effect, number: Int?) throws {
    guard let number else { return }
    let line: JSONValue = ["number": .integer(number), "effect": try JSONValue(encoding: effect)]
    try write(line.text)
  }
}
