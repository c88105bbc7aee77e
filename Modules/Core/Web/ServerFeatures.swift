package import CoreDomain
import HTTPTypes

/// The pages and the API of a feature, and its part of the pages that all features share.
package struct ServerFeature: Sendable {
  /// The feature's navigation links. The first link leads to the feature's home.
  package let menu: PageMenu
  /// Returns the feature's routes. Their pages use the layout in the argument.
  package let routes: @Sendable (PageLayout) -> [ServerRoute]
  package let api: OpenAPIPart
  /// Throws a ``Problem`` if the feature cannot do its work, for `/readyz`.
  package let isReady: @Sendable () async throws(Problem) -> Void
  /// Returns the feature's part of the home page for the client of a request.
  ///
  /// The card shows stored data, and sends no request to a service. Only in a demo, whose services
  /// are on this machine, `fetches` is `true`: the card fetches data that is not stored.
  package let card: @Sendable (_ request: ServerRequest, _ fetches: Bool) async -> HomeCard
  /// Searches the feature's stored data for words, and returns the first results; `nil` if the
  /// feature has nothing to search. The words are not blank, but not validated.
  package let search: Search?
  /// The names of the feature's cookies, which signing out deletes for the next user.
  package let cookies: [String]

  package typealias Search =
    @Sendable (_ words: String, _ request: ServerRequest) async -> SearchResults

  package init(
    menu: PageMenu, routes: @escaping @Sendable (PageLayout) -> [ServerRoute], api: OpenAPIPart,
    isReady: @escaping @Sendable () async throws(Problem) -> Void,
    card: @escaping @Sendable (_ request: ServerRequest, _ fetches: Bool) async -> HomeCard = {
      _, _ in HomeCard()
    },
    search: Search? = nil, cookies: [String] = []
  ) {
    self.menu = menu
    self.routes = routes
    self.api = api
    self.isReady = isReady
    self.card = card
    self.search = search
    self.cookies = cookies
  }
}

extension ServerFeature {
  /// Creates a site of this feature alone, without an access token, for tests of its pages.
  package func site(
    _ layout: PageLayout? = nil, forgery: ForgeryGuard = ForgeryGuard(),
    versions: any DataVersions = UnknownDataVersions()
  ) -> Site {
    let layout = layout ?? PageLayout(menus: [menu])
    return Site(
      routes: routes(layout) + [StyleSheet.route], forgery: forgery,
      access: AccessGuard(sessions: nil), cache: ReplyCache(versions: versions), layout: layout,
      log: { _ in })
  }
}

/// All features of a server. This type makes the ``Site`` that serves them.
package struct ServerFeatures: Sendable {
  private let all: [ServerFeature]
  private let generator: String

  /// - Parameter generator: The command that generates the first feature, for its start page.
  package init(_ all: [ServerFeature], generator: String = "") {
    self.all = all
    self.generator = generator
  }

  /// Creates the site with all features.
  ///
  /// - Parameter sessions: The access token and the signed-in browsers; `nil` admits all clients.
  package func site(
    settings: ServerSettings, versions: any DataVersions, news: any ChangeNews, health: Health,
    sessions: Sessions?, tracer: OperationTracer = .off, log: @escaping @Sendable (String) -> Void,
    warn: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Site {
    let access = AccessGuard(sessions: sessions)
    let layout = PageLayout(
      menus: all.map(\.menu), canSignOut: sessions != nil,
      canSearch: all.contains { $0.search != nil }, note: settings.note)
    let pages = routes(layout)
    let signIn = SignIn(access: access, layout: layout, cookies: all.flatMap(\.cookies))
    return Site(
      routes: pages + health.routes + signIn.routes + [
        LivePages(routes: pages, access: access, news: news, tracer: tracer).route
      ],
      forgery: ForgeryGuard(names: settings.names), proxies: settings.proxies, access: access,
      cache: ReplyCache(versions: versions), layout: layout,
      fields: settings.note != nil ? DemoHeader.fields : [:], log: log, warn: warn)
  }

  /// - Throws: The ``Problem`` of the first feature that cannot.
  @Sendable package func isReady() async throws(Problem) {
    for feature in all { try await feature.isReady() }
  }

  /// Returns the routes of the features and of the shared pages and files, such as the home page,
  /// without those for signing in and for ``Health``.
  package func routes(_ layout: PageLayout) -> [ServerRoute] {
    all.flatMap { $0.routes(layout.within($0.menu)) } + [
      StyleSheet.route, Script.route, SiteIcon.route, WebManifest.route,
      OpenAPI(all.map(\.api)).route,
      all.isEmpty
        ? FirstFeaturePage(generator: generator, layout: layout).route
        : HomePage(features: all, layout: layout).route,
    ] + (layout.canSearch ? [SearchPage(features: all, layout: layout).route] : [])
  }
}
