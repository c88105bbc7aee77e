import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The controllers of the bookshelf: each request becomes an intent of a screen of its own, for whoever
/// shows the token of their cookie, and its states are handed out.
///
/// The stream of states is begun before the intent, so that none is missed. An intent is cancelled
/// when nobody shows its states any more; what was kept by then stays.
struct ComicIntents: Sendable {
  let screens: any BookshelfScreens

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
      return Self.private(try await ScreenBinding(view: view).reply(to: states))
    }

    /// The reply that shows every state.
    func liveReply(by view: some LiveView<State>) async throws -> ServerReply {
      Self.private(try await LiveBinding(view: view, intent: intent).reply(to: states))
    }

    /// What is one reader's is kept by nobody on the way, and by no browser that the next reader
    /// sits before. A reply that says itself how it is kept is left as it is.
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

  /// Shows the series whose identifier stands in the path.
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

  /// Shows a page of what the path names.
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

  /// Brings the catalogue up to date that the server knows. Nobody who asks names another one: an
  /// address or a path would be asked for by this server, with what it may reach and read.
  func synchronise(for request: ServerRequest) async -> Running<ComicCatalogueState> {
    let screen = screens.catalogue(for: visitor(request), navigator: RedirectNavigator())
    return Running(await screen.states()) { await screen.synchronise(with: "") }
  }

  private func visitor(_ request: ServerRequest) -> ComicVisitor {
    ComicCookie.visitor(in: request.head)
  }
}
