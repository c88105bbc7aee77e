import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

/// The feeds, filters, previews and transfers as pages.
extension NewsWebController {
  var feedRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/news/feeds", isLive: true) { request in
        try await feeds(.show, NewsFeedsPage(notice: NewsNotice(in: request.query), layout: layout))
      },
      ServerRoute(.post, "/news/feeds") { request in
        let fields = try request.form()
        let form = NewsFeedForm(
          address: fields["address"] ?? "", category: fields["category"] ?? "")
        return try await change(.add(form), NewsFeedsPage(form: form, layout: layout))
      },
      // Reloading the report of a refresh shows the feeds.
      ServerRoute(.get, "/news/feeds/refresh") { _ in .redirect(to: NewsRoutes.feeds) },
      // Refreshes the feed that the form names, or all feeds.
      ServerRoute(.post, "/news/feeds/refresh") { request in
        let feed = try request.form()["feed"] ?? ""
        var page = NewsFeedsPage(isAction: true, layout: layout)
        do {
          return try await screens.feeds(navigator: RedirectNavigator()).liveReply(
            to: .refresh(feed.isEmpty ? [] : [feed]), as: NewsRefreshPage(page: page))
        } catch let failure as StoryFailure {
          (page.isAction, page.refusal) = (false, failure)
          return try await feeds(.show, page)
        }
      },
      ServerRoute(.post, "/news/feeds/:id/file") { request in
        let category = try request.form()["category"] ?? ""
        let id = try request.parameter("id")
        return try await change(
          .file(id, under: category), NewsFeedsPage(move: (id, category), layout: layout))
      },
      ServerRoute(.post, "/news/feeds/:id/remove") { request in
        try await change(.remove(try request.parameter("id")), NewsFeedsPage(layout: layout))
      },
    ]
  }

  var filterRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/news/filters") { _ in
        try await filters(.show, NewsFiltersPage(layout: layout))
      },
      ServerRoute(.post, "/news/filters") { request in
        let fields = try request.form()
        let form = NewsFilterForm(
          verdict: fields["verdict"] ?? "", field: fields["field"] ?? "",
          value: fields["value"] ?? "")
        return try await change(.add(form), NewsFiltersPage(form: form, layout: layout))
      },
      ServerRoute(.post, "/news/filters/:id/remove") { request in
        try await change(.remove(try request.parameter("id")), NewsFiltersPage(layout: layout))
      },
    ]
  }

  var previewRoutes: [ServerRoute] {
    [
      // The preview form, with the content of the document at the query's address.
      ServerRoute(.get, "/news/preview", acts: true) { request in
        let address = request.query["address"] ?? ""
        let view = NewsPreviewPage(address: address, layout: layout)
        guard !address.isEmpty else { return view.form }
        return try await screens.preview(navigator: RedirectNavigator())
          .reply(to: .address(address), as: view)
      }
    ]
  }

  var transferRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/news/transfer") { _ in NewsTransferPage(layout: layout).form },
      ServerRoute(.post, "/news/transfer", body: .streamed) { request in
        _ = try request.type(of: ["multipart/form-data"])
        let type = ContentType(request.head.headerFields[.contentType] ?? "")
        let form = try await MultipartForm(request.source, type: type, fileIn: "file")
        return try await screens.transfer(navigator: RedirectNavigator())
          .reply(to: .importList(form.file), as: NewsTransferPage(layout: layout))
      },
    ]
  }

  private func feeds(_ intent: NewsFeedsIntent, _ page: NewsFeedsPage) async throws -> ServerReply {
    try await screens.feeds(navigator: RedirectNavigator()).reply(to: intent, as: page)
  }

  /// Changes the feeds. If this fails, shows the page with the stored feeds and the reason.
  private func change(
    _ intent: NewsFeedsIntent, _ page: NewsFeedsPage
  ) async throws -> ServerReply {
    var page = page
    page.isAction = true
    do {
      return try await feeds(intent, page)
    } catch let failure as StoryFailure {
      (page.isAction, page.refusal) = (false, failure)
      return try await feeds(.show, page)
    }
  }

  /// Changes the filters. If this fails, shows the page with the stored filters and the reason.
  private func change(
    _ intent: NewsFiltersIntent, _ page: NewsFiltersPage
  ) async throws -> ServerReply {
    var page = page
    page.isAction = true
    do {
      return try await filters(intent, page)
    } catch let failure as StoryFailure {
      (page.isAction, page.refusal) = (false, failure)
      return try await filters(.show, page)
    }
  }

  private func filters(
    _ intent: NewsFiltersIntent, _ page: NewsFiltersPage
  ) async throws -> ServerReply {
    try await screens.filters(navigator: RedirectNavigator()).reply(to: intent, as: page)
  }
}
