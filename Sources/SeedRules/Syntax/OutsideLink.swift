import SeedDecoding
import SeedLint

/// Flags a link in the content that leads out of the repository, or to where git keeps it. Found while
/// loading.
enum OutsideLink: DecodedRule {
  static let metadata = RuleMetadata(
    .error(.outsideLink),
    summary: "A link in the content folder that leads out of the repository, or into `.git`.",
    rationale: """
      Whoever may propose a change of the content could have any file of the machine that checks it shown in \
      a log, or written over. What git keeps in `.git` is part of no commit: it may hold the token that \
      fetched the repository, and hooks that run. A link to anything else in the repository is followed; \
      where no repository holds the content folder, one inside that folder is.
      """,
    reads: "the links in the content folder and in the folders below it"
  )

  static let examples = RuleExamples(
    accepted: [
      .file("fixes/need-to-be-busy.json", "[]"),
      .file("fixes/need-to-be-right.json", "[]"),
    ],
    flagged: [
      .file("fixes.json", "⟪⟫→ /etc/passwd"),
      .file("bugs.json", "⟪⟫→ ../../another/bugs.json"),
      .file("words/accept.txt", "⟪⟫→ ../../.git/config"),
    ]
  )
}
