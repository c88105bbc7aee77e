import CoreDomain
import HTTPTypes

/// What a page of a feature consists of.
struct Page: Hashable, Sendable {
  let title: String
  /// Markup, as a ``PageTemplate`` renders it.
  let content: String
  /// What went wrong, where something did; the reply has its status.
  let problem: Problem?
  /// The place of the page, where a link on top of every page leads to it.
  let place: Route?

  init(title: String, content: String, problem: Problem? = nil, place: Route? = nil) {
    self.title = title
    self.content = content
    self.problem = problem
    self.place = place
  }
}

/// The places of a feature that its pages lead to. The first one is its home.
struct PageMenu: Hashable, Sendable {
  let title: String
  let links: [PageLink]

  init(_ title: String, _ links: [PageLink]) {
    self.title = title
    self.links = links
  }
}

/// A link of a line that stands on top of a page.
struct PageLink: Hashable, Sendable {
  let text: String
  let href: String

  init(_ text: String, to route: Route) {
    self.text = text
    href = route.description
  }
}

/// What all pages have in common.
struct PageLayout: Sendable {
  /// The menus of the features. Where there are several, every page leads to all of them.
  let menus: [PageMenu]
  /// The menu of the feature that the page belongs to; where it belongs to none, that of the only
  /// feature.
  let menu: PageMenu?
  /// Whether there is a session that a button ends.
  let canSignOut: Bool
  /// A sentence that stands above everything else on each page; nothing for none.
  let note: String?

  init(
    menus: [PageMenu], menu: PageMenu? = nil, canSignOut: Bool = false, note: String? = nil
  ) {
    self.menus = menus
    self.menu = menu ?? (menus.count == 1 ? menus.first : nil)
    self.canSignOut = canSignOut
    self.note = note
  }

  /// The layout of a page for somebody who may not go anywhere yet.
  var withoutLinks: PageLayout { PageLayout(menus: [], note: note) }

  /// The layout of the pages of a feature.
  func within(_ menu: PageMenu) -> PageLayout {
    PageLayout(menus: menus, menu: menu, canSignOut: canSignOut, note: note)
  }

  /// The reply that carries a page.
  func reply(_ page: Page) -> ServerReply {
    let text = opening(page) + page.content + Self.closing
    var reply = ServerReply(page.problem?.status ?? .ok, body: Array(text.utf8))
    reply.fields = fields
    reply.fields.append(contentsOf: page.problem?.fields ?? [:])
    return reply
  }

  /// The fields of a reply that carries a page.
  ///
  /// A page shows what is kept at this moment, also when somebody comes back to it.
  var fields: HTTPFields {
    [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
  }

  /// What comes before the content of a page. With ``closing`` behind the content, a page can be sent
  /// while it is made.
  func opening(_ page: Page) -> String {
    let place = page.place?.description
    let model = Model(
      title: page.title, features: menus.compactMap(home), hasFeatures: menus.count > 1,
      links: (menu?.links ?? []).map { link in
        Link(text: link.text, href: link.href, isCurrent: link.href == place)
      },
      menu: menu?.title ?? "", canSignOut: canSignOut,
      notes: note.map { [$0] } ?? [])
    return Self.template.render(model)
  }

  /// What comes behind the content of a page.
  static let closing = "\n</main>\n</body>\n</html>\n"

  /// The link to the home of a feature.
  private func home(_ menu: PageMenu) -> Link? {
    menu.links.first.map { home in
      Link(text: menu.title, href: home.href, isCurrent: menu == self.menu)
    }
  }

  private struct Model {
    let title: String
    /// The homes of the features; they are shown where there are several.
    let features: [Link]
    let hasFeatures: Bool
    /// The places of the feature that the page belongs to.
    let links: [Link]
    let menu: String
    let canSignOut: Bool
    /// None, or one.
    let notes: [String]
  }

  private struct Link {
    let text: String
    let href: String
    let isCurrent: Bool
  }

  private static let template = PageTemplate(
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>{{title}} · Seams</title>
    <link rel="stylesheet" href="/style.css">
    </head>
    <body>
    <a class="skip" href="#content">To the content</a>
    {{#notes}}
    <p class="demo" role="note">{{.}}</p>
    {{/notes}}
    <header>
    {{#hasFeatures}}
    <nav aria-label="Features">
    <a href="/">Seams</a>
    {{#features}}
    <a href="{{href}}"{{#isCurrent}} aria-current="true"{{/isCurrent}}>{{text}}</a>
    {{/features}}
    </nav>
    {{/hasFeatures}}
    <nav aria-label="{{menu}}">
    {{^hasFeatures}}
    <a href="/">Seams</a>
    {{/hasFeatures}}
    {{#links}}
    <a href="{{href}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{text}}</a>
    {{/links}}
    {{#canSignOut}}
    <form action="/sign-out" method="post"><button class="plain">Sign out</button></form>
    {{/canSignOut}}
    </nav>
    </header>
    <main id="content" tabindex="-1">
    <h1>{{title}}</h1>

    """)
}
