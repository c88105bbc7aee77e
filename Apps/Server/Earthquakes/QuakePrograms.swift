import CoreDomain
import EarthquakesDomain
import HTTPTypes

/// The screens as JSON, as events and as pictures: the same screens as those of the pages, seen through
/// other views. A program is told what happened; it is shown no dialog and led nowhere.
struct QuakePrograms: Sendable {
  let screens: any EarthquakesScreens

  func count(_ request: ServerRequest) async throws -> ServerReply {
    let screen = countScreen()
    let states = await screen.states()
    await QuakeCountController(screen: screen).count(request)
    return try await ScreenBinding(view: QuakeCountJSON()).reply(to: states)
  }

  /// Every state of a count, as an event of a stream.
  func countStates(_ request: ServerRequest) async throws -> ServerReply {
    let screen = countScreen()
    let states = await screen.states()
    let intent = RunningIntent { await QuakeCountController(screen: screen).count(request) }
    return try await LiveBinding(view: QuakeCountEvents(), intent: intent).reply(to: states)
  }

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    await QuakeListController(screen: screen).show(request)
    return try await ScreenBinding(view: QuakeListJSON()).reply(to: states)
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.detail(navigator: RedirectNavigator())
    let states = await screen.states()
    try await QuakeDetailController(screen: screen).show(request)
    return try await ScreenBinding(view: QuakeDetailJSON()).reply(to: states)
  }

  func places(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.places(navigator: RedirectNavigator())
    let states = await screen.states()
    await QuakePlaceListController(screen: screen).show(request)
    return try await ScreenBinding(view: QuakePlaceListJSON()).reply(to: states)
  }

  func map(_ request: ServerRequest) async throws -> ServerReply {
    try await picture(.map, request)
  }

  func histogram(_ request: ServerRequest) async throws -> ServerReply {
    try await picture(.histogram, request)
  }

  /// Asks the feature for as little as there is. Counting would ask the service, whose health is not
  /// this server's.
  @Sendable func checkReadiness() async throws(Problem) {
    let screen = screens.places(navigator: RedirectNavigator())
    let states = await screen.states()
    await screen.show(QuakeForm.usualPlace)
    do {
      _ = try await ScreenBinding(view: QuakePlaceListJSON()).reply(to: states)
    } catch {
      throw Problem(.serviceUnavailable, (error as? Problem ?? .unexpected).detail)
    }
  }

  private func picture(
    _ kind: QuakePictureKind, _ request: ServerRequest
  ) async throws -> ServerReply {
    let screen = screens.picture(navigator: RedirectNavigator())
    let states = await screen.states()
    await QuakePictureController(screen: screen).draw(kind, request)
    return try await ScreenBinding(view: QuakePictureView()).reply(to: states)
  }

  private func countScreen() -> any QuakeCountScreen {
    screens.count(
      navigator: RedirectNavigator(), dialogs: PageDialogPresenter<QuakeCountChoice>())
  }
}
