import BookshelfDomain
import CoreDomain
import CoreWeb

/// A page of a series' grid, newest episodes first. Consecutive episodes that cannot be read for
/// the same reason form a group.
enum ComicGridList {
  /// Returns the page as HTML, or an empty string if there are no episodes.
  ///
  /// - Parameter first: The index of the first cell, from 0.
  static func markup(of detail: ComicDetail, from first: Int) -> String {
    let page = ComicGridPage(of: detail.grid, from: first)
    let place = { (cell: Int) in ComicRoutes.series(detail.series.id, from: cell) }
    let episodes = detail.grid.cells.count { if case .episode = $0 { true } else { false } }
    let pages = PageTurns.markup(
      previous: page.previous.map(place), next: page.next.map(place),
      words: ("Previous episodes", "More episodes"), label: "Pages of episodes")
    var groups: [Group] = []
    for cell in page.cells {
      // An advertisement does not begin a group.
      let reason =
        if case .episode(let cell) = cell { Self.reason(cell, in: detail.series) } else {
          groups.last?.reason
        }
      if groups.isEmpty || groups.last?.reason != reason { groups.append(Group(reason: reason)) }
      groups[groups.count - 1].rows.append(ComicCellRow(cell, of: detail.series))
    }
    guard !groups.isEmpty || !pages.isEmpty else { return "" }
    return template.render(
      (groups: groups, count: Figures.count(episodes, "episode"), pages: pages),
      drawing: ComicCellRow.registered)
  }

  private struct Group: Sendable {
    /// Why the episodes cannot be read; `nil` if they can.
    let reason: String?
    var rows: [ComicCellRow] = []
  }

  private static func reason(_ cell: ComicEpisodeCell, in series: ComicSeries) -> String? {
    switch cell.readability {
    case .readable: return nil
    case .hidden: return "Hidden."
    case .upcoming: return "Not out yet."
    case .closed: return "No longer available."
    case .signInNeeded, .purchaseNeeded:
      let comic = series.comics.first { $0.id == cell.episode.comic }
      return comic.map { "Requires \($0.name)." } ?? "Not free."
    }
  }

  private static let template = TableTemplate<ComicCellRow>(Texts.comicGridList)
}
