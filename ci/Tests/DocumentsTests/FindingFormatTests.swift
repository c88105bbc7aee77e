import Documents
import Evidence
import Testing

/// How findings are written.
@Suite struct FindingFormatTests {
  private static let finding = DocumentFinding(
    Place(path: "docs/a,b.md", line: 3), .symbol, "“Klin” is 100% gone.",
    instead: "write “Kiln”.")

  @Test(arguments: [
    (
      FindingFormat.text,
      "docs/a,b.md:3: symbol: “Klin” is 100% gone. Instead: write “Kiln”."
    ),
    (
      .github,
      "::error file=docs/a%2Cb.md,line=3,title=symbol::“Klin” is 100%25 gone. Instead: write “Kiln”."
    ),
    (
      .json,
      """
      [
        {
          "instead" : "write “Kiln”.",
          "line" : 3,
          "path" : "docs/a,b.md",
          "rule" : "symbol",
          "what" : "“Klin” is 100% gone."
        }
      ]
      """
    ),
  ])
  func isALineOrARecord(_ format: FindingFormat, _ expected: String) {
    #expect(format.lines([Self.finding]).joined(separator: "\n") == expected)
  }

  @Test func everyRuleSaysWhatHolds() {
    #expect(DocumentRule.allCases.allSatisfy { $0.meaning.hasSuffix(".") })
  }
}
