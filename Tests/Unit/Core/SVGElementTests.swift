import CoreDomain
import Testing

@Suite struct SVGElementTests {
  @Test(arguments: [
    (0, "0"), (1, "1"), (-1, "-1"), (0.04, "0"), (-0.04, "0"), (0.05, "0.1"), (-0.5, "-0.5"),
    (-0.1, "-0.1"),
    (12.34, "12.3"), (99.96, "100"), (-123.45, "-123.5"),
  ])
  func roundsANumberToATenth(_ number: Double, _ text: String) {
    #expect(SVGElement.number(number) == text)
  }

  @Test func writesAnElementInOrderWithEscapedText() {
    let element = SVGElement(
      "g", ["b": "1", "a": "<\">"], [SVGElement("title", text: "a & b\n\u{1}"), SVGElement("rect")])
    #expect(
      element.text
        == "<g b=\"1\" a=\"&lt;&quot;&gt;\"><title>a &amp; b \u{FFFD}</title><rect/></g>")
  }

  @Test func writesThePointsOfALine() {
    #expect(SVGElement.points([(x: 0, y: -1.25), (x: 10.04, y: 2)]) == "0,-1.3 10,2")
    #expect(SVGElement.points([]) == "")
  }

  @Test func writesThePositionOfATextFirst() {
    let element = SVGElement(text: "1 < 2", x: 1.5, y: 2, ["class": "axis"])
    #expect(element.text == "<text x=\"1.5\" y=\"2\" class=\"axis\">1 &lt; 2</text>")
  }
}
