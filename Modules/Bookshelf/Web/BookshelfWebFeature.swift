package import BookshelfDomain
import CoreDomain
package import CoreWeb
import HTTPTypes

/// The feature's contribution to the server: its web pages, and its part of the JSON API.
package struct BookshelfWebFeature: WebFeature {
  package init() {}

  /// Replies may differ between readers, so proxies and browsers must not cache a reply unless it
  /// sets its own cache policy.
  package func served(_ screens: any BookshelfScreens) -> ServerFeature {
    let programs = ComicPrograms(screens: screens)
    return ServerFeature(
      menu: Self.menu,
      routes: { layout in
        (Self.pages(ComicPages(screens: screens, layout: layout)) + Self.programs(programs))
          .map(\.perReader)
      },
      api: .bookshelf, isReady: programs.checkReadiness,
      card: { await ComicHomeCard.card(for: $0, fetching: $1, from: screens) },
      search: ComicSearch(screens: screens).results, cookies: [ComicCookie.name])
  }

  private static let menu = PageMenu(
    "Bookshelf",
    [
      PageLink("Bookshelf", to: ComicRoutes.shelf), PageLink("Search", to: ComicRoutes.search),
      PageLink("Reading", to: ComicRoutes.progress),
      PageLink("Catalogue", to: ComicRoutes.catalogue),
      PageLink("Account", to: ComicRoutes.account),
    ])

  private static func pages(_ pages: ComicPages) -> [ServerRoute] {
    [
      ServerRoute(.get, "/bookshelf", isLive: true, answer: pages.list),
      ServerRoute(.get, "/bookshelf/search", answer: pages.search),
      ServerRoute(.get, "/bookshelf/progress", answer: pages.progress),
      ServerRoute(.get, "/bookshelf/series/:id", answer: pages.series),
      ServerRoute(.get, "/bookshelf/series/:id/cover.svg", answer: pages.cover),
      ServerRoute(.get, "/bookshelf/series/:id/comics/:comic", answer: pages.purchase),
      ServerRoute(.post, "/bookshelf/series/:id/comics/:comic", answer: pages.buy),
      ServerRoute(.get, "/bookshelf/series/:id/comics/:comic/cover.svg", answer: pages.cover),
      ServerRoute(.get, "/bookshelf/read/:item", acts: true, answer: pages.read),
      ServerRoute(.get, "/bookshelf/catalogue", answer: pages.catalogue),
      ServerRoute(.post, "/bookshelf/catalogue", answer: pages.synchronise),
      ServerRoute(.get, "/bookshelf/account", answer: pages.account),
      ServerRoute(.post, "/bookshelf/account/sign-in", answer: pages.signIn),
      ServerRoute(.post, "/bookshelf/account/sign-up", answer: pages.signUp),
      ServerRoute(.post, "/bookshelf/account/sign-out", answer: pages.signOut),
    ]
      // Reloading the page of a failed form shows the account page.
      + ComicAccountChange.allCases.map { change in
        ServerRoute(.get, ComicRoutes.account(change).description) { _ in
          .redirect(to: ComicRoutes.account)
        }
      }
  }

  private static func programs(_ programs: ComicPrograms) -> [ServerRoute] {
    [
      ServerRoute(.get, "/api/v1/bookshelf/series", answer: programs.list),
      ServerRoute(.get, "/api/v1/bookshelf/series/:id", answer: programs.series),
      ServerRoute(.get, "/api/v1/bookshelf/series/:id/cover.svg", answer: programs.cover),
      ServerRoute(
        .get, "/api/v1/bookshelf/items/:item/pages/:n", acts: true, answer: programs.page),
      ServerRoute(.get, "/api/v1/bookshelf/progress", answer: programs.progress),
      ServerRoute(.post, "/api/v1/bookshelf/orders", answer: programs.buy),
      ServerRoute(.get, "/api/v1/bookshelf/session", answer: programs.session),
      ServerRoute(.post, "/api/v1/bookshelf/session", answer: programs.signIn),
      ServerRoute(.delete, "/api/v1/bookshelf/session", answer: programs.signOut),
      ServerRoute(.post, "/api/v1/bookshelf/readers", answer: programs.signUp),
      ServerRoute(.get, "/api/v1/bookshelf/catalogue", answer: programs.catalogue),
      ServerRoute(.post, "/api/v1/bookshelf/catalogue", answer: programs.synchronise),
    ]
  }
}

extension ServerRoute {
  /// The same route with replies that proxies and browsers do not cache, because several readers
  /// may share a proxy or a browser. Replies that set their own cache policy keep this policy.
  fileprivate var perReader: ServerRoute {
    var route = self
    route.answer = { [answer] request in
      var reply = try await answer(request)
      if [nil, "no-store"].contains(reply.fields[.cacheControl]) {
        reply.fields[.cacheControl] = "private, no-store"
      }
      return reply
    }
    return route
  }
}

extension OpenAPIPart {
  /// The part of the API description for the bookshelf. A test compares it with the routes.
  fileprivate static let bookshelf = OpenAPIPart(
    Texts.openAPI,
    values: [
      "Comic.pageLimit": .integer(Comic.pageLimit),
      "ComicCookie.name": .text(ComicCookie.name),
      "ComicGridPage.limit": .integer(ComicGridPage.limit),
      "ComicListRequest.pageSize": .integer(ComicListRequest.pageSize),
      "ComicSearchKey.limit": .integer(ComicSearchKey.limit),
      "Price.limit": .integer(Price.limit),
      "ReaderName.limit": .integer(ReaderName.limit),
      "ReaderPassword.longest": .integer(ReaderPassword.longest),
      "ReaderPassword.shortest": .integer(ReaderPassword.shortest),
    ])
}
