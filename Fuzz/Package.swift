// swift-tools-version: 6.2
//
// Programs that throw broken documents at what reads documents of strangers. A package of its own, since they
// are built by other rules: libFuzzer brings the `main`, and a plain build of them does not link.
// README.md says how to run them.

import PackageDescription

let package = Package(
  name: "Fuzz",
  products: [
    .executable(name: "fuzz-feed", targets: ["fuzz-feed"]),
    .executable(name: "fuzz-html", targets: ["fuzz-html"]),
  ],
  dependencies: [.package(name: "Seams", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz-feed", dependencies: ["Fuzzing", parsers], path: "Sources/FuzzFeed",
      swiftSettings: strict() + [.unsafeFlags(["-parse-as-library"])]),
    .executableTarget(
      name: "fuzz-html", dependencies: ["Fuzzing", parsers], path: "Sources/FuzzHTML",
      swiftSettings: strict() + [.unsafeFlags(["-parse-as-library"])]),
    .target(
      name: "Fuzzing", dependencies: [parsers], path: "Sources/Fuzzing", swiftSettings: strict()),
  ]
)

/// The fuzzed code and its dependencies.
var parsers: Target.Dependency { .product(name: "SeamsParsers", package: "Seams") }

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
