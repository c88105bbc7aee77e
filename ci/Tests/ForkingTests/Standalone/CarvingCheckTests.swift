import Forking
import Testing
import Toolbox

@Suite struct CarvingCheckTests {
  private static let manifest = """

    let dependencies = [
      .package(url: "https://example.org/swift-log.git", exact: "1.2.3")
    ]

    func core() -> Int { 1 }

    """

  private func run(adding more: [String: String] = [:]) throws -> CarvingCheck.Result {
    var files = LibraryTests.files.filter { $0.key.hasPrefix("ci/") || $0.key == "LICENSE" }
    files["Package.swift"] = (Shore.files["Package.swift"] ?? "") + Self.manifest
    var result: CarvingCheck.Result?
    try Shore.withTemplate(adding: files.merging(more) { $1 }) { checkout, _ in
      result = try CarvingCheck(of: checkout, toolchain: "/nowhere").run(seed: "a")
    }
    return try #require(result)
  }

  @Test func carvesEveryFeatureInEveryKind() throws {
    let result = try run()
    #expect(result.findings == [])
    #expect(result.trees == 5, "two features as an app and as a library, and the empty one")
  }

  @Test func reportsAForkThatCannotBeCarved() throws {
    let failure = #expect(throws: ToolFailure.self) {
      try run(adding: ["ci/Standalone/library/Package.swift": "// take: gone\n"])
    }
    #expect(failure?.description.contains("takes “gone”") == true)
  }
}
