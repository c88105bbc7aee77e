import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The screens as pages. If a screen navigates to a route, the view redirects the browser there.
struct BookmarkPages: Sendable {
  let screens: any BookmarksScreens
  let layout: PageLayout

  var routes: [ServerRoute] {
    listRoutes + tagRoutes + duplicateRoutes + transferRoutes + selectionRoutes + bookmarkRoutes
  }

  /// The list, and the form that adds a bookmark to it.
  private var listRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/bookmarks", isReusable: true, isLive: true) { request in
        let form = try BookmarkListForm(ofPage: request.query)
        return try await list.reply(
          to: .show(form),
          as: BookmarkListPage(
            form: form, notice: BookmarkNotice(in: request.query), layout: layout))
      },
      ServerRoute(.post, "/bookmarks") { request in
        try await edit(
          .save(try BookmarkForm(in: try request.form())), version: "", returning: nil)
      },
      ServerRoute(.get, "/bookmarks/new") { request in
        let form = BookmarkForm(
          address: request.query["url"] ?? "", title: request.query["title"] ?? "")
        let view = BookmarkEditorPage(
          purpose: .fillingIn(form), layout: layout, tags: await frequentTags())
        let states = await screens.editor(navigator: RedirectNavigator()).states()
        return try await ScreenBinding(view: view).reply(to: states)
      },
    ]
  }

  private var tagRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/bookmarks/tags", isReusable: true) { request in
        let form = TagRenameForm(from: request.query["from"] ?? "", to: "")
        let page = try BookmarkListForm.page(in: request.query, size: BookmarkRange.usualLimit)
        return try await screens.tags(navigator: RedirectNavigator())
          .reply(
            to: .show,
            as: BookmarkTagsPage(
              form: form, page: page, notice: BookmarkNotice(in: request.query), layout: layout))
      },
      ServerRoute(.post, "/bookmarks/tags/rename") { request in
        let form = TagRenameForm(in: try request.form())
        var view = BookmarkTagsPage(form: form, notice: nil, layout: layout)
        let state = await screens.tags(navigator: RedirectNavigator()).state(after: .rename(form))
        if case .failure? = state { view.stored = await storedTags() }
        guard let state, let reply = view.reply(to: state) else { throw Problem.unexpected }
        return reply
      },
    ]
  }

  private var duplicateRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/bookmarks/duplicates", isReusable: true) { request in
        let page = try BookmarkListForm.page(in: request.query, size: BookmarkDuplicatesPage.size)
        return try await screens.duplicates(navigator: RedirectNavigator())
          .reply(
            to: .show,
            as: BookmarkDuplicatesPage(
              page: page, notice: BookmarkNotice(in: request.query), layout: layout))
      }
    ]
  }

  private var transferRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/bookmarks/transfer") { request in page(of: request).form },
      ServerRoute(.post, "/bookmarks/transfer", body: .streamed) { request in
        _ = try request.type(of: ["multipart/form-data"])
        let type = ContentType(request.head.headerFields[.contentType] ?? "")
        let form = try await MultipartForm(request.source, type: type, fileIn: "file")
        var view = page(of: request)
        view.folders = try form.fields.word("folders") ?? .tags
        view.encoding = form.fields["encoding"] ?? ""
        return try await screens.transfer(navigator: RedirectNavigator())
          .reply(
            to: .importFile(form.file, as: nil, folders: view.folders, encoding: view.encoding),
            as: view)
      },
    ]
  }

  private func page(of request: ServerRequest) -> BookmarkTransferPage {
    BookmarkTransferPage(
      savingLink: BookmarkSavingLink.address(for: request.head), layout: layout)
  }

  private var list: any BookmarkListScreen { screens.list(navigator: RedirectNavigator()) }
}

// MARK: - Selection

extension BookmarkPages {
  private var selectionRoutes: [ServerRoute] {
    [
      // Handles a button that changes the selected bookmarks, and redirects to the list.
      ServerRoute(.post, "/bookmarks/edit") { request in
        let fields = try request.form()
        let action = try fields.word("action", as: BookmarkSelection.Action.self)
        return try await withSelection(of: fields) { selection in
          guard let action else {
            throw Problem(
              .unprocessableContent, "No action was chosen. Choose one, such as “Add tag”.")
          }
          return try await list.reply(
            to: .change(
              try selection.some(), by: selection.edit(action), thenShowing: selection.list),
            as: BookmarkSelectionView(selection: selection, notice: .allChanged))
        }
      },
      ServerRoute(.get, "/bookmarks/delete") { request in
        try await withSelection(of: request.query) { selection in
          _ = try selection.some()
          return try await list.reply(
            to: .show(selection.list),
            as: BookmarkSelectionRemovalPage(selection: selection, layout: layout))
        }
      },
      ServerRoute(.post, "/bookmarks/delete") { request in
        try await withSelection(of: try request.form()) { selection in
          try await list.reply(
            to: .remove(try selection.some(), thenShowing: selection.list),
            as: BookmarkSelectionView(selection: selection, notice: .allDeleted))
        }
      },
    ]
  }

