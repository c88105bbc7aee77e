// swift-tools-version: 6.2
//
// One small app at seven stages. Each stage has a folder, which README.md tells about; a target's name ends
// with the number of its stage.

import PackageDescription

let package = Package(
  name: "Trail",
  targets: [
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

    // 5: modules kept apart.
    layer("Domain5", []),
    layer("List5", ["Domain5"]),
    layer("App5", ["Domain5", "List5"]),
    layer("System5", ["Domain5"]),
    layer("Web5", ["Domain5"]),
    layer("Testing5", ["App5", "Domain5"]),
    program(5, "5-Modules", in: "/Main", ["App5", "List5", "System5", "Web5"]),
    tests(
      "ModulesUnitTests", "5-Modules", in: "/Unit", ["App5", "Domain5", "List5", "Testing5"]),
    tests(
      "ModulesAdapterTests", "5-Modules", in: "/Adapters",
      ["Domain5", "System5", "Testing5", "TrailSupport", "Web5"]),

    // 6: states and proofs in types.
    layer("Domain6", []),
    layer("List6", ["Domain6"]),
    layer("App6", ["Domain6", "List6"]),
    layer("System6", ["Domain6"]),
    layer("Web6", ["Domain6"]),
    layer("Testing6", ["App6", "Domain6"]),
    program(6, "6-Types", in: "/Main", ["App6", "List6", "System6", "Web6"]),
    tests(
      "TypesUnitTests", "6-Types", in: "/Unit", ["App6", "Domain6", "List6", "Testing6"]),
    tests(
      "TypesAdapterTests", "6-Types", in: "/Adapters",
      ["Domain6", "System6", "Testing6", "TrailSupport", "Web6"]),

    // 7: contract suites and guards.
    layer("Domain7", []),
    layer("List7", ["Domain7"]),
    layer("App7", ["Domain7", "List7"]),
    layer("System7", ["Domain7"]),
    layer("Web7", ["Domain7"]),
    layer("Testing7", ["App7", "Domain7"]),
    program(7, "7-Guards", in: "/Main", ["App7", "List7", "System7", "Web7"]),
    tests(
      "GuardsUnitTests", "7-Guards", in: "/Unit", ["App7", "Domain7", "List7", "Testing7"]),
    tests(
      "GuardsAdapterTests", "7-Guards", in: "/Adapters",
      ["Domain7", "System7", "Testing7", "TrailSupport", "Web7"]),
    tests("GuardsRuleTests", "7-Guards", in: "/Rules", []),

    // Plants bugs in a copy of this package, for the table of README.md.
    .executableTarget(name: "plant", path: "Plant", swiftSettings: strict()),

    // Shared code of the tests, and the test that all stages pass.
    .target(name: "TrailSupport", path: "Support", swiftSettings: strict()),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TrailSupport", "readlist1", "readlist2", "readlist3", "readlist4", "readlist5",
        "readlist6",
        "readlist7",
      ],
      path: "EndToEnd", swiftSettings: strict()),
  ]
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

/// A module of a stage: `5-Modules/Domain` is `Domain5`.
func layer(_ name: String, _ targets: [String]) -> Target {
  let folders = ["5": "5-Modules", "6": "6-Types", "7": "7-Guards"]
  return .target(
    name: name, dependencies: targets.map { .target(name: $0) },
    path: "\(folders[String(name.suffix(1))] ?? "")/\(name.dropLast())", swiftSettings: strict())
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
