import BookmarksDomain

/// The screens as JSON: the same screens as those of the pages, seen through other views. A
/// program is told what happened and not where to go, so nobody asks the navigators.
struct BookmarkPrograms: Sendable {
  let screens: any BookmarksScreens

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let question = try BookmarkListQuestion(ofProgram: request.query)
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    do throws(BookmarkFailure) {
      try await BookmarkListController(screen: screen).show(question)
    } catch {
      throw Problem(error)
    }
    return try await ScreenBinding(view: BookmarkListJSON()).reply(to: states)
  }

  func save(_ request: ServerRequest) async throws -> ServerReply {
    let json = try request.json()
    let screen = screens.editor(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkEditorController(screen: screen).save(json)
    return try await ScreenBinding(view: BookmarkEditorJSON()).reply(to: states)
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.detail(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkDetailController(screen: screen).show(request)
    return try await ScreenBinding(view: BookmarkDetailJSON()).reply(to: states)
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.detail(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkDetailController(screen: screen).remove(request)
    return try await ScreenBinding(view: BookmarkDetailJSON()).reply(to: states)
  }
}
