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

/// A link of the line that stands on top of every page.
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
  /// The places that every page leads to.
  let links: [PageLink]
  /// Whether there is a session that a button ends.
  let canSignOut: Bool

  init(links: [PageLink], canSignOut: Bool = false) {
    self.links = links
    self.canSignOut = canSignOut
  }

  /// The layout of a page for somebody who may not go anywhere yet.
  var withoutLinks: PageLayout { PageLayout(links: []) }

  /// The reply that carries a page.
  func reply(_ page: Page) -> ServerReply {
    let place = page.place?.description
    let model = Model(
      title: page.title, content: page.content,
      links: links.map { Link(text: $0.text, href: $0.href, isCurrent: $0.href == place) },
      canSignOut: canSignOut)
    var reply = ServerReply.text(
      Self.template.render(model), type: "text/html", status: page.problem?.status ?? .ok)
    reply.fields.append(contentsOf: page.problem?.fields ?? [:])
    // A page shows what is kept at this moment, also when somebody comes back to it.
    reply.fields[.cacheControl] = "no-store"
    return reply
  }

  private struct Model {
    let title: String
    let content: String
    let links: [Link]
    let canSignOut: Bool
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
    <header>
    <nav aria-label="Features">
    <a href="/">Seams</a>
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
    {{{content}}}
    </main>
    </body>
    </html>

    """)
}
