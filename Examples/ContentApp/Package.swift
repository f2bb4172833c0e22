// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ContentApp",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "seedtool", path: "../..")],
  targets: [
    .executableTarget(
      name: "content-app",
      dependencies: [.product(name: "SeedFoundation", package: "seedtool")],
      plugins: [.plugin(name: "SeedContent", package: "seedtool")]
    )
  ]
)
