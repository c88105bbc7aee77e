import CoreDomain
import EarthquakesDomain

/// The screens as pages. Connects intent, binding and view for one request each.
///
/// If work may take long, the intent runs in parallel and the binding sends the page state by
/// state.
struct QuakePages: Sendable {
  let intents: QuakeIntents
  let layout: PageLayout

  /// The form with the values of the query.
  func form(_ request: ServerRequest) async throws -> ServerReply {
    let view = countPage(request, PageDialogPresenter())
    return try await ScreenBinding(view: view).reply(to: await intents.untouchedCount())
  }

  func count(_ request: ServerRequest) async throws -> ServerReply {
    let dialogs = PageDialogPresenter<QuakeCountChoice>()
    let (states, intent) = await intents.counting(request, dialogs)
    let view = countPage(request, dialogs)
    return try await LiveBinding(view: view, intent: intent).reply(to: states)
  }

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let (states, intent) = await intents.listing(request)
    let view = QuakeListPage(form: QuakeListForm(in: request.query), layout: layout)
    return try await LiveBinding(view: view, intent: intent).reply(to: states)
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    let view = QuakeDetailPage(layout: layout)
    return try await ScreenBinding(view: view).reply(to: try await intents.detail(request))
  }

  func places(_ request: ServerRequest) async throws -> ServerReply {
    let view = QuakePlaceListPage(form: QuakeForm(in: request.query), layout: layout)
    return try await ScreenBinding(view: view).reply(to: await intents.places(request))
  }

  private func countPage(
    _ request: ServerRequest, _ dialogs: PageDialogPresenter<QuakeCountChoice>
  ) -> QuakeCountPage {
    QuakeCountPage(form: QuakeForm(in: request.query), dialogs: dialogs, layout: layout)
  }
}
