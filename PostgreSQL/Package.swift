// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the main one needs neither libpq nor its header.

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What the tests and the program under load use of the services.
let services: [Target.Dependency] = [
  "PostgreSQLStore", "PolicySamples",
  .product(name: "ServiceStore", package: "seedtool"),
  .product(name: "SeedRuntime", package: "seedtool"),
  .product(name: "CivilTime", package: "seedtool"),
  .product(name: "SeededRandom", package: "seedtool"),
  .product(name: "PlainJSON", package: "seedtool"),
  .product(name: "ServiceKernel", package: "seedtool"),
  .product(name: "EgoFixServices", package: "seedtool"),
  .product(name: "PressureServices", package: "seedtool"),
  .product(name: "GeoCueServices", package: "seedtool"),
]

let package = Package(
  name: "PostgreSQLStore",
  platforms: [.macOS(.v15)],
  products: [.library(name: "PostgreSQLStore", targets: ["PostgreSQLStore"])],
  dependencies: [.package(name: "seedtool", path: "..")],
  targets: [
    .systemLibrary(
      name: "CPostgreSQL",
      pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
    ),
    .target(
      name: "PostgreSQLStore",
      dependencies: [
        "CPostgreSQL",
        .product(name: "ServiceStore", package: "seedtool"),
        .product(name: "ServiceKernel", package: "seedtool"),
        .product(name: "SeedRuntime", package: "seedtool"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "PolicySamples",
      dependencies: [.product(name: "SeedRuntime", package: "seedtool")],
      swiftSettings: strict
    ),
    .executableTarget(name: "pgload", dependencies: services, swiftSettings: strict),
    .testTarget(
      name: "PostgreSQLStoreTests",
      dependencies: services + ["pgload"],
      swiftSettings: strict
    ),
  ]
)
