import Drawing
import Testing

@Suite struct MermaidTextTests {
  @Test func groupsTargetsByFolderAndCountsOnTheArrows() {
    let graph = ModuleGraph(
      nodes: [
        .init(name: "CLI", part: .app), .init(name: "CoreDomain", part: .module("Core")),
        .init(name: "CCurl", part: .module("Core"), isSystem: true),
        .init(name: "ShopDomain", part: .module("Shop")),
        .init(name: "ShopRouter", part: .module("Shop")),
      ],
      edges: [
        edge("CLI", "ShopDomain", SymbolCount(protocols: 1, values: 11, others: 2)),
        edge("ShopDomain", "CoreDomain"), edge("ShopRouter", "CoreDomain"),
        .init(user: "CoreDomain", owner: "CCurl"),
        .init(user: "ShopRouter", owner: "ShopDomain", state: .unused),
        .init(
          user: "CLI", owner: "ShopRouter", state: .undeclared, count: SymbolCount(others: 1)),
      ])
    #expect(
      MermaidText(graph, bundling: "CoreDomain").text == """
        ```mermaid
        graph TD
          CLI
          subgraph Core[Core]
            CCurl([CCurl])
            CoreDomain[Domain]
          end
          subgraph Shop[Shop]
            ShopDomain[Domain]
            ShopRouter[Router]
          end
          CLI -->|1 protocol<br>11 values<br>2 other| ShopDomain
          CLI ==>|not declared<br>1 other| ShopRouter
          CoreDomain --> CCurl
          ShopRouter -. not used .-> ShopDomain
          Shop -.-> CoreDomain
          linkStyle 1 stroke:#d1242f,stroke-width:3px
        ```

        """)
  }

  @Test func drawsEveryArrowWhenNothingIsBundled() {
    let text = MermaidText(sampleGraph(features: ["Shop"]).folder("Shop")).text
    #expect(text.contains("  ShopRouter -->|4 protocols<br>111 values| CoreDomain\n"))
    #expect(!text.contains("-.->"))
  }

  @Test func doesNotHideAnUnusedEdgeInABundle() {
    let unused = ModuleGraph.Edge(user: "ShopRouter", owner: "CoreDomain", state: .unused)
    let graph = ModuleGraph(
      nodes: [
        .init(name: "CoreDomain", part: .module("Core")),
        .init(name: "ShopRouter", part: .module("Shop")),
      ], edges: [unused])
    #expect(
      MermaidText(graph, bundling: "CoreDomain").text.contains(
        "ShopRouter -. not used .-> CoreDomain"))
  }

  @Test func doesNotCallAFolderByTheNameOfATarget() {
    let graph = ModuleGraph(
      nodes: [.init(name: "Shop", part: .module("Shop"))], edges: [])
    #expect(MermaidText(graph).text.contains("subgraph Shop-folder[Shop]"))
  }

  @Test func isTheSameInWhateverOrderTheGraphWasFound() {
    let graph = sampleGraph(features: ["News", "Shop"])
    let other = ModuleGraph(nodes: graph.nodes.reversed(), edges: graph.edges.reversed())
    #expect(MermaidText(graph) == MermaidText(other))
  }
}
