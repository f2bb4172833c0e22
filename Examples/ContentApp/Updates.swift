import Foundation
import SeedFoundation
import SeedRuntime

/// Takes up a bundle that was downloaded, while readers of the old one go on with it.
func followUpdates(of bundle: SeedBundle) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "content.seedbundle")
  guard let shipped = Bundle.module.url(forResource: "content", withExtension: "seedbundle") else { return }
  try FileManager.default.copyItem(at: shipped, to: file)

  let provider = try BundleProvider(path: file.path)
  let old = provider.current
  // As a download would: beside its place, then renamed over it.
  try Data(contentsOf: shipped).write(to: file, options: .atomic)

  for await update in provider.updates(everyMilliseconds: 10) {
    switch update {
    case .replaced(let new):
      try Contract.check(new)
      print("replaced:", new !== old, new.fixes.count == old.fixes.count)
    case .failed(let error):
      print("still the old one: \(error.localizedDescription)")
    }
    break
  }
}
