// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PressureWeek",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "seedtool", path: "../..")],
  targets: [
    .executableTarget(
      name: "pressure-week",
      dependencies: [
        .product(name: "SeedRuntime", package: "seedtool"),
        .product(name: "CivilTime", package: "seedtool"),
        .product(name: "PressureServices", package: "seedtool"),
        .product(name: "ServiceKernel", package: "seedtool"),
      ]
    )
  ]
)
