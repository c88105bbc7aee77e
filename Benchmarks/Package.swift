// swift-tools-version: 6.2
//
// The benchmarks: a package of its own, so that the peers to measure against stay out of the
// dependency graph of the product. README.md says what is compared and how to read it.

import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [.library(name: "valgrind-shim", type: .dynamic, targets: ["valgrind-shim"])],
  dependencies: [
    .package(name: "Seams", path: ".."),
    .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1"),
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CBenchmarks",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "SeamsModules", package: "Seams"),
      ],
      path: "Sources/Benchmarks", swiftSettings: strict()),
    // The barest loops, in C: what there is to lose to.
    .target(
      name: "CBenchmarks", dependencies: ["CLibPQ"], cSettings: strictC(),
      linkerSettings: [
        .linkedLibrary("curl"), .linkedLibrary("sqlite3"), .linkedLibrary("xml2"),
      ]),
    .systemLibrary(name: "CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    // Peers that have a process of their own.
    .executableTarget(name: "peak-memory", cSettings: strictC()),
    .executableTarget(name: "loopback-server", cSettings: strictC()),
    .executableTarget(
      name: "hummingbird-peer",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict()),
    // What Valgrind needs to count the instructions of Swift programs.
    .target(name: "valgrind-shim", cSettings: strictC()),
    // Programs that do nothing: in C, in Swift, and in Swift with the libraries of `seams`.
    .executableTarget(name: "start-empty", cSettings: strictC()),
    .executableTarget(name: "start-empty-swift", swiftSettings: strict()),
    .executableTarget(
      name: "start-linked", swiftSettings: strict(),
      linkerSettings: [
        .linkedLibrary("crypt"), .linkedLibrary("curl"), .linkedLibrary("edit"),
        .linkedLibrary("pq"), .linkedLibrary("sqlite3"), .linkedLibrary("uchardet"),
        .linkedLibrary("xml2"),
      ]),
  ]
)

/// The settings of every Swift target: those of the product.
func strict() -> [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}

/// The settings of every C target.
func strictC() -> [CSetting] {
  [.treatAllWarnings(as: .error)]
}
