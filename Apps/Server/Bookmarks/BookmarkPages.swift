import BookmarksDomain
import CoreDomain
import HTTPTypes

/// The screens as pages. If a screen left for a route, the view redirects the browser there.
struct BookmarkPages: Sendable {
  let screens: any BookmarksScreens
  let layout: PageLayout

  func list(_ request: ServerRequest) async throws -> ServerReply {
    let form = try BookmarkListForm(ofPage: request.query)
    return try await screens.list(navigator: RedirectNavigator())
      .reply(
        to: .show(form),
        as: BookmarkListPage(
          form: form, notice: BookmarkNotice(in: request.query), layout: layout))
  }

  func show(_ request: ServerRequest) async throws -> ServerReply {
    try await screens.detail(navigator: RedirectNavigator())
      .reply(to: .show(try Bookmark.ID(in: request)), as: BookmarkDetailPage(layout: layout))
  }

  func confirmRemoval(_ request: ServerRequest) async throws -> ServerReply {
    let navigator = RedirectNavigator()
    return try await screens.detail(navigator: navigator)
      .reply(
        to: .show(try Bookmark.ID(in: request)),
        as: BookmarkRemovalPage(navigator: navigator, layout: layout))
  }

  func remove(_ request: ServerRequest) async throws -> ServerReply {
    let version = try BookmarkVersion(in: try request.form())
    let navigator = RedirectNavigator()
    return try await screens.detail(navigator: navigator)
      .reply(
        to: .remove(try Bookmark.ID(in: request), expecting: version),
        as: BookmarkRemovalPage(navigator: navigator, layout: layout))
  }

  func duplicates(_ request: ServerRequest) async throws -> ServerReply {
    try await screens.duplicates(navigator: RedirectNavigator())
      .reply(to: .show, as: BookmarkDuplicatesPage(layout: layout))
  }

  func tags(_ request: ServerRequest) async throws -> ServerReply {
    let form = TagRenameForm(from: request.query["from"] ?? "", to: "")
    return try await screens.tags(navigator: RedirectNavigator())
      .reply(
        to: .show,
        as: BookmarkTagsPage(
          form: form, notice: BookmarkNotice(in: request.query), layout: layout))
  }

  func rename(_ request: ServerRequest) async throws -> ServerReply {
    let form = TagRenameForm(in: try request.form())
    return try await screens.tags(navigator: RedirectNavigator())
      .reply(to: .rename(form), as: BookmarkTagsPage(form: form, notice: nil, layout: layout))
  }

  func transfer(_ request: ServerRequest) -> ServerReply {
    BookmarkTransferPage(layout: layout).form
  }

  func importFile(_ request: ServerRequest) async throws -> ServerReply {
    _ = try request.type(of: ["multipart/form-data"])
    let type = ContentType(request.head.headerFields[.contentType] ?? "")
    let form = try await MultipartForm(request.source, type: type, fileIn: "file")
    return try await screens.transfer(navigator: RedirectNavigator())
      .reply(
        to: .importFile(
          form.file, as: nil, folders: try form.fields.word("folders") ?? .tags,
          encoding: form.fields["encoding"]),
        as: BookmarkTransferPage(layout: layout))
  }
}

// MARK: - Editor

extension BookmarkPages {
  /// A new form, prefilled with `url` and `title` of the query.
  func editor(_ request: ServerRequest) async throws -> ServerReply {
    let form = BookmarkForm(
      address: request.query["url"] ?? "", title: request.query["title"] ?? "")
    let view = BookmarkEditorPage(purpose: .fillingIn(form), layout: layout)
    let states = await screens.editor(navigator: RedirectNavigator()).states()
    return try await ScreenBinding(view: view).reply(to: states)
  }

  func save(_ request: ServerRequest) async throws -> ServerReply {
    try await edit(.save(try BookmarkForm(in: try request.form())), version: "")
  }

  func edit(_ request: ServerRequest) async throws -> ServerReply {
    try await edit(.open(try Bookmark.ID(in: request)), version: "")
  }

  func change(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let version = try BookmarkVersion(in: fields)
    return try await edit(
      .change(
        try Bookmark.ID(in: request), by: BookmarkEdit(try BookmarkForm(in: fields)),
        expecting: version),
      version: version.text)
  }

  /// Handles a button of the list, `unread` or `archived`, and redirects to the list.
  func mark(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let edit = BookmarkEdit(
      unread: try fields.flag("unread"), archived: try fields.flag("archived"))
    return try await screens.editor(navigator: RedirectNavigator())
      .reply(
        to: .change(try Bookmark.ID(in: request), by: edit, expecting: nil),
        as: BookmarkMarkView(destination: LocalPath(fields["to"])))
  }

  private func edit(
    _ intent: BookmarkEditorIntent, version: String
  ) async throws -> ServerReply {
    let navigator = RedirectNavigator()
    let view = BookmarkEditorPage(
      purpose: .sent(version: version, leaving: navigator), layout: layout)
    return try await screens.editor(navigator: navigator).reply(to: intent, as: view)
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
