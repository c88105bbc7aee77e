import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The screen as a page: where screen, controller, binding and view meet, for one request.
///
/// Always in this order: the stream is begun, so that no state is missed; the intent runs to its
/// end; the binding finds the answer among the states. A screen that was left has told its navigator
/// where to, and the view sends the browser there: asking again adds nothing twice.
struct ComicPages: Sendable {
  let screens: any BookshelfScreens
  let layout: PageLayout

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    await ComicListController(screen: screen).show()
    let view = ComicListPage(typed: "", leaving: nil, layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func add(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let navigator = RedirectNavigator()
    let screen = screens.list(navigator: navigator)
    let states = await screen.states()
    await ComicListController(screen: screen).add(fields)
    let view = ComicListPage(
      typed: fields["title"] ?? "", leaving: navigator.route, layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    let navigator = RedirectNavigator()
    let screen = screens.list(navigator: navigator)
    let states = await screen.states()
    try await ComicListController(screen: screen).remove(request)
    let view = ComicListPage(typed: "", leaving: navigator.route, layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }
}
