import CoreDomain
import HTTPTypes
import NewsDomain

/// The stories as JSON and as events: the same screens as for the pages, with other views.
struct NewsPrograms: Sendable {
  let intents: NewsIntents

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StoryListForm(in: request.query)
    return try await intents.list(form, refreshing: false).reply(by: StoryListJSON())
  }

  /// Every state of a refresh as a server-sent event.
  func states(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StoryListForm(in: request.query)
    return try await intents.list(form, refreshing: true).liveReply(by: StoryListEvents())
  }

  func markRead(_ request: ServerRequest) async throws -> ServerReply {
    let stories = try StrictJSON.decode(StoryMarkAll.self, try request.json())
    return try await intents.markRead(feed: stories.feed, category: stories.category)
      .reply(by: StoryMarkAllJSON())
  }

  /// Returns a story without marking it as read.
  func story(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.show(request, keepingUnread: true).reply(by: StoryDetailJSON())
  }

  func change(_ request: ServerRequest) async throws -> ServerReply {
    let patch = try StrictJSON.decode(StoryPatch.self, try request.mergePatch())
    if let isStarred = patch.starred {
      let reply = try await intents.star(request, isStarred).reply(by: StoryDetailJSON())
      if patch.read == nil { return reply }
    }
    guard let isRead = patch.read else { return try await story(request) }
    return try await intents.mark(request, asRead: isRead).reply(by: StoryDetailJSON())
  }

  /// Makes the cheapest request to the store. The availability of feeds does not affect the
  /// readiness of this server.
  @Sendable func checkReadiness() async throws(Problem) {
    do {
      let list = await intents.list(StoryListForm(limit: "1"), refreshing: false)
      _ = try await list.reply(by: StoryListJSON())
    } catch {
      throw Problem(
        .serviceUnavailable, (error as? Problem ?? .unexpected).detail, fields: [.retryAfter: "1"])
    }
  }
}
