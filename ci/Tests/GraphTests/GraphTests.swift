import Evidence
import Foundation
import Graph
import Testing
import Toolbox

@Suite struct GraphTests {
  @Test func comparesWhatWasSeenWithTheManifest() throws {
    let graph = try ModuleGraph(of: shop())
    #expect(graph.nodes.count == 6 && graph.folders == ["Core", "Shop"])
    #expect(
      graph.edges == [
        .init("CoreInfrastructure", "CCurl"),
        .init("CoreInfrastructure", "CoreDomain", .unused),
        .init("ShopDomain", "CoreDomain"),
        .init("ShopRouter", "CoreDomain", .undeclared),
      ])
  }

  @Test func leavesOutWhatTheCompilerWroteItself() throws {
    var evidence = shop()
    evidence.uses = evidence.uses?.map { use in
      var use = use
      use.roles.insert(.implicit)
      return use
    }
    let states = try ModuleGraph(of: evidence).edges.map(\.state)
    #expect(states == [.agreed, .unused, .unused])
  }

  @Test func needsAWholeIndex() {
    var evidence = shop()
    evidence.gaps = [EvidenceGap(lens: .named, reason: "A.swift changed. Run make build.")]
    #expect(throws: ToolFailure("The graph cannot be drawn. A.swift changed. Run make build.")) {
      try ModuleGraph(of: evidence)
    }
    evidence.gaps = []
    evidence.uses = nil
    #expect(throws: ToolFailure.self) { try ModuleGraph(of: evidence) }
  }

  @Test func aFolderStandsForItsModulesWhereAllOfThemHaveTheSameEdge() throws {
    try withCheckout { checkout in
      _ = try GraphPages(of: star(), in: checkout).write()
      let page = try checkout.text("ARCHITECTURE.md")
      #expect(
        page == """
          # Above
          <!-- graph:begin -->
          ```mermaid
          graph LR
            CLI
            Root
            subgraph Core
              CCurl([CCurl])
              CoreDomain[Domain]
            end
            subgraph Shop
              ShopDomain[Domain]
              ShopRouter[Router]
            end
            CLI --> ShopDomain
            CoreDomain --> CCurl
            Root -. not used .-> CLI
            Root --> Shop
            Shop --> CoreDomain
            ShopRouter == not declared ==> ShopDomain
          ```
          <!-- graph:end -->
          Below

          """)
    }
  }

  @Test func picturesShowTheGraphInLightAndDark() throws {
    try withCheckout { checkout in
      let pages = GraphPages(of: star(adding: .init("ShopDomain", "CCurl")), in: checkout)
      let pictures = ["docs/graph.svg", "Modules/Core/graph.svg", "Modules/Shop/graph.svg"]
      #expect(try pages.write() == pictures + ["ARCHITECTURE.md"])
      #expect(try pages.outdated() == [])
      let picture = try checkout.text("docs/graph.svg")
      #expect(picture.contains("prefers-color-scheme: dark"))
      #expect(picture.contains("<g id=\"ShopDomain:Core\" class=\"edge outside\">"))
      #expect(try !checkout.text("Modules/Core/graph.svg").contains("Shop"))
      let shop = try checkout.text("Modules/Shop/graph.svg")
      #expect(shop.contains("\"ShopDomain:CCurl\"") && shop.contains("\"Shop:CoreDomain\""))
    }
  }

  /// What is not placed as this version of graphviz places it is no finding.
  @Test func aPictureIsComparedByWhatItShows() throws {
    try withCheckout { checkout in
      let pages = GraphPages(of: star(), in: checkout)
      _ = try pages.write()
      let picture = try checkout.text("docs/graph.svg")
      try checkout.write(
        picture.replacing(#/ d="[^"]*"/#, with: " d=\"M0 0\""), to: "docs/graph.svg")
      #expect(try pages.outdated() == [])
      for part in ["Shop:CoreDomain", "CCurl", "edge unused"] {
        try checkout.write(picture.replacing(part, with: "Other"), to: "docs/graph.svg")
        #expect(try pages.outdated() == ["docs/graph.svg"], "without \(part)")
      }
      let other = star(adding: .init("ShopDomain", "ShopRouter"))
      #expect(
        try GraphPages(of: other, in: checkout).outdated() == [
          "docs/graph.svg", "Modules/Shop/graph.svg", "ARCHITECTURE.md",
        ])
    }
  }

  @Test func aPageWithoutMarksIsAnError() throws {
    try withCheckout { checkout in
      try checkout.write("# Above\n", to: "ARCHITECTURE.md")
      let failure = #expect(throws: ToolFailure.self) {
        try GraphPages(of: star(), in: checkout).outdated()
      }
      #expect(failure?.description.contains("<!-- graph:begin --> <!-- graph:end -->") == true)
    }
  }

  /// One edge that is as it ought to be, one that is unused, one that nobody declared, one to C.
  private func shop() -> Evidence {
    let clock = Symbol(name: "WallClock", kind: .protocol, usr: "clock")
    let place = Place(path: "Modules/Shop/A.swift", line: 1)
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
        .init(name: "CLI", kind: .library, path: "Apps/CLI"),
        .init(name: "Article", kind: .library, path: "docs/examples/Article"),
      ]),
      sources: [
        SourceFile(
          path: "Curl.swift", module: "CoreInfrastructure",
          imports: [ImportStatement(module: "CCurl", place: place)])
      ],
      uses: ["ShopDomain", "ShopRouter", "ShopUnitTests"].map {
        SymbolUse(user: $0, owner: "CoreDomain", symbol: clock, roles: [.reference], place: place)
      },
      interfaces: nil, gaps: [])
  }

  /// A feature that is used as a whole, and uses Core as a whole.
  private func star(adding edge: ModuleGraph.Edge? = nil) -> ModuleGraph {
    ModuleGraph(
      nodes: [
        .init("CLI"), .init("Root"), .init("CoreDomain", in: "Core"),
        .init("CCurl", in: "Core", isSystem: true), .init("ShopDomain", in: "Shop"),
        .init("ShopRouter", in: "Shop"),
      ],
      edges: [
        .init("CLI", "ShopDomain"), .init("Root", "CLI", .unused), .init("Root", "ShopDomain"),
        .init("Root", "ShopRouter"), .init("CoreDomain", "CCurl"),
        .init("ShopDomain", "CoreDomain"), .init("ShopRouter", "CoreDomain"),
        .init("ShopRouter", "ShopDomain", .undeclared),
      ] + (edge.map { [$0] } ?? []))
  }
}

/// A checkout that is removed when the test is over.
func withCheckout(_ body: (Repository) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "graph \(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  let checkout = Repository(root: folder.path(percentEncoded: false))
  try checkout.write(
    "# Above\n<!-- graph:begin -->\n<!-- graph:end -->\nBelow\n", to: "ARCHITECTURE.md")
  try body(checkout)
}
