// swift-tools-version: 6.2
import PackageDescription

/// Settings every module shares: a warning is an error, and an import is only visible where it is written.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the package; `data` are files beside its code. `imports` are the arrows it may draw, and the
/// only list of them: `.ci/run` refuses another and one that nothing uses. What an arrow is for stands beside
/// it where its name does not tell.
func module(
  _ name: String,
  imports: [Target.Dependency] = [],
  settings: [SwiftSetting] = [],
  data: [String] = []
) -> Target {
  .target(name: name, dependencies: imports, exclude: data, swiftSettings: strict + settings)
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

/// A program that no product names.
func program(_ name: String, imports: [Target.Dependency], path: String? = nil, data: [String] = []) -> Target
{
  .executableTarget(name: name, dependencies: imports, path: path, exclude: data, swiftSettings: strict)
}

/// What several modules' tests share.
func samples(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, path: "Tests/\(name)", swiftSettings: strict)
}

/// What the plugins run: the tool, built for the host with every module under it, unless SEEDTOOL_PATH names
/// an installed one.
let pluginTool: [Target.Dependency] = Context.environment["SEEDTOOL_PATH"] == nil ? ["seedtool"] : []

let package = Package(
  name: "seedtool",
  platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .executable(name: "seedtool", targets: ["seedtool"]),
    .library(name: "SeedRuntime", targets: ["SeedRuntime", "SeedModel"]),
    .library(name: "SeedFoundation", targets: ["SeedFoundation", "SeedRuntime", "SeedModel"]),
    .plugin(name: "SeedContent", targets: ["SeedContent"]),
    .plugin(name: "SeedCheck", targets: ["SeedCheck"]),
    .library(name: "CivilTime", targets: ["CivilTime"]),
    .library(name: "SeededRandom", targets: ["SeededRandom"]),
    .library(name: "PlainJSON", targets: ["PlainJSON"]),
    .library(name: "ServiceKernel", targets: ["ServiceKernel"]),
    .library(name: "EgoFixServices", targets: ["EgoFixServices", "ServiceCopy", "PlainJSON"]),
    .library(name: "PressureServices", targets: ["PressureServices", "ServiceCopy"]),
    .library(name: "GeoCueServices", targets: ["GeoCueServices", "ServiceCopy", "PlainJSON"]),
    .library(name: "ServiceStore", targets: ["ServiceStore"]),
    .library(name: "AppleServices", targets: ["AppleServices"]),
    .library(name: "PressureStoreKit", targets: ["PressureStoreKit"]),
  ],
  targets: [
    // What is known of every record, and what writes code from it.
    module("SeedTables"),
    program("seedgen", imports: ["SeedTables", "SeedPlatform"]),
    .testTarget(
      name: "SeedgenTests",
      dependencies: ["seedgen", "SeedTables", "SeedPlatform"],
      swiftSettings: strict
    ),

    // What both the tool and the apps link.
    module("SeedModel"),
    tests(of: "SeedModel"),
    // Files, a clock and a lock: all that apps need of the system.
    module("SeedFiles"),
    // Processes, libraries, threads, sockets: what the tool needs besides.
    module("SeedPlatform"),
    tests(of: "SeedPlatform", imports: ["SeedFiles"]),
    module("SeedLayout"),
    module(
      "SeedRuntime",
      imports: ["SeedModel", "SeedLayout", "SeedFiles"],
      settings: [.strictMemorySafety()]
    ),

    // What apps want of Foundation: URL, Data, UUID, resources, updates, zones.
    module("SeedFoundation", imports: ["SeedModel", "SeedRuntime", "CivilTime", "ServiceKernel"]),
    tests(
      of: "SeedFoundation",
      imports: ["SeedModel", "SeedRuntime", "CivilTime", "ServiceKernel", "SeedCompiler", "BundleSamples"]
    ),
    .plugin(name: "SeedContent", capability: .buildTool(), dependencies: pluginTool),
    .plugin(
      name: "SeedCheck",
      capability: .command(intent: .custom(verb: "seed-check", description: "Checks the package's content.")),
      dependencies: pluginTool
    ),

    // The apps' domain logic: time, randomness and rules.
    module("CivilTime", imports: ["SeedFiles", "SeedModel"]),
    tests(of: "CivilTime", data: ["Fixtures"]),
    module("SeededRandom", imports: ["SeedModel"]),
    tests(of: "SeededRandom", imports: ["SeedModel"]),
    module("ServiceCopy", imports: ["SeedRuntime"]),

    // The JSON that services read and write, and what runs every product's rules.
    module("PlainJSON"),
    tests(of: "PlainJSON"),
    module("ServiceKernel", imports: ["SeedModel", "CivilTime", "PlainJSON", "SeedFiles"]),
    // What the tests of services share: a clock, and processes that are killed at any call.
    samples("ServiceSamples", imports: ["CivilTime", "PlainJSON", "SeededRandom", "ServiceKernel"]),
    tests(of: "ServiceKernel", imports: ["CivilTime", "PlainJSON", "SeededRandom", "ServiceSamples"]),

    module(
      "PressureServices",
      imports: [
        "SeedModel", "SeedRuntime", "CivilTime", "SeededRandom", "ServiceCopy", "PlainJSON", "ServiceKernel",
      ]
    ),
    tests(
      of: "PressureServices",
      imports: [
        "SeedModel", "SeedRuntime", "CivilTime", "SeededRandom", "ServiceCopy", "PlainJSON", "ServiceKernel",
        "SeedCompiler", "SeedDecoding", "PolicySamples", "ServiceSamples",
      ],
      data: ["Golden"]
    ),

    // GeoCue's domain.
    module(
      "GeoCueServices",
      imports: [
        "SeedModel", "SeedRuntime", "CivilTime", "SeededRandom", "ServiceCopy", "PlainJSON", "ServiceKernel",
      ]
    ),
    tests(
      of: "GeoCueServices",
      imports: [
        "SeedModel", "SeedRuntime", "CivilTime", "SeededRandom", "ServiceCopy", "PlainJSON", "ServiceKernel",
        "SeedCompiler", "SeedDecoding", "PolicySamples", "ServiceSamples",
      ],
      data: ["Golden"]
    ),

    // EgoFix's domain. An adapter reads its content from a bundle.
    module(
      "EgoFixServices",
      imports: [
        "SeedModel", "SeedRuntime", "CivilTime", "SeededRandom", "ServiceCopy", "PlainJSON", "ServiceKernel",
      ]
    ),
    tests(
      of: "EgoFixServices",
      imports: [
        "SeedModel", "SeedRuntime", "SeedCompiler", "SeedDecoding", "CivilTime", "SeededRandom",
        "ServiceCopy", "PlainJSON", "ServiceKernel", "PolicySamples", "ServiceSamples",
      ],
      data: ["Golden"]
    ),

    // What Apple's systems have for the services' ports; elsewhere the user's defaults alone. Subscriptions,
    // which only Pressure has, stand apart, so that no other app links Pressure.
    module("AppleServices", imports: ["CivilTime", "PlainJSON", "ServiceKernel"]),
    module("PressureStoreKit", imports: ["CivilTime", "PressureServices", "SeedFoundation"]),

    // What the apps remember, on the system's SQLite. The declarations are our own and the library is linked
    // by the name that it has without its development package: whoever has the toolchain has it, since the
    // toolchain's package manager is linked to it.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-0"]), .brew(["sqlite"])]),
    .target(
      name: "ServiceStore",
      dependencies: [
        "CSQLite", "SeedFiles", "SeedModel", "CivilTime", "PlainJSON", "ServiceKernel",
      ],
      swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
        .linkedLibrary("sqlite3", .when(platforms: [.macOS, .iOS, .watchOS, .tvOS, .visionOS])),
      ]
    ),

    program(
      "storeload",
      imports: [
        "ServiceStore", "PlainJSON", "CivilTime", "SeedModel", "SeedPlatform", "ServiceKernel",
      ],
      path: "Tests/StoreLoad"
    ),
    tests(
      of: "ServiceStore",
      imports: [
        "storeload", "SeedModel", "SeedRuntime", "CivilTime", "SeededRandom", "ServiceCopy", "PlainJSON",
        "ServiceKernel", "EgoFixServices", "PressureServices", "GeoCueServices", "PolicySamples",
      ],
      data: ["Golden"]
    ),

    // The tool, from bytes to findings.
    module("SeedSource", imports: ["SeedPlatform"]),
    module("SeedDiagnostics", imports: ["SeedSource"]),
    module(
      "SeedDecoding",
      imports: ["SeedTables", "SeedModel", "SeedSource", "SeedDiagnostics", "SeedPlatform"]
    ),
    // Compared texts are ranges of files, with their escapes.
    module("SeedText", imports: ["SeedModel", "SeedSource", "SeedFiles", "SeedPlatform"], data: ["Lists"]),
    module(
      "SeedLint",
      imports: [
        "SeedText", "SeedDecoding", "SeedTables", "SeedModel", "SeedSource", "SeedDiagnostics",
        "SeedPlatform",
      ],
      data: ["Lists"]
    ),
    // Compares editions of the content: git's, and bundles.
    module(
      "SeedReview",
      imports: [
        "SeedTables", "SeedModel", "SeedRuntime", "SeedSource", "SeedDiagnostics", "SeedDecoding",
        "SeedPlatform",
      ]
    ),
    // Judgements of readers, and the questions that they answer.
    module(
      "SeedLedger",
      imports: ["SeedTables", "SeedModel", "SeedSource", "SeedDiagnostics", "SeedDecoding"]
    ),
    tests(of: "SeedLedger", imports: ["SeedDecoding", "SeedDiagnostics", "SeedSource", "SeedTables"]),
    // Rules on compatibility judge a comparison of SeedReview.
    module(
      "SeedRules",
      imports: [
        "SeedReview", "SeedLedger", "SeedLint", "SeedText", "SeedDecoding", "SeedTables", "SeedModel",
        "SeedSource", "SeedDiagnostics", "SeedPlatform",
      ],
      data: ["Lists"]
    ),
    module(
      "SeedCompiler",
      imports: ["SeedTables", "SeedModel", "SeedLayout", "SeedDecoding", "SeedSource", "SeedDiagnostics"]
    ),
    module(
      "SeedConversion",
      imports: ["SeedTables", "SeedModel", "SeedSource", "SeedDiagnostics", "SeedDecoding"]
    ),
    tests(
      of: "SeedConversion",
      imports: ["SeedTables", "SeedModel", "SeedSource", "SeedDiagnostics", "SeedDecoding", "TextSamples"]
    ),
    module(
      "SeedGeneration",
      imports: [
        "SeedTables", "SeedModel", "SeedRuntime", "SeedDiagnostics", "SeedDecoding", "SeedLint", "SeedRules",
      ]
    ),
    module(
      "SeedSimulation",
      imports: [
        "SeedModel", "SeedFiles", "SeedPlatform", "SeedRuntime", "CivilTime", "SeededRandom", "ServiceCopy",
        "PlainJSON", "ServiceKernel", "GeoCueServices", "PressureServices", "EgoFixServices",
      ]
    ),
    // A session over a content folder: what check, the language server, watch and preview share.
    module(
      "SeedWorkspace",
      imports: [
        "SeedTables", "SeedModel", "SeedFiles", "SeedPlatform", "SeedSource", "SeedDiagnostics",
        "SeedDecoding", "SeedText", "SeedLint", "SeedRules", "SeedCompiler", "SeedRuntime",
      ]
    ),
    tests(
      of: "SeedWorkspace",
      imports: ["SeedTables", "SeedFiles", "SeedPlatform", "SeedSource", "SeedDiagnostics", "SeedDecoding"]
    ),
    // What serves a page to this machine alone, and the look that all pages share.
    module("SeedPages", imports: ["SeedFiles", "SeedPlatform"], data: ["Assets"]),
    tests(of: "SeedPages"),
    // The apps on their own services and screen models, drawn as pages.
    module(
      "SeedPlay",
      imports: [
        "SeedPages", "SeedSimulation", "SeedFiles", "SeedPlatform", "SeedModel", "SeedRuntime", "CivilTime",
        "PlainJSON", "ServiceKernel", "EgoFixServices", "PressureServices", "GeoCueServices",
      ],
      data: ["Assets"]
    ),
    tests(
      of: "SeedPlay",
      imports: [
        "SeedPages", "SeedSimulation", "SeedModel", "SeedRuntime", "CivilTime", "PlainJSON",
        "ServiceKernel", "EgoFixServices", "PressureServices", "GeoCueServices",
        "SeedCompiler", "SeedDecoding",
      ]
    ),
    // Where content is written and seen: the language server, and the preview, whose assets stand in the code
    // that seedgen makes of them.
    module(
      "SeedDesk",
      imports: [
        "SeedPages", "SeedWorkspace", "PlainJSON", "SeedTables", "SeedModel", "SeedFiles", "SeedPlatform",
        "SeedSource",
        "SeedDiagnostics", "SeedDecoding", "SeedText", "SeedLint", "SeedRules", "SeedGeneration",
        "SeedReview", "SeedSimulation",
      ],
      data: ["Assets"]
    ),
    tests(of: "SeedDesk", imports: ["SeedWorkspace", "SeedPlatform", "SeedSource", "SeedTables"]),
    module(
      "SeedDriver",
      imports: [
        "SeedPages", "SeedDesk", "SeedPlay", "SeedWorkspace", "SeedSimulation", "CivilTime", "SeedTables",
        "SeedModel", "SeedPlatform",
        "SeedSource",
        "SeedDiagnostics", "SeedDecoding", "SeedText", "SeedLint", "SeedRules", "SeedCompiler",
        "SeedConversion", "SeedGeneration", "SeedReview", "SeedLedger", "SeedRuntime",
      ]
    ),
    program("seedtool", imports: ["SeedDriver", "SeedPlatform"]),

    tests(of: "SeedSource", imports: ["SeedPlatform"]),
    tests(of: "SeedDiagnostics", imports: ["SeedSource"], data: ["Golden"]),
    tests(
      of: "SeedDecoding",
      imports: ["SeedTables", "SeedModel", "SeedSource", "SeedDiagnostics", "SeedPlatform"]
    ),
    // Numbers that the tests of services share.
    samples("PolicySamples", imports: ["SeedModel"]),
    // What the tests of texts and of rules share: random numbers that repeat, marked texts, sound content.
    samples("TextSamples"),
    samples(
      "LintSamples",
      imports: [
        "TextSamples", "SeedRules", "SeedReview", "SeedLint", "SeedDecoding", "SeedDiagnostics", "SeedTables",
        "SeedModel", "SeedSource",
      ]
    ),
    tests(of: "SeedText", imports: ["TextSamples"]),
    tests(
      of: "SeedLint",
      imports: [
        "LintSamples", "SeedRules", "SeedModel", "SeedSource", "SeedDiagnostics", "SeedDecoding",
      ]
    ),
    tests(
      of: "SeedRules",
      imports: [
        "TextSamples", "LintSamples", "SeedReview", "SeedLedger", "SeedLint", "SeedText", "SeedTables",
        "SeedModel", "SeedSource", "SeedDiagnostics", "SeedDecoding", "SeedPlatform",
      ],
      data: ["Judged"]
    ),
    tests(
      of: "SeedGeneration",
      imports: [
        "SeedTables", "SeedModel", "SeedSource", "SeedDiagnostics", "SeedDecoding", "SeedLint", "SeedRules",
        "SeedPlatform", "SeedRuntime", "SeedCompiler", "BundleSamples",
      ]
    ),

    tests(of: "SeedReview", imports: ["SeedDecoding", "SeedDiagnostics", "SeedSource", "SeedTables"]),

    // The command line, as the process that it is.
    .testTarget(name: "SeedDriverTests", dependencies: ["seedtool"], swiftSettings: strict),

    // The bundle that replays are tried with.
    samples("ReplaySamples", imports: ["SeedModel", "SeedCompiler", "SeedRuntime", "PolicySamples"]),
    tests(
      of: "SeedSimulation",
      imports: [
        "SeedModel", "SeedRuntime", "CivilTime", "PlainJSON", "EgoFixServices", "PressureServices",
        "ServiceKernel", "SeedCompiler", "PolicySamples", "ReplaySamples",
      ],
      data: ["Golden"]
    ),

    // Contents that the tests of compiler and runtime share.
    samples("BundleSamples", imports: ["SeedModel", "SeedCompiler", "PolicySamples"]),
    tests(of: "SeedLayout"),
    tests(of: "SeedCompiler", imports: ["SeedLayout", "SeedModel", "BundleSamples"], data: ["Golden"]),
    tests(
      of: "SeedRuntime",
      imports: [
        "SeedModel", "SeedLayout", "SeedCompiler", "SeedDecoding", "SeedSource", "SeedLint", "SeedRules",
        "BundleSamples",
      ],
      data: ["Released"]
    ),
  ]
)

