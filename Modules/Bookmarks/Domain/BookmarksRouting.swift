public import CoreDomain

/// The screens of the feature to which a program can navigate, with their parameters.
public enum BookmarksDestination: Hashable, Sendable {
  /// The list, filtered by a query or tag if given.
  case list(query: String? = nil, tag: String? = nil)
  /// The details of one bookmark.
  case detail(Bookmark.ID)
  /// The form for a new bookmark, prefilled with an unvalidated address and title if given.
  case editor(address: String = "", title: String = "")
  /// The form for changing a stored bookmark.
  case change(Bookmark.ID)
  case tags
  case duplicates
  case transfer
}

/// Navigates to the screens of the feature.
public typealias BookmarksRouting = Routing<BookmarksDestination>
