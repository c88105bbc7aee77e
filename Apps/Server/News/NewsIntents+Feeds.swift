import CoreDomain
import HTTPTypes
import NewsDomain

/// The controllers of feeds, filters, previews and transfers.
extension NewsIntents {
  // MARK: Feeds

  func feeds() async -> Running<NewsFeedsState> {
    await feeds { screen in await screen.show() }
  }

  func add(_ form: NewsFeedForm) async -> Running<NewsFeedsState> {
    await feeds { screen in await screen.add(form) }
  }

  /// Removes the feed with the identifier in the path.
  func remove(_ request: ServerRequest) async throws(Problem) -> Running<NewsFeedsState> {
    let id = try request.parameter("id")
    return await feeds { screen in await screen.remove(id) }
  }

  /// Moves the feed with the identifier in the path to a category.
  func file(
    _ request: ServerRequest, under category: String
  ) async throws(Problem) -> Running<NewsFeedsState> {
    let id = try request.parameter("id")
    return await feeds { screen in await screen.file(id, under: category) }
  }

  /// Refreshes feeds; an empty array means all feeds.
  func refresh(_ names: [String]) async -> Running<NewsFeedsState> {
    await feeds { screen in await screen.refresh(names) }
  }

  private func feeds(
    _ intent: @escaping @Sendable (any NewsFeedsScreen) async -> Void
  ) async -> Running<NewsFeedsState> {
    let screen = screens.feeds(navigator: RedirectNavigator())
    return Running(await screen.states()) { await intent(screen) }
  }

  // MARK: Filters

  func filters() async -> Running<NewsFiltersState> {
    await filters { screen in await screen.show() }
  }

  func add(_ form: NewsFilterForm) async -> Running<NewsFiltersState> {
    await filters { screen in await screen.add(form) }
  }

  /// Removes the filter with the number in the path.
  func removeFilter(_ request: ServerRequest) async throws(Problem) -> Running<NewsFiltersState> {
    let number = try request.parameter("id")
    return await filters { screen in await screen.remove(number) }
  }

  private func filters(
    _ intent: @escaping @Sendable (any NewsFiltersScreen) async -> Void
  ) async -> Running<NewsFiltersState> {
    let screen = screens.filters(navigator: RedirectNavigator())
    return Running(await screen.states()) { await intent(screen) }
  }

  // MARK: Documents

  func preview(address: String) async -> Running<NewsPreviewState> {
    let screen = screens.preview(navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.preview(address: address) }
  }

  /// Previews the document in the request's body, parsed by its content type.
  func previewBody(of request: ServerRequest) async -> Running<NewsPreviewState> {
    let type = request.head.headerFields[.contentType] ?? ""
    let base = request.query["base"] ?? ""
    let screen = screens.preview(navigator: RedirectNavigator())
    return Running(await screen.states()) {
      await screen.preview(request.source, contentType: type, base: base)
    }
  }

  func importList(_ source: any ByteSource) async -> Running<NewsTransferState> {
    let screen = screens.transfer(navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.importList(source) }
  }

  func exportList(to sink: any ByteSink) async -> Running<NewsTransferState> {
    let screen = screens.transfer(navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.exportList(to: sink) }
  }
}
