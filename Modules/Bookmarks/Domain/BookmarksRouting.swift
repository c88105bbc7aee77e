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

/// Opens the destinations, and maps routes back to them.
public typealias BookmarksRouting = Routing<BookmarksDestination>
