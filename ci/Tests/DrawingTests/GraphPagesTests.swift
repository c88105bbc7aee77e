import Drawing
import Testing
import Toolbox

@Suite struct GraphPagesTests {
  private let graph = sampleGraph(features: ["Shop"])
  private let glances = ["Core", "Shop"].map { folder in
    ModuleGlance(
      folder: folder, layers: [.init(name: "Domain", target: "\(folder)Domain", purpose: "values")],
      ports: [], levels: [], start: .template)
  }
  private let pages = [
    "ARCHITECTURE.md": page, "Modules/Core/README.md": page, "Modules/Shop/README.md": page,
  ]

  @Test func writesThePictureAndTheGraphOfEveryPage() throws {
    try withCheckout(pages) { checkout in
      let written = try GraphPages.files(of: graph, glances: glances, in: checkout).write(
        in: checkout)
      #expect(
        written == [
          "docs/graph.svg", "ARCHITECTURE.md", "Modules/Core/README.md", "Modules/Shop/README.md",
        ])
      let text = try checkout.text("Modules/Shop/README.md")
      #expect(text.hasPrefix("# Words before\n<!-- glance:begin -->\n## At a glance\n"))
      #expect(text.contains("\n<!-- graph:begin -->\n```mermaid\ngraph TD\n"))
      #expect(text.hasSuffix("\n<!-- graph:end -->\nwords behind\n"))
    }
  }

  @Test func findsNothingOutOfDateAfterItHasWritten() throws {
    try withCheckout(pages) { checkout in
      _ = try GraphPages.files(of: graph, glances: glances, in: checkout).write(in: checkout)
      let files = try GraphPages.files(of: graph, glances: glances, in: checkout)
      #expect(try files.outdated(in: checkout) == [])
      #expect(try files.write(in: checkout) == [])
    }
  }

  @Test func namesOnlyThePagesThatAnEdgeChanges() throws {
    try withCheckout(pages) { checkout in
      _ = try GraphPages.files(of: graph, glances: glances, in: checkout).write(in: checkout)
      let other = sampleGraph(features: ["Shop"], adding: [edge("ShopRouter", "ShopViewModel")])
      let files = try GraphPages.files(of: other, glances: glances, in: checkout)
      #expect(
        try files.outdated(in: checkout) == [
          "docs/graph.svg", "ARCHITECTURE.md", "Modules/Shop/README.md",
        ])
    }
  }

  @Test func namesOnlyThePageOfTheModuleThatTellsSomethingElse() throws {
    try withCheckout(pages) { checkout in
      _ = try GraphPages.files(of: graph, glances: glances, in: checkout).write(in: checkout)
      var others = glances
      others[1].layers[0].purpose = "values and rules"
      let files = try GraphPages.files(of: graph, glances: others, in: checkout)
      #expect(try files.outdated(in: checkout) == ["Modules/Shop/README.md"])
    }
  }

  @Test func findsAPageThatWasEditedByHand() throws {
    try withCheckout(pages) { checkout in
      _ = try GraphPages.files(of: graph, glances: glances, in: checkout).write(in: checkout)
      let edited = try checkout.text("ARCHITECTURE.md").replacing(
        "4 protocols", with: "5 protocols")
      try checkout.write(edited, to: "ARCHITECTURE.md")
      let files = try GraphPages.files(of: graph, glances: glances, in: checkout)
      #expect(try files.outdated(in: checkout) == ["ARCHITECTURE.md"])
    }
  }

  @Test func saysWhatToAddToAPageThatIsMissing() throws {
    try withCheckout(["ARCHITECTURE.md": page]) { checkout in
      #expect(
        throws: ToolFailure(
          """
          Modules/Core/README.md is missing. Write it, with these lines where the graph and the \
          glance belong: <!-- graph:begin --> <!-- graph:end --> <!-- glance:begin --> \
          <!-- glance:end -->
          """)
      ) { try GraphPages.files(of: graph, glances: glances, in: checkout) }
    }
  }

  @Test(arguments: [
    "no line at all", "<!-- graph:begin -->", "<!-- graph:end -->\n<!-- graph:begin -->",
    "<!-- graph:begin -->\n<!-- graph:end -->\n<!-- graph:begin -->\n<!-- graph:end -->",
    "  <!-- graph:begin -->\n  <!-- graph:end -->",
  ])
  func saysWhatToAddToAPageWithoutItsTwoLines(text: String) {
    #expect(
      throws: ToolFailure(
        """
        A.md does not say where “graph” belongs. Add these two lines, each once and alone on its \
        line: <!-- graph:begin --> <!-- graph:end -->
        """)
    ) { try MarkedSection("graph").replaced(in: text, path: "A.md", by: "x\n") }
  }
}
