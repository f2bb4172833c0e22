/// Ends the process with a sentence: libFuzzer keeps the input, whose name it prints.
package func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
  if !condition { fatalError(sentence()) }
}

/// Ends the process where two values differ.
package func expectSame<Value: Equatable>(_ left: Value, _ right: Value, _ what: @autoclosure () -> String) {
  expect(left == right, "\(what()):\n  \(left)\n  \(right)")
}
