public import CoreDomain

/// The destinations of the feature, to which screens navigate. After a case is added, the router
/// does not compile until it has a route for the case.
public enum BookshelfDestination: Hashable, Sendable {
  /// The list of series. The form selects the shelf or the whole catalogue, the sort order and the
  /// page.
  case list(ComicListForm)
  /// The search screen. If the form has a query, the search starts with it.
  case search(ComicListForm)
  /// The detail screen of a series.
  case detail(ComicSeries.ID)
  /// A page of a volume or an episode. If `page` is blank, the reader continues where they stopped.
  case page(ComicItem, page: String)
  case account
  case catalogue
  /// The list of the volumes and episodes that the reader has opened.
  case progress
}

/// A router that opens the feature's destinations.
public typealias BookshelfRouting = Routing<BookshelfDestination>
