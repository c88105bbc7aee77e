import CoreDomain
import NewsDomain

/// The controllers of the stories. Each turns a request into an intent of a new screen and returns
/// the screen's states.
///
/// An intent may take as long as the slowest of many servers, so it runs while the reply is being
/// sent. It is cancelled when its states are no longer read; what it has stored until then remains.
/// The states are observed before the intent starts, so that none is missed.
struct NewsIntents: Sendable {
  let screens: any NewsScreens

  /// A screen with a running intent.
  struct Running<State: Sendable>: Sendable {
    let states: AsyncStream<State>
    let intent: RunningIntent

    init(_ states: AsyncStream<State>, _ intent: @escaping @Sendable () async -> Void) {
      self.states = states
      self.intent = RunningIntent(intent)
    }

    /// The reply after the intent has ended.
    func reply(by view: some StateView<State>) async throws -> ServerReply {
      await intent.end()
      return try await ScreenBinding(view: view).reply(to: states)
    }

    /// The reply that streams every state.
    func liveReply(by view: some LiveView<State>) async throws -> ServerReply {
      try await LiveBinding(view: view, intent: intent).reply(to: states)
    }
  }

  // MARK: The list

  /// Lists the stories that match a form.
  func list(_ form: StoryListForm, refreshing: Bool) async -> Running<StoryListState> {
    let screen = screens.list(navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.show(form, refreshing: refreshing) }
  }

  /// Marks the stories of a feed or a category as read, or all stories.
  func markRead(feed: String, category: String) async -> Running<StoryListState> {
    let screen = screens.list(navigator: RedirectNavigator())
    return Running(await screen.states()) {
      await screen.markRead(
        feed: feed, category: category, thenShowing: StoryListForm(limit: "1"))
    }
  }

  // MARK: One story

  /// Shows the story with the identifier in the path, in the version of the query's feed.
  func show(
    _ request: ServerRequest, keepingUnread: Bool
  ) async throws(Problem) -> Running<StoryDetailState> {
    let feed = request.query["feed"] ?? ""
    return try await detail(request) { screen, id in
      await screen.show(id, of: feed, keepingUnread: keepingUnread)
    }
  }

  func star(
    _ request: ServerRequest, _ isStarred: Bool
  ) async throws(Problem) -> Running<StoryDetailState> {
    try await detail(request) { screen, id in await screen.star(id, isStarred) }
  }

  func mark(
    _ request: ServerRequest, asRead isRead: Bool
  ) async throws(Problem) -> Running<StoryDetailState> {
    try await detail(request) { screen, id in await screen.mark(id, asRead: isRead) }
  }

  /// Leaves for the form that bookmarks the story.
  func bookmark(
    _ request: ServerRequest, by navigator: RedirectNavigator
  ) async throws(Problem) -> Running<StoryDetailState> {
    try await detail(request, by: navigator) { screen, id in await screen.bookmark(id) }
  }

  private func detail(
    _ request: ServerRequest, by navigator: RedirectNavigator = RedirectNavigator(),
    _ intent: @escaping @Sendable (any StoryDetailScreen, Story.ID) async -> Void
  ) async throws(Problem) -> Running<StoryDetailState> {
    let id = Story.ID(try request.parameter("id"))
    let screen = screens.detail(navigator: navigator)
    return Running(await screen.states()) { await intent(screen, id) }
  }
}
