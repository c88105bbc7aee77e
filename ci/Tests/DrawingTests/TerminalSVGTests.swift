import Drawing
import Testing
import Toolbox

/// Pictures of a terminal.
@Suite struct TerminalSVGTests {
  @Test func eachLookIsARunAtItsColumn() throws {
    let picture = try picture("a \u{1B}[1mb\u{1B}[0m\n\u{1B}[2;36m窯\u{1B}[0m<c\n")
    #expect(
      picture.contains(
        "<text x=\"20\" y=\"34\" textLength=\"16\" lengthAdjust=\"spacingAndGlyphs\">a </text>"))
    #expect(
      picture.contains(
        "<text x=\"36\" y=\"34\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\" class=\"bold\">b</text>"
      ))
    #expect(
      picture.contains(
        "<text x=\"20\" y=\"50\" textLength=\"16\" lengthAdjust=\"spacingAndGlyphs\" class=\"dim cyan\">窯</text>"
      ))
    #expect(
      picture.contains(
        "<text x=\"36\" y=\"50\" textLength=\"16\" lengthAdjust=\"spacingAndGlyphs\">&lt;c</text>"))
  }

  @Test func itIsAsLargeAsItsText() throws {
    #expect(try picture("ab\nabcd\n\n").contains("width=\"72\" height=\"72\""))
  }

  @Test(arguments: ["\u{1B}[2K", "\u{1B}[48;5;1mx", "\u{1B}"])
  func aSequenceThatIsNotKnownIsRefused(_ output: String) {
    #expect(throws: ToolFailure.self) { try picture(output) }
  }

  private func picture(_ output: String) throws(ToolFailure) -> String {
    try TerminalSVG(output, title: "A & B", description: "C").text
  }
}
