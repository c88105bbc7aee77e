import Evidence
import Testing

@Suite struct ImportTests {
  @Test func inactiveBranchesCount() {
    let file = parsed(
      """
      import Always
      #if os(Windows) && canImport(WinSDK)
      import Never
      #elseif false
      import NeverEither
      #else
      import Else
      #endif
      """)
    #expect(file.imports.map(\.module) == ["Always", "Never", "NeverEither", "Else"])
  }

  @Test(
    arguments: [
      ("import A", "A", [], nil),
      ("public import A", "A", [], "public"),
      ("@testable import A", "A", ["@testable"], nil),
      ("@_exported public import A", "A", ["@_exported"], "public"),
      ("@_spi(Inner) @testable internal import A", "A", ["@_spi(Inner)", "@testable"], "internal"),
      ("import struct A.B.C", "A", [], nil),
      ("import `A`", "A", [], nil),
      ("/* why */ import A // so", "A", [], nil),
    ] as [(String, String, [String], String?)])
  func saysHowItIsWritten(
    text: String, module: String, attributes: [String], access: String?
  ) throws {
    let found = try #require(parsed(text).imports.first)
    #expect(found.module == module)
    #expect(found.attributes == attributes)
    #expect(found.access == access)
  }

  @Test(arguments: [
    "// import A", "/* import A */", "let text = \"import A\"",
    "let text = #\"\"\"\nimport A\n\"\"\"#",
  ])
  func commentsAndTextsImportNothing(text: String) {
    #expect(parsed(text).imports.isEmpty)
  }

  @Test(arguments: [
    ("import A", 1, 8), ("\n\n  public import A", 3, 17), ("/* é */ import A", 1, 17),
    ("let x = 1\r\nimport A\r\n", 2, 8), ("let x = 1\rimport A", 2, 8),
  ])
  func standsWhereTheModuleIsNamed(text: String, line: Int, column: Int) {
    #expect(
      parsed(text).imports.map(\.place) == [Place(path: "File.swift", line: line, column: column)])
  }

  @Test(arguments: ["", "\n", "\u{feff}", "// nothing", "#if false\n#endif"])
  func aFileWithoutCodeIsFine(text: String) {
    let (file, problem) = SourceFile.parse(text, path: "File.swift", module: "M")
    #expect(file == SourceFile(path: "File.swift", module: "M"))
    #expect(problem == nil)
  }

  @Test func aByteOrderMarkHidesNothing() {
    #expect(parsed("\u{feff}import A\nimport B").imports.map(\.module) == ["A", "B"])
  }

  @Test(arguments: [("let x = 1\nfunc {", 2), ("import A\n}\n", 2), ("\n\nlet = 3", 3)])
  func whatIsNoSwiftIsReported(text: String, line: Int) throws {
    let problem = try #require(SourceFile.parse(text, path: "File.swift", module: "M").problem)
    #expect(problem.hasPrefix("“File.swift” is no Swift in line \(line):"), "\(problem)")
  }
}

/// What is in a text without a mistake.
func parsed(_ text: String, watched: Set<WatchedWord> = []) -> SourceFile {
  let (file, problem) = SourceFile.parse(text, path: "File.swift", module: "M", watched: watched)
  #expect(problem == nil)
  return file
}
