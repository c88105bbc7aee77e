public import CoreDomain

/// The destinations of the feature. A new case does not compile until the router has a route for
/// it.
public enum BookshelfDestination: Hashable, Sendable {
  /// The shelf or the catalogue, with the sort order and cursor of the form.
  case list(ComicListForm)
  /// The search. If the form has a query, the search starts with it.
  case search(ComicListForm)
  /// The detail screen of a series.
  case detail(ComicSeries.ID)
  /// A page of a volume or an episode. If `page` is blank, continues at the reader's last page.
  case page(ComicItem, page: String)
  case account
  case catalogue
  /// The reader's progress.
  case progress
}

/// Opens the destinations, and maps routes back to them.
public typealias BookshelfRouting = Routing<BookshelfDestination>
