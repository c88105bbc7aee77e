import Drawing
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct SVGTests {
  @Test func isTheSameInWhateverOrderTheGraphWasFound() {
    let graph = sampleGraph(features: ["News", "Shop"])
    let other = ModuleGraph(nodes: graph.nodes.reversed(), edges: graph.edges.reversed())
    #expect(GraphSVG(graph).text == GraphSVG(other).text)
  }

  @Test func saysInWordsWhatAnArrowMeans() {
    let text = GraphSVG(sampleGraph(features: ["Shop"])).text
    #expect(text.contains("<title>ShopRouter → ShopDomain: 4 protocols, 111 values</title>"))
    #expect(text.contains("Every edge is declared, and used.</desc>"))
  }

  @Test func drawsWhatIsNotAsDeclaredDifferently() {
    let text = GraphSVG(
      sampleGraph(
        features: ["Shop"],
        adding: [
          .init(
            user: "ShopRouter", owner: "ShopViewModel", state: .undeclared,
            count: SymbolCount(others: 1)),
          .init(user: "ShopViewModel", owner: "CoreInfrastructure", state: .unused),
        ])
    ).text
    #expect(text.contains("class=\"edge undeclared\""))
    #expect(text.contains("class=\"edge unused\""))
    #expect(text.contains(">ViewModel 1o: not declared</text>"))
    #expect(
      text.contains(
        "Not as declared: ShopRouter → ShopViewModel: 1 other, not declared; "
          + "ShopViewModel → CoreInfrastructure: declared, and not used.</desc>"))
  }

  @Test func aNameWithSignsOfXMLIsEscaped() {
    let node = ModuleGraph.Node(name: "A<B>&\"C\"", part: .app)
    let text = GraphSVG(ModuleGraph(nodes: [node], edges: [])).text
    #expect(text.contains(">A&lt;B&gt;&amp;&quot;C&quot;</text>"))
    #expect(!text.contains("A<B>"))
  }

  @Test(arguments: [
    GraphSVG(sampleGraph(features: ["News", "Shop"])).text,
    GraphSVG(ModuleGraph(nodes: [.init(name: "<&\"", part: .app)], edges: [])).text,
    PyramidSVG(PyramidPicture(levels: [.init(name: "<&\"", functions: 1, seconds: 1)])).text,
    PyramidSVG(PyramidPicture(levels: [])).text,
  ])
  func isXMLThatHasItsTitleAndNeedsNoOtherFile(text: String) {
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains("<title id=\"title\">"))
    #expect(text.contains("<desc id=\"description\">"))
    #expect(text.contains("prefers-color-scheme: dark"))
    #expect(!text.contains("href") && !text.contains("@import") && !text.contains("<script"))
  }

  @Test func thePyramidSaysItsNumbersInWords() {
    let text = PyramidSVG(
      PyramidPicture(levels: [
        .init(name: "Type-level", functions: 1, programs: 41, seconds: 2.44),
        .init(name: "Unit", functions: 612, seconds: 1.04),
        .init(name: "End-to-end", functions: 48, seconds: 35.5),
      ])
    ).text
    #expect(text.contains(">41 programs in 1 test function, 2.4 seconds</text>"))
    #expect(text.contains(">612 test functions, 1.0 second</text>"))
    #expect(text.contains(">48 test functions, 36 seconds</text>"))
  }

  @Test func aPyramidOfOtherSecondsShowsTheSameTests() {
    let picture = { (functions: Int, seconds: Double) in
      PyramidSVG(
        PyramidPicture(levels: [.init(name: "Unit", functions: functions, seconds: seconds)]))
    }
    #expect(picture(5, 1).shows(sameTestsAs: picture(5, 12.3).text))
    #expect(!picture(5, 1).shows(sameTestsAs: picture(6, 1).text))
    #expect(!picture(5, 1).shows(sameTestsAs: ""))
  }

  @Test func theBaseOfThePyramidIsTheBroadest() throws {
    let levels = ["Type-level", "Unit", "Integration", "End-to-end"].map {
      PyramidPicture.Level(name: $0, functions: 5, seconds: 1)
    }
    let text = PyramidSVG(PyramidPicture(levels: levels)).text
    let widths = text.matches(of: #/d="M(\d+) \d+ L(\d+) /#).compactMap { match in
      Int(match.2).flatMap { right in Int(match.1).map { right - $0 } }
    }
    #expect(widths.count == 4)
    #expect(widths == widths.sorted(by: >) && Set(widths).count == 4)
  }
}
