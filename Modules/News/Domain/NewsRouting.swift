public import CoreDomain

/// The destinations of the feature, and one destination of another feature.
public enum NewsDestination: Hashable, Sendable {
  /// The list of stories, possibly filtered by a category or a search.
  case list(StoryListForm)
  /// One story.
  case detail(Story.ID)
  case feeds
  case filters
  /// Import and export of feed lists.
  case transfer
  /// The preview of a feed, with its address if given.
  case preview(address: String)
  /// The form for a new bookmark, filled in. It belongs to another feature; this feature knows only
  /// its route.
  case bookmark(WebAddress, title: String)
}

/// Opens destinations, and maps routes back to them.
public protocol NewsRouting: Sendable {
  /// Opens a destination.
  func open(_ destination: NewsDestination) async

  /// Returns the destination of a route, or `nil` if the route is not one of this feature's.
  func destination(of route: Route) -> NewsDestination?
}
