import Drawing
import Evidence
import Testing
import Toolbox

@Suite struct ModuleGraphTests {
  @Test func countsEverySymbolOnce() {
    let name = Symbol(name: "name", kind: .property, usr: "name", owner: .struct)
    #expect(SymbolCount(of: [name, name]) == SymbolCount(values: 1))
  }

  @Test(
    arguments: [
      (SymbolKind.protocol, nil, "1 protocol"), (.method, .protocol, "1 protocol"),
      (.associatedtype, nil, "1 protocol"), (.struct, nil, "1 value"), (.enumCase, nil, "1 value"),
      (.initializer, .struct, "1 value"), (.typealias, nil, "1 value"), (.class, nil, "1 other"),
      (.method, .actor, "1 other"), (.globalFunction, nil, "1 other"),
    ] as [(SymbolKind, SymbolKind?, String)])
  func countsAMemberByWhatItIsAMemberOf(kind: SymbolKind, owner: SymbolKind?, words: String) {
    let symbol = Symbol(name: "it", kind: kind, usr: "it", owner: owner)
    #expect(SymbolCount(of: [symbol]).words == words)
  }

  @Test func drawsWhatWasSeenAndComparesItWithTheManifest() throws {
    let graph = try ModuleGraph(of: evidence())
    #expect(
      graph.edges == [
        .init(user: "CoreInfrastructure", owner: "CCurl"),
        .init(user: "CoreInfrastructure", owner: "CoreDomain", state: .unused),
        .init(
          user: "ShopDomain", owner: "CoreDomain", count: SymbolCount(protocols: 1)),
        .init(
          user: "ShopRouter", owner: "CoreDomain", state: .undeclared,
          count: SymbolCount(protocols: 1)),
      ])
  }

  @Test func leavesOutTestsAndWhatIsNotBelowModulesAndApps() throws {
    let names = try ModuleGraph(of: evidence()).nodes.map(\.name)
    #expect(names == ["CCurl", "CoreDomain", "CoreInfrastructure", "ShopDomain", "ShopRouter"])
  }

  @Test func passesOverWhatTheCompilerWroteItself() throws {
    var evidence = evidence()
    evidence.uses = evidence.uses?.map { use in
      var use = use
      use.roles.insert(.implicit)
      return use
    }
    let graph = try ModuleGraph(of: evidence)
    #expect(graph.edges.first { $0.user == "ShopDomain" }?.state == .unused)
    #expect(!graph.edges.contains { $0.user == "ShopRouter" })
  }

  @Test func isNotDrawnWithoutABuild() {
    var evidence = evidence()
    evidence.uses = nil
    #expect(throws: ToolFailure.self) { try ModuleGraph(of: evidence) }
  }

  @Test func isNotDrawnOfAnIndexThatIsOutOfDate() {
    var evidence = evidence()
    evidence.gaps = [EvidenceGap(lens: .named, reason: "A.swift changed. Run make build.")]
    #expect(
      throws: ToolFailure("The graph cannot be drawn. A.swift changed. Run make build.")
    ) { try ModuleGraph(of: evidence) }
  }

  @Test func aFolderShowsItsTargetsAndWhatTheyUse() {
    let folder = sampleGraph(features: ["News", "Shop"]).folder("Shop")
    #expect(
      folder.nodes.map(\.name) == [
        "CoreDomain", "ShopDomain", "ShopInfrastructure", "ShopRepository", "ShopRouter",
        "ShopViewModel",
      ])
    #expect(folder.edges.allSatisfy { $0.user.hasPrefix("Shop") })
  }

  /// One edge that is as it ought to be, one that is unused, one that nobody declared, one to C.
  private func evidence() -> Evidence {
    let clock = Symbol(name: "WallClock", kind: .protocol, usr: "clock")
    let uses = ["ShopDomain", "ShopRouter", "ShopUnitTests"].map {
      SymbolUse(
        user: $0, owner: "CoreDomain", symbol: clock, roles: [.reference],
        place: Place(path: "Modules/Shop/A.swift", line: 1))
    }
    let curl = ImportStatement(module: "CCurl", place: Place(path: "Curl.swift", line: 1))
    return Evidence(
      manifest: Manifest(targets: [
        .init(name: "CoreDomain", kind: .library, path: "Modules/Core/Domain"),
        .init(name: "CCurl", kind: .system, path: "Modules/Core/CCurl"),
        .init(
          name: "CoreInfrastructure", kind: .library, path: "Modules/Core/Infrastructure",
          targets: ["CoreDomain", "CCurl"]),
        .init(
          name: "ShopDomain", kind: .library, path: "Modules/Shop/Domain", targets: ["CoreDomain"]),
        .init(name: "ShopRouter", kind: .library, path: "Modules/Shop/Router"),
        .init(name: "ShopUnitTests", kind: .test, path: "Tests/Unit/Shop"),
        .init(name: "Article", kind: .library, path: "docs/examples/Article"),
      ]),
      sources: [
        SourceFile(path: "Curl.swift", module: "CoreInfrastructure", imports: [curl])
      ],
      uses: uses, interfaces: nil, gaps: [])
  }
}
