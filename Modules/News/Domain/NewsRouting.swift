public import CoreDomain

/// The places of the feature, and the one place it knows outside of itself.
public enum NewsDestination: Hashable, Sendable {
  /// The front page; of a category or a question where they are given.
  case list(StoryListForm)
  /// One story.
  case detail(Story.ID)
  case feeds
  case filters
  /// Import and export of lists.
  case transfer
  /// The preview of a feed; of an address where it is given.
  case preview(address: String)
  /// The form of a new bookmark, filled in. It is another feature's place, known by its address alone.
  case bookmark(WebAddress, title: String)
}

/// Leads from the outcomes of the screens to places, and from routes back to places.
public protocol NewsRouting: Sendable {
  /// Goes to a place.
  func open(_ destination: NewsDestination) async

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> NewsDestination?
}