// A plugin's tool is built a second time, for the host, with every module under it. `.ci/run` leaves the
// plugins out of the build of the tests: its examples build with them.
if Context.environment["SEEDTOOL_PLUGINS"] == "off" {
  package.products.removeAll { ["SeedContent", "SeedCheck"].contains($0.name) }
  package.targets.removeAll { ["SeedContent", "SeedCheck"].contains($0.name) }
}

// Apple's modules are missing elsewhere. Stand-ins with their signatures, in Tests/StandIns, let what is
// written for them be compiled and tested on Linux; `.ci/run` asks for them. Leave it unset on a Mac.
if Context.environment["SEEDTOOL_STAND_INS"] != nil {
  let arrows: [String: [Target.Dependency]] = [
    "AppleServices": ["UIKit", "UserNotifications", "WatchKit"], "PressureStoreKit": ["StoreKit"],
  ]
  for target in package.targets { target.dependencies += arrows[target.name] ?? [] }
  package.targets += ["StoreKit", "UIKit", "UserNotifications", "WatchKit"].map {
    .target(name: $0, path: "Tests/StandIns/\($0)", swiftSettings: strict)
  }
  package.targets.append(
    tests(
      of: "AppleServices",
      imports: [
        "PressureStoreKit", "StoreKit", "UIKit", "UserNotifications", "WatchKit", "CivilTime", "PlainJSON",
        "SeedFoundation", "SeedModel", "SeedRuntime", "ServiceCopy", "ServiceKernel", "PressureServices",
        "GeoCueServices", "PolicySamples", "ServiceSamples",
      ]
    )
  )
}

