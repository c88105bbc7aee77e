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
        (ComicPages(screens: screens, layout: layout).routes + programs.routes).map(\.perReader)
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
