import CoreDomain
import EarthquakesDomain
import HTTPTypes

/// The screens as pages: where screen, controller, binding and view meet, for one request each.
///
/// The stream of states is begun first, so that no state is missed. Where work may take long, the
/// intent runs beside the binding, which sends the page state by state.
struct QuakePages: Sendable {
  let screens: any EarthquakesScreens
  let layout: PageLayout

  /// The form, with what is filled in already.
  func form(_ request: ServerRequest) async throws -> ServerReply {
    let dialogs = PageDialogPresenter<QuakeCountChoice>()
    let screen = screens.count(navigator: RedirectNavigator(), dialogs: dialogs)
    let states = await screen.states()
    return try await ScreenBinding(view: countPage(request, dialogs)).reply(to: states)
  }

  func count(_ request: ServerRequest) async throws -> ServerReply {
    let dialogs = PageDialogPresenter<QuakeCountChoice>()
    let screen = screens.count(navigator: RedirectNavigator(), dialogs: dialogs)
    let states = await screen.states()
    let intent = RunningIntent { await QuakeCountController(screen: screen).count(request) }
    let view = countPage(request, dialogs)
    return try await LiveBinding(view: view, intent: intent).reply(to: states)
  }

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    let intent = RunningIntent { await QuakeListController(screen: screen).show(request) }
    let view = QuakeListPage(form: QuakeListForm(in: request.query), layout: layout)
    return try await LiveBinding(view: view, intent: intent).reply(to: states)
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.detail(navigator: RedirectNavigator())
    let states = await screen.states()
    try await QuakeDetailController(screen: screen).show(request)
    return try await ScreenBinding(view: QuakeDetailPage(layout: layout)).reply(to: states)
  }

  func places(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.places(navigator: RedirectNavigator())
    let states = await screen.states()
    await QuakePlaceListController(screen: screen).show(request)
    let view = QuakePlaceListPage(form: QuakeForm(in: request.query), layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }

  private func countPage(
    _ request: ServerRequest, _ dialogs: PageDialogPresenter<QuakeCountChoice>
  ) -> QuakeCountPage {
    QuakeCountPage(form: QuakeForm(in: request.query), dialogs: dialogs, layout: layout)
  }
}
