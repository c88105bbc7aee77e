import CoreTesting
import Testing

@Suite struct SVGReadingTests {
  @Test(arguments: [
    "", "<svg><g></svg>", #"<svg a="1" a="2"/>"#, "<svg/><svg/>", "<svg>&nbsp;</svg>", "<svg a=1/>",
  ])
  func aMalformedImageHasNoElements(_ text: String) {
    #expect(SVGReading.root(of: text)?.name == nil)
  }

  @Test func anElementHasItsAttributesAndText() throws {
    let image = try SVGReading(
      #"<svg><g class="a b"><text x="1.5">A &amp; <b>c</b></text></g></svg>"#)
    let text = try #require(image.all(in: "b", "text").first)
    #expect(text.text == "A & " && text.number("x") == 1.5)
    #expect(image.root.text(of: "b") == "c")
  }
}
