/// A program that libFuzzer gives inputs to. One that ends the process is kept.
package protocol FuzzTarget {
  static func attempt(_ input: consuming FuzzInput)
}

extension FuzzTarget {
  package static func main() {
    currentAttempt = { Self.attempt($0) }
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    let isDone = runFuzzer(&count, &arguments) { base, count in
      currentAttempt?(FuzzInput(base, count))
      return 0
    }
    precondition(isDone == 0, "libFuzzer says what it found")
  }
}

/// The target of this process; libFuzzer's function takes nothing with it.
private nonisolated(unsafe) var currentAttempt: ((consuming FuzzInput) -> Void)?

/// What `main` of libFuzzer calls; the executable has a `main` of its own, as SwiftPM wants it.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ attempt: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
