import LayerGuard
import Testing

@Suite struct GuardChecks {
  let layers = LayerGuard(rules: ["Domain": [], "ViewModel": ["Domain"]])

  @Test(arguments: [
    ("import Store", 1), ("public import Store", 1), ("  @testable import Store", 1),
    ("import Domain", 0), ("internal import Domain", 0), ("// import Store", 0),
    ("    // public import Store", 0), ("let important = 1", 0), ("", 0), ("import", 0),
  ])
  func findsAForbiddenLine(_ line: String, _ count: Int) {
    let file = SourceFile(path: "Sources/ViewModel/Stop.swift", text: "import Domain\n\(line)")
    #expect(layers.findings(in: [file]).count == count, "\(line)")
  }

  @Test(arguments: [("Sources/Domain/A.swift", 1), ("Sources/Other/A.swift", 1)])
  func eachModuleHasItsOwnRule(_ path: String, _ count: Int) {
    let file = SourceFile(path: path, text: "import Domain")
    #expect(layers.findings(in: [file]).count == count)
  }

  @Test func reportsTheRightLine() {
    let path = "Sources/ViewModel/Deep/Stop.swift"
    let file = SourceFile(path: path, text: "\n\nimport Store\nimport Web\n")
    let expected = [
      Finding(path: path, line: 3, module: "Store"), Finding(path: path, line: 4, module: "Web"),
    ]
    #expect(layers.findings(in: [file]) == expected)
  }
}
