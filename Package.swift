// swift-tools-version: 6.2
import PackageDescription

/// Settings every module shares: a warning is an error, and an import is only visible where it is written.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the package; `imports` are the only arrows it may draw.
func module(_ name: String, imports: [Target.Dependency] = [], settings: [SwiftSetting] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict + settings)
}

func tests(of name: String, imports: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name)] + imports,
    swiftSettings: strict
  )
}

let package = Package(
  name: "seedtool",
  platforms: [.macOS(.v26), .iOS(.v18)],
  products: [
    .executable(name: "seedtool", targets: ["seedtool"]),
    .library(name: "SeedRuntime", targets: ["SeedRuntime", "SeedModel"]),
  ],
  targets: [
    // What both the tool and the apps link.
    module("SeedModel"),
    module("SeedPlatform"),
    module("SeedLayout"),
    module(
      "SeedRuntime",
      imports: ["SeedModel", "SeedLayout", "SeedPlatform"],
      settings: [.strictMemorySafety()]
    ),

    // The tool, from bytes to findings.
    module("SeedSource", imports: ["SeedPlatform"]),
    module("SeedDiagnostics", imports: ["SeedSource"]),
    module("SeedDecoding", imports: ["SeedModel", "SeedSource", "SeedDiagnostics", "SeedPlatform"]),
    module(
      "SeedLint",
      imports: ["SeedDecoding", "SeedModel", "SeedSource", "SeedDiagnostics", "SeedPlatform"]
    ),
    module(
      "SeedCompiler",
      imports: ["SeedModel", "SeedLayout", "SeedDecoding", "SeedSource", "SeedDiagnostics"]
    ),
    module("SeedGeneration", imports: ["SeedModel", "SeedDiagnostics", "SeedDecoding", "SeedLint"]),
    module(
      "SeedDriver",
      imports: [
        "SeedModel", "SeedPlatform", "SeedSource", "SeedDiagnostics", "SeedDecoding", "SeedLint",
        "SeedCompiler", "SeedGeneration", "SeedRuntime",
      ]
    ),
    .executableTarget(name: "seedtool", dependencies: ["SeedDriver", "SeedPlatform"], swiftSettings: strict),

    tests(of: "SeedDiagnostics", imports: ["SeedSource"]),

    // Contents that the tests of compiler and runtime share.
    .target(
      name: "BundleSamples",
      dependencies: ["SeedModel", "SeedCompiler"],
      path: "Tests/BundleSamples",
      swiftSettings: strict
    ),
    tests(of: "SeedCompiler", imports: ["SeedModel", "SeedLayout", "BundleSamples"]),
    tests(of: "SeedRuntime", imports: ["SeedModel", "SeedLayout", "SeedCompiler", "BundleSamples"]),
    tests(of: "SeedSource", imports: ["SeedPlatform"]),
    tests(of: "SeedDecoding", imports: ["SeedModel", "SeedSource", "SeedDiagnostics", "SeedPlatform"]),
    tests(of: "SeedLint", imports: ["SeedModel", "SeedSource", "SeedDiagnostics", "SeedDecoding", "SeedPlatform"]),
    tests(
      of: "SeedGeneration",
      imports: ["SeedModel", "SeedSource", "SeedDiagnostics", "SeedDecoding", "SeedLint", "SeedPlatform"]
    ),
  ]
)
