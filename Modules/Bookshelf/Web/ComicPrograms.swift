import BookshelfDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The bookshelf as JSON: the same screens as for the pages, with other views and without
/// redirects.
struct ComicPrograms: Sendable {
  let screens: any BookshelfScreens

  var routes: [ServerRoute] { shelfRoutes + accountRoutes + catalogueRoutes }

  private var shelfRoutes: [ServerRoute] {
    [
      // Lists the stored series, or searches them if `q` is given.
      ServerRoute(.get, "/api/v1/bookshelf/series") { request in
        let form = try ComicListForm(ofProgram: request.listQuery)
        guard form.query.isEmpty else {
          return try await screens.search(for: request.comicVisitor, navigator: RedirectNavigator())
            .reply(to: .search(form), as: ComicSearchJSON())
        }
        return try await screens.list(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .show(form, reloading: false), as: ComicListJSON())
      },
      ServerRoute(.get, "/api/v1/bookshelf/series/:id") { request in
        let view = ComicDetailJSON(first: try request.query.offset("from"))
        return try await screens.showSeries(in: request, as: view)
      },
      ServerRoute(.get, "/api/v1/bookshelf/series/:id/cover.svg") { request in
        let known = try EntityTags(.ifNoneMatch, of: request.head)
        return try await screens.showSeries(
          in: request, as: ComicCoverView(comic: nil, known: known))
      },
      ServerRoute(.get, "/api/v1/bookshelf/items/:item/pages/:n", acts: true) { request in
        try await screens.showPage(try request.parameter("n"), in: request, as: ComicPageJSON())
      },
      ServerRoute(.get, "/api/v1/bookshelf/progress") { request in
        try await screens.list(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .showProgress, as: ComicListJSON())
      },
      ServerRoute(.post, "/api/v1/bookshelf/orders") { request in
        let form = try StrictJSON.decode(ComicOrderBody.self, try request.json()).form
        return try await screens.detail(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .buy(form), as: ComicSaleJSON())
      },
    ]
  }

  private var accountRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/bookshelf/session") { request in
        try await account(request, .show, as: ComicAccountJSON(request: request.head))
      },
      ServerRoute(.post, "/api/v1/bookshelf/session") { request in
        let form = try StrictJSON.decode(ComicAccountBody.self, try request.json()).form
        let name = screens.accountName(in: form)
        return try await request.signIns().signIn(name, from: request.client) {
          try await account(
            request, .signIn(form), as: ComicAccountJSON(request: request.head, status: .ok))
        }
      },
      ServerRoute(.delete, "/api/v1/bookshelf/session") { request in
        try await account(request, .signOut, as: ComicSignOutJSON())
      },
      ServerRoute(.post, "/api/v1/bookshelf/readers") { request in
        let form = try StrictJSON.decode(ComicAccountBody.self, try request.json()).form
        return try await request.signIns().signUp(from: request.client) {
          try await account(request, .signUp(form), as: ComicAccountJSON(request: request.head))
        }
      },
    ]
  }

  private var catalogueRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/bookshelf/catalogue") { request in
        try await screens.catalogue(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .show, as: ComicCatalogueJSON())
      },
      // Updates the configured catalogue: see `POST /bookshelf/catalogue` in ``ComicPages``.
      ServerRoute(.post, "/api/v1/bookshelf/catalogue") { request in
        try await screens.catalogue(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .synchronise(with: ""), as: ComicCatalogueJSON())
      },
    ]
  }

  private func account(
    _ request: ServerRequest, _ intent: ComicAccountIntent,
    as view: some StateView<ComicAccountState>
  ) async throws -> ServerReply {
    try await screens.account(for: request.comicVisitor, navigator: RedirectNavigator())
      .reply(to: intent, as: view)
  }

  /// Makes the cheapest request to the store. This server is ready even if the catalogue is
  /// unavailable.
  @Sendable func checkReadiness() async throws(Problem) {
    let form = ComicListForm(scope: "all", limit: "1")
    try await screens.list(for: .stranger(showing: nil), navigator: RedirectNavigator())
      .check(.show(form, reloading: false), as: ComicListJSON())
  }
}
