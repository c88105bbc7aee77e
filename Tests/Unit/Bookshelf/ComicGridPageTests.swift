import BookshelfDomain
import CoreDomain
import Testing

/// A page of the grid of a long series.
@Suite struct ComicGridPageTests {
  @Test(
    arguments: [
      (0, 0, 0, nil, nil), (200, 0, 200, nil, nil), (201, 0, 200, nil, 200),
      (450, 200, 200, 0, 400), (450, 400, 50, 200, nil), (450, 50, 200, 0, 250),
      (450, 1, 200, 0, 201),
      (450, -5, 200, nil, 200), (450, 999, 0, 250, nil),
    ] as [(Int, Int, Int, Int?, Int?)])
  func hasAtMostTheLimitAndLeadsToItsNeighbours(
    _ episodes: Int, _ first: Int, _ count: Int, _ previous: Int?, _ next: Int?
  ) throws {
    let series = ComicRules.series(
      episodes: (0..<episodes).map { ComicEpisode(id: ComicEpisode.ID("e\($0)"), displayIndex: $0) }
    )
    let grid = ComicGrid(
      of: series, for: .nobody, at: try ComicRules.moment(), isAdvertising: false)
    let page = ComicGridPage(of: grid, from: first)
    #expect(page.cells.count == count && page.previous == previous && page.next == next)
    #expect(page.cells.first == grid.cells.dropFirst(max(first, 0)).first)
  }
}
