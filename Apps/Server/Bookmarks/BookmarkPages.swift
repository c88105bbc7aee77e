import BookmarksDomain
import CoreDomain
import HTTPTypes

/// The screens as pages. Connects screen, controller, binding and view for one request each.
///
/// The order is always the same: observe the states, so that none is missed; run the intent to its
/// end; let the binding find the reply among the states. If the screen left for a route, the view
/// redirects the browser there.
struct BookmarkPages: Sendable {
  let screens: any BookmarksScreens
  let layout: PageLayout

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let question = try BookmarkQuestion(ofPage: request.query)
    let screen = screens.list(navigator: RedirectNavigator())
    let states = await screen.states()
    await BookmarkListController(screen: screen).show(question)
    let view = BookmarkListPage(
      question: question, notice: BookmarkNotice(in: request.query), layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.detail(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkDetailController(screen: screen).show(request)
    return try await ScreenBinding(view: BookmarkDetailPage(layout: layout)).reply(to: states)
  }

  func confirmRemoval(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.detail(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkDetailController(screen: screen).show(request)
    let view = BookmarkRemovalPage(leaving: nil, layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    let version = try BookmarkVersion(in: try request.form())
    let navigator = RedirectNavigator()
    let screen = screens.detail(navigator: navigator)
    let states = await screen.states()
    try await BookmarkDetailController(screen: screen).remove(request, expecting: version)
    let view = BookmarkRemovalPage(leaving: navigator.route, layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func duplicates(_ request: ServerRequest) async throws -> ServerReply {
    let screen = screens.duplicates(navigator: RedirectNavigator())
    let states = await screen.states()
    await screen.show()
    return try await ScreenBinding(view: BookmarkDuplicatesPage(layout: layout)).reply(to: states)
  }

  func tags(_ request: ServerRequest) async throws -> ServerReply {
    let query = request.query
    let screen = screens.tags(navigator: RedirectNavigator())
    let states = await screen.states()
    await BookmarkTagsController(screen: screen).show()
    let view = BookmarkTagsPage(
      old: query["from"] ?? "", new: "", notice: BookmarkNotice(in: query), layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func rename(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let screen = screens.tags(navigator: RedirectNavigator())
    let states = await screen.states()
    await BookmarkTagsController(screen: screen).rename(fields)
    let view = BookmarkTagsPage(
      old: fields["from"] ?? "", new: fields["to"] ?? "", notice: nil, layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func transfer(_ request: ServerRequest) -> ServerReply {
    BookmarkTransferPage(layout: layout).form
  }

  func importFile(_ request: ServerRequest) async throws -> ServerReply {
    _ = try request.type(of: ["multipart/form-data"])
    let type = ContentType(request.head.headerFields[.contentType] ?? "")
    let form = try await MultipartForm(request.source, type: type, fileIn: "file")
    let screen = screens.transfer(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkTransferController(screen: screen).importFile(form)
    return try await ScreenBinding(view: BookmarkTransferPage(layout: layout)).reply(to: states)
  }
}
