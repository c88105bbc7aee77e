import CoreDomain
import HTTPTypes
import NewsDomain

/// The feeds, filters, previews and transfers as pages.
extension NewsPages {
  func feeds(_ request: ServerRequest) async throws -> ServerReply {
    let view = NewsFeedsPage(notice: NewsNotice(in: request.query), layout: layout)
    return try await intents.feeds().reply(by: view)
  }

  func add(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let form = NewsFeedForm(
      address: fields["address"] ?? "", category: fields["category"] ?? "")
    return try await intents.add(form).reply(by: NewsFeedsPage(form: form, layout: layout))
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.remove(request).reply(by: NewsFeedsPage(layout: layout))
  }

  func file(_ request: ServerRequest) async throws -> ServerReply {
    let category = try request.form()["category"] ?? ""
    return try await intents.file(request, under: category).reply(by: NewsFeedsPage(layout: layout))
  }

  /// Refreshes the feed that the form names, or all feeds.
  func refresh(_ request: ServerRequest) async throws -> ServerReply {
    let feed = try request.form()["feed"] ?? ""
    return try await intents.refresh(feed.isEmpty ? [] : [feed])
      .liveReply(by: NewsRefreshPage(page: NewsFeedsPage(layout: layout)))
  }

  func filters(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.filters().reply(by: NewsFiltersPage(layout: layout))
  }

  func addFilter(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let form = NewsFilterForm(
      verdict: fields["verdict"] ?? "", field: fields["field"] ?? "", value: fields["value"] ?? "")
    let view = NewsFiltersPage(form: form, isDone: true, layout: layout)
    return try await intents.add(form).reply(by: view)
  }

  func removeFilter(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.removeFilter(request).reply(by: NewsFiltersPage(isDone: true, layout: layout))
  }

  /// The preview form, with the content of the document at the query's address.
  func preview(_ request: ServerRequest) async throws -> ServerReply {
    let address = request.query["address"] ?? ""
    let view = NewsPreviewPage(address: address, layout: layout)
    guard !address.isEmpty else { return view.form }
    return try await intents.preview(address: address).reply(by: view)
  }

  func transfer(_ request: ServerRequest) async throws -> ServerReply {
    NewsTransferPage(layout: layout).form
  }

  func importList(_ request: ServerRequest) async throws -> ServerReply {
    _ = try request.type(of: ["multipart/form-data"])
    let type = ContentType(request.head.headerFields[.contentType] ?? "")
    let form = try await MultipartForm(request.source, type: type, fileIn: "file")
    return try await intents.importList(form.file).reply(by: NewsTransferPage(layout: layout))
  }
}
