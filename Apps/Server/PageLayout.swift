import CoreDomain
import HTTPTypes

/// What a page of a feature consists of.
struct Page: Hashable, Sendable {
  let title: String
  /// Markup, as a ``PageTemplate`` renders it.
  let content: String
  /// What went wrong, where something did; the reply has its status.
  let problem: Problem?

  init(title: String, content: String, problem: Problem? = nil) {
    self.title = title
    self.content = content
    self.problem = problem
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
  /// One link for each feature.
  let links: [PageLink]

  /// The reply that carries a page.
  func reply(_ page: Page) -> ServerReply {
    let model = Model(title: page.title, content: page.content, links: links)
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
    let links: [PageLink]
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
    <a href="{{href}}">{{text}}</a>
    {{/links}}
    </nav>
    </header>
    <main id="content">
    <h1>{{title}}</h1>
    {{{content}}}
    </main>
    </body>
    </html>

    """)
}
