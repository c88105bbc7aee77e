import BookmarksDomain

/// The screens as pages: where screen, controller, binding and view meet, for one request each.
///
/// Always in this order: the stream is begun, so that no state is missed; the intent runs to its
/// end; the binding finds the answer among the states; a screen that was left sends the browser on.
struct BookmarkPages: Sendable {
  let screens: any BookmarksScreens
  let layout: PageLayout

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let question = try BookmarkListQuestion(ofPage: request.query)
    let view = BookmarkListPage(question: question, layout: layout)
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    do throws(BookmarkFailure) {
      try await BookmarkListController(screen: screen).show(question)
    } catch {
      // Words that cannot be searched for stay in the field, with the message below it.
      return view.reply(to: error)
    }
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func editor(_ request: ServerRequest) async throws -> ServerReply {
    let view = BookmarkEditorPage(wasSent: false, layout: layout)
    let states = await screens.editor(navigator: RedirectNavigator()).states()
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func save(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let view = BookmarkEditorPage(wasSent: true, layout: layout)
    let navigator = RedirectNavigator()
    let screen = screens.editor(navigator: navigator)
    let states = await screen.states()
    await BookmarkEditorController(screen: screen).save(fields)
    let reply = try await ScreenBinding(view: view).reply(to: states)
    return navigator.reply ?? reply
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    let navigator = RedirectNavigator()
    let screen = screens.detail(navigator: navigator)
    let states = await screen.states()
    try await BookmarkDetailController(screen: screen).remove(request)
    let reply = try await ScreenBinding(view: BookmarkDetailJSON()).reply(to: states)
    return navigator.reply ?? reply
  }
}
