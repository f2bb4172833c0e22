// swift-tools-version: 6.2
import PackageDescription

/// A product of the package that lies above this one.
func seedtool(_ name: String) -> Target.Dependency { .product(name: name, package: "seedtool") }

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "seedtool", path: "..")],
  targets: [
    .executableTarget(
      name: "content-app",
      dependencies: [.product(name: "SeedFoundation", package: "seedtool")],
      path: "ContentApp",
      plugins: [.plugin(name: "SeedContent", package: "seedtool")]
    ),
    .executableTarget(
      name: "pressure-week",
      dependencies: [
        seedtool("SeedRuntime"), seedtool("CivilTime"), seedtool("PressureServices"),
        seedtool("ServiceKernel"),
      ],
      path: "PressureWeek"
    ),
    .executableTarget(
      name: "egofix-month",
      dependencies: [
        seedtool("SeedRuntime"), seedtool("CivilTime"), seedtool("EgoFixServices"),
        seedtool("ServiceKernel"), seedtool("ServiceStore"),
      ],
      path: "EgoFixMonth"
    ),
    // What the pages on the services show, an app each.
  ]
    + ["Pressure", "GeoCue", "EgoFix"].map { product in
      .executableTarget(
        name: "\(product.lowercased())-app",
        dependencies: [
          seedtool("SeedFoundation"), seedtool("SeedRuntime"), seedtool("CivilTime"),
          seedtool("\(product)Services"), seedtool("ServiceKernel"), seedtool("ServiceStore"),
        ],
        path: "Services/\(product)"
      )
    }
)
