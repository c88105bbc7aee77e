import CoreDomain
import NewsDomain

/// The addresses that pages of the feature lead to.
enum NewsRoutes {
  static let front = Route(path: ["news"])
  static let feeds = Route(path: ["news", "feeds"])
  static let filters = Route(path: ["news", "filters"])
  static let transfer = Route(path: ["news", "transfer"])
  static let preview = Route(path: ["news", "preview"])
  /// Where stories are marked as read.
  static let markRead = Route(path: ["news", "mark-read"])
  /// Where feeds are fetched.
  static let refresh = Route(path: ["news", "feeds", "refresh"])
  /// The feeds as a file.
  static let list = Route(path: ["api", "v1", "news", "feeds.opml"])

  /// The front page that a form asks for.
  ///
  /// - Parameter refreshes: whether the feeds that are due are fetched, too.
  static func front(_ form: StoryListForm, refreshes: Bool = true) -> Route {
    var query = form.parameters
    if !refreshes { query.append(Route.Parameter("refresh", "no")) }
    return Route(path: front.path, query: query)
  }

  /// - Parameter feed: whose version is shown; blank for the one that lists over several feeds show.
  static func story(
    _ id: Story.ID, of feed: String = "", showingPictures: Bool = false
  ) -> Route {
    Route(
      path: ["news", "stories", id.raw],
      query: [("feed", feed), ("pictures", showingPictures ? "yes" : "")]
        .filter { !$0.1.isEmpty }.map { Route.Parameter($0.0, $0.1) })
  }

  /// Where something is done to a story.
  static func change(_ change: StoryChange, of id: Story.ID) -> Route {
    Route(path: ["news", "stories", id.raw, change.rawValue])
  }

  /// Where something is done to a feed.
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

/// What the buttons of a story do.
enum StoryChange: String {
  case star, mark, bookmark
}

/// What the buttons of a feed do.
enum NewsFeedChange: String {
  case file, remove
}

extension StoryListForm {
  /// The form as the query of an address has it. What is blank is left out.
  fileprivate var parameters: [Route.Parameter] {
    [
      ("category", category), ("feed", feed), ("unread", isUnreadOnly ? "yes" : ""),
      ("starred", isStarredOnly ? "yes" : ""), ("q", words), ("limit", limit), ("after", after),
    ]
    .filter { !$0.1.isEmpty }.map { Route.Parameter($0.0, $0.1) }
  }
}
