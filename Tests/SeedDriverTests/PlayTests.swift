import Testing

/// `seedtool play` as far as it needs no browser; `.ci/steps/play.py` tries the rest.
struct PlayTests {
  @Test(arguments: [
    (["play"], "name a product: egofix"), (["play", "egofit"], "Did you mean `egofix`?"),
    (["play", "egofix", "content", "more"], "one operand too many"),
    (["play", "egofix", "content", "--today", "soon"], "--today takes a date"),
    (["play", "egofix", "content", "--seed", "-1"], "--seed takes a number"),
    (["play", "egofix", "elsewhere"], "elsewhere"),
  ])
  func `what cannot be played is told`(arguments: [String], message: String) throws {
    let run = try Tool.run(arguments, in: try Workspace([:]))
    #expect(run.code == 2 && run.out.isEmpty)
    #expect(run.err.contains(message), "\(run.err)")
  }
}
