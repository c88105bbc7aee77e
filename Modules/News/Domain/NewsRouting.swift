public import CoreDomain

/// The destinations that this feature can open: its own screens, and the form for a new bookmark.
public enum NewsDestination: Hashable, Sendable {
  /// The list of stories that match a form.
  case list(StoryListForm)
  /// The screen of a single story, with its text.
  case detail(Story.ID)
  case feeds
  case filters
  /// Import and export of feed lists.
  case transfer
  /// The preview of the feed at this address. If the address is blank, the screen starts empty.
  case preview(address: String)
  /// Another feature's form for a new bookmark, filled in with a link and a title. This feature
  /// knows only the route of the form.
  case bookmark(WebAddress, title: String)
}

/// Opens the feature's destinations for view models.
public typealias NewsRouting = Routing<NewsDestination>
