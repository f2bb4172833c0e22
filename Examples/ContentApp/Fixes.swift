import Foundation
import SeedFoundation
import SeedModel
import SeedRuntime

/// Shows records through views, and what is found by number, id and kind.
func showFixes(of bundle: SeedBundle) throws {
  guard let bug = bundle.bugs[slug: BugSlug.needToBeRight.rawValue] else { return }
  print("\(bug.title): \(bundle.fixes(of: bug).count) fixes")

  let easy = bundle.fixes(of: bug, type: .daily, severity: .low)
  for fix in easy.prefix(2) {
    print("#\(fix.number) \(fix.prompt)")
    if let comment = fix.inlineComment { print("  // \(comment)") }
  }

  if let fix = easy.first {
    let stored = UUID(fix.id)
    print(bundle.fixes[id: Identity(stored)]?.prompt == fix.prompt)
    switch try fix.interaction {
    case .timed(let timer): print("\(timer.durationSeconds) s")
    case let other: print(other.type)
    }
  }

  for tidbit in bundle.tidbits(of: bug, trigger: .afterSkipped).prefix(1) { print(tidbit.body) }
}
