import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

/// The feeds, refreshes, filters, previews and transfers.
extension NewsAPIController {
  var feedRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/news/feeds") { _ in try await feeds(.show) },
      ServerRoute(.post, "/api/v1/news/feeds") { request in
        try await feeds(.add(try StrictJSON.decode(NewsFeedToAdd.self, try request.json()).form))
      },
      ServerRoute(.patch, "/api/v1/news/feeds/:id") { request in
        let category = try StrictJSON.decode(NewsFeedPatch.self, try request.mergePatch()).category
        return try await feeds(.file(try request.parameter("id"), under: category))
      },
      ServerRoute(.delete, "/api/v1/news/feeds/:id") { request in
        try await feeds(.remove(try request.parameter("id")))
      },
      // Starts a download. Checks first that the store responds, because the status is sent before
      // the first feed. If the store fails later, the connection is closed in the middle of the
      // file.
      ServerRoute(.get, "/api/v1/news/feeds.opml") { _ in
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
      },
      ServerRoute(.post, "/api/v1/news/feeds.opml", body: .streamed) { request in
        _ = try request.type(of: ["text/x-opml", "application/xml", "text/xml"])
        return try await screens.transfer(navigator: RedirectNavigator())
          .reply(to: .importList(request.source), as: NewsTransferJSON())
      },
    ]
  }

  var refreshRoutes: [ServerRoute] {
    [
      // Refreshes the feeds in the body, or all feeds if there is no body.
      ServerRoute(.post, "/api/v1/news/refresh") { request in
        try await feeds(
          .refresh(
            request.body.isEmpty
              ? [] : try StrictJSON.decode(NewsFeedsToFetch.self, try request.json()).feeds))
      },
      // Every state of a refresh as a server-sent event.
      ServerRoute(.get, "/api/v1/news/refresh/states", acts: true) { request in
        let form = try StoryListForm(in: request.listQuery)
        return try await screens.list(navigator: RedirectNavigator())
          .liveReply(to: .show(form, refreshing: true), as: StoryListEvents())
      },
    ]
  }

  var filterRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/news/filters") { _ in try await filters(.show, .ok) },
      ServerRoute(.post, "/api/v1/news/filters") { request in
        let form = try StrictJSON.decode(NewsFilterToAdd.self, try request.json()).form
        return try await filters(.add(form), .created)
      },
      ServerRoute(.delete, "/api/v1/news/filters/:id") { request in
        try await filters(.remove(try request.parameter("id")), .noContent)
      },
    ]
  }

  var previewRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/news/preview", acts: true) { request in
        try await preview(.address(request.query["address"] ?? ""))
      },
      // Previews the document in the request's body, parsed by its content type.
      ServerRoute(.post, "/api/v1/news/preview", body: .streamed) { request in
        try await preview(
          .document(
            request.source, contentType: request.head.headerFields[.contentType] ?? "",
            base: request.query["base"] ?? ""))
      },
    ]
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
