import BookmarksDomain
import CoreDomain

/// The forms that add and change bookmarks.
extension BookmarkPages {
  /// A new form, prefilled with `url` and `title` of the query.
  func editor(_ request: ServerRequest) async throws -> ServerReply {
    let known = BookmarkForm(
      address: request.query["url"] ?? "", title: request.query["title"] ?? "")
    let view = BookmarkEditorPage(purpose: .fillingIn(known), layout: layout)
    let states = await screens.editor(navigator: RedirectNavigator()).states()
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func save(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    return try await editing(version: "") { controller in
      try await controller.save(fields)
    }
  }

  func edit(_ request: ServerRequest) async throws -> ServerReply {
    try await editing(version: "") { controller in
      try await controller.open(request)
    }
  }

  func change(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    return try await editing(version: fields["version"] ?? "") { controller in
      try await controller.change(request, to: fields)
    }
  }

  /// Handles a button of the list and redirects to the list.
  func mark(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let screen = screens.editor(navigator: RedirectNavigator())
    let states = await screen.states()
    try await BookmarkEditorController(screen: screen).mark(request, fields)
    let view = BookmarkMarkView(destination: LocalPath(fields["to"]))
    return try await ScreenBinding(view: view).reply(to: states)
  }

  private func editing(
    version: String, _ intent: (BookmarkEditorController) async throws -> Void
  ) async throws -> ServerReply {
    let navigator = RedirectNavigator()
    let screen = screens.editor(navigator: navigator)
    let states = await screen.states()
    try await intent(BookmarkEditorController(screen: screen))
    let view = BookmarkEditorPage(
      purpose: .sent(version: version, leaving: navigator.route), layout: layout)
    return try await ScreenBinding(view: view).reply(to: states)
  }
}

/// The result of a button of the list.
struct BookmarkMarkView: StateView {
  let destination: LocalPath

  func reply(to state: BookmarkEditorState) throws -> ServerReply? {
    switch state {
    case .editing, .saving, .saved, .opening, .opened, .changing: nil
    case .changed: .redirect(to: destination.text)
    case .failure(let failure, _), .unopened(let failure), .unchanged(let failure, _, _):
      throw Problem(failure)
    }
  }
}
