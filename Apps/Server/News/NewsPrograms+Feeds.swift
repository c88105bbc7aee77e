import CoreDomain
import HTTPTypes
import NewsDomain

/// The feeds, filters, previews and transfers as JSON.
extension NewsPrograms {
  func feeds(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.feeds().reply(by: NewsFeedsJSON())
  }

  func add(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StrictJSON.decode(NewsFeedToAdd.self, try request.json()).form
    return try await intents.add(form).reply(by: NewsFeedsJSON())
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.remove(request).reply(by: NewsFeedsJSON())
  }

  func file(_ request: ServerRequest) async throws -> ServerReply {
    let category = try StrictJSON.decode(NewsFeedPatch.self, try request.mergePatch()).category
    return try await intents.file(request, under: category).reply(by: NewsFeedsJSON())
  }

  /// Refreshes the feeds in the body, or all feeds if there is no body.
  func refresh(_ request: ServerRequest) async throws -> ServerReply {
    let feeds =
      request.body.isEmpty
      ? [] : try StrictJSON.decode(NewsFeedsToFetch.self, try request.json()).feeds
    return try await intents.refresh(feeds).reply(by: NewsFeedsJSON())
  }

  func filters(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.filters().reply(by: NewsFiltersJSON())
  }

  func addFilter(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StrictJSON.decode(NewsFilterToAdd.self, try request.json()).form
    return try await intents.add(form).reply(by: NewsFiltersJSON(status: .created))
  }

  func removeFilter(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.removeFilter(request).reply(by: NewsFiltersJSON(status: .noContent))
  }

  func preview(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.preview(address: request.query["address"] ?? "").reply(by: NewsPreviewJSON())
  }

  func previewBody(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.previewBody(of: request).reply(by: NewsPreviewJSON())
  }

  func importList(_ request: ServerRequest) async throws -> ServerReply {
    _ = try request.type(of: ["text/x-opml", "application/xml", "text/xml"])
    return try await intents.importList(request.source).reply(by: NewsTransferJSON())
  }

  /// Starts a download. Checks first that the store responds, because the status is sent before the
  /// first feed. If the store fails later, the connection is closed in the middle of the file.
  func exportList(_ request: ServerRequest) async throws -> ServerReply {
    try await checkReadiness()
    let stream = ReplyStream { [intents] sink in
      _ = try await intents.exportList(to: sink).reply(by: NewsExportView())
    }
    return ServerReply(
      fields: [
        .contentType: "text/x-opml; charset=utf-8",
        .contentDisposition: "attachment; filename=\"feeds.opml\"", .cacheControl: "no-store",
      ], stream: stream)
  }
}
