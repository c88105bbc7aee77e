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
}
