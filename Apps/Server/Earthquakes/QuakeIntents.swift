import CoreDomain
import EarthquakesDomain

/// The controllers of the feature. Each turns a request into an intent of a new screen and returns
/// the screen's states.
///
/// Observes the states before the intent starts, so that none is missed. A screen lives as long as
/// its intent, and its states end with it. So no reader waits for a state that never arrives.
struct QuakeIntents: Sendable {
  let screens: any EarthquakesScreens

  /// The states of the count screen before any intent.
  func untouchedCount() async -> AsyncStream<QuakeCountState> {
    await countScreen(PageDialogPresenter()).states()
  }

  func count(_ request: ServerRequest) async -> AsyncStream<QuakeCountState> {
    let screen = countScreen(PageDialogPresenter())
    let states = await screen.states()
    await QuakeCountController(screen: screen).count(request)
    return states
  }

  /// Counts while the reply already shows the states.
  ///
  /// - Parameter dialogs: Records the dialog of the screen.
  func counting(
    _ request: ServerRequest, _ dialogs: PageDialogPresenter<QuakeCountChoice>
  ) async -> (states: AsyncStream<QuakeCountState>, intent: RunningIntent) {
    let screen = countScreen(dialogs)
    let states = await screen.states()
    return (states, RunningIntent { await QuakeCountController(screen: screen).count(request) })
  }

  func list(_ request: ServerRequest) async -> AsyncStream<QuakeListState> {
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    await QuakeListController(screen: screen).show(request)
    return states
  }

  /// Loads the list while the reply already shows the states.
  func listing(
    _ request: ServerRequest
  ) async -> (states: AsyncStream<QuakeListState>, intent: RunningIntent) {
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    return (states, RunningIntent { await QuakeListController(screen: screen).show(request) })
  }

  func detail(_ request: ServerRequest) async throws(Problem) -> AsyncStream<QuakeDetailState> {
    let screen = screens.detail(navigator: RedirectNavigator())
    let states = await screen.states()
    try await QuakeDetailController(screen: screen).show(request)
    return states
  }

  func places(_ request: ServerRequest) async -> AsyncStream<PlaceListState> {
    let screen = screens.places(navigator: RedirectNavigator())
    let states = await screen.states()
    await QuakePlaceListController(screen: screen).show(request)
    return states
  }

  func picture(
    _ kind: QuakePictureKind, _ request: ServerRequest
  ) async -> AsyncStream<QuakePictureState> {
    let screen = screens.picture(navigator: RedirectNavigator())
    let states = await screen.states()
    await QuakePictureController(screen: screen).draw(kind, request)
    return states
  }

  private func countScreen(
    _ dialogs: PageDialogPresenter<QuakeCountChoice>
  ) -> any QuakeCountScreen {
    screens.count(navigator: RedirectNavigator(), dialogs: dialogs)
  }
}
