import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

/// The feeds, filters, previews and transfers as JSON.
extension NewsAPIController {
  func feeds(_ request: ServerRequest) async throws -> ServerReply {
    try await feeds(.show)
  }

  func add(_ request: ServerRequest) async throws -> ServerReply {
    try await feeds(.add(try StrictJSON.decode(NewsFeedToAdd.self, try request.json()).form))
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    try await feeds(.remove(try request.parameter("id")))
  }

  func file(_ request: ServerRequest) async throws -> ServerReply {
    let category = try StrictJSON.decode(NewsFeedPatch.self, try request.mergePatch()).category
    return try await feeds(.file(try request.parameter("id"), under: category))
  }

  /// Refreshes the feeds in the body, or all feeds if there is no body.
  func refresh(_ request: ServerRequest) async throws -> ServerReply {
    try await feeds(
      .refresh(
        request.body.isEmpty
          ? [] : try StrictJSON.decode(NewsFeedsToFetch.self, try request.json()).feeds))
  }

  func filters(_ request: ServerRequest) async throws -> ServerReply {
    try await filters(.show, .ok)
  }

  func addFilter(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StrictJSON.decode(NewsFilterToAdd.self, try request.json()).form
    return try await filters(.add(form), .created)
  }

  func removeFilter(_ request: ServerRequest) async throws -> ServerReply {
    try await filters(.remove(try request.parameter("id")), .noContent)
  }

  func preview(_ request: ServerRequest) async throws -> ServerReply {
    try await preview(.address(request.query["address"] ?? ""))
  }

  /// Previews the document in the request's body, parsed by its content type.
  func previewBody(_ request: ServerRequest) async throws -> ServerReply {
    try await preview(
      .document(
        request.source, contentType: request.head.headerFields[.contentType] ?? "",
        base: request.query["base"] ?? ""))
  }

  func importList(_ request: ServerRequest) async throws -> ServerReply {
    _ = try request.type(of: ["text/x-opml", "application/xml", "text/xml"])
    return try await screens.transfer(navigator: RedirectNavigator())
      .reply(to: .importList(request.source), as: NewsTransferJSON())
  }

  /// Starts a download. Checks first that the store responds, because the status is sent before the
  /// first feed. If the store fails later, the connection is closed in the middle of the file.
  func exportList(_ request: ServerRequest) async throws -> ServerReply {
    try await checkReadiness()
    let stream = ReplyStream { [screens] sink in
      _ = try await screens.transfer(navigator: RedirectNavigator())
        .reply(to: .exportList(to: sink), as: NewsTransferJSON())
    }
    return ServerReply(
      fields: [
        .contentType: "text/x-opml; charset=utf-8",
        .contentDisposition: "attachment; filename=\"feeds.opml\"", .cacheControl: "no-store",
      ], stream: stream)
  }

  private func feeds(_ intent: NewsFeedsIntent) async throws -> ServerReply {
    try await screens.feeds(navigator: RedirectNavigator()).reply(to: intent, as: NewsFeedsJSON())
  }

  private func filters(
    _ intent: NewsFiltersIntent, _ status: HTTPResponse.Status
  ) async throws -> ServerReply {
    try await screens.filters(navigator: RedirectNavigator())
      .reply(to: intent, as: NewsFiltersJSON(status: status))
  }

  private func preview(_ intent: NewsPreviewIntent) async throws -> ServerReply {
    try await screens.preview(navigator: RedirectNavigator())
      .reply(to: intent, as: NewsPreviewJSON())
  }
}
