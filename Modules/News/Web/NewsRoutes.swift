import CoreDomain
import CoreWeb
import NewsDomain

enum NewsRoutes {
  static let front = Route(path: ["news"])
  static let feeds = Route(path: ["news", "feeds"])
  static let filters = Route(path: ["news", "filters"])
  static let transfer = Route(path: ["news", "transfer"])
  static let preview = Route(path: ["news", "preview"])
  static let markRead = Route(path: ["news", "mark-read"])
  static let refresh = Route(path: ["news", "feeds", "refresh"])
  /// The feeds as an OPML file.
  static let list = Route(path: ["api", "v1", "news", "feeds.opml"])

  /// The front page for a form.
  ///
  /// - Parameter refreshes: Whether to refresh the feeds that are due.
  static func front(_ form: StoryListForm, refreshes: Bool = true) -> Route {
    var query = form.parameters
    if !refreshes { query.append(Route.Parameter("refresh", "no")) }
    return Route(path: front.path, query: query)
  }

  /// A story in a list. If the list shows a single feed, the page shows that feed's version of the
  /// story.
  static func story(
    _ id: Story.ID, in form: StoryListForm = StoryListForm(), showingPictures: Bool = false
  ) -> Route {
    var query = form.whole.parameters
    if showingPictures { query.append(Route.Parameter("pictures", "yes")) }
    return Route(path: ["news", "stories", id.raw], query: query)
  }

  /// A redirect to the story that is nearest to the form's position in its list.
  static func nearest(_ form: StoryListForm) -> Route {
    Route(path: ["news", "nearest"], query: form.parameters)
  }

  static func change(_ change: StoryChange, of id: Story.ID) -> Route {
    Route(path: ["news", "stories", id.raw, change.rawValue])
  }

  static func change(_ change: NewsFeedChange, of id: NewsFeed.ID) -> Route {
    Route(path: ["news", "feeds", id.raw, change.rawValue])
  }

  static func removal(of id: NewsFilter.ID) -> Route {
    Route(path: ["news", "filters", "\(id.raw)", "remove"])
  }

  static func preview(_ address: String) -> Route {
    Route(path: preview.path, query: [Route.Parameter("address", address)])
  }
}

enum StoryChange: String {
  case star, mark, bookmark
}

enum NewsFeedChange: String {
  case file, remove
}

extension StoryListForm {
  /// The form as a query, without blank values.
  fileprivate var parameters: [Route.Parameter] {
    Route.parameters([
      ("category", category), ("feed", feed), ("unread", isUnreadOnly ? "yes" : ""),
      ("starred", isStarredOnly ? "yes" : ""), ("q", words), ("limit", limit), ("cursor", cursor),
    ])
  }
}
