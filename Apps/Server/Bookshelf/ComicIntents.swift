import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The controllers of the bookshelf. Each turns a request into an intent of a new screen for the
/// visitor with the cookie's token, and returns the screen's states.
///
/// Observes the states before the intent starts, so that none is missed. The intent is cancelled
/// when its states are no longer read; what it has stored until then remains.
struct ComicIntents: Sendable {
  let screens: any BookshelfScreens

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
      return Self.private(try await ScreenBinding(view: view).reply(to: states))
    }

    /// The reply that streams every state.
    func liveReply(by view: some LiveView<State>) async throws -> ServerReply {
      Self.private(try await LiveBinding(view: view, intent: intent).reply(to: states))
    }

    /// Per-user responses must not be cached, neither by proxies nor by a browser that readers
    /// share. Replies that set their own cache policy keep it.
    private static func `private`(_ reply: ServerReply) -> ServerReply {
      guard reply.fields[.cacheControl] == nil || reply.fields[.cacheControl] == "no-store"
      else { return reply }
      var reply = reply
      reply.fields[.cacheControl] = "private, no-store"
      return reply
    }
  }

  // MARK: Lists

  func list(
    _ form: ComicListForm, reloading: Bool, for request: ServerRequest
  ) async -> Running<ComicListState> {
    let screen = screens.list(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.show(form, reloading: reloading) }
  }

  func progress(for request: ServerRequest) async -> Running<ComicListState> {
    let screen = screens.list(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.showProgress() }
  }

  func search(
    _ form: ComicListForm, for request: ServerRequest
  ) async -> Running<ComicSearchState> {
    let screen = screens.search(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.type(form) }
  }

  // MARK: One series

  /// Shows the series with the identifier in the path.
  func show(_ request: ServerRequest) async throws(Problem) -> Running<ComicDetailState> {
    let id = ComicSeries.ID(try request.parameter("id"))
    let screen = screens.detail(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.show(id) }
  }

  /// Buys a volume at the price that was shown.
  func buy(
    _ comic: Comic.ID, shownAt price: Price, for request: ServerRequest
  ) async -> Running<ComicDetailState> {
    let screen = screens.detail(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.buy(comic, shownAt: price) }
  }

  /// Shows a page of the item in the path.
  func page(
    _ number: Int?, for request: ServerRequest
  ) async throws(Problem) -> Running<ComicPageState> {
    let item = try request.parameter("item")
    let screen = screens.page(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.show(item, page: number) }
  }

  // MARK: Account

  func account(for request: ServerRequest) async -> Running<ComicAccountState> {
    let screen = screens.account(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.show() }
  }

  func signIn(
    _ form: ComicAccountForm, for request: ServerRequest
  ) async -> Running<ComicAccountState> {
    let screen = screens.account(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) {
      await screen.signIn(name: form.name, password: form.password)
    }
  }

  func signUp(
    _ form: ComicAccountForm, for request: ServerRequest
  ) async -> Running<ComicAccountState> {
    let screen = screens.account(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) {
      await screen.signUp(name: form.name, password: form.password)
    }
  }

  func signOut(for request: ServerRequest) async -> Running<ComicAccountState> {
    let screen = screens.account(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.signOut() }
  }

  // MARK: Catalogue

  func catalogue(for request: ServerRequest) async -> Running<ComicCatalogueState> {
    let screen = screens.catalogue(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.show() }
  }

  /// Updates the configured catalogue. Clients cannot choose another one: the server would fetch
  /// URLs and read paths for them with its own access rights.
  func synchronise(for request: ServerRequest) async -> Running<ComicCatalogueState> {
    let screen = screens.catalogue(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.synchronise(with: "") }
  }

  private func visitor(_ request: ServerRequest) -> ComicVisitor {
    ComicCookie.visitor(in: request.head)
  }
}
