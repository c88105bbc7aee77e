import CoreDomain
import HTTPTypes

/// A feature's part of the home page. The page shows it below the feature's name and above the
/// feature's links.
package struct HomeCard: Hashable, Sendable {
  /// One sentence that says what the feature does, or an empty string.
  package let sentence: String
  /// The HTML of some entries of the feature, such as the newest entries, or an empty string.
  package let content: String
  /// A link to sample data, or `nil`. Only a demo shows the link.
  package let example: PageLink?

  package init(_ sentence: String = "", content: String = "", example: PageLink? = nil) {
    self.sentence = sentence
    self.content = content
    self.example = example
  }
}

/// The home page: a sentence about the site, a card for each feature, and links to the pages for
/// programs.
struct HomePage: Sendable {
  let features: [ServerFeature]
  let layout: PageLayout

  var route: ServerRoute { ServerRoute(.get, "/", isLive: true) { await reply(to: $0) } }

  private func reply(to request: ServerRequest) async -> ServerReply {
    let model = Model(cards: await cards(for: request))
    return layout.reply(Page(title: PageLayout.site, content: Self.template.render(model)))
  }

  /// Returns the cards of all features, in order. The features make their cards concurrently.
  private func cards(for request: ServerRequest) async -> [Card] {
    let isDemo = layout.note != nil
    return await withTaskGroup(of: (Int, HomeCard).self) { group in
      for (index, feature) in features.enumerated() {
        group.addTask { (index, await feature.card(request, isDemo)) }
      }
      let found = await group.reduce(into: [Int: HomeCard]()) { $0[$1.0] = $1.1 }
      return features.enumerated().map { index, feature in
        Card(feature.menu, found[index] ?? HomeCard(), isDemo: isDemo)
      }
    }
  }

  private struct Model: Sendable {
    let cards: [Card]
  }

  /// An optional part is an array of at most one element.
  private struct Card: Sendable {
    let title: String
    let href: String
    let sentences: [String]
    let examples: [PageLink]
    let content: String
    /// The links of the menu, except the link to the feature's home.
    let links: [PageLink]
    let hasLinks: Bool

    init(_ menu: PageMenu, _ card: HomeCard, isDemo: Bool) {
      title = menu.title
      href = menu.links.first?.href ?? "/"
      sentences = card.sentence.isEmpty ? [] : [card.sentence]
      examples = isDemo ? card.example.map { [$0] } ?? [] : []
      content = card.content
      links = Array(menu.links.dropFirst())
      hasLinks = !links.isEmpty
    }
  }

  private static let template = PageTemplate(
    """
    <p class="lede">\(ProductName.summary) These pages and the command \
    <code>seams</code> show the same features, from the same code.</p>
    <div class="cards home" id="cards" data-live>
    {{#cards}}
    <section class="card">
    <h2><a href="{{href}}">{{title}}</a></h2>
    {{#sentences}}
    <p>{{.}}</p>
    {{/sentences}}
    {{#examples}}
    <p>For example: <a href="{{href}}">{{text}}</a></p>
    {{/examples}}
    {{{content}}}
    {{#hasLinks}}
    <ul class="tags">
    {{#links}}
    <li><a href="{{href}}">{{text}}</a></li>
    {{/links}}
    </ul>
    {{/hasLinks}}
    </section>
    {{/cards}}
    </div>
    <section>
    <h2>For programs</h2>
    \(programs)
    <p class="quiet">The documentation is in the folder <code>docs</code> of the project.</p>
    </section>
    """)

  /// The links to the pages for programs. Every server has these pages.
  static let programs = """
    <ul class="rows">
    <li><a href="/api/v1/openapi.json">API description</a> <span class="quiet">OpenAPI 3.1</span></li>
    <li><a href="/healthz">Health</a> <span class="quiet">Whether the server runs</span></li>
    <li><a href="/readyz">Readiness</a> <span class="quiet">Whether the server can use its data</span></li>
    <li><a href="/metrics">Metrics</a> <span class="quiet">For Prometheus</span></li>
    </ul>
    """
}

/// The start page of a server without features. The page explains how to add the first feature.
struct FirstFeaturePage: Sendable {
  let generator: String
  let layout: PageLayout

  var route: ServerRoute {
    ServerRoute(.get, "/") { _ in
      layout.reply(
        Page(
          title: "There is no feature yet",
          content: Self.template.render(generator)))
    }
  }

  private static let template = PageTemplate(
    """
    <p>The server is running without features. Create the first one in the project folder:</p>
    <pre>{{.}}
    make run</pre>
    <p>The first command creates a working feature with pages, commands and tests, for you to change. \
    The second one restarts the server; then this page shows the feature.</p>
    <h2>For programs</h2>
    \(HomePage.programs)
    """)
}
