import Foundation
@testable import SeedPlatform
import Testing

/// A program of the machine is bounded in time and in what it writes.
@Suite(.enabled(if: OutsideProgram(named: "sh") != nil, "needs a shell"))
struct OutsideProgramTests {
  private func run(
    _ line: String,
    input: [UInt8] = [],
    limit: Int = 1 << 20,
    seconds: Int = 60
  ) throws -> OutsideProgram.Run {
    let shell = try #require(OutsideProgram(named: "sh"))
    return try shell.run(["-c", line], input: input, bounds: .init(byteCount: limit, seconds: seconds))
  }

  private func reason(
    _ line: String,
    input: [UInt8] = [],
    limit: Int = 1 << 20,
    seconds: Int = 60
  ) -> FileError.Reason? {
    do {
      _ = try run(line, input: input, limit: limit, seconds: seconds)
      return nil
    } catch { return (error as? FileError)?.reason }
  }

  @Test
  func `what it writes and its exit code come back`() throws {
    let run = try run("echo out; echo err >&2; exit 3")
    #expect(run.code == 3 && run.output == Array("out\n".utf8) && run.errors == "err\n")
  }

  @Test(arguments: ["exec sleep 60", "exec >&- 2>&-; exec sleep 60", "while :; do :; done"])
  func `one that does not end is ended`(line: String) {
    let start = Process.monotonicNanoseconds
    #expect(reason(line, seconds: 1) == .tookTooLong(seconds: 1))
    #expect(Process.monotonicNanoseconds - start < 20_000_000_000)
  }

  /// More than a pipe holds.
  @Test
  func `a long input waits for nobody, and comes back whole from one that reads while it writes`() throws {
    // As the tool does: who reads no more is found out by the write.
    signal(SIGPIPE, SIG_IGN)
    let input = (0..<1_500_000).map { UInt8(truncatingIfNeeded: $0) }
    for line in ["echo out", "exec <&-; echo out", "head -c 10 >/dev/null; echo out"] {
      let run = try run(line, input: input)
      #expect(run.code == 0 && run.output == Array("out\n".utf8), "\(line)")
    }
    #expect(reason("exec sleep 60", input: input, seconds: 1) == .tookTooLong(seconds: 1))
    #expect(try run("cat", input: input, limit: 1 << 21).output == input)
  }

  @Test
  func `one that writes too much is ended, and errors are cut`() throws {
    #expect(try run("head -c 1000 /dev/zero", limit: 1000).output.count == 1000)
    #expect(reason("head -c 1001 /dev/zero", limit: 1000) == .tooLarge(byteCount: 1001, limit: 1000))
    // Where nobody says how much.
    #expect(OutsideProgram.Bounds().byteCount == 2_147_483_648)
    guard case .tooLarge? = reason("while :; do echo 0123456789; done", limit: 1000) else {
      Issue.record("it was not ended")
      return
    }
    let run = try run("i=0; while [ $i -lt 9000 ]; do echo 0123456789 >&2; i=$((i+1)); done")
    #expect(run.errors.utf8.count == OutsideProgram.errorLimit)
  }
}