  /// Replies to a form of the list. If the work fails, shows the list again, with the reason and
  /// the same selection.
  private func withSelection(
    of fields: FormFields, _ work: (BookmarkSelection) async throws -> ServerReply
  ) async throws -> ServerReply {
    let selection = try BookmarkSelection(in: fields)
    let refusal: BookmarkRefusal
    do {
      return try await work(selection)
    } catch let failure as BookmarkFailure {
      refusal = BookmarkRefusal(of: selection, failure)
    } catch let problem as Problem {
      refusal = BookmarkRefusal(of: selection, problem)
    }
    return try await list.reply(
      to: .show(selection.list),
      as: BookmarkListPage(form: selection.list, notice: nil, layout: layout, refusal: refusal))
  }
}

// MARK: - One bookmark

extension BookmarkPages {
  private var bookmarkRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/bookmarks/:id", isReusable: true) { request in
        try await screens.detail(navigator: RedirectNavigator())
          .reply(
            to: .show(try Bookmark.ID(in: request)),
            as: BookmarkDetailPage(notice: BookmarkNotice(in: request.query), layout: layout))
      },
      ServerRoute(.get, "/bookmarks/:id/edit") { request in
        try await edit(
          .open(try Bookmark.ID(in: request)), version: "", returning: request.query.returning)
      },
      ServerRoute(.post, "/bookmarks/:id/edit") { request in
        let fields = try request.form()
        let version = try BookmarkVersion(in: fields)
        return try await edit(
          .change(
            try Bookmark.ID(in: request), by: BookmarkEdit(try BookmarkForm(in: fields)),
            expecting: version),
          version: version.text, returning: fields.returning)
      },
      // Handles a button of the list, `unread` or `archived`, and redirects to the list.
      ServerRoute(.post, "/bookmarks/:id/mark") { request in
        let fields = try request.form()
        let edit = BookmarkEdit(
          unread: try fields.flag("unread"), archived: try fields.flag("archived"))
        return try await screens.editor(navigator: RedirectNavigator())
          .reply(
            to: .change(try Bookmark.ID(in: request), by: edit, expecting: nil),
            as: BookmarkMarkView(destination: LocalPath(fields["to"])))
      },
      ServerRoute(.get, "/bookmarks/:id/delete") { request in
        let navigator = RedirectNavigator()
        return try await screens.detail(navigator: navigator)
          .reply(
            to: .show(try Bookmark.ID(in: request)),
            as: BookmarkRemovalPage(
              navigator: navigator, returning: request.query.returning, layout: layout))
      },
      ServerRoute(.post, "/bookmarks/:id/delete") { request in
        let fields = try request.form()
        let version = try BookmarkVersion(in: fields)
        let navigator = RedirectNavigator()
        return try await screens.detail(navigator: navigator)
          .reply(
            to: .remove(try Bookmark.ID(in: request), expecting: version),
            as: BookmarkRemovalPage(
              navigator: navigator, returning: fields.returning, layout: layout))
      },
    ]
  }
}

// MARK: - Shared

extension BookmarkPages {
  private func edit(
    _ intent: BookmarkEditorIntent, version: String, returning: LocalPath?
  ) async throws -> ServerReply {
    let navigator = RedirectNavigator()
    let view = BookmarkEditorPage(
      purpose: .sent(version: version, leaving: navigator), returning: returning, layout: layout,
      tags: await frequentTags())
    return try await screens.editor(navigator: navigator).reply(to: intent, as: view)
  }

  /// Returns the most frequent tags, from which a form suggests completions.
  private func frequentTags() async -> [String] {
    await storedTags().sorted { $0.count > $1.count }.prefix(200).map(\.tag.text)
  }

  /// Returns all tags. Returns an empty array if they cannot be loaded.
  private func storedTags() async -> [TagUse] {
    switch await screens.tags(navigator: RedirectNavigator()).state(after: .show) {
    case .success(let tags): tags
    case .idle, .preparing, .renamed, .failure, nil: []
    }
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
