import Testing

@testable import CoreCLI
@testable import seams

/// Text wrapped for a terminal.
@Suite struct DisplayWrappingTests {
  @Test(arguments: [
    ("short", "short"), ("", ""), ("a\n\nb", "a\n\nb"),
    ("one two three four five six", "one two three four five\nsix"),
    ("> one two three four five six", "> one two three four\n> five six"),
    ("  - one two three four five six", "  - one two three four\n    five six"),
    ("12. one two three four five six", "12. one two three four\n    five six"),
    // A word that is too long is not broken, so that a URL can be copied.
    ("[1] https://tidewater.example/harbour", "[1] https://tidewater.example/harbour"),
    ("see https://tidewater.example/harbour or so", "see https://tidewater.example/harbour\nor so"),
  ])
  func wrapsLinesAtSpacesAndIndentsThem(_ text: String, _ wrapped: String) {
    #expect(display(24).wrapped(text) == wrapped)
  }

  @Test func wrapsScriptsWithoutSpacesButNotBeforeAFullStop() {
    #expect(
      display(24).wrapped("港が再び開かれたと、市の港湾局が。発表した") == "港が再び開かれたと、市の\n港湾局が。発表した")
    #expect(display(24).wrapped("港が再び開かれたと市の港。局") == "港が再び開かれたと市の\n港。局")
    #expect(display(24).wrapped("開港は Harbour Office が発表") == "開港は Harbour Office が\n発表")
  }

  @Test func wrapsAtAMinimumWidth() {
    #expect(display(1).wrapped("one two three four five six") == "one two three four five\nsix")
  }

  @Test(arguments: [
    ("harbour", 7, "harbour"), ("harbour", 6, "harbo…"), ("harbour", 1, "…"), ("", 3, ""),
    ("港湾局", 6, "港湾局"), ("港湾局", 5, "港湾…"), ("港湾局", 4, "港…"),
  ])
  func aCellThatIsTooLongEndsWithAnEllipsis(_ cell: String, _ width: Int, _ fitted: String) {
    #expect(display(24).fitted(cell, to: width) == fitted)
    #expect(Display.plain.fitted(cell, to: width) == cell)
  }

  @Test func wordsFlowIntoAsManyLinesAsNeeded() {
    let words = ["All 93", "\u{1B}[1m[Business 11]\u{1B}[0m", "Food 8"]
    #expect(display(28).flow(words) == "All 93  \u{1B}[1m[Business 11]\u{1B}[0m\nFood 8")
    #expect(display(29).flow(words) == "All 93  \u{1B}[1m[Business 11]\u{1B}[0m  Food 8")
    #expect(Display.plain.flow(Array(repeating: "a word", count: 99)).contains("\n") == false)
  }

  private func display(_ columns: Int) -> Display {
    Display(isTerminal: true, colors: .never, environment: [:], columns: columns)
  }
}
