import BookmarksDomain
import CoreDomain
import HTTPTypes

/// The screens as JSON: the same screens as for the pages, with other views. Programs are not
/// redirected, so the navigators are ignored.
struct BookmarkPrograms: Sendable {
  let screens: any BookmarksScreens

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let question = try BookmarkQuestion(ofProgram: request.query)
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    await BookmarkListController(screen: screen).show(question)
    return try await ScreenBinding(view: BookmarkListJSON(question: question)).reply(to: states)
  }

  func save(_ request: ServerRequest) async throws -> ServerReply {
    let json = try request.json()
    let screen = screens.editor(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkEditorController(screen: screen).save(json)
    return try await ScreenBinding(view: BookmarkEditorJSON()).reply(to: states)
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    let known = try EntityTags(.ifNoneMatch, of: request.head)
    let screen = screens.detail(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkDetailController(screen: screen).show(request)
    return try await ScreenBinding(view: BookmarkDetailJSON(known: known)).reply(to: states)
  }

  func change(_ request: ServerRequest) async throws -> ServerReply {
    let json = try request.mergePatch()
    return try await expecting(request) { version in
      let screen = screens.editor(navigator: RedirectNavigator())
      let states = await screen.states()
      try await BookmarkEditorController(screen: screen).change(request, json, expecting: version)
      return try await ScreenBinding(view: BookmarkEditorJSON()).reply(to: states)
    }
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    try await expecting(request) { version in
      let screen = screens.detail(navigator: RedirectNavigator())
      let states = await screen.states()
      try await BookmarkDetailController(screen: screen).remove(request, expecting: version)
      return try await ScreenBinding(view: BookmarkDetailJSON()).reply(to: states)
    }
  }

  func tags(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.tags(navigator: RedirectNavigator())
    let states = await screen.states()
    await BookmarkTagsController(screen: screen).show()
    return try await ScreenBinding(view: BookmarkTagsJSON()).reply(to: states)
  }

  func rename(_ request: ServerRequest) async throws -> ServerReply {
    let json = try request.json()
    let screen = screens.tags(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkTagsController(screen: screen).rename(json)
    return try await ScreenBinding(view: BookmarkTagsJSON()).reply(to: states)
  }

  func duplicates(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.duplicates(navigator: RedirectNavigator())
    let states = await screen.states()
    await screen.show()
    return try await ScreenBinding(view: BookmarkDuplicatesJSON()).reply(to: states)
  }

  /// Runs a request in the version that it expects. If it names several versions, tries each in
  /// turn: at most one of them matches.
  private func expecting(
    _ request: ServerRequest, _ work: (BookmarkVersion?) async throws -> ServerReply
  ) async throws -> ServerReply {
    let expected = try EntityTags(.ifMatch, of: request.head)
    guard case .strong(let tags) = expected else { return try await work(nil) }
    var failure = Problem(.preconditionFailed, "A weak tag matches nothing that is to be changed.")
    for tag in tags {
      do {
        return try await work(BookmarkVersion(tag))
      } catch let problem as Problem where problem.status == .preconditionFailed {
        failure = problem
      }
    }
    throw failure
  }
}
