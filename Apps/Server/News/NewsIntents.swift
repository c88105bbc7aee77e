import CoreDomain
import NewsDomain

/// The controllers of the stories: each request becomes an intent of a screen of its own, whose states are
/// handed out.
///
/// An intent may take as long as the slowest of many servers, so it runs beside whoever shows the states, and
/// is cancelled when nobody does any more: what came by then is kept. The stream of states is begun before
/// the intent, so that none is missed.
struct NewsIntents: Sendable {
  let screens: any NewsScreens

  /// A screen at work.
  struct Running<State: Sendable>: Sendable {
    let states: AsyncStream<State>
    let intent: RunningIntent

    init(_ states: AsyncStream<State>, _ intent: @escaping @Sendable () async -> Void) {
      self.states = states
      self.intent = RunningIntent(intent)
    }

    /// The reply when the screen has done its work.
    func reply(by view: some StateView<State>) async throws -> ServerReply {
      await intent.end()
      return try await ScreenBinding(view: view).reply(to: states)
    }

    /// The reply that shows every state.
    func liveReply(by view: some LiveView<State>) async throws -> ServerReply {
      try await LiveBinding(view: view, intent: intent).reply(to: states)
    }
  }

  // MARK: The list

  /// Lists what a form asks for.
  func list(_ form: StoryListForm, refreshing: Bool) async -> Running<StoryListState> {
    let screen = screens.list(navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.show(form, refreshing: refreshing) }
  }

  /// Marks every story of a feed or a category as read, or every one.
  func markRead(feed: String, category: String) async -> Running<StoryListState> {
    let screen = screens.list(navigator: RedirectNavigator())
    return Running(await screen.states()) {
      await screen.markRead(
        feed: feed, category: category, thenShowing: StoryListForm(limit: "1"))
    }
  }

  // MARK: One story

  /// Shows the story whose identifier stands in the path, as the feed of the query tells it.
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

  /// Leaves for the form of a bookmark of the story.
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
