import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

/// The stories as JSON and as events. It uses the same screens as the pages, with other views.
struct NewsAPIController: Sendable {
  let screens: any NewsScreens

  func list(_ request: ServerRequest) async throws -> ServerReply {
    try await list(.show(try StoryListForm(in: request.listQuery), refreshing: false))
  }

  /// Every state of a refresh as a server-sent event.
  func states(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StoryListForm(in: request.listQuery)
    return try await screens.list(navigator: RedirectNavigator())
      .liveReply(to: .show(form, refreshing: true), as: StoryListEvents())
  }

  func markRead(_ request: ServerRequest) async throws -> ServerReply {
    let stories = try StrictJSON.decode(StoryMarkAll.self, try request.json())
    return try await list(
      .markRead(
        feed: stories.feed, category: stories.category, thenShowing: StoryListForm(limit: "1")))
  }

  /// Returns a story without marking it as read.
  func story(_ request: ServerRequest) async throws -> ServerReply {
    let id = Story.ID(try request.parameter("id"))
    return try await detail(.show(id, of: request.query["feed"] ?? "", keepingUnread: true))
  }

  func change(_ request: ServerRequest) async throws -> ServerReply {
    let id = Story.ID(try request.parameter("id"))
    let patch = try StrictJSON.decode(StoryPatch.self, try request.mergePatch())
    if let isStarred = patch.starred {
      let reply = try await detail(.star(id, isStarred))
      if patch.read == nil { return reply }
    }
    guard let isRead = patch.read else { return try await story(request) }
    return try await detail(.mark(id, asRead: isRead))
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
