public import CoreDomain

/// The places of the feature. A new place does not compile before the router has a route for it.
public enum BookshelfDestination: Hashable, Sendable {
  /// The shelf or the catalogue, in the order and from the place that the form says.
  case list(ComicListForm)
  /// The search; of a query where one is given.
  case search(ComicListForm)
  /// One series.
  case detail(ComicSeries.ID)
  /// A page of a volume or an episode; where the reader was, when no page is given.
  case page(ComicItem, Int?)
  case account
  case catalogue
  /// How far the reader has come.
  case progress
}

/// Leads from the outcomes of the screens to places, and from routes back to places.
public protocol BookshelfRouting: Sendable {
  /// Goes to a place of the feature.
  func open(_ destination: BookshelfDestination) async

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> BookshelfDestination?
}
