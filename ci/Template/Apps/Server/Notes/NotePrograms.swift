import CoreDomain
import HTTPTypes
import NotesDomain

/// The screen as JSON: the screen of the page with another view. A response contains the result
/// instead of a redirect, so the navigators are not used.
struct NotePrograms: Sendable {
  let screens: any NotesScreens

  func list(_ request: ServerRequest) async throws -> ServerReply {
    try await answer { controller in await controller.show() }
  }

  func add(_ request: ServerRequest) async throws -> ServerReply {
    let json = try request.json()
    return try await answer { controller in try await controller.add(json) }
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    try await answer { controller in try await controller.remove(request) }
  }

  /// Loads the list, as a page would.
  @Sendable func checkReadiness() async throws(Problem) {
    do {
      _ = try await answer { controller in await controller.show() }
    } catch {
      throw Problem(
        .serviceUnavailable, (error as? Problem ?? .unexpected).detail, fields: [.retryAfter: "1"])
    }
  }

  private func answer(
    _ intent: (NoteListController) async throws -> Void
  ) async throws -> ServerReply {
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    try await intent(NoteListController(screen: screen))
    return try await ScreenBinding(view: NoteListJSON()).reply(to: states)
  }
}