// For builds that are made once, from nothing, and that nobody debugs, as those of `.ci/run` and
// `Scripts/release`: without debug information, and debug builds by whole modules, which together halves the
// time. Not by default: a package with unsafe flags cannot be another's dependency, and the next
// build of a changed module takes longer.
if Context.environment["SEEDTOOL_BUILD"] == "once" {
  for target in package.targets where target.type != .plugin && target.type != .system {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(["-gnone"]),
        .unsafeFlags(["-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug)),
      ]
  }
}

// The tests of some modules alone, which builds in seconds what they need:
// SEEDTOOL_TESTS=CivilTime,PlainJSON swift build --product seedtoolPackageTests, then swift test
// --skip-build.
if let modules = Context.environment["SEEDTOOL_TESTS"] {
  let kept = Set(modules.split(separator: ",").map { "\($0)Tests" })
  package.targets.removeAll { $0.type == .test && !kept.contains($0.name) }
}

// `package` access ends at a package's border, so the parser's in-process benchmark is a target of this
// package. It lies in Benchmarks/ and exists only when Benchmarks/run asks for it: no other build sees it.
if Context.environment["SEEDTOOL_BENCHMARKS"] != nil {
  package.targets += [
    program("seedbench", imports: ["SeedSource", "SeedPlatform"], path: "Benchmarks/InProcess"),
    program("seedreader", imports: ["SeedRuntime", "SeedModel"], path: "Examples/Reader"),
    program(
      "pressurebench",
      imports: [
        "PressureServices", "ServiceKernel", "CivilTime", "SeededRandom", "SeedModel", "SeedRuntime",
        "SeedPlatform",
      ],
      path: "Benchmarks/Pressure"
    ),
  ]
}

// What runs under sanitizers reads `package` symbols too. It lies in Tests/Fuzzing and Tests/Threads and
// exists only for fuzz.py and threads.sh in .ci/steps, which build it into folders of their own: no other
// build sees it.
if Context.environment["SEEDTOOL_SANITIZING"] != nil {
  func fuzzing(_ name: String, imports: [Target.Dependency]) -> Target {
    .executableTarget(
      name: "Fuzz\(name)",
      dependencies: ["FuzzSupport"] + imports,
      path: "Tests/Fuzzing/\(name)",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]
    )
  }
  let linting: [Target.Dependency] = [
    "FuzzFindings", "LintSamples", "SeedDecoding", "SeedDiagnostics", "SeedLint", "SeedRules", "SeedSource",
    "SeedText",
  ]
  package.targets += [
    .target(name: "FuzzSupport", path: "Tests/Fuzzing/Support", swiftSettings: strict),
    .target(
      name: "FuzzFindings",
      dependencies: ["FuzzSupport", "SeedDiagnostics", "SeedSource"],
      path: "Tests/Fuzzing/Findings",
      swiftSettings: strict
    ),
    fuzzing("JSON", imports: ["SeedSource", "SeedPlatform", "PlainJSON"]),
    fuzzing(
      "Messages",
      imports: ["SeedDecoding", "SeedModel", "SeedCompiler", "SeedRuntime", "BundleSamples"]
    ),
    fuzzing("Bundle", imports: ["SeedModel", "SeedLayout", "SeedCompiler", "SeedRuntime", "BundleSamples"]),
    fuzzing(
      "Content",
      imports: [
        "FuzzFindings", "SeedTables", "SeedDecoding", "SeedDiagnostics", "SeedCompiler", "SeedRuntime",
      ]
    ),
    fuzzing("Repairs", imports: linting),
    fuzzing("Configuration", imports: linting),
    fuzzing("Acceptances", imports: linting),
    fuzzing("Import", imports: ["SeedConversion", "SeedSource", "SeedTables"]),
    fuzzing("Patterns", imports: ["SeedLint", "SeedSource"]),
    fuzzing("Spelling", imports: ["SeedText"]),
    fuzzing("Zones", imports: ["CivilTime"]),
    program(
      "Threads",
      imports: [
        "BundleSamples", "SeedCompiler", "SeedDecoding", "SeedModel", "SeedFiles", "SeedPlatform",
        "SeedRuntime", "SeedSource",
      ],
      path: "Tests/Threads"
    ),
    fuzzing("Replay", imports: ["SeedSimulation", "ReplaySamples", "CivilTime", "PlainJSON"]),
  ]
}
