import CoreDomain
import HTTPTypes
import NotesDomain

/// The screen as a page: connects screen, controller, binding and view for one request.
///
/// The order is always the same: the stream starts, so that no state is missed; the intent runs to
/// its end; the binding finds the final state. If the screen has navigated away, the view redirects
/// the browser, so that a reload does not add a note again.
struct NotePages: Sendable {
  let screens: any NotesScreens
  let layout: PageLayout

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    await NoteListController(screen: screen).show()
    let view = NoteListPage(typed: "", leaving: nil, layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func add(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let navigator = RedirectNavigator()
    let screen = screens.list(navigator: navigator)
    let states = await screen.states()
    await NoteListController(screen: screen).add(fields)
    let view = NoteListPage(
      typed: fields["title"] ?? "", leaving: navigator.route, layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    let navigator = RedirectNavigator()
    let screen = screens.list(navigator: navigator)
    let states = await screen.states()
    try await NoteListController(screen: screen).remove(request)
    let view = NoteListPage(typed: "", leaving: navigator.route, layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }
}
