public import CoreDomain

/// The places of the feature, and the one place it knows outside of itself.
public enum BookmarksDestination: Hashable, Sendable {
  /// The list; of a query or a tag where they are given.
  case list(query: String? = nil, tag: String? = nil)
  /// One bookmark by itself.
  case detail(Bookmark.ID)
  /// The form of a new bookmark; filled in with an address and a title where they are given, in whatever form
  /// the place that led here has them.
  case editor(address: String = "", title: String = "")
  /// The form of a bookmark that is kept.
  case change(Bookmark.ID)
  case tags
  case duplicates
  case transfer
}

/// Leads from the outcomes of the screens to places, and from routes back to places.
public protocol BookmarksRouting: Sendable {
  /// Goes to a place of the feature.
  func open(_ destination: BookmarksDestination) async

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> BookmarksDestination?
}
