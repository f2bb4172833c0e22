/// A program that libFuzzer gives inputs to. One that ends the process is kept.
package protocol FuzzTarget {
  static func attempt(_ input: consuming FuzzInput)
}

extension FuzzTarget {
  package static func main() {
    currentAttempt = { Self.attempt($0) }
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    let result = runFuzzer(&count, &arguments, attemptCurrent)
    precondition(result == 0, "libFuzzer says what it found")
  }
}

/// The target of this process; libFuzzer's function takes nothing with it.
private nonisolated(unsafe) var currentAttempt: ((consuming FuzzInput) -> Void)?

/// What libFuzzer calls, by the name under which its library looks for it.
@_cdecl("LLVMFuzzerTestOneInput")
package func attemptCurrent(_ base: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  currentAttempt?(FuzzInput(base, count))
  return 0
}

/// What libFuzzer's own `main` calls: SwiftPM gives an executable the one that Swift makes.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ attempt: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
