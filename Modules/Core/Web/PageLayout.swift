package import CoreDomain
import HTTPTypes

/// The content of one page. ``PageLayout`` adds the header, the navigation and the heading.
package struct Page: Hashable, Sendable {
  package let title: String
  /// The HTML below the heading. It is inserted without escaping, so insert values only with a
  /// ``PageTemplate`` or a ``TableTemplate``.
  package let content: String
  /// The language of the title; `nil` means English, and an empty string means unknown.
  package let language: String?
  /// The error that the page shows, or `nil`. The reply has the status of the error.
  package let problem: Problem?
  /// The page's route. The navigation marks the link to this route as current.
  package let place: Route?
  /// What the page is about if pages with different subjects have the same title. The title of the
  /// window starts with the subject. An empty string means no subject.
  package let subject: String

  package init(
    title: String, content: String, language: String? = nil, problem: Problem? = nil,
    place: Route? = nil, subject: String = ""
  ) {
    self.title = title
    self.content = content
    self.language = language
    self.problem = problem
    self.place = place
    self.subject = subject
  }
}

/// The navigation links of a feature. The first link leads to the feature's home.
package struct PageMenu: Hashable, Sendable {
  package let title: String
  package let links: [PageLink]

  package init(_ title: String, _ links: [PageLink]) {
    self.title = title
    self.links = links
  }
}

/// A link to a route of this server, with the text that users see.
package struct PageLink: Hashable, Sendable {
  package let text: String
  package let href: String
  /// Whether the link leads to the current page, or to the current choice of several.
  let isCurrent: Bool
}

extension PageLink {
  package init(_ text: String, to route: Route, isCurrent: Bool = false) {
    self.init(text: text, href: route.description, isCurrent: isCurrent)
  }
}

