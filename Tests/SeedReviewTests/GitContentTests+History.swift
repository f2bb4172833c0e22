import Foundation
import SeedDecoding
import SeedDiagnostics
@testable import SeedReview
import SeedSource
import Testing

/// The commits that changed a record.
extension GitContentTests {
  @Test
  func `a record's history names the commits that changed it, and no other`() throws {
    let versions = [
      ("First", #"[{"id": "a", "title": "One"}, {"id": "b", "title": "x"}]"#),
      ("Layout", #"[{ "title":"One","id":"a" }, {"id": "b", "title": "x"}]"#),
      ("Words", #"[{"id": "a", "title": "Two", "art": []}, {"id": "b", "title": "x"}]"#),
      ("Broken", #"[{"id": "a""#), ("Gone", #"[{"id": "b", "title": "x"}]"#),
      ("Back\u{301} again", #"[{"id": "b", "title": "x"}, {"id": "a", "title": "Two"}]"#),
    ]
    for (subject, text) in versions {
      try text.write(toFile: folder + "/content/bugs.json", atomically: true, encoding: .utf8)
      try shell("git add -A; git commit -qm '\(subject)'")
    }
    let history = try RecordHistories(of: "bugs.json", in: folder + "/content")
    #expect(history.isWhole && Set(history.changes.keys).isSuperset(of: ["a", "b"]))
    let changes = history.changes["a"] ?? []
    #expect(changes.map(\.subject) == ["Back\u{301} again", "Words", "First"])
    #expect(changes.map(\.fields) == [[], ["title", "art"], []])
    #expect(changes.allSatisfy { $0.commit.utf8.count == 12 && $0.date.utf8.count == 10 })
    #expect(history.changes["b"]?.map(\.subject) == ["First"])
    #expect(try RecordHistories(of: "fixes.json", in: folder + "/content").changes.isEmpty)
  }

  @Test
  func `a history runs nothing that the repository configures`() throws {
    try shell(
      """
      echo '[{"id": "a"}]' >content/bugs.json; echo '*.json diff=x' >.gitattributes; commit base
      signed=$({
        git cat-file commit HEAD | sed -n '1,/^committer/p'
        printf '%s\\n' 'gpgsig -----BEGIN PGP SIGNATURE-----' ' x' ' -----END PGP SIGNATURE-----' '' Signed
      } | git hash-object -t commit -w --stdin)
      git update-ref HEAD $signed
      printf '#!/bin/sh\\ntouch "%s/ran"\\n' "$PWD" >trap; chmod +x trap
      for name in gpg.program core.pager core.sshCommand core.fsmonitor diff.external diff.x.textconv; do
        git config $name "$PWD/trap"
      done
      git config log.showSignature true; git config log.follow true
      git -c core.fsmonitor=false log -1 >/dev/null; test -e ran; rm ran
      """
    )
    let history = try RecordHistories(of: "bugs.json", in: folder + "/content")
    #expect(history.changes["a"]?.map(\.subject) == ["Signed"])
    #expect(!FileManager.default.fileExists(atPath: folder + "/ran"))
  }

  @Test
  func `a version that is too long ends the look`() throws {
    // What git says around a file is beside its bytes.
    let text = #"[{"id": "a"}]"# + String(repeating: " ", count: 16_777_216 + 8192)
    try text.write(toFile: folder + "/content/bugs.json", atomically: true, encoding: .utf8)
    try shell("git add -A; git commit -qm 'Long'")
    #expect(throws: ContentError.self) { try RecordHistories(of: "bugs.json", in: folder + "/content") }
  }

  @Test(arguments: [2_999_999_999, 3_000_000_000] as [UInt64])
  func `a history is not looked at for longer than three seconds, and that is known`(later: UInt64) throws {
    for number in 0..<4 {
      try #"[{"id": "a", "number": \#(number)}]"#
        .write(toFile: folder + "/content/bugs.json", atomically: true, encoding: .utf8)
      try shell("git add -A; git commit -qm 'Number \(number)'")
    }
    // Time passes after the second version.
    var asked = 0
    let history = try RecordHistories(of: "bugs.json", in: folder + "/content") {
      asked += 1
      return asked <= 3 ? 0 : later
    }
    let isOver = later >= 3_000_000_000
    #expect(history.ranOut == isOver && history.isWhole != isOver)
    let subjects = history.changes["a"]?.map(\.subject) ?? []
    #expect(subjects == (isOver ? ["Number 3"] : ["Number 3", "Number 2", "Number 1", "Number 0"]))
  }

  @Test
  func `a long history is cut, and that is known`() throws {
    for number in 0...RecordHistories.versionLimit {
      try #"[{"id": "a", "number": \#(number)}]"#
        .write(toFile: folder + "/content/bugs.json", atomically: true, encoding: .utf8)
      try shell("git add -A; git commit -qm 'Number \(number)'")
    }
    let history = try RecordHistories(of: "bugs.json", in: folder + "/content")
    #expect(!history.isWhole)
    #expect(history.changes["a"]?.count == RecordHistories.versionLimit - 1)
    #expect(history.changes["a"]?.allSatisfy { $0.fields == ["number"] } == true)
  }
}
