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
  /// The preview of the feed at this address. The preview screen starts empty if the address is
  /// blank.
  case preview(address: String)
  /// The form for a new bookmark, filled in. It belongs to another feature; this feature knows only
  /// its route.
  case bookmark(WebAddress, title: String)
}

/// Opens the destinations, and maps routes back to them.
public typealias NewsRouting = Routing<NewsDestination>
