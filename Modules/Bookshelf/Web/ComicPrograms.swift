import BookshelfDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The bookshelf as JSON: the same screens as for the pages, with other views and without
/// redirects.
struct ComicPrograms: Sendable {
  let screens: any BookshelfScreens

  /// Lists the stored series, or searches them if `q` is given.
  func list(_ request: ServerRequest) async throws -> ServerReply {
    let form = try ComicListForm(ofProgram: request.listQuery)
    guard form.query.isEmpty else {
      return try await screens.search(for: request.comicVisitor, navigator: RedirectNavigator())
        .reply(to: .search(form), as: ComicSearchJSON())
    }
    return try await screens.list(for: request.comicVisitor, navigator: RedirectNavigator())
      .reply(to: .show(form, reloading: false), as: ComicListJSON())
  }

  func series(_ request: ServerRequest) async throws -> ServerReply {
    let view = ComicDetailJSON(first: try request.query.offset("from"))
    return try await screens.showSeries(in: request, as: view)
  }

  func cover(_ request: ServerRequest) async throws -> ServerReply {
    let known = try EntityTags(.ifNoneMatch, of: request.head)
    return try await screens.showSeries(in: request, as: ComicCoverView(comic: nil, known: known))
  }

  func page(_ request: ServerRequest) async throws -> ServerReply {
    try await screens.showPage(try request.parameter("n"), in: request, as: ComicPageJSON())
  }

  func progress(_ request: ServerRequest) async throws -> ServerReply {
    try await screens.list(for: request.comicVisitor, navigator: RedirectNavigator())
      .reply(to: .showProgress, as: ComicListJSON())
  }

  func buy(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StrictJSON.decode(ComicOrderBody.self, try request.json()).form
    return try await screens.detail(for: request.comicVisitor, navigator: RedirectNavigator())
      .reply(to: .buy(form), as: ComicSaleJSON())
  }

  // MARK: Account

  func session(_ request: ServerRequest) async throws -> ServerReply {
    try await account(request, .show, as: ComicAccountJSON(request: request.head))
  }

  func signIn(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StrictJSON.decode(ComicAccountBody.self, try request.json()).form
    let name = screens.accountName(in: form)
    return try await request.signIns().signIn(name, from: request.client) {
      try await account(
        request, .signIn(form), as: ComicAccountJSON(request: request.head, status: .ok))
    }
  }

  func signUp(_ request: ServerRequest) async throws -> ServerReply {
    let form = try StrictJSON.decode(ComicAccountBody.self, try request.json()).form
    return try await request.signIns().signUp(from: request.client) {
      try await account(request, .signUp(form), as: ComicAccountJSON(request: request.head))
    }
  }

  func signOut(_ request: ServerRequest) async throws -> ServerReply {
    try await account(request, .signOut, as: ComicSignOutJSON())
  }

  private func account(
    _ request: ServerRequest, _ intent: ComicAccountIntent,
    as view: some StateView<ComicAccountState>
  ) async throws -> ServerReply {
    try await screens.account(for: request.comicVisitor, navigator: RedirectNavigator())
      .reply(to: intent, as: view)
  }

  // MARK: Catalogue

  func catalogue(_ request: ServerRequest) async throws -> ServerReply {
    try await screens.catalogue(for: request.comicVisitor, navigator: RedirectNavigator())
      .reply(to: .show, as: ComicCatalogueJSON())
  }

  /// Updates the configured catalogue: see ``ComicPages/synchronise(_:)``.
  func synchronise(_ request: ServerRequest) async throws -> ServerReply {
    try await screens.catalogue(for: request.comicVisitor, navigator: RedirectNavigator())
      .reply(to: .synchronise(with: ""), as: ComicCatalogueJSON())
  }

  /// Makes the cheapest request to the store. This server is ready even if the catalogue is
  /// unavailable.
  @Sendable func checkReadiness() async throws(Problem) {
    let form = ComicListForm(scope: "all", limit: "1")
    try await screens.list(for: .stranger(showing: nil), navigator: RedirectNavigator())
      .check(.show(form, reloading: false), as: ComicListJSON())
  }
}
