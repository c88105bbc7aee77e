// swift-tools-version: 6.2
//
// The project's own tools, which check the architecture, the tests and the docs. The apps do not
// use them, so they are a separate package.
//
// swift-syntax is the compiler's copy: every toolchain contains a built one for macros, in
// `lib/swift/host`, with the readers of the index and of mangled names. A build of swift-syntax
// from its sources takes minutes. `ci/tool` passes the toolchain's folder.

import PackageDescription

let toolchain = Context.environment["SEAMS_TOOLCHAIN"] ?? "/usr"
let host = "\(toolchain)/lib/swift/host"

let package = Package(
  name: "SeamsTools",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2")
  ],
  targets: [
    .systemLibrary(name: "CIndexStore", path: "Sources/CIndexStore"),
    tool("Toolbox"),
    tool("Evidence", ["Toolbox", "CIndexStore"]),
    tool("Architecture", ["Evidence", "Toolbox"]),
    tool("Graph", ["Evidence", "Toolbox"]),
    // study
    tool("Proofs", ["Toolbox"]),
    program("seams-prove", ["Architecture", "Evidence", "Proofs", "Toolbox"]),
    tests("Proofs", ["Toolbox"]),
    tool("Mutants", ["Proofs", "Toolbox"]),
    program("seams-mutate", ["Mutants", "Proofs", "Toolbox"]),
    tests("Mutants", ["Toolbox"]),
    // end study
    tool("Documents", ["Toolbox"]),
    program("seams-arch", ["Architecture", "Evidence", "Graph", "Toolbox"]),
    program("seams-docs", ["Documents", "Toolbox"]),
    tests("Toolbox", []),
    tests("Evidence", ["Toolbox"]),
    tests("Architecture", ["Evidence", "Toolbox"]),
    tests("Graph", ["Evidence", "Toolbox"]),
    tests("Documents", ["Toolbox"]),
  ]
)

/// A library of the tools: `Sources/<name>`.
func tool(_ name: String, _ targets: [String] = []) -> Target {
  .target(
    name: name, dependencies: targets.map { .target(name: $0) }, swiftSettings: settings(),
    linkerSettings: libraries())
}

/// A program of the tools: arguments in, exit status out, over one library.
func program(_ name: String, _ targets: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: targets.map { .target(name: $0) } + [
      .product(name: "ArgumentParser", package: "swift-argument-parser")
    ], swiftSettings: settings(), linkerSettings: libraries())
}

func tests(_ name: String, _ targets: [String]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ([name] + targets).map { .target(name: $0) },
    swiftSettings: settings(), linkerSettings: libraries())
}

func settings() -> [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .unsafeFlags(["-I", host, "-Xcc", "-I\(toolchain)/local/include"]),
  ]
}

func libraries() -> [LinkerSetting] {
  [
    .unsafeFlags([
      "-L", host, "-L", "\(toolchain)/lib", "-Xlinker", "-rpath", "-Xlinker", host,
      "-Xlinker", "-rpath", "-Xlinker", "\(toolchain)/lib",
    ])
  ]
}
