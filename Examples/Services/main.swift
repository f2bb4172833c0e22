// What the pages on the services show, run on a bundle of the content.
//
//   services BUNDLE FOLDER
//
// FOLDER is where the users' file is put; run it again, and each service goes on where it was.

import PressureServices
import SeedRuntime
import ServiceKernel
import ServiceStore

guard CommandLine.arguments.count == 3 else { preconditionFailure("usage: services BUNDLE FOLDER") }
let bundle = try SeedBundle.open(path: CommandLine.arguments[1])
let folder = CommandLine.arguments[2]
let centre = InMemoryNotifications()

try await usePressure(bundle, folder, centre) { print("pressure: \($0)") }
try await useGeoCue(bundle, folder, centre) { print("geocue: \($0)") }
try await useEgoFix(bundle, folder, centre) { print("egofix: \($0)") }

// The second process: a widget's, on the same file.
let user = try await UserDatabase.open(path: folder + "/user.store").user()
let pressure = try PressureService(
  bundle,
  store: user.service("pressure"),
  zone: .utc,
  notifications: centre
)
print("widget:", try await timeline(pressure).first?.screen.streak ?? "")
print("next due:", try await refresh(pressure).map { "\($0)" } ?? "none")
print("the user's data:", try await user.export().text.utf8.count, "bytes")
