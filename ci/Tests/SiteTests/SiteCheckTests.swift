import Documents
import Evidence
import Site
import Testing
import Toolbox

/// What the check of a written site finds.
@Suite struct SiteCheckTests {
  @Test func aSiteThatHoldsTogetherIsFine() throws {
    let found = try found([
      "index.html": "<a href=\"b/c.html#x\">b</a><a href=\"https://example.org/\">c</a>",
      "b/c.html": "<p id=\"x\"><a href=\"../index.html\">a</a><img src=\"../p.svg\" /></p>",
      "p.svg": "",
    ])
    #expect(found == [])
  }

  @Test(arguments: [
    ("<a href=\"gone.html\">a</a>", "“gone.html” leads to no page."),
    ("<img src=\"p.svg\" />", "“p.svg” leads to no page."),
    ("<a href=\"../out.html\">a</a>", "“../out.html” leads to no page."),
    ("<a href=\"#x\">a</a>", "“#x” leads to no heading and no line."),
    ("<b id=\"x\"></b><b id=\"x\"></b>", "The anchor “x” is there twice."),
  ])
  func whatDoesNotHoldIsSaid(_ content: String, _ expected: String) throws {
    #expect(try found(["index.html": content]) == ["index.html: \(expected)"])
  }

  @Test(arguments: ["<b>", "a & b", "<b><i></b></i>", "<img src=a>"])
  func whatIsNotWellFormedIsSaid(_ content: String) throws {
    let found = try found(["index.html": content])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("index.html: It is not well-formed") == true)
  }

  @Test func aPageThatNothingLeadsToIsSaid() throws {
    #expect(
      try found(["index.html": "", "b.html": "<a href=\"index.html\">a</a>"])
        == ["b.html: No link leads to b.html from the first page."])
  }

  private func found(_ bodies: [String: String]) throws(ToolFailure) -> [String] {
    let site = try SamplePages(
      bodies.mapValues { "<!DOCTYPE html>\n<html><body>\($0)</body></html>" })
    return SiteCheck(site: site.repository).findings { $0 }.map { "\($0.place): \($0.what)" }
  }
}
