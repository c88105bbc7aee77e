import Pyramid
import Testing

@Suite struct LineCoverageTests {
  private let lcov = """
    SF:/code/my app/Modules/Core/Domain/Route.swift
    DA:3,2
    DA:4,0
    LF:2
    end_of_record
    SF:/code/my app/Tests/Unit/Core/RouteTests.swift
    DA:1,1
    end_of_record
    SF:/elsewhere/File.swift
    DA:1,1
    end_of_record
    SF:/code/my app/Modules/Core/Domain/Clock.swift
    DA:9,1
    end_of_record
    """

  @Test func readsTheFilesOfTheProjectAlone() {
    let coverage = LineCoverage(lcov: lcov, root: "/code/my app")
    #expect(
      coverage.files == [
        "Modules/Core/Domain/Route.swift": [3: 2, 4: 0], "Modules/Core/Domain/Clock.swift": [9: 1],
      ])
  }

  @Test func countsByModuleAndNamesTheFileWithMostLeftOut() {
    let coverage = LineCoverage(lcov: lcov, root: "/code/my app")
    #expect(
      coverage.modules == [
        ModuleCoverage(
          module: "Modules/Core/Domain", lines: 3, reached: 2,
          worstFile: "Modules/Core/Domain/Route.swift")
      ])
  }
}

@Suite struct LinesOfOneLevelTests {
  @Test func aLineThatTwoLevelsReachBelongsToNeither() {
    let unit = LineCoverage(files: [
      "Modules/Core/Domain/A.swift": [1: 1, 2: 1, 3: 0], "Apps/CLI/B.swift": [1: 5],
    ])
    let integration = LineCoverage(files: ["Modules/Core/Domain/A.swift": [1: 1, 2: 0, 3: 7]])
    #expect(
      LineCoverage.reachedByOneOnly([unit, integration]) == [["Core": 1, "Apps": 1], ["Core": 1]])
  }

  @Test(arguments: [
    ("Modules/Bookmarks/Domain/Tag.swift", "Bookmarks"), ("Apps/CLI/Bookmarks/A.swift", "Apps"),
    ("docs/examples/BookmarkArticle/A.swift", "Examples"),
  ])
  func aLineIsCountedWithItsModule(_ path: String, _ group: String) {
    let counts = LineCoverage.reachedByOneOnly([LineCoverage(files: [path: [1: 1]])])
    #expect(counts == [[group: 1]])
  }
}
