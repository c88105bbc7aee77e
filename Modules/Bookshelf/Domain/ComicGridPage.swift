/// A page of the grid of a series. The grid is divided into pages, because a series may have
/// thousands of episodes.
public struct ComicGridPage: Hashable, Sendable {
  public let cells: [ComicCell]
  /// The index of the first cell of the previous page, or `nil` on the first page.
  public let previous: Int?
  /// The index of the first cell of the next page, or `nil` on the last page.
  public let next: Int?

  /// - Parameter first: The index of the first cell, counted from 0. An index outside the grid is
  ///   clamped.
  public init(of grid: ComicGrid, from first: Int) {
    let count = grid.cells.count
    let start = min(max(first, 0), count)
    let end = min(start + Self.limit, count)
    cells = Array(grid.cells[start..<end])
    previous = start > 0 ? max(0, start - Self.limit) : nil
    next = end < count ? end : nil
  }

  /// The maximum number of cells on a page.
  public static let limit = 200
}
