import Foundation
import Pyramid
import Testing
import Toolbox

@Suite struct LevelSourcesTests {
  @Test(arguments: [
    ("@Test func a() {}", 1),
    ("@Suite struct A {\n  @Test(.tags(.slow), arguments: [1, 2])\n  func a(_: Int) {}\n}", 1),
    ("extension A { struct B { @Test\n func a() {} } }\n@Testing.Test func b() {}", 2),
    ("#if os(Linux)\n@Test func a() {}\n#else\n@Test func a() {}\n#endif", 2),
    ("@available(*, deprecated) @Test func a() {}", 1),
    ("// @Test func a() {}\n/* @Test func b() {} */", 0),
    ("let text = \"\"\"\n  @Test func a() {}\n  \"\"\"", 0),
    ("@TestSupport func a() {}\n@Suite struct Test {}\nfunc Test() {}", 0),
    ("func a() {\n  @Test func b() {}\n}", 0),
    ("", 0),
  ])
  func countsTestFunctionsByTheirSyntax(_ text: String, _ count: Int) throws {
    let sources = try read(["Tests/Unit/Core/A.swift": text])
    #expect(sources.allFunctions == count)
    #expect(sources.functions == (count == 0 ? [:] : ["Core": count]))
  }

  @Test func countsByModuleAndProgramsByTheirFiles() throws {
    let test = "@Test func a() {}\n"
    let sources = try read([
      "Tests/Unit/Core/A.swift": test, "Tests/Unit/Core/Deeper/B.swift": test,
      "Tests/Unit/Recipes/A.swift": test, "Tests/Unit/Recipes/README.md": test,
      "Tests/Unit/Recipes/Cases/TypeCheck/C.swift": test,
      "Tests/Unit/Recipes/Cases/D.swift": "let d = 1\n", "Tests/Integration/Core/A.swift": test,
    ])
    #expect(sources.functions == ["Core": 2, "Recipes": 1])
    #expect(sources.programs == ["Recipes": 2])
    #expect(sources.allFunctions == 3)
    #expect(sources.allPrograms == 2)
  }

  @Test func aLevelWithoutProgramsSaysSo() throws {
    #expect(try read(["Tests/Unit/Core/A.swift": "@Test func a() {}"]).allPrograms == nil)
  }

  /// Reads the unit level of a checkout of some files.
  private func read(_ files: [String: String]) throws -> LevelSources {
    let folder = FileManager.default.temporaryDirectory.appending(path: "seams \(UUID())")
    let repository = Repository(root: folder.path(percentEncoded: false))
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files { try repository.write(text, to: path) }
    let rule = LevelRule(name: "unit", suffix: "UnitTests", folder: "Tests/Unit")
    return try LevelSources(of: rule, in: repository)
  }
}
