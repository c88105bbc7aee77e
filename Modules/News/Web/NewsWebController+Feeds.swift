import CoreDomain
import CoreWeb
import HTTPTypes
import NewsDomain

/// The feeds, filters, previews and transfers as pages.
extension NewsWebController {
  func feeds(_ request: ServerRequest) async throws -> ServerReply {
    try await feeds(.show, NewsFeedsPage(notice: NewsNotice(in: request.query), layout: layout))
  }

  func add(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let form = NewsFeedForm(
      address: fields["address"] ?? "", category: fields["category"] ?? "")
    return try await change(.add(form), NewsFeedsPage(form: form, layout: layout))
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    try await change(.remove(try request.parameter("id")), NewsFeedsPage(layout: layout))
  }

  func file(_ request: ServerRequest) async throws -> ServerReply {
    let category = try request.form()["category"] ?? ""
    let id = try request.parameter("id")
    return try await change(
      .file(id, under: category), NewsFeedsPage(move: (id, category), layout: layout))
  }

  /// Refreshes the feed that the form names, or all feeds.
  func refresh(_ request: ServerRequest) async throws -> ServerReply {
    let feed = try request.form()["feed"] ?? ""
    var page = NewsFeedsPage(isAction: true, layout: layout)
    do {
      return try await screens.feeds(navigator: RedirectNavigator()).liveReply(
        to: .refresh(feed.isEmpty ? [] : [feed]), as: NewsRefreshPage(page: page))
    } catch let failure as StoryFailure {
      (page.isAction, page.refusal) = (false, failure)
      return try await feeds(.show, page)
    }
  }

  func filters(_ request: ServerRequest) async throws -> ServerReply {
    try await filters(.show, NewsFiltersPage(layout: layout))
  }

  func addFilter(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let form = NewsFilterForm(
      verdict: fields["verdict"] ?? "", field: fields["field"] ?? "", value: fields["value"] ?? "")
    return try await change(.add(form), NewsFiltersPage(form: form, layout: layout))
  }

  func removeFilter(_ request: ServerRequest) async throws -> ServerReply {
    try await change(.remove(try request.parameter("id")), NewsFiltersPage(layout: layout))
  }

  /// The preview form, with the content of the document at the query's address.
  func preview(_ request: ServerRequest) async throws -> ServerReply {
    let address = request.query["address"] ?? ""
    let view = NewsPreviewPage(address: address, layout: layout)
    guard !address.isEmpty else { return view.form }
    return try await screens.preview(navigator: RedirectNavigator())
      .reply(to: .address(address), as: view)
  }

  func transfer(_ request: ServerRequest) async throws -> ServerReply {
    NewsTransferPage(layout: layout).form
  }

  func importList(_ request: ServerRequest) async throws -> ServerReply {
    _ = try request.type(of: ["multipart/form-data"])
    let type = ContentType(request.head.headerFields[.contentType] ?? "")
    let form = try await MultipartForm(request.source, type: type, fileIn: "file")
    return try await screens.transfer(navigator: RedirectNavigator())
      .reply(to: .importList(form.file), as: NewsTransferPage(layout: layout))
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