/// Renders the parts that all pages have in common, such as the header with the navigation.
package struct PageLayout: Sendable {
  /// The menus of the features. If there are several, every page links to the homes of all.
  package let menus: [PageMenu]
  /// The menu of the page's feature, else of the only feature; `nil` if there are several.
  package let menu: PageMenu?
  /// Whether there is a session that the user can end.
  let canSignOut: Bool
  /// Whether a feature can be searched, so that every page has the field of ``SearchPage``.
  let canSearch: Bool
  /// A sentence that is shown at the top of each page, or `nil` for no sentence.
  package let note: String?

  package init(
    menus: [PageMenu], menu: PageMenu? = nil, canSignOut: Bool = false, canSearch: Bool = false,
    note: String? = nil
  ) {
    self.menus = menus
    self.menu = menu ?? (menus.count == 1 ? menus.first : nil)
    self.canSignOut = canSignOut
    self.canSearch = canSearch
    self.note = note
  }

  /// The layout of a page for a client that is not signed in.
  var withoutLinks: PageLayout { PageLayout(menus: [], note: note) }

  /// A hint for a page that shows that the network failed. Empty in a demo, which needs no network.
  package var offlineHint: [String] {
    note == nil ? ["Without a network, start the server with “--demo”."] : []
  }

  /// Whether a menu links to a route. The query is ignored. Use this before linking to another
  /// feature, because the server may lack that feature.
  package func leads(to route: Route) -> Bool {
    let place = Route(path: route.path).description
    return menus.contains { menu in menu.links.contains { $0.href == place } }
  }

  /// The layout of the pages of a feature.
  func within(_ menu: PageMenu) -> PageLayout {
    PageLayout(
      menus: menus, menu: menu, canSignOut: canSignOut, canSearch: canSearch, note: note)
  }

  /// Returns a complete page. The status is 200, or the status of the page's problem.
  package func reply(_ page: Page) -> ServerReply {
    let text = opening(page) + page.content + Self.closing
    var reply = ServerReply(page.problem?.status ?? .ok, body: Array(text.utf8))
    reply.fields = Self.fields
    reply.fields.append(contentsOf: page.problem?.fields ?? [:])
    reply.problem = page.problem
    return reply
  }

  /// The header fields of a reply with a page. They forbid caching, so that the browser's back
  /// button shows current data.
  static let fields: HTTPFields = [
    .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
  ]

  /// The HTML before the content of a page. A streamed page starts with it and ends with
  /// ``closing``.
  package func opening(_ page: Page) -> String {
    let place = page.place?.description
    let links = (menu?.links ?? []).map { link in
      PageLink(text: link.text, href: link.href, isCurrent: link.href == place)
    }
    let features = menus.count > 1 ? menus.compactMap(home) : []
    // If `isForeign` is true, the title comes from an external source. Its language may be unknown.
    // The search page has a search field of its own.
    let model = (
      name: name(of: page), title: page.title, isForeign: page.language != nil,
      language: page.language?.isEmpty == true ? nil : page.language, features: features,
      hasFeatures: !features.isEmpty, links: links, hasLinks: !links.isEmpty,
      menu: menu?.title ?? "", canSignOut: canSignOut,
      hasSearch: canSearch && page.place != SearchPage.place, limit: SearchPage.limit, note: note
    )
    return Self.template.render(model)
  }

  /// The title of the window, such as `Tags · Bookmarks · Seams`. The subject of the page comes
  /// first. If a page has the same title as its feature, the text of its link comes before it.
  private func name(of page: Page) -> String {
    var parts = [page.title]
    if let menu, menu.title != page.title {
      parts.append(menu.title)
    } else if let link = menu?.links.first(where: { $0.href == page.place?.description }),
      link.text != page.title
    {
      parts.insert(link.text, at: 0)
    }
    if !page.subject.isEmpty { parts.insert(page.subject, at: 0) }
    if !parts.contains(Self.site) { parts.append(Self.site) }
    return (page.problem == nil ? "" : "Error: ") + parts.joined(separator: " · ")
  }

  package static let site = ProductName.text

  /// Marks a part of a page that ``LivePages`` keeps up to date.
  ///
  /// - Parameter id: The identifier of the part in the page.
  package static func live(_ id: String, _ content: String) -> String {
    "<div id=\"\(id)\" data-live>\n\(content)</div>\n"
  }

  package static let closing = "\n</main>\n</body>\n</html>\n"

  /// The start and the end of the part of a streamed page in which each piece replaces the piece
  /// before it. The style sheet hides the outdated pieces.
  package static let liveOpening = "<div class=\"live\">\n"
  package static let liveClosing = "</div>" + closing

  /// Marks the stored data at the start of a streamed page.
  package static func stored(_ content: String) -> String {
    "<div class=\"stored\">\n\(content)</div>\n"
  }

  /// Marks the new data that replaces the ``stored(_:)`` data.
  package static func fresh(_ content: String) -> String {
    "<div class=\"fresh\">\n\(content)</div>"
  }

  private func home(_ menu: PageMenu) -> PageLink? {
    menu.links.first.map { home in
      PageLink(text: menu.title, href: home.href, isCurrent: menu == self.menu)
    }
  }

  private static let glass =
    #"<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0Zm-2 5 5 5"></path></svg>"#

  private static let template = PageTemplate(
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>{{name}}</title>
    <link rel="icon" href="/favicon.ico" sizes="any" type="image/svg+xml">
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="stylesheet" href="/style.css">
    <script src="/script.js" async></script>
    </head>
    <body>
    <a class="skip" href="#content">Skip to content</a>
    <header>
    {{#note}}
    <p class="demo" role="note">{{.}}</p>
    {{/note}}
    <div class="bar">
    <a class="brand" href="/">\(SiteIcon.mark)<strong>\(ProductName.text)</strong></a>
    {{#hasFeatures}}
    <nav class="features" aria-label="Features">
    {{#features}}
    <a href="{{href}}"{{#isCurrent}} aria-current="true"{{/isCurrent}}>{{text}}</a>
    {{/features}}
    </nav>
    {{/hasFeatures}}
    {{#hasSearch}}
    <form class="everywhere" action="\(SearchPage.place)" method="get" role="search" aria-label="All features">
    <label class="unseen" for="everywhere">Search all features</label>
    <input id="everywhere" name="q" type="search" maxlength="{{limit}}" placeholder="Search all features" dir="auto" autocomplete="off">
    <button class="plain" aria-label="Search all features">\(glass)</button>
    </form>
    {{/hasSearch}}
    {{#canSignOut}}
    <form action="/sign-out" method="post"><button class="plain">Sign out</button></form>
    {{/canSignOut}}
    </div>
    {{#hasLinks}}
    <nav class="places" aria-label="{{menu}}">
    {{#links}}
    <a href="{{href}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{text}}</a>
    {{/links}}
    </nav>
    {{/hasLinks}}
    </header>
    <main id="content" tabindex="-1">
    <h1{{#isForeign}} dir="auto"{{/isForeign}}{{#language}} lang="{{.}}"{{/language}}>{{title}}</h1>

    """)
}
