import Drawing
import Testing

/// Graphs that are read back from their text.
@Suite struct MermaidReaderTests {
  @Test func aGraphIsReadAsItWasWritten() {
    let graph = ModuleGraph(
      nodes: [
        .init(name: "CLI", part: .app), .init(name: "CCurl", part: .module("Core"), isSystem: true),
        .init(name: "CoreDomain", part: .module("Core")),
        .init(name: "seams-server", part: .app),
      ],
      edges: [
        .init(
          user: "CLI", owner: "CoreDomain",
          count: SymbolCount(protocols: 1, values: 11, others: 2)),
        .init(user: "CoreDomain", owner: "CCurl"),
        .init(user: "seams-server", owner: "CLI", state: .unused),
        .init(
          user: "seams-server", owner: "CoreDomain", state: .undeclared,
          count: SymbolCount(values: 1)),
      ])
    let block = MermaidText(graph).text
    let text = block.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
    #expect(ModuleGraph(mermaid: text) == graph)
  }

  @Test(arguments: ["", "graph TD", "graph TD\n  A -.-> B", "sequenceDiagram\n  A->>B: hello"])
  func whatIsNotAllOfAGraphIsNone(_ text: String) {
    #expect(ModuleGraph(mermaid: text) == nil)
  }
}
