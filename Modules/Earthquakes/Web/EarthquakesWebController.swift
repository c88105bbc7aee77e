import CoreDomain
import CoreWeb
import EarthquakesDomain

/// Serves the screens as pages. If an intent may take long, sends its page state by state.
struct EarthquakesWebController: Sendable {
  let screens: any EarthquakesScreens
  let layout: PageLayout

  /// Shows the form with the values of the query.
  func form(_ request: ServerRequest) async throws -> ServerReply {
    countPage(request, PageDialogPresenter()).untouched
  }

  func count(_ request: ServerRequest) async throws -> ServerReply {
    let dialogs = PageDialogPresenter<QuakeCountChoice>()
    return try await screens.count(navigator: RedirectNavigator(), dialogs: dialogs)
      .liveReply(to: .count(QuakeForm(in: request.query)), as: countPage(request, dialogs))
  }

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let form = QuakeListForm(in: request.listQuery)
    return try await screens.list(navigator: RedirectNavigator())
      .liveReply(to: .show(form), as: QuakeListPage(form: form, layout: layout))
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    let id = Quake.ID(try request.parameter("id"))
    return try await screens.detail(navigator: RedirectNavigator())
      .reply(to: .show(id), as: QuakeDetailPage(layout: layout))
  }

  func places(_ request: ServerRequest) async throws -> ServerReply {
    let view = QuakePlaceListPage(
      form: QuakeForm(in: request.query), offset: request.query["cursor"].flatMap { Int($0) } ?? 0,
      layout: layout)
    return try await screens.places(navigator: RedirectNavigator())
      .reply(to: .show(request.query["q"] ?? ""), as: view)
  }

  private func countPage(
    _ request: ServerRequest, _ dialogs: PageDialogPresenter<QuakeCountChoice>
  ) -> QuakeCountPage {
    QuakeCountPage(form: QuakeForm(in: request.query), dialogs: dialogs, layout: layout)
  }
}
