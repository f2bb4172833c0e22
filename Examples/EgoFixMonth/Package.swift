// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "EgoFixMonth",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "seedtool", path: "../..")],
  targets: [
    .executableTarget(
      name: "egofix-month",
      dependencies: [
        .product(name: "SeedRuntime", package: "seedtool"),
        .product(name: "CivilTime", package: "seedtool"),
        .product(name: "EgoFixServices", package: "seedtool"),
        .product(name: "ServiceKernel", package: "seedtool"),
        .product(name: "ServiceStore", package: "seedtool"),
      ]
    )
  ]
)
