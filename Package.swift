// swift-tools-version: 6.2
//
// The complete dependency graph. A feature is one line of `features`; the helpers below declare its
// layers and document their rules. ARCHITECTURE.md explains the same graph in prose.

import PackageDescription

let features: [[Target]] = [
  feature("Bookmarks", infrastructure: [External.httpTypes]),
  feature("Earthquakes", infrastructure: [External.httpTypes], texts: ["Infrastructure", "Web"]),
  feature("Stargazers", infrastructure: [External.httpTypes]),
  feature("News", infrastructure: [External.httpTypes], texts: ["Demo", "Web"]),
  feature("Bookshelf", infrastructure: [External.httpTypes], texts: ["Domain", "Web"]),
]

let package = Package(
  name: "Seams",
  products: [
    .executable(name: "seams", targets: ["seams"]),
    .executable(name: "seams-server", targets: ["seams-server"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-distributed-tracing.git", exact: "1.7.3"),
    .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
    .package(
      url: "https://github.com/apple/swift-configuration.git", exact: "1.4.0", traits: []),
    .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-numerics.git", exact: "1.1.1"),
    .package(url: "https://github.com/apple/swift-system.git", exact: "1.8.1"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache.git", exact: "2.1.1"),
    .package(
      url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess.git", exact: "1.0.2"),
  ],
  targets: core() + features.flatMap { $0 } + apps(over: features)
)

// MARK: - The layers of a feature

/// The targets of a feature: nine in `Modules/<name>`, and four levels of tests in `Tests`.
///
/// - `Domain`: entities, rules and all protocols of the feature. Depends only on `CoreDomain`.
/// - `Repository`: policies over the feature's ports. Uses only protocols and values of its Domain.
/// - `ViewModel`: the state and intents of the feature's screens. No I/O, no user-interface types.
/// - `Router`: converts destinations to routes and back.
/// - `Infrastructure`: implements the feature's ports with Core's HTTP and SQL ports.
/// - `CLI`, `Web`: the commands and the pages. Use screens as protocols, and values.
/// - `Demo`: simulates the feature's public service with invented data.
/// - `Testing`: in-memory implementations, stubs, spies, builders and contract suites.
///
/// A layer depends only on Domains, and on the part of Core for the same layer, such as `CoreWeb`.
///
/// - Parameters:
///   - infrastructure: The products of other packages that the feature's adapters use.
///   - texts: The layers with a folder `Texts`, whose files are embedded.
func feature(
  _ name: String, infrastructure external: [Target.Dependency] = [], texts: [String] = ["Web"]
) -> [Target] {
  let domain = ["CoreDomain", "\(name)Domain"]
  return [
    layer(name, "Domain", ["CoreDomain"], texts: texts),
    layer(name, "Repository", domain),
    layer(name, "ViewModel", domain),
    layer(name, "Router", domain),
    layer(name, "Infrastructure", domain, external, texts: texts),
    layer(name, "CLI", domain + ["CoreCLI"], [External.argumentParser]),
    layer(name, "Web", domain + ["CoreWeb"], [External.httpTypes], texts: texts),
    layer(name, "Demo", ["CoreDomain", "CoreDemo"], [External.httpTypes], texts: texts),
    layer(name, "Testing", domain + ["CoreTesting"]),
    typeLevelTests(name, domain),
    tests(
      "Unit", name,
      domain + [
        "\(name)Repository", "\(name)ViewModel", "\(name)Router", "\(name)Infrastructure",
        "\(name)CLI", "\(name)Web", "\(name)Demo", "\(name)Testing", "CoreCLI", "CoreWeb",
        "CoreDemo",
        "CoreTesting", "ViewTestSupport",
      ], [External.argumentParser, External.httpTypes]),
    tests(
      "Integration", name,
      domain + [
        "\(name)Infrastructure", "\(name)Repository", "\(name)Demo", "\(name)Testing",
        "CoreDemo", "CoreInfrastructure", "CoreTesting", "TestSupport",
      ], [External.httpTypes]),
    tests(
      "EndToEnd", name,
      ["CoreDomain", "CoreInfrastructure", "TestSupport", "seams", "seams-server"],
      [External.httpTypes]),
  ]
}

/// The shared types and ports of all features, and their only implementations.
///
/// - `CoreDomain`: depends only on the standard library, HTTPTypes, RealModule and Tracing.
/// - `CoreInfrastructure`: libcurl, SQLite, the system's clock and files. The only module of the
///   programs that calls C.
/// - `CoreCLI`, `CoreWeb`: what the commands and the pages of all features share.
/// - `CoreDemo`: a local server that simulates the public services, for `--demo` and tests.
/// - `CoreTesting`: test doubles and contract suites of Core's ports.
/// - `TestSupport`: tools for integration tests: processes, a faulty loopback server, and a
///   compiler driver for type-level tests. No product depends on it.
/// - `ViewTestSupport`: what the unit tests of all features share to use commands and pages.
func core() -> [Target] {
  [
    .systemLibrary(
      name: "CCurl", path: "Modules/Core/CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(
      name: "CSQLite", path: "Modules/Core/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CPQ", path: "Modules/Core/CPQ", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"])]),
    .systemLibrary(
      name: "CIDN2", path: "Modules/Core/CIDN2", pkgConfig: "libidn2",
      providers: [.apt(["libidn2-dev"])]),
    .systemLibrary(
      name: "CXML2", path: "Modules/Core/CXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CUchardet", path: "Modules/Core/CUchardet", pkgConfig: "uchardet",
      providers: [.apt(["libuchardet-dev"])]),
    .systemLibrary(
      name: "CUnistring", path: "Modules/Core/CUnistring",
      providers: [.apt(["libunistring-dev"])]),
    .systemLibrary(
      name: "CCrypt", path: "Modules/Core/CCrypt", pkgConfig: "libcrypt",
      providers: [.apt(["libcrypt-dev"])]),
    .systemLibrary(
      name: "CEdit", path: "Modules/Core/CEdit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"])]),
    .plugin(name: "EmbedTexts", capability: .buildTool(), dependencies: ["embed-texts"]),
    .executableTarget(name: "embed-texts", path: "Plugins/embed-texts", swiftSettings: strict()),
    layer("Core", "Domain", [], [External.httpTypes, External.realModule, External.tracing]),
    layer(
      "Core", "Infrastructure",
      [
        "CoreDomain", "CCrypt", "CCurl", "CEdit", "CIDN2", "CPQ", "CSQLite", "CUchardet",
        "CUnistring", "CXML2",
      ],
      [External.httpTypes, External.logging, External.tracing]),
    layer("Core", "CLI", ["CoreDomain"], [External.argumentParser]),
    layer(
      "Core", "Web", ["CoreDomain"],
      [
        External.httpTypes, External.hummingbird, External.hummingbirdCore, External.logging,
        External.mustache, External.nio, External.nioHTTP1, External.serviceLifecycle,
        External.system, External.unixSignals,
      ], texts: ["Web"]),
    layer(
      "Core", "Demo", ["CoreDomain"],
      [
        External.httpTypes, External.hummingbirdCore, External.logging, External.nio,
        External.nioPOSIX,
      ]),
    layer("Core", "Testing", ["CoreDomain"], [External.httpTypes]),
    .target(
      name: "TestSupport",
      dependencies: [
        .target(name: "CoreDemo"), .target(name: "CoreDomain"), .target(name: "CoreTesting"),
        External.httpTypes, External.nio, External.nioPOSIX, External.subprocess, External.system,
      ],
      path: "Tests/Support", swiftSettings: strict()),
    .target(
      name: "ViewTestSupport",
      dependencies: [
        .target(name: "CoreCLI"), .target(name: "CoreDomain"), .target(name: "CoreTesting"),
        .target(name: "CoreWeb"), External.httpTypes,
      ],
      path: "Tests/ViewSupport", swiftSettings: strict()),
    typeLevelTests("Core", ["CoreDomain"]),
    tests(
      "Unit", "Core", ["CoreDomain", "CoreTesting"],
      [External.httpTypes, External.inMemoryTracing, External.tracing]),
    tests(
      "Integration", "Core", ["CoreDomain", "CoreInfrastructure", "CoreTesting", "TestSupport"],
      [External.httpTypes, External.logging, External.tracing]),
  ]
}

/// The composition root and the two programs.
///
/// - `Composition`: the only module that names implementations.
/// - `seams`, `seams-server`: the list of the features' commands or pages, the settings, and `@main`.
func apps(over features: [[Target]]) -> [Target] {
  let layers = features.flatMap { $0 }.filter { $0.type == .regular }.map(\.name)
  let named = { (endings: [String]) in
    layers.filter { layer in endings.contains { layer.hasSuffix($0) } }
  }
  return [
    .target(
      name: "Composition",
      dependencies: ([
        "CoreDomain", "CoreDemo", "CoreInfrastructure",
      ] + named(["Domain", "Repository", "ViewModel", "Router", "Infrastructure", "Demo"])).map {
        .target(name: $0)
      } + [External.configuration, External.httpTypes, External.logging],
      path: "Apps/Composition", swiftSettings: strict()),
    program("seams", ["Composition", "CoreCLI", "CoreDomain"] + named(["CLI"])),
    program(
      "seams-server", ["Composition", "CoreDomain", "CoreWeb"] + named(["Web"]), [External.logging]),
    typeLevelTests("Apps", ["CoreWeb"]),
    tests(
      "Unit", "Apps",
      [
        "Composition", "CoreCLI", "CoreDemo", "CoreDomain", "CoreTesting", "CoreWeb",
        "ViewTestSupport", "seams", "seams-server",
      ],
      [External.argumentParser, External.httpTypes, External.mustache]),
    tests(
      "Integration", "Apps",
      [
        "Composition", "CoreDemo", "CoreDomain", "CoreInfrastructure", "CoreTesting",
        "TestSupport",
      ], [External.httpTypes]),
    tests(
      "EndToEnd", "Apps",
      ["CoreDomain", "CoreInfrastructure", "TestSupport", "seams", "seams-server"],
      [External.httpTypes]),
  ]
}

// MARK: - Kinds of targets

/// A layer of a module: `Modules/<module>/<layer>`, as the target `<module><layer>`.
///
/// - Parameter texts: The layers with a folder `Texts`, whose files are embedded.
func layer(
  _ module: String, _ layer: String, _ targets: [String], _ external: [Target.Dependency] = [],
  texts: [String] = []
) -> Target {
  let embeds = texts.contains(layer)
  return .target(
    name: "\(module)\(layer)", dependencies: targets.map { .target(name: $0) } + external,
    path: "Modules/\(module)/\(layer)", exclude: embeds ? ["Texts"] : [], swiftSettings: strict(),
    plugins: embeds ? ["EmbedTexts"] : [])
}

/// A program: `Apps/<name>`.
func program(
  _ name: String, _ targets: [String], _ external: [Target.Dependency] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: targets.map { .target(name: $0) } + [External.argumentParser] + external,
    path: "Apps/\(name)", swiftSettings: strict())
}

/// The tests of a module at one level: `Tests/<level>/<module>`, as the target
/// `<module><level>Tests`.
func tests(
  _ level: String, _ module: String, _ targets: [String], _ external: [Target.Dependency] = []
) -> Target {
  .testTarget(
    name: "\(module)\(level)Tests", dependencies: targets.map { .target(name: $0) } + external,
    path: "Tests/\(level)/\(module)", swiftSettings: strict())
}

/// Programs that must not compile, and corrected versions that must. The tests compile `Cases`,
/// which is not part of the target.
func typeLevelTests(_ module: String, _ targets: [String]) -> Target {
  .testTarget(
    name: "\(module)TypeLevelTests",
    dependencies: (targets + ["TestSupport"]).map { .target(name: $0) },
    path: "Tests/TypeLevel/\(module)", exclude: ["Cases"], swiftSettings: strict())
}

// MARK: - Settings

/// The strict settings of every Swift target, each with a link to its proposal.
func strict() -> [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0470-isolated-conformances.md
    .enableUpcomingFeature("InferIsolatedConformances"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0481-weak-let.md
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0458-strict-memory-safety.md
    .strictMemorySafety(),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0443-warning-control-flags.md
    .treatAllWarnings(as: .error),
  ]
}

/// Products of other packages. `docs/decisions` has the reason for each.
enum External {
  static var httpTypes: Target.Dependency {
    .product(name: "HTTPTypes", package: "swift-http-types")
  }
  static var argumentParser: Target.Dependency {
    .product(name: "ArgumentParser", package: "swift-argument-parser")
  }
  static var configuration: Target.Dependency {
    .product(name: "Configuration", package: "swift-configuration")
  }
  static var logging: Target.Dependency { .product(name: "Logging", package: "swift-log") }
  static var nio: Target.Dependency { .product(name: "NIOCore", package: "swift-nio") }
  static var nioHTTP1: Target.Dependency { .product(name: "NIOHTTP1", package: "swift-nio") }
  static var nioPOSIX: Target.Dependency { .product(name: "NIOPosix", package: "swift-nio") }
  static var hummingbird: Target.Dependency {
    .product(name: "Hummingbird", package: "hummingbird")
  }
  static var hummingbirdCore: Target.Dependency {
    .product(name: "HummingbirdCore", package: "hummingbird")
  }
  static var mustache: Target.Dependency { .product(name: "Mustache", package: "swift-mustache") }
  static var realModule: Target.Dependency {
    .product(name: "RealModule", package: "swift-numerics")
  }
  static var serviceLifecycle: Target.Dependency {
    .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
  }
  static var unixSignals: Target.Dependency {
    .product(name: "UnixSignals", package: "swift-service-lifecycle")
  }
  static var subprocess: Target.Dependency {
    .product(name: "Subprocess", package: "swift-subprocess")
  }
  static var tracing: Target.Dependency {
    .product(name: "Tracing", package: "swift-distributed-tracing")
  }
  static var inMemoryTracing: Target.Dependency {
    .product(name: "InMemoryTracing", package: "swift-distributed-tracing")
  }
  static var system: Target.Dependency {
    .product(name: "SystemPackage", package: "swift-system")
  }
}

// MARK: - Study

// The teaching material, and what measures the template. A fork has none.
package.targets += live(over: features) + examples()
package.products += [
  // The targets that are fuzzed, for a separate package.
  .library(
    name: "SeamsParsers",
    targets: ["CoreDomain", "CoreInfrastructure", "NewsDomain", "NewsInfrastructure"]),
  // The targets that are benchmarked, for a separate package.
  .library(
    name: "SeamsModules",
    targets: [
      "CoreDomain", "CoreInfrastructure", "BookmarksDomain", "BookmarksInfrastructure",
      "BookmarksRepository", "BookshelfDomain", "BookshelfInfrastructure", "CoreDemo",
      "EarthquakesDomain", "EarthquakesInfrastructure", "NewsDemo", "NewsDomain",
      "NewsInfrastructure", "NewsRepository", "StargazersDemo", "StargazersDomain",
      "StargazersInfrastructure", "StargazersRepository",
    ]),
]

/// Tests of the real services, which only `make test-live` runs: they need a network, and detect
/// changes that break the features.
func live(over features: [[Target]]) -> [Target] {
  let layers = features.flatMap { $0 }.filter { $0.type == .regular }.map(\.name)
  let adapters = layers.filter { $0.hasSuffix("Domain") || $0.hasSuffix("Infrastructure") }
  return [
    .testTarget(
      name: "LiveTests",
      dependencies: (["CoreDomain", "CoreInfrastructure"] + adapters).map { .target(name: $0) }
        + [External.httpTypes],
      path: "Tests/Live", swiftSettings: strict())
  ]
}

/// Bad designs next to good ones, compiled and tested. They are exempt from the rules.
func examples() -> [Target] {
  [
    .target(
      name: "BookmarkArticle",
      dependencies: ["CoreDomain", "CoreInfrastructure"],
      path: "docs/examples/BookmarkArticle", exclude: ["README.md"], swiftSettings: strict()),
    .target(
      name: "BookshelfArticle", dependencies: ["CoreDomain"],
      path: "docs/examples/BookshelfArticle", exclude: ["README.md"], swiftSettings: strict()),
    .target(
      name: "EarthquakeTalk", dependencies: ["CoreDomain"], path: "docs/examples/EarthquakeTalk",
      exclude: ["README.md"], swiftSettings: strict()),
    .target(
      name: "NewsArticle", dependencies: [], path: "docs/examples/NewsArticle",
      exclude: ["README.md"], swiftSettings: strict()),
    .target(
      name: "StargazersArticle", dependencies: ["CoreDomain"],
      path: "docs/examples/StargazersArticle", exclude: ["README.md"], swiftSettings: strict()),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "BookmarkArticle", "BookshelfArticle", "CoreDomain", "CoreInfrastructure", "CoreTesting",
        "EarthquakeTalk", "NewsArticle", "StargazersArticle",
      ],
      path: "docs/examples/Tests",
      swiftSettings: strict()),
  ]
}
