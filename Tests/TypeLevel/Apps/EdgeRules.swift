import Testing

@testable import TestSupport

/// The edge probe itself: it finds an import that is open, and a module that exposes too much.
@Suite struct EdgeRules {
  private typealias Module = PackageManifest.Module

  @Test func countATransitiveDomainAsOpen() {
    let edges = ModuleEdges.all(
      of: [
        module("App", ["Root", "Library"]), module("Root", ["Layer", "Domain"]),
        module("Layer", ["Domain", "CLibrary"]), module("Domain", []),
        Module(name: "AppTests", path: "Tests/App", isTest: true, dependencies: ["App"]),
      ], libraries: ["CLibrary"])
    #expect(edges.map(\.module) == ["App", "Root", "Layer", "Domain"])
    #expect(
      edges.map(\.open) == [["Root", "Domain"], ["Layer", "Domain"], ["Domain", "CLibrary"], []])
    #expect(edges[0].shut == ["Layer", "CLibrary"])
  }

  /// A module of the toolchain stands for one that is found outside of the folder.
  @Test func reportAnUndeclaredImportThatCompiles() async throws {
    let probe = try probe([module("CoreDomain", [])], libraries: ["Synchronization", "Nowhere"])
    let verdict = try #require(try await probe.verdicts().first)
    #expect(verdict.testDescription == "CoreDomain: 0 open, 2 shut")
    #expect(verdict.problems.count == 1)
    #expect(verdict.problems[0].hasPrefix("CoreDomain can import Synchronization, which is not"))
  }

  @Test func reportAModuleThatCannotBeLoadedAlone() async throws {
    let probe = try probe([module("CoreCLI", ["CoreDemo"]), module("CoreDemo", [])])
    try await expectMissingDomain(of: probe)
  }

  /// The rebuilt module loses its implementation's imports, but keeps those of its interface.
  @Test func reportAnInterfaceThatExposesAForbiddenModule() async throws {
    let probe = try probe([
      module("CoreCLI", ["CoreDemo"]), module("CoreDemo", ["CoreInfrastructure"]),
      module("CoreInfrastructure", []),
    ])
    try await expectMissingDomain(of: probe)
  }

  private func expectMissingDomain(of probe: EdgeProbe) async throws {
    let verdict = try #require(try await probe.verdicts().first { $0.module == "CoreCLI" })
    let problem = try #require(verdict.problems.first)
    #expect(
      problem.hasPrefix(
        "a module that CoreCLI may see needs a module that CoreCLI may not see: missing required"))
    #expect(problem.contains("'CoreDomain'"))
  }

  private func probe(
    _ modules: [Module], libraries: Set<String> = [], file: String = #filePath
  ) throws -> EdgeProbe {
    let root = file.droppingLastPart.droppingLastPart.droppingLastPart.droppingLastPart
    return EdgeProbe(modules: modules, libraries: libraries, root: root, plan: try BuildPlan())
  }

  private func module(_ name: String, _ dependencies: Set<String>) -> Module {
    Module(
      name: name, path: name == "CoreDemo" ? "Modules/Core/Demo" : "Modules/\(name)",
      isTest: false, dependencies: dependencies)
  }
}
