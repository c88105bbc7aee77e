// swift-tools-version: 6.2
//
// One small app at seven stages. Each stage has a folder, which README.md tells about; a target's name ends
// with the number of its stage.

import PackageDescription

let first: [Target] = [
  // 1: everything in one place. There is nothing that a test could call.
  program(1, "1-OnePlace", in: "", settings: plain()),

  // 2: functions and globals.
  program(2, "2-Functions", settings: plain()),
  tests("FunctionsTests", "2-Functions", ["readlist2"], settings: plain()),

  // 3: dependencies passed in.
  program(3, "3-Handed"),
  tests("HandedTests", "3-Handed", ["readlist3", "TrailSupport"]),

  // 4: protocols, with stub and spy.
  program(4, "4-Protocols"),
  tests("ProtocolsTests", "4-Protocols", ["readlist4", "TrailSupport"]),
]

let others: [Target] = [
  // 7: contract suites and guards, for the modules of stage 6.
  tests("GuardsTests", "7-Guards", ["Domain6", "System6", "Testing6", "Web6", "TrailSupport"]),

  // Plants bugs in a copy of this package, for the table of README.md.
  .executableTarget(name: "plant", path: "Plant", swiftSettings: strict()),

  // Shared code of the tests, and the test that all stages pass.
  .target(name: "TrailSupport", path: "Support", swiftSettings: strict()),
  .testTarget(
    name: "EndToEndTests",
    dependencies: (["TrailSupport"] + (1...6).map { "readlist\($0)" }).map { .target(name: $0) },
    path: "EndToEnd", swiftSettings: strict()),
]

let package = Package(
  name: "Trail",
  targets: first
    // 5: modules kept apart.
    + modules(5, "Modules")
    // 6: states and proofs in types.
    + modules(6, "Types")
    + others
)

/// The program of a stage.
func program(
  _ stage: Int, _ folder: String, in sources: String = "/Sources", _ targets: [String] = [],
  settings: [SwiftSetting] = strict()
) -> Target {
  .executableTarget(
    name: "readlist\(stage)", dependencies: targets.map { .target(name: $0) },
    path: folder + sources, exclude: sources.isEmpty ? ["README.md"] : [], swiftSettings: settings)
}

/// Tests of a stage.
func tests(
  _ name: String, _ folder: String, in part: String = "", _ targets: [String],
  settings: [SwiftSetting] = strict()
) -> Target {
  .testTarget(
    name: name, dependencies: targets.map { .target(name: $0) }, path: "\(folder)/Tests\(part)",
    swiftSettings: settings)
}

/// A stage with modules, and what each may see: `5-Modules/Domain` is `Domain5`.
func modules(_ stage: Int, _ name: String) -> [Target] {
  let folder = "\(stage)-\(name)"
  let layers: KeyValuePairs = [
    "Domain": [], "List": ["Domain"], "App": ["Domain", "List"], "System": ["Domain"],
    "Web": ["Domain"], "Testing": ["App", "Domain"],
  ]
  func numbered(_ names: [String]) -> [String] { names.map { "\($0)\(stage)" } }
  return layers.map { layer, seen in
    Target.target(
      name: "\(layer)\(stage)", dependencies: numbered(seen).map { .target(name: $0) },
      path: "\(folder)/\(layer)", swiftSettings: strict())
  } + [
    program(stage, folder, in: "/Main", numbered(["App", "List", "System", "Web"])),
    tests(
      "\(name)UnitTests", folder, in: "/Unit", numbered(["App", "Domain", "List", "Testing"])),
    tests(
      "\(name)AdapterTests", folder, in: "/Adapters",
      numbered(["Domain", "System", "Testing", "Web"]) + ["TrailSupport"]),
  ]
}

/// The first stages: nothing but Swift 6, and no warnings.
func plain() -> [SwiftSetting] {
  [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
}

/// The later stages: the settings of the product; `Package.swift` of the repository explains each.
func strict() -> [SwiftSetting] {
  plain() + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .strictMemorySafety(),
  ]
}
