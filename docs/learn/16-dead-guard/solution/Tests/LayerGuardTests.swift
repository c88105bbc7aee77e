import LayerGuard
import Testing

@Suite struct LayerGuardTests {
  let layers = LayerGuard(rules: [
    "Domain": ["Foundation"], "ViewModel": ["Domain"], "Infrastructure": ["Domain", "Foundation"],
  ])

  @Test func aCleanPackageHasNoFindings() {
    let files = [
      SourceFile(path: "Sources/Domain/Bus.swift", text: "import Foundation\n"),
      SourceFile(path: "Sources/ViewModel/Stop.swift", text: "import Domain\n"),
    ]
    #expect(layers.findings(in: files) == [])
  }

  @Test(arguments: ["import", "public import", "@testable import", "  internal import"])
  func findsAForbiddenImportWithAnyAttribute(_ words: String) {
    let path = "Sources/ViewModel/Stop.swift"
    let file = SourceFile(path: path, text: "import Domain\n\n\(words) Infrastructure\n")
    let finding = Finding(path: path, line: 3, module: "Infrastructure")
    #expect(layers.findings(in: [file]) == [finding])
  }

  @Test func findsEachViolation() {
    let files = [
      SourceFile(path: "Sources/Domain/Bus.swift", text: "import Domain\nimport ViewModel\n"),
      SourceFile(path: "Sources/ViewModel/Deep/Stop.swift", text: "import Foundation\n"),
    ]
    #expect(layers.findings(in: files).map(\.module) == ["Domain", "ViewModel", "Foundation"])
  }

  @Test func allowsNoImportsToAnUnknownModule() {
    let file = SourceFile(path: "Sources/Extra/Thing.swift", text: "import Domain\n")
    #expect(layers.findings(in: [file]).count == 1)
  }

  @Test func ignoresImportsInComments() {
    let text = "// import Infrastructure\n  /// Nobody may import Infrastructure.\n"
    let file = SourceFile(path: "Sources/ViewModel/Stop.swift", text: text)
    #expect(layers.findings(in: [file]) == [])
  }
}
