import Foundation
import SeedDecoding
import SeedDiagnostics
@testable import SeedReview
import SeedSource
import Testing

private let hasGit =
  FileManager.default.isExecutableFile(atPath: "/usr/bin/git")
  && ProcessInfo.processInfo.environment["SEEDTOOL_OUTSIDE"] != "off"

/// What is read of a git repository whose names, links and folders are hostile.
@Suite(.enabled(if: hasGit, "needs git"))
struct GitContentTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "git-\(UUID().uuidString)").path

  /// Lines of shell in the repository; `commit NAME` commits all and tags it.
  func shell(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let settings = "-c user.name=M -c user.email=m@example.com -c protocol.file.allow=always"
    let head = """
      git() { /usr/bin/git \(settings) "$@"; }
      commit() { git add -A && git commit -qm x && git tag $1; }
      """
    process.arguments = ["-euc", "\(head)\n\(script)"]
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1"]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(script)")
  }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/content/fixes",
      withIntermediateDirectories: true
    )
    try shell("git init -q -b main; echo '[]' >content/bugs.json")
  }

  /// The files at a revision by their paths, or what was said instead.
  func files(at revision: String, of content: String = "content") -> [String] {
    do throws(ContentError) {
      let catalog = try GitContent(revision, of: "\(folder)/\(content)").loading.catalog
      return catalog.sources.files.indices.map { index in
        let file = catalog.sources[index]
        return "\(catalog.relativePath(of: index)): \(String(decoding: file.bytes, as: UTF8.self))"
      }
    } catch { return [error.message] }
  }

  @Test
  func `a file whose name has a line break shifts no other`() throws {
    try shell(
      """
      printf 1 >content/fixes/b.json; printf 2 >"content/fixes/a
      HEAD:x.json"; commit base
      """
    )
    #expect(
      files(at: "base") == ["bugs.json: []\n", "fixes/a\nHEAD:x.json: 2", "fixes/b.json: 1"]
    )
  }

  @Test
  func `a link whose name has a line break is refused`() throws {
    try shell(
      """
      printf 1 >content/fixes/b.json; printf 0 >x.json
      ln -s ../../x.json "content/fixes/a
      HEAD:x.json"; commit base
      """
    )
    let found = files(at: "base")
    #expect(found.count == 1 && found[0].contains("has a line break"), "\(found)")
  }

  @Test
  func `a content folder whose name has a line break is read`() throws {
    try shell("mv content 'a\nb'; printf 1 >'a\nb/fixes/b.json'; commit base")
    #expect(files(at: "base", of: "a\nb") == ["bugs.json: []\n", "fixes/b.json: 1"])
  }

  @Test
  func `a link inside the repository is followed, one out of it is not`() throws {
    try shell("printf 1 >x.json; ln -s ../../x.json content/fixes/a.json; commit base")
    #expect(files(at: "base") == ["bugs.json: []\n", "fixes/a.json: 1"])
    try shell("ln -sf /etc/passwd content/fixes/a.json; commit out")
    #expect(files(at: "out").first?.contains("leads to no file of the repository") ?? false)
  }

  @Test(arguments: ["fixes", "draft.json"])
  func `a submodule in the content is no empty place`(name: String) throws {
    try shell(
      """
      rmdir content/fixes; git init -q other; cd other; echo '[]' >a.json; commit first; cd ..
      git submodule --quiet add ./other content/\(name); rm -rf other/.git; commit base
      """
    )
    #expect(files(at: "base") == ["\(name) is a submodule there: its files are elsewhere"])
  }

  @Test(arguments: ["git init -q content", "printf 'gitdir: %s/other/.git' \"$PWD\" >content/.git"])
  func `a repository inside the content redirects nothing`(planting: String) throws {
    try shell(
      """
      printf outside >content/fixes/a.json; commit base
      git init -q other; mkdir -p other/fixes; printf inside >other/fixes/a.json; printf inside >other/bugs.json
      cd other; commit base; cd ..
      \(planting)
      if [ -d content/.git ]; then cd content; printf inside >fixes/a.json; commit base; fi
      """
    )
    #expect(files(at: "base") == ["bugs.json: []\n", "fixes/a.json: outside"])
  }

  @Test
  func `where the repository outside cannot be read, none inside stands in for it`() throws {
    try shell("commit base; cd content; git init -q; commit base")
    try shell("rm -r .git; echo 'gitdir: /nowhere' >.git")
    let found = files(at: "base")
    #expect(found.count == 1 && !found[0].contains("bugs.json"), "\(found)")
  }

  /// Whoever puts a submodule in the content's place brings the revisions of that.
  @Test
  func `a submodule in the content's place redirects nothing`() throws {
    try shell(
      """
      printf outside >content/fixes/a.json; commit base
      git init -q other; cd other; echo '[]' >bugs.json; commit base; cd ..
      git rm -rq content; rm -rf content; git submodule --quiet add ./other content; rm -rf other; commit swapped
      cd content; git tag -f base >/dev/null
      """
    )
    #expect(files(at: "base") == ["bugs.json: []\n", "fixes/a.json: outside"])
  }

  /// Whoever puts a link in the place of the content, or of a folder above it, or turns one elsewhere,
  /// chooses another folder of the same repository: what it is compared with stays.
  @Test(
    arguments: [
      "rm -r app/content; ln -s ../other/content app/content", "rm -r app; ln -s other app",
      "rm -r app; mkdir app; ln -s ../link app/content; ln -s other/content link",
    ]
  )
  func `a link in the content's place redirects nothing`(change: String) throws {
    try shell(
      """
      mkdir app other; mv content app/content; cp -r app/content other/content; touch app/x
      printf outside >app/content/fixes/a.json; commit base; \(change); commit swapped
      """
    )
    #expect(files(at: "base", of: "app/content") == ["bugs.json: []\n", "fixes/a.json: outside"])
    #expect(files(at: "HEAD", of: "app/content") == ["bugs.json: []\n"])
  }

  @Test
  func `a link in the content's place at the revision is followed`() throws {
    try shell(
      """
      mkdir kept; mv content kept/one; cp -r kept/one kept/two; printf 1 >kept/one/fixes/a.json
      printf one >kept/shared.json; ln -s ../../shared.json kept/one/fixes/b.json; ln -s kept/one content
      commit base; rm content; ln -s kept/two content; rm kept/one/fixes/a.json; commit turned
      """
    )
    #expect(files(at: "base") == ["bugs.json: []\n", "fixes/a.json: 1", "fixes/b.json: one"])
    #expect(files(at: "turned") == ["bugs.json: []\n"])
    let shared = try GitContent.file(folder + "/content/../shared.json", at: "base", limit: 99)
    #expect(shared??.byteCount == 3, "a path leads up from where the link leads to")
  }

  @Test
  func `a submodule in the place of a folder above the content redirects nothing`() throws {
    try shell(
      """
      mkdir app; mv content app; printf outside >app/content/fixes/a.json; commit base
      git init -q other; cd other; mkdir content; echo '[]' >content/bugs.json; commit base; cd ..
      git rm -rq app; rm -rf app; git submodule --quiet add ./other app; rm -rf other; commit swapped
      cd app; git tag -f base >/dev/null
      """
    )
    #expect(files(at: "base", of: "app/content") == ["bugs.json: []\n", "fixes/a.json: outside"])
    // What is inside a submodule from the start has the revisions of that.
    try shell("git tag -d base >/dev/null; cd app; printf 1 >content/a.json; commit later")
    #expect(files(at: "base", of: "app/content") == ["bugs.json: []\n"])
    try shell("git tag base")
    #expect(files(at: "base", of: "app/content") == ["bugs.json: []\n"])
  }

  @Test
  func `a work tree inside the repository has the revisions of its repository`() throws {
    try shell("commit base; git worktree add -q inner; cd inner; echo 1 >content/a.json; commit later")
    #expect(files(at: "base", of: "inner/content") == ["bugs.json: []\n"])
    #expect(files(at: "base", of: "inner/../content") == ["bugs.json: []\n"])
    try shell("mkdir far; ln -s ../inner/content far/link")
    #expect(files(at: "base", of: "far/link/../content") == ["bugs.json: []\n"])
  }

  /// Git takes the tag, and whoever may push one would choose what a change is compared with.
  @Test
  func `a name that means several commits is refused, in each of its forms`() throws {
    try shell(
      """
      printf 1 >content/fixes/a.json; commit first
      git update-ref refs/remotes/origin/main HEAD; git branch v1
      printf 2 >content/fixes/a.json; commit second; git tag v1; git tag -am x origin/main
      git tag same; git branch same; git update-ref refs/remotes/fork/HEAD first; git branch fork
      """
    )
    for name in ["origin/main", "origin/main^0", "origin/main~0", "origin/main@{0}"] {
      let said = "write `refs/remotes/origin/main` or `refs/tags/origin/main`"
      let found = files(at: name)
      #expect(found.first?.hasPrefix("it is a tag and a remote branch") ?? false, "\(name): \(found)")
      #expect(found.first?.hasSuffix(said) ?? false, "\(name): \(found)")
      #expect(GitContent.isRevision(name, of: folder + "/content") || name.hasSuffix("}"))
    }
    #expect(files(at: "v1").first?.hasPrefix("it is a tag and a branch, and they are") ?? false)
    #expect(files(at: "fork").first?.hasPrefix("it is a branch and a remote") ?? false)
    #expect(files(at: "refs/remotes/origin/main") == ["bugs.json: []\n", "fixes/a.json: 1"])
    for name in ["refs/tags/origin/main", "same", "second", "HEAD", "main"] {
      #expect(files(at: name) == ["bugs.json: []\n", "fixes/a.json: 2"], "\(name)")
    }
    // A repository inside does not settle what the name means.
    try shell("mkdir app; mv content app; commit app; git tag -f origin/main HEAD~1 >/dev/null 2>&1")
    try shell("cd app; git init -q; commit inner; git update-ref refs/remotes/origin/main HEAD")
    #expect(files(at: "origin/main", of: "app/content").first?.hasPrefix("it is a tag and") ?? false)
  }

  /// A repository above that has nothing to do with the content does not settle what the name means.
  @Test
  func `a name that means several commits in another repository is no hindrance`() throws {
    try shell("commit first; git tag x; git commit -q --allow-empty -m second; git branch x")
    try shell("mkdir -p inner; cp -r content inner; cd inner; git init -q; commit x")
    #expect(files(at: "x", of: "inner/content") == ["bugs.json: []\n"])
  }

  @Test
  func `a missing path of three words is no file and no folder`() throws {
    try shell("commit base")
    let git = try GitRepository(of: folder + "/content", at: "base")
    let commit = try git.commit("base")
    for path in ["a tree", "a blob"] { #expect(try git.place(at: commit, of: path) == .nothing, "\(path)") }
  }

  @Test
  func `what a pattern named is found through links, and none is taken for an empty folder`() throws {
    func names(_ pattern: String, at revision: String, of content: String = "content") -> [String] {
      do throws(ContentError) {
        let place = "\(folder)/\(content)"
        let files = try GitContent.files(pattern, of: place, at: revision, limit: 99) {
          $0
        } isWanted: { _, _ in
          true
        }
        return files.map { "\($0.name): \(String(decoding: $0.bytes, as: UTF8.self))" }
      } catch { return [error.message] }
    }
    try shell(
      """
      mkdir -p releases/old kept; printf 1 >releases/1.b; ln -s releases shipped; ln -s ../releases kept/shipped
      mv content kept; ln -s kept/content content; ln -s nowhere dangling; ln -s .. outer; commit base
      git rm -rq releases; commit gone
      """
    )
    for pattern in ["../shipped/*", "../../releases/*", ".././shipped/*", "./../../releases/./*"] {
      #expect(names(pattern, at: "base") == ["1.b: 1"], "\(pattern)")
    }
    #expect(names("../shipped/*", at: "base", of: "kept/content") == ["1.b: 1"])
    try shell("mkdir content/releases; printf 2 >content/releases/2.seedbundle; commit inside")
    for pattern in ["releases/*.seedbundle", "./releases/*.seedbundle", "./releases/./*.seedbundle"] {
      #expect(names(pattern, at: "inside", of: "kept/content") == ["2.seedbundle: 2"], "\(pattern)")
    }
    for pattern in ["../../dangling/*", "../../outer/*", "../../outer/x/*"] {
      let said = ["it is a link there that leads out of the repository or to nothing"]
      #expect(names(pattern, at: "base") == said)
    }
    for pattern in ["../../../x/*", "../x/*", "../../releases/1.b/*"] {
      #expect(names(pattern, at: "base", of: "kept/content").isEmpty, "\(pattern)")
    }
  }

  @Test
  func `a bare repository in the content's place redirects nothing`() throws {
    try shell(
      """
      commit base; git clone -q --bare . bare.git; cp -r bare.git/* content/; cd content; rm -rf hooks
      """
    )
    #expect(files(at: "base") == ["bugs.json: []\n"])
  }

  @Test
  func `a content folder that is a repository itself is read where no other holds it`() throws {
    try shell("cd content; git init -q -b main; printf 1 >fixes/a.json; commit base")
    #expect(files(at: "base") == ["bugs.json: []\n", "fixes/a.json: 1"])
    try shell("rm -rf .git")
    #expect(files(at: "base") == ["bugs.json: []\n", "fixes/a.json: 1"])
  }

  @Test
  func `what the content was but a folder is said`() throws {
    try shell(
      """
      commit base; mv content c; ln -s ../c content; commit link
      rm content; echo >content; commit file; rm content; mv c content; commit now
      """
    )
    #expect(
      files(at: "link") == [
        "the content folder is a link there that leads out of the repository or to nothing"
      ]
    )
    #expect(files(at: "file") == ["the content folder was a file at that revision"])
    #expect(files(at: "base") == ["bugs.json: []\n"])
  }

  @Test
  func `a revision of few bytes that are many when they are read is refused`() throws {
    try shell(
      """
      commit base
      blob=$(head -c 1000000 /dev/zero | git hash-object -w --stdin)
      fixes=$(for n in $(seq 300); do printf '100644 blob %s\\t%s.json\\n' $blob $n; done | git mktree)
      content=$(printf '040000 tree %s\\tfixes\\n' $fixes | git mktree)
      git tag bomb $(git commit-tree -m x $(printf '040000 tree %s\\tcontent\\n' $content | git mktree))
      """
    )
    #expect(files(at: "bomb") == ["its files have 300000000 bytes; the limit is 268435456 for a revision"])
    #expect(files(at: "base") == ["bugs.json: []\n"])
  }
}
