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

/// A module's tests; `data` are files beside them that are read, not compiled.
func tests(of name: String, imports: [Target.Dependency] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name)] + imports,
    exclude: data,
    swiftSettings: strict
  )
}

let package = Package(
  name: "seedtool",
  platforms: [.macOS(.v26), .iOS(.v18)],
  products: [
    .executable(name: "seedtool", targets: ["seedtool"]),
    .library(name: "SeedRuntime", targets: ["SeedRuntime", "SeedModel"]),
    .library(name: "CivilTime", targets: ["CivilTime"]),
    .library(name: "SeededRandom", targets: ["SeededRandom"]),
    .library(name: "PressureServices", targets: ["PressureServices", "ServiceCopy"]),
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

    // The apps' domain logic: time, randomness and rules.
    module("CivilTime", imports: ["SeedPlatform"]),
    tests(of: "CivilTime", data: ["Fixtures"]),
    module("SeededRandom", imports: ["SeedModel"]),
    tests(of: "SeededRandom", imports: ["SeedModel"]),
    module("ServiceCopy", imports: ["SeedRuntime"]),
    module(
      "PressureServices",
      imports: ["SeedModel", "SeedRuntime", "CivilTime", "SeededRandom", "ServiceCopy"]
    ),
    tests(
      of: "PressureServices",
      imports: [
        "SeedModel", "SeedRuntime", "CivilTime", "SeededRandom", "ServiceCopy", "SeedCompiler",
        "SeedDecoding",
      ]
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
    .executableTarget(
      name: "seedtool",
      dependencies: ["SeedDriver", "SeedPlatform"],
      swiftSettings: strict
    ),

    tests(of: "SeedSource", imports: ["SeedPlatform"]),
    tests(of: "SeedDiagnostics", imports: ["SeedSource"]),
    tests(of: "SeedDecoding", imports: ["SeedModel", "SeedSource", "SeedDiagnostics", "SeedPlatform"]),
    tests(
      of: "SeedLint",
      imports: ["SeedModel", "SeedSource", "SeedDiagnostics", "SeedDecoding", "SeedPlatform"]
    ),
    tests(
      of: "SeedGeneration",
      imports: ["SeedModel", "SeedSource", "SeedDiagnostics", "SeedDecoding", "SeedLint", "SeedPlatform"]
    ),

    // The command line, as the process that it is.
    .testTarget(
      name: "SeedDriverTests",
      dependencies: ["seedtool"],
      swiftSettings: strict
    ),

    // Contents that the tests of compiler and runtime share.
    .target(
      name: "BundleSamples",
      dependencies: ["SeedModel", "SeedCompiler"],
      path: "Tests/BundleSamples",
      swiftSettings: strict
    ),
    tests(of: "SeedLayout"),
    tests(of: "SeedCompiler", imports: ["SeedModel", "SeedLayout", "BundleSamples"], data: ["Golden"]),
    tests(
      of: "SeedRuntime",
      imports: [
        "SeedModel", "SeedLayout", "SeedCompiler", "SeedDecoding", "SeedSource", "SeedLint", "BundleSamples",
      ]
    ),
  ]
)

// `package` access ends at a package's border, so the parser's in-process benchmark is a target of this
// package. It lies in Benchmarks/ and exists only when Benchmarks/run asks for it: no other build sees it.
if Context.environment["SEEDTOOL_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "seedbench",
      dependencies: ["SeedSource", "SeedPlatform"],
      path: "Benchmarks/InProcess",
      swiftSettings: strict
    )
  )
  package.targets.append(
    .executableTarget(
      name: "pressurebench",
      dependencies: ["PressureServices", "CivilTime", "SeededRandom", "SeedRuntime", "SeedPlatform"],
      path: "Benchmarks/Pressure",
      swiftSettings: strict
    )
  )
}
