import BookmarksDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The screens as JSON. They are the same screens as for the pages, but the views differ and do not
/// redirect.
struct BookmarkPrograms: Sendable {
  let screens: any BookmarksScreens

  var routes: [ServerRoute] {
    listRoutes + transferRoutes + duplicateRoutes + bookmarkRoutes + tagRoutes
  }

  private var listRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/bookmarks", isReusable: true) { request in
        let form = try BookmarkListForm(ofProgram: request.listQuery)
        return try await screens.list(navigator: RedirectNavigator())
          .reply(to: .show(form), as: BookmarkListJSON(form: form))
      },
      ServerRoute(.post, "/api/v1/bookmarks") { request in
        try await screens.editor(navigator: RedirectNavigator())
          .reply(
            to: .save(try StrictJSON.decode(NewBookmark.self, try request.json()).form),
            as: BookmarkEditorJSON())
      },
    ]
  }

  /// Uploads and downloads are streamed, and are never in memory as a whole.
  private var transferRoutes: [ServerRoute] {
    [
      // Imports the request's body. Its content type determines the format, HTML or JSON, unless
      // the parameter `format` does.
      ServerRoute(.post, "/api/v1/bookmarks/import", body: .streamed) { request in
        let query = request.query
        let type = try request.type(of: ["text/html", "application/json"])
        let kind: BookmarkFileKind = type == "text/html" ? .netscape : .json
        return try await screens.transfer(navigator: RedirectNavigator())
          .reply(
            to: .importFile(
              request.source, as: try query.word("format") ?? kind,
              folders: try query.word("folders") ?? .tags, encoding: query["encoding"]),
            as: BookmarkTransferJSON())
      },
      // Starts a download. First checks that the store responds, because the status is sent before
      // the first bookmark. If the store fails later, the connection is closed in the middle of the
      // file.
      ServerRoute(.get, "/api/v1/bookmarks/export") { request in
        let kind = try request.query.word("format", as: BookmarkFileKind.self) ?? .netscape
        try await checkReadiness()
        let stream = ReplyStream { [screens] sink in
          _ = try await screens.transfer(navigator: RedirectNavigator())
            .reply(to: .exportFile(to: sink, as: kind), as: BookmarkTransferJSON())
        }
        return ServerReply(
          fields: [
            .contentType: kind == .netscape ? "text/html; charset=utf-8" : "application/json",
            .contentDisposition:
              "attachment; filename=\"bookmarks.\(kind == .netscape ? "html" : "json")\"",
            .cacheControl: "no-store",
          ], stream: stream)
      },
    ]
  }

  private var duplicateRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/bookmarks/duplicates", isReusable: true) { request in
        let range = try BookmarkRange(in: request.query)
        return try await screens.duplicates(navigator: RedirectNavigator())
          .reply(to: .show, as: BookmarkDuplicatesJSON(range: range))
      }
    ]
  }

  private var bookmarkRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/bookmarks/:id", isReusable: true) { request in
        try await screens.detail(navigator: RedirectNavigator())
          .reply(to: .show(try Bookmark.ID(in: request)), as: BookmarkDetailJSON())
      },
      ServerRoute(.patch, "/api/v1/bookmarks/:id") { request in
        let edit = try StrictJSON.decode(BookmarkPatch.self, try request.mergePatch()).edit
        return try await expecting(request) { version in
          try await screens.editor(navigator: RedirectNavigator())
            .reply(
              to: .change(try Bookmark.ID(in: request), by: edit, expecting: version),
              as: BookmarkEditorJSON())
        }
      },
      ServerRoute(.delete, "/api/v1/bookmarks/:id") { request in
        try await expecting(request) { version in
          try await screens.detail(navigator: RedirectNavigator())
            .reply(
              to: .remove(try Bookmark.ID(in: request), expecting: version),
              as: BookmarkDetailJSON())
        }
      },
    ]
  }

  private var tagRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/bookmarks/tags", isReusable: true) { request in
        let range = try BookmarkRange(in: request.query)
        return try await screens.tags(navigator: RedirectNavigator())
          .reply(to: .show, as: BookmarkTagsJSON(range: range))
      },
      ServerRoute(.post, "/api/v1/bookmarks/tags/rename") { request in
        try await screens.tags(navigator: RedirectNavigator())
          .reply(
            to: .rename(try StrictJSON.decode(TagRenaming.self, try request.json()).form),
            as: BookmarkTagsJSON())
      },
    ]
  }

  /// Checks readiness with the cheapest request to the store.
  @Sendable func checkReadiness() async throws(Problem) {
    let form = BookmarkListForm(rows: 0..<1)
    try await screens.list(navigator: RedirectNavigator())
      .check(.show(form), as: BookmarkListJSON(form: form))
  }

  /// Passes the expected version of the bookmark to the work, or `nil` if the request names no
  /// version. If the request names several versions, tries them in turn; at most one can match.
  private func expecting(
    _ request: ServerRequest, _ work: (BookmarkVersion?) async throws -> ServerReply
  ) async throws -> ServerReply {
    let expected = try EntityTags(.ifMatch, of: request.head)
    guard case .strong(let tags) = expected else { return try await work(nil) }
    var failure = Problem(
      .preconditionFailed,
      "If-Match requires a strong entity tag. Send the ETag of the bookmark.")
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
