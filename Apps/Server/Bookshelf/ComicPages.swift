import BookshelfDomain
import CoreDomain
import HTTPTypes

/// The bookshelf as pages. Connects intent, binding and view for one request each.
///
/// Actions redirect to a page that only shows their result, so that reloading it repeats nothing.
struct ComicPages: Sendable {
  let intents: ComicIntents
  let layout: PageLayout

  // MARK: Lists

  /// The signed-in reader's shelf, or the catalogue. `reload=no` skips the update.
  func list(_ request: ServerRequest) async throws -> ServerReply {
    let form = try ComicListForm(
      in: request.query, ownedOnly: ComicCookie.isShown(in: request.head))
    let reloads = try request.query.says("reload") ?? true && !request.isForeign
    let view = ComicListPage(place: request.place, layout: layout)
    return try await intents.list(form, reloading: reloads, for: request).liveReply(by: view)
  }

  func search(_ request: ServerRequest) async throws -> ServerReply {
    let form = try ComicListForm(in: request.query, ownedOnly: false)
    let view = ComicSearchPage(form: form, place: request.place, layout: layout)
    guard !form.query.isEmpty else { return view.blank }
    return try await intents.search(form, for: request).reply(by: view)
  }

  func progress(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.progress(for: request).reply(by: ComicProgressPage(layout: layout))
  }

  // MARK: One series

  func series(_ request: ServerRequest) async throws -> ServerReply {
    let view = ComicDetailPage(
      notice: ComicNotice(in: request.query), first: try request.query.number("from") ?? 0,
      layout: layout)
    return try await intents.show(request).reply(by: view)
  }

  /// The cover of a series, or of the volume in the path.
  func cover(_ request: ServerRequest) async throws -> ServerReply {
    let view = ComicCoverView(
      comic: request.parameters["comic"].map { Comic.ID($0) },
      known: try EntityTags(.ifNoneMatch, of: request.head))
    return try await intents.show(request).reply(by: view)
  }

  /// Asks for confirmation to buy a volume.
  func purchase(_ request: ServerRequest) async throws -> ServerReply {
    let comic = Comic.ID(try request.parameter("comic"))
    let view = ComicPurchasePage(comic: comic, place: request.place, layout: layout)
    return try await intents.show(request).reply(by: view)
  }

  func buy(_ request: ServerRequest) async throws -> ServerReply {
    let comic = Comic.ID(try request.parameter("comic"))
    let series = ComicSeries.ID(try request.parameter("id"))
    let price = try ComicOrderForm.price(in: try request.form())
    let view = ComicSaleView(
      series: ComicRoutes.series(series), question: ComicRoutes.purchase(of: comic, in: series),
      layout: layout)
    return try await intents.buy(comic, shownAt: price, for: request).reply(by: view)
  }

  func read(_ request: ServerRequest) async throws -> ServerReply {
    let page = try request.query.number("page")
    let view = ComicReaderPage(place: request.place, layout: layout)
    return try await intents.page(page, for: request).reply(by: view)
  }
}

/// The pages of the account and of the catalogue.
extension ComicPages {
  func account(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.account(for: request).reply(by: accountPage(request.query["to"]))
  }

  func signIn(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let form = ComicAccountForm(fields)
    let page = accountPage(fields["to"], name: form.name)
    return try await request.signIns().signIn(form.name, from: request.client) {
      try await intents.signIn(form, for: request)
        .reply(by: ComicSignInView(request: request.head, page: page))
    }
  }

  func signUp(_ request: ServerRequest) async throws -> ServerReply {
    let fields = try request.form()
    let page = accountPage(fields["to"])
    return try await request.signIns().signUp(from: request.client) {
      try await intents.signUp(ComicAccountForm(fields), for: request)
        .reply(by: ComicSignInView(request: request.head, page: page))
    }
  }

  func signOut(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.signOut(for: request).reply(by: ComicSignOutView(request: request.head))
  }

  func catalogue(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.catalogue(for: request).reply(by: ComicCataloguePage(layout: layout))
  }

  func synchronise(_ request: ServerRequest) async throws -> ServerReply {
    try await intents.synchronise(for: request)
      .liveReply(by: ComicCataloguePage(layout: layout))
  }

  /// - Parameter path: The destination after signing in; `nil` means the shelf.
  private func accountPage(_ path: String?, name: String = "") -> ComicAccountPage {
    ComicAccountPage(
      name: name, destination: LocalPath(path ?? ComicRoutes.shelf.description), layout: layout)
  }
}

extension ServerRequest {
  /// The page to return to after a detour.
  fileprivate var place: String { head.path ?? ComicRoutes.shelf.description }
}
