import Evidence
import Foundation
import Graph
import Testing
import Toolbox

@Suite struct GraphTests {
  @Test func requiresACompleteIndex() {
    var evidence = shop()
    evidence.gaps = [EvidenceGap(lens: .named, reason: "A.swift changed.")]
    #expect(throws: ToolFailure("The graph cannot be drawn. A.swift changed.")) {
      try ModuleGraph(of: evidence)
    }
    (evidence.gaps, evidence.uses) = ([], nil)
    #expect(throws: ToolFailure.self) { try ModuleGraph(of: evidence) }
  }

  /// A folder has one edge if all of its modules have it. Uses that the compiler generated do not
  /// count.
  @Test func thePicturesShowDifferencesOfTheManifestAndTheIndex() throws {
    try withCheckout { checkout in
      let pages = try GraphPages(of: ModuleGraph(of: shop(alsoUsing: "CCurl")), in: checkout)
      let pictures = ["docs/graph.svg", "Modules/Core/graph.svg", "Modules/Shop/graph.svg"]
      #expect(try pages.write() == pictures + ["ARCHITECTURE.md"])
      #expect(try pages.outdated() == [])
      #expect(
        try checkout.text("ARCHITECTURE.md") == """
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
            ShopDomain --> Core
            ShopRouter --> CoreDomain
            ShopRouter == not declared ==> ShopDomain
          ```
          <!-- graph:end -->
          Below

          """)
      let picture = try checkout.text("docs/graph.svg")
      #expect(picture.contains("prefers-color-scheme: dark"))
      #expect(picture.contains("<g id=\"ShopDomain:Core\" class=\"edge outside\">"))
      #expect(try !checkout.text("Modules/Core/graph.svg").contains("Shop"))
      let shop = try checkout.text("Modules/Shop/graph.svg")
      #expect(shop.contains("\"ShopDomain:CCurl\"") && shop.contains("\"Shop:CoreDomain\""))
    }
  }

  /// A different placement by another version of graphviz is not a finding.
  @Test func comparesPicturesByTheirContent() throws {
    try withCheckout { checkout in
      let pages = try GraphPages(of: ModuleGraph(of: shop()), in: checkout)
      _ = try pages.write()
      let picture = try checkout.text("docs/graph.svg")
      try checkout.write(
        picture.replacing(#/ d="[^"]*"/#, with: " d=\"M0 0\""), to: "docs/graph.svg")
      #expect(try pages.outdated() == [])
      for part in ["Shop:CoreDomain", "CCurl", "edge unused"] {
        try checkout.write(picture.replacing(part, with: "Other"), to: "docs/graph.svg")
        #expect(try pages.outdated() == ["docs/graph.svg"], "without \(part)")
      }
      let other = try GraphPages(of: ModuleGraph(of: shop(alsoUsing: "ShopRouter")), in: checkout)
      let paths = ["docs/graph.svg", "Modules/Shop/graph.svg", "ARCHITECTURE.md"]
      #expect(try other.outdated() == paths)
    }
  }

  /// An edge from one feature to another keeps its names.
  @Test func showsFeaturesWithTheSameLayersAsOne() throws {
    try withCheckout { checkout in
      var evidence = shop()
      for target in shop().manifest.targets where target.path.hasPrefix("Modules/Shop") {
        evidence.manifest.targets.append(
          .init(
            name: target.name.replacing("Shop", with: "Club"), kind: .library,
            path: target.path.replacing("Shop", with: "Club"),
            targets: target.targets + (target.name == "ShopRouter" ? ["ShopRouter"] : [])))
      }
      _ = try GraphPages(of: ModuleGraph(of: evidence), in: checkout).write()
      let text = try checkout.text("ARCHITECTURE.md")
      let feature =
        "  subgraph Feature\n    FeatureDomain[Domain]\n    FeatureRouter[Router]\n  end\n"
      #expect(text.contains(feature))
      let edges = text.split(separator: "\n").filter { $0.contains(">") && !$0.contains("graph:") }
      #expect(
        edges == [
          "  CLI --> FeatureDomain", "  ClubRouter -. not used .-> ShopRouter",
          "  CoreDomain --> CCurl", "  Feature --> CoreDomain",
          "  FeatureRouter == not declared ==> FeatureDomain", "  Root -. not used .-> CLI",
          "  Root --> Feature",
        ])
      #expect(try checkout.text("Modules/Club/graph.svg").contains("ClubRouter:ShopRouter"))
    }
  }

  @Test func rejectsAPageWithoutMarks() throws {
    try withCheckout { checkout in
      try checkout.write("# Above\n", to: "ARCHITECTURE.md")
      let failure = #expect(throws: ToolFailure.self) {
        try GraphPages(of: ModuleGraph(of: shop()), in: checkout).outdated()
      }
      #expect(failure?.description.contains("<!-- graph:begin --> <!-- graph:end -->") == true)
    }
  }

  /// A feature that is used as a whole, and uses Core as a whole. One edge is unused, one is
  /// undeclared, and one leads to C. Its Domain may declare and use one more module.
  private func shop(alsoUsing more: String? = nil) -> Evidence {
    let manifest = Manifest(targets: [
      .init(name: "CLI", kind: .library, path: "Apps/CLI", targets: ["ShopDomain"]),
      .init(
        name: "Root", kind: .library, path: "Apps/Root",
        targets: ["CLI", "ShopDomain", "ShopRouter"]),
      .init(name: "CoreDomain", kind: .library, path: "Modules/Core/Domain", targets: ["CCurl"]),
      .init(name: "CCurl", kind: .system, path: "Modules/Core/CCurl"),
      .init(
        name: "ShopDomain", kind: .library, path: "Modules/Shop/Domain",
        targets: ["CoreDomain"] + (more.map { [$0] } ?? [])),
      .init(
        name: "ShopRouter", kind: .library, path: "Modules/Shop/Router", targets: ["CoreDomain"]),
      .init(name: "ShopUnitTests", kind: .test, path: "Tests/Shop", targets: ["CoreDomain"]),
      .init(name: "Article", kind: .library, path: "docs/Article", targets: ["CoreDomain"]),
    ])
    let clock = Symbol(name: "WallClock", kind: .protocol, usr: "clock")
    let place = Place(path: "Modules/Shop/A.swift", line: 1)
    let edges = manifest.targets.flatMap { user in user.targets.map { (user.name, $0) } }
    var evidence = Evidence(manifest: manifest)
    evidence.sources = edges.map { user, owner in
      SourceFile(
        path: place.path, module: user, imports: [ImportStatement(module: owner, place: place)])
    }
    evidence.uses = (edges + [("ShopRouter", "ShopDomain")]).map { user, owner in
      SymbolUse(
        user: user, owner: owner == "CCurl" ? "C" : owner, symbol: clock,
        roles: owner == "CLI" ? [.implicit] : [], place: place)
    }
    return evidence
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
