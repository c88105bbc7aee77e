import Documents
import Testing

/// Where practices are at home, and the map of the tour.
@Suite struct PracticeTests {
  private static let page = """
    | practice | code | test | read |
    |---|---|---|---|
    | P1 | `Kiln` | `staysHot` | [tour](tour.md) |
    | P2 | `ci/fire` | `KilnTests` | [tour](tour.md) |
    """
  private static let map = """
    | practice | what it says | chapter |
    |---|---|---|
    | P1 | heat | [1](01-heat.md) |
    | P2 | fire | [1](01-heat.md) |
    """
  private static let chapter = "Practices P1 and P2 · 10 minutes"

  @Test func oneRowForEachWithCodeTestPageAndChapterIsFine() throws {
    #expect(try found() == [])
  }

  @Test func aCheckoutWithoutThePageHasNoPractices() throws {
    #expect(try findings(of: .practice, in: ["README.md": "P1"]) == [])
  }

  @Test(arguments: [
    (
      "| P2 | `ci/fire` | `KilnTests` | [tour](tour.md) |", "",
      "4 P2 has no home in docs/practices.md."
    ),
    ("| P2 |", "| P1 |", "4 P1 has 2 rows."),
    ("| P2 |", "| P3 |", "0 P2 has 0 rows."),
    ("| P2 |", "| Two |", "4 “Two” is no row of a practice."),
    ("| `KilnTests` |", "|", "4 “P2” is no row of a practice."),
    ("`Kiln`", "`Kilns`", "3 P1 names no code that there is."),
    ("`Kiln`", "Kiln", "3 P1 names no code that there is."),
    ("`Kiln`", "`KilnTests`", "3 P1 names no code that there is."),
    ("`ci/fire`", "`ci/fires`", "4 P2 names no code that there is."),
    ("`staysHot`", "`staysCold`", "3 P1 names no test that there is."),
    ("`staysHot`", "`Kiln`", "3 P1 names no test that there is."),
    (
      "`staysHot` | [tour](tour.md)", "`staysHot` | tour",
      "3 P1 names no page to read that there is."
    ),
    (
      "`staysHot` | [tour](tour.md)", "`staysHot` | [tour](tours.md)",
      "3 P1 names no page to read that there is."
    ),
    ("| code |", "| where |", "0 0 tables with rows have the columns practice, code, test, read."),
  ])
  func aPageThatLacksSomethingIsSaid(_ old: String, _ new: String, _ what: String) throws {
    let edited = try found(page: Self.page.replacing(old, with: new))
    #expect(edited.contains(what), "\(edited)")
  }

  @Test(arguments: [
    ("| P2 | fire | [1](01-heat.md) |", "", "0 P2 has 0 rows."),
    ("| P2 |", "| P1 |", "4 P1 has 2 rows."),
    ("| P2 | fire | [1](01-heat.md) |", "| P2 | fire | chapter 1 |", "4 P2 leads to no chapter."),
    (
      "| what it says |", "| says |",
      "0 0 tables with rows have the columns practice, what it says, chapter."
    ),
  ])
  func aMapThatLacksSomethingIsSaid(_ old: String, _ new: String, _ what: String) throws {
    let edited = try found(map: Self.map.replacing(old, with: new))
    #expect(edited.contains(what), "\(edited)")
  }

  @Test(arguments: ["Practice P2", "Practices P12 and P2", "Practices AP1 and P2"])
  func aChapterThatDoesNotNameItsPracticeIsSaid(text: String) throws {
    #expect(try found(chapter: text) == ["3 docs/tour/01-heat.md does not name P1."])
  }

  @Test func practicesWithoutATourAreSaid() throws {
    let found = try findings(
      of: .practice, in: ["docs/practices.md": Self.page], project: try Self.project())
    #expect(found == ["0 The tour has no map."])
  }

  private func found(
    page: String = page, map: String = map, chapter: String = chapter
  ) throws -> [String] {
    try findings(
      of: .practice,
      in: [
        "docs/practices.md": page, "docs/tour/README.md": map, "docs/tour/01-heat.md": chapter,
      ], project: try Self.project())
  }

  /// The project of the samples; its documents are those that are given.
  private static func project() throws -> Project { try SampleProject.make() }
}
