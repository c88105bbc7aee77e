public import CoreDomain

/// The destinations of the feature.
public enum BookmarksDestination: Hashable, Sendable {
  /// The list, filtered by a query or tag if given.
  case list(query: String? = nil, tag: String? = nil)
  /// One bookmark.
  case detail(Bookmark.ID)
  /// The form for a new bookmark, prefilled with an unvalidated address and title if given.
  case editor(address: String = "", title: String = "")
  /// The form for changing a stored bookmark.
  case change(Bookmark.ID)
  case tags
  case duplicates
  case transfer
}

/// Navigates between the screens of the feature, and maps routes to destinations.
public protocol BookmarksRouting: Sendable {
  /// Opens a destination of the feature.
  func open(_ destination: BookmarksDestination) async

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> BookmarksDestination?
}
