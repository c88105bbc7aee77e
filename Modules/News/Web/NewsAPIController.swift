import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

/// Serves the screens as JSON and as events. It uses the same screens as the pages, with other
/// views.
struct NewsAPIController: Sendable {
  let screens: any NewsScreens

  var routes: [ServerRoute] {
    storyRoutes + feedRoutes + refreshRoutes + filterRoutes + previewRoutes
  }

  private var storyRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/news/stories") { request in
        try await list(.show(try StoryListForm(in: request.listQuery), refreshing: false))
      },
      ServerRoute(.post, "/api/v1/news/stories/mark-read") { request in
        let stories = try StrictJSON.decode(StoryMarkAll.self, try request.json())
        return try await list(
          .markRead(
            feed: stories.feed, category: stories.category,
            thenShowing: StoryListForm(limit: "1")))
      },
      ServerRoute(.get, "/api/v1/news/stories/:id", answer: story),
      ServerRoute(.patch, "/api/v1/news/stories/:id") { request in
        let id = Story.ID(try request.parameter("id"))
        let patch = try StrictJSON.decode(StoryPatch.self, try request.mergePatch())
        if let isStarred = patch.starred {
          let reply = try await detail(.star(id, isStarred))
          if patch.read == nil { return reply }
        }
        guard let isRead = patch.read else { return try await story(request) }
        return try await detail(.mark(id, asRead: isRead))
      },
    ]
  }

  /// Returns a story without marking it as read.
  private func story(_ request: ServerRequest) async throws -> ServerReply {
    let id = Story.ID(try request.parameter("id"))
    return try await detail(.show(id, of: request.query["feed"] ?? "", keepingUnread: true))
  }

  /// Checks readiness with the cheapest request to the store. This server is ready even if feeds
  /// are unavailable.
  @Sendable func checkReadiness() async throws(Problem) {
    try await screens.list(navigator: RedirectNavigator())
      .check(.show(StoryListForm(limit: "1"), refreshing: false), as: StoryListJSON())
  }

  private func list(_ intent: StoryListIntent) async throws -> ServerReply {
    try await screens.list(navigator: RedirectNavigator()).reply(to: intent, as: StoryListJSON())
  }

  private func detail(_ intent: StoryDetailIntent) async throws -> ServerReply {
    try await screens.detail(navigator: RedirectNavigator())
      .reply(to: intent, as: StoryDetailJSON())
  }
}
