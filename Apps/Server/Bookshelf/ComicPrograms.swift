import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The screen as JSON: the same screen as that of the page, seen through another view. A program is
/// told what happened and not where to go, so nobody asks the navigators.
struct ComicPrograms: Sendable {
  let screens: any BookshelfScreens

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

  /// Asks the store for the list, as a page would.
  @Sendable func checkReadiness() async throws(Problem) {
    do {
      _ = try await answer { controller in await controller.show() }
    } catch {
      throw Problem(
        .serviceUnavailable, (error as? Problem ?? .unexpected).detail, fields: [.retryAfter: "1"])
    }
  }

  private func answer(
    _ intent: (ComicListController) async throws -> Void
  ) async throws -> ServerReply {
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    try await intent(ComicListController(screen: screen))
    return try await ScreenBinding(view: ComicListJSON()).reply(to: states)
  }
}
