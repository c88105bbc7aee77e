// swift-tools-version: 6.2
//
// {Feature} and Core as a package that others depend on:
//
//     .package(url: "…", from: "1.0.0")
//     .product(name: "{Feature}", package: "…")

import PackageDescription

let package = Package(
  name: "{Feature}",
  products: [
    // Entities, rules and ports of the feature, and the policy over them.
    .library(name: "{Feature}", targets: ["{Feature}Domain", "{Feature}Repository"]),
    // Doubles and contract suites, for tests.
    .library(name: "{Feature}Testing", targets: ["{Feature}Testing"]),
    // The ports that all features share; what implements them; their doubles, for tests.
    .library(name: "CoreDomain", targets: ["CoreDomain"]),
    .library(name: "CoreInfrastructure", targets: ["CoreInfrastructure"]),
    .library(name: "CoreTesting", targets: ["CoreTesting"]),
  ],
  dependencies: [
    // take: swift-http-types, swift-log, swift-nio, swift-numerics, swift-system, swift-subprocess
  ],
  targets: core() + feature("{Feature}")
)

// MARK: - The layers

/// The targets of the feature: three layers in `Modules/<name>`, and their tests.
///
/// - `Domain`: entities, rules and every protocol of the feature. Sees `CoreDomain` alone.
/// - `Repository`: policy over the feature's ports. Sees protocols and values of its Domain.
/// - `Testing`: in-memory implementations, stubs, spies, builders and contract suites.
func feature(_ name: String) -> [Target] {
  let domain = ["CoreDomain", "\(name)Domain"]
  return [
    layer(name, "Domain", ["CoreDomain"]),
    layer(name, "Repository", domain),
    layer(name, "Testing", domain + ["CoreTesting"]),
    // only: TypeLevel
    typeLevelTests(name, domain),
    // end only
    // only: Unit
    tests(
      "Unit", name, domain + ["\(name)Repository", "\(name)Testing", "CoreTesting"],
      [External.httpTypes]),
    // end only
    // only: Integration
    tests(
      "Integration", name,
      domain + [
        "\(name)Repository", "\(name)Testing", "CoreInfrastructure", "CoreTesting", "TestSupport",
      ], [External.httpTypes]),
    // end only
  ]
}

// take: core

// MARK: - Kinds of targets

// take: layer

// take: tests

// take: typeLevelTests

// MARK: - Settings

// take: strict

/// Products of other packages.
enum External {
  static var httpTypes: Target.Dependency {
    .product(name: "HTTPTypes", package: "swift-http-types")
  }
  static var logging: Target.Dependency { .product(name: "Logging", package: "swift-log") }
  static var nio: Target.Dependency { .product(name: "NIOCore", package: "swift-nio") }
  static var nioPOSIX: Target.Dependency { .product(name: "NIOPosix", package: "swift-nio") }
  static var realModule: Target.Dependency {
    .product(name: "RealModule", package: "swift-numerics")
  }
  static var subprocess: Target.Dependency {
    .product(name: "Subprocess", package: "swift-subprocess")
  }
  static var system: Target.Dependency {
    .product(name: "SystemPackage", package: "swift-system")
  }
}
