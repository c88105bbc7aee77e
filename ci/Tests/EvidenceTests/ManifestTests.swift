import Evidence
import Testing
import Toolbox

@Suite struct ManifestTests {
  @Test func readsTheTargetsOfTheManifest() throws {
    let targets = """
      .systemLibrary(name: "CClay"),
      .target(name: "Domain", dependencies: ["CClay"]),
      .target(name: "Store", dependencies: ["Domain", .target(name: "CClay")], path: "Parts/Store"),
      .executableTarget(name: "shop", dependencies: ["Store"]),
      .testTarget(name: "DomainTests", dependencies: ["Domain"]),
      """
    let files = [
      "Source/Domain/A.swift": "", "Tests/DomainTests/A.swift": "",
      "Sources/CClay/module.modulemap": "module CClay {}",
    ]
    let manifest = try FixturePackage.with(targets: targets, files: files) {
      try $0.read([.declared]).manifest
    }
    #expect(manifest.targets.map(\.name) == ["CClay", "Domain", "Store", "shop", "DomainTests"])
    #expect(manifest.targets.map(\.kind) == [.system, .library, .library, .executable, .test])
    #expect(
      manifest.targets.map(\.path) == [
        "Sources/CClay", "Source/Domain", "Parts/Store", "Sources/shop", "Tests/DomainTests",
      ])
    #expect(manifest["Store"]?.targets == ["Domain", "CClay"])
  }

  @Test func distinguishesProductsFromTargets() throws {
    let targets = """
      .target(name: "Own"),
      .target(name: "Other", dependencies: [.product(name: "Log", package: "log"), "Loose", "Own"]),
      """
    let packages = ".package(url: \"https://example.invalid/log\", exact: \"1.0.0\")"
    let manifest = try FixturePackage.with(targets: targets, packages: packages, files: [:]) {
      try $0.read([.declared]).manifest
    }
    #expect(manifest["Other"]?.targets == ["Own"])
    #expect(manifest["Other"]?.products == ["Log", "Loose"])
  }

  @Test func quotesTheErrorOfAnInvalidManifest() throws {
    let failure = try FixturePackage.with(targets: ".target(nam: \"A\")", files: [:]) { package in
      #expect(throws: ToolFailure.self) { try package.read([.declared]) }
    }
    #expect(failure?.description.contains("Package.swift cannot be read: ") == true)
    #expect(failure?.description.contains("error:") == true)
  }
}
