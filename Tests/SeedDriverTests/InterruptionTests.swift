import Foundation
import Testing

/// Signals, limits and streams while something is written.
struct InterruptionTests {
  private static let hasStrace = FileManager.default.fileExists(atPath: "/usr/bin/strace")

  @Test(.enabled(if: hasStrace, "skipped: needs strace"), arguments: ["INT", "TERM", "HUP"])
  func `a signal removes the temporary file, and the status is the signal's`(signal: String) throws {
    let folder = try Workspace([:])
    try folder.write("content.seedbundle", "old")
    // Python's shells start background processes with INT ignored, which the tool keeps to.
    try folder.write(
      "start.py",
      """
      import glob, os, signal, subprocess, sys, time
      for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP): signal.signal(number, signal.SIG_DFL)
      tool = subprocess.Popen(["strace", "-D", "-f", "-o", "trace", "-e", "inject=fsync:delay_enter=1000000:when=1",
        os.environ["seedtool"], "compile", "-q", "--ignore", "quota"])
      end = time.time() + 20
      while not glob.glob(".content.seedbundle.seedtool-*.tmp") and time.time() < end: time.sleep(0.01)
      tool.send_signal(signal.SIG\(signal))
      tool.wait()
      print(-tool.returncode == signal.SIG\(signal), glob.glob(".*.tmp"), open("content.seedbundle").read())
      """
    )
    let run = try folder.shell("python3 start.py")
    #expect(run.out == "True [] old\n", "\(run.err)")
  }

  @Test
  func `a limit on the size of files is an error with a message`() throws {
    let folder = try Workspace([:])
    try folder.write("content.seedbundle", "old")
    let run = try folder.shell("ulimit -f 1; exec $seedtool compile --ignore quota")
    #expect(run.code == 2)
    #expect(run.err == "seedtool: content.seedbundle: file too large; what stood there before is untouched\n")
    #expect(try folder.names() == ["content", "content.seedbundle"])
    #expect(try folder.text("content.seedbundle") == "old")
  }

  @Test
  func `what killed runs left is removed by the next one that writes there, and nothing else`() throws {
    let folder = try Workspace([:])
    let left = ".content.seedbundle.seedtool-0123456789abc.tmp"
    for name in [left, ".other.seedbundle.seedtool-0123456789abc.tmp", ".content.seedbundle.mine.tmp"] {
      try folder.write(name, "half")
    }
    #expect(try folder.run("compile", "--ignore", "quota").code == 0)
    #expect(try folder.names() == [".content.seedbundle.mine.tmp", "content", "content.seedbundle"])
  }

  @Test(arguments: ["check", "list"])
  func `a run that writes nothing removes them from the content, too`(command: String) throws {
    let left = ".fixes.json.seedtool-0123456789abc.tmp"
    let folder = try Workspace([left: "half", "words/\(left)": "half", ".fixes.json.mine.tmp": "mine"])
    #expect(try folder.run(command).code < 2)
    #expect(!folder.exists("content/\(left)") && !folder.exists("content/words/\(left)"))
    #expect(folder.exists("content/.fixes.json.mine.tmp"))
  }

  @Test(.enabled(if: hasStrace, "skipped: needs strace"))
  func `init writes all of its files or none`() throws {
    let folder = try Workspace([:])
    let run = try folder.shell(
      "strace -f -o trace -e inject=fsync:error=EIO:when=3 $seedtool init other; find other -type f"
    )
    #expect(run.err.contains("input/output error") && run.out.isEmpty, "\(run.out)\(run.err)")
    #expect(try folder.run("init", "other").code == 0)
  }

  @Test
  func `a standard output that takes no more just now is written to its end`() throws {
    let many = (1...9000).map { "\($0)" }.joined(separator: ",")
    let folder = try Workspace(["fixes.json": "[\(many)]\n"])
    try folder.write(
      "slow.py",
      """
      import fcntl, os, subprocess, time
      reader, writer = os.pipe()
      fcntl.fcntl(writer, fcntl.F_SETFL, fcntl.fcntl(writer, fcntl.F_GETFL) | os.O_NONBLOCK)
      tool = subprocess.Popen([os.environ["seedtool"], "check", "content/fixes.json",
        "--ignore", "quota,syntax/unformatted", "--format", "concise"], stdout=writer)
      os.close(writer)
      count = 0
      while chunk := os.read(reader, 65536):
        count += chunk.count(b"\\n")
        time.sleep(0.001)
      print(tool.wait(), count)
      """
    )
    let run = try folder.shell("python3 slow.py")
    #expect(run.out == "1 9000\n", "\(run.err.prefix(400))")
  }
}
