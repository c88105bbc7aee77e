import BookshelfDomain
import CoreDomain
import CoreWeb
import HTTPTypes

/// The bookshelf as pages.
///
/// Actions redirect to a page that only shows their result, so that reloading the page does not
/// repeat the action.
struct ComicPages: Sendable {
  let screens: any BookshelfScreens
  let layout: PageLayout

  var routes: [ServerRoute] {
    listRoutes + seriesRoutes + catalogueRoutes + accountRoutes + formReloadRoutes
  }

  private var listRoutes: [ServerRoute] {
    [
      // The signed-in reader's shelf, or the catalogue. `reload=no` skips the update.
      ServerRoute(.get, "/bookshelf", isLive: true) { request in
        let form = ComicListForm(
          in: request.listQuery, scope: ComicCookie.token(in: request.head) == nil ? .all : .owned)
        let reloads = try request.query.says("reload") ?? true && !request.isForeign
        let view = ComicListPage(place: request.place, layout: layout)
        return try await screens.list(for: request.comicVisitor, navigator: RedirectNavigator())
          .liveReply(to: .show(form, reloading: reloads), as: view)
      },
      ServerRoute(.get, "/bookshelf/search") { request in
        let form = ComicListForm(in: request.listQuery, scope: .all)
        let view = ComicSearchPage(query: form.query, place: request.place, layout: layout)
        guard !form.query.isEmpty else { return view.blank }
        return try await screens.search(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .search(form), as: view)
      },
      ServerRoute(.get, "/bookshelf/progress") { request in
        try await screens.list(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .showProgress, as: ComicProgressPage(layout: layout))
      },
    ]
  }

  private var seriesRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/bookshelf/series/:id") { request in
        let view = ComicDetailPage(
          notice: ComicNotice(in: request.query), first: try request.query.offset("from"),
          layout: layout)
        return try await screens.showSeries(in: request, as: view)
      },
      ServerRoute(.get, "/bookshelf/series/:id/cover.svg", answer: cover),
      // Asks for confirmation to buy a volume.
      ServerRoute(.get, "/bookshelf/series/:id/comics/:comic") { request in
        let comic = Comic.ID(try request.parameter("comic"))
        let view = ComicPurchasePage(comic: comic, place: request.place, layout: layout)
        return try await screens.showSeries(in: request, as: view)
      },
      ServerRoute(.post, "/bookshelf/series/:id/comics/:comic") { request in
        let comic = try request.parameter("comic")
        let series = ComicSeries.ID(try request.parameter("id"))
        let fields = try request.form()
        let form = ComicOrderForm(
          comic: comic,
          price: .parts(amount: fields["amount"] ?? "", currency: fields["currency"] ?? ""))
        let view = ComicSaleView(
          series: ComicRoutes.series(series),
          question: ComicRoutes.purchase(of: Comic.ID(comic), in: series), layout: layout)
        return try await screens.detail(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .buy(form), as: view)
      },
      ServerRoute(.get, "/bookshelf/series/:id/comics/:comic/cover.svg", answer: cover),
      ServerRoute(.get, "/bookshelf/read/:item", acts: true) { request in
        try await screens.showPage(
          request.query["page"] ?? "", in: request,
          as: ComicReaderPage(place: request.place, layout: layout))
      },
    ]
  }

  /// The cover of a series, or of the volume in the path.
  private func cover(_ request: ServerRequest) async throws -> ServerReply {
    let view = ComicCoverView(
      comic: request.parameters["comic"].map { Comic.ID($0) },
      known: try EntityTags(.ifNoneMatch, of: request.head))
    return try await screens.showSeries(in: request, as: view)
  }
}

/// The pages of the catalogue and of the account.
extension ComicPages {
  private var catalogueRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/bookshelf/catalogue") { request in
        try await screens.catalogue(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .show, as: ComicCataloguePage(layout: layout))
      },
      // Updates the configured catalogue. Clients cannot choose another catalogue, because the
      // server would then fetch URLs and read paths for them with its own access rights.
      ServerRoute(.post, "/bookshelf/catalogue") { request in
        try await screens.catalogue(for: request.comicVisitor, navigator: RedirectNavigator())
          .liveReply(to: .synchronise(with: ""), as: ComicCataloguePage(layout: layout))
      },
    ]
  }

  private var accountRoutes: [ServerRoute] {
    [
      ServerRoute(.get, "/bookshelf/account") { request in
        try await screens.account(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .show, as: accountPage(request.query["to"]))
      },
      ServerRoute(.post, "/bookshelf/account/sign-in") { request in
        let fields = try request.form()
        let form = ComicAccountForm(in: fields)
        let view = ComicSignInView(
          request: request.head,
          page: accountPage(fields["to"], submitted: .signIn, name: form.name))
        let name = screens.accountName(in: form)
        return try await request.signIns().signIn(name, from: request.client) {
          try await screens.account(for: request.comicVisitor, navigator: RedirectNavigator())
            .reply(to: .signIn(form), as: view)
        }
      },
      ServerRoute(.post, "/bookshelf/account/sign-up") { request in
        let fields = try request.form()
        let form = ComicAccountForm(in: fields)
        let view = ComicSignInView(
          request: request.head,
          page: accountPage(fields["to"], submitted: .signUp, name: form.name))
        return try await request.signIns().signUp(from: request.client) {
          try await screens.account(for: request.comicVisitor, navigator: RedirectNavigator())
            .reply(to: .signUp(form), as: view)
        }
      },
      ServerRoute(.post, "/bookshelf/account/sign-out") { request in
        try await screens.account(for: request.comicVisitor, navigator: RedirectNavigator())
          .reply(to: .signOut, as: ComicSignOutView())
      },
    ]
  }

  /// Reloading the page of a failed form shows the account page.
  private var formReloadRoutes: [ServerRoute] {
    ComicAccountChange.allCases.map { change in
      ServerRoute(.get, ComicRoutes.account(change).description) { _ in
        .redirect(to: ComicRoutes.account)
      }
    }
  }

  /// - Parameter path: The destination after signing in; `nil` means the shelf.
  private func accountPage(
    _ path: String?, submitted change: ComicAccountChange? = nil, name: String = ""
  ) -> ComicAccountPage {
    ComicAccountPage(
      submitted: change, name: name,
      destination: LocalPath(path ?? ComicRoutes.shelf.description), layout: layout)
  }
}

extension BookshelfScreens {
  /// Shows the series with the identifier in the path.
  func showSeries(
    in request: ServerRequest, as view: some StateView<ComicDetailState>
  ) async throws -> ServerReply {
    let id = ComicSeries.ID(try request.parameter("id"))
    return try await detail(for: request.comicVisitor, navigator: RedirectNavigator())
      .reply(to: .show(id), as: view)
  }

  /// Shows a page of the item in the path.
  func showPage(
    _ number: String, in request: ServerRequest, as view: some StateView<ComicPageState>
  ) async throws -> ServerReply {
    let item = try request.parameter("item")
    return try await page(for: request.comicVisitor, navigator: RedirectNavigator())
      .reply(to: .show(item, page: number), as: view)
  }
}

extension ServerRequest {
  /// The visitor with the cookie's token.
  var comicVisitor: ComicVisitor { .stranger(showing: ComicCookie.token(in: head)) }

  /// The page to return to after signing in.
  fileprivate var place: String { head.path ?? ComicRoutes.shelf.description }
}
