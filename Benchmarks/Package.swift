// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// What measures from outside, as a user or a service would. The parser is `package` on the tool's side; its
// own benchmark is the main package's target `seedbench`, in InProcess/.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "seedtool", path: "..")],
  targets: [
    .executableTarget(name: "generate", swiftSettings: strict),
    .executableTarget(name: "decode", swiftSettings: strict),
    .executableTarget(
      name: "lookup",
      dependencies: [.product(name: "SeedRuntime", package: "seedtool")],
      swiftSettings: strict
    ),
  ]
)
