import CoreDomain
import HTTPTypes
import NewsDomain

/// The stories as JSON and as events: the same screens as those of the pages, seen through other views.
struct NewsPrograms: Sendable {
  let intents: NewsIntents

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StoryListForm(in: request.query)
    return try await intents.list(form, refreshing: false).reply(by: StoryListJSON())
  }

  /// Every state of a refresh, as an event of a stream.
  func states(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StoryListForm(in: request.query)
    return try await intents.list(form, refreshing: true).liveReply(by: StoryListEvents())
  }

  func markRead(_ request: ServerRequest) async throws -> ServerReply {
    let stories = try StrictJSON.decode(StoryMarkAll.self, try request.json())
    return try await intents.markRead(feed: stories.feed, category: stories.category)
      .reply(by: StoryMarkAllJSON())
  }

  /// Shows a story. A program that looks at it has not read it.
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

  /// Asks the store for as little as there is. Whether feeds are to be had is no matter of this server's.
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
