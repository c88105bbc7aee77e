import Composition
import HTTPTypes

/// The start page of a server without features: how to add the first one.
struct FirstFeaturePage: Sendable {
  let layout: PageLayout

  var route: ServerRoute {
    ServerRoute(.get, "/") { _ in
      layout.reply(
        Page(
          title: "There is no feature yet",
          content: Self.template.render(Model(order: FirstFeature.order))))
    }
  }

  private struct Model {
    let order: String
  }

  private static let template = PageTemplate(
    """
    <p>This server runs, and waits for its first feature. Write one in the folder of the project:</p>
    <pre>{{order}}
    make run</pre>
    <p>The first line writes a feature that works, with its pages, its commands and its tests: keep what \
    you need of it, and change the rest. The second one starts the server again, and then this page \
    leads to the feature.</p>
    <h2>What there is already</h2>
    <ul class="rows">
    <li><a href="/api/v1/openapi.json">The description of the API</a>, to which each feature adds its part</li>
    <li><a href="/readyz">Whether the server is ready</a>, for programs that watch over it</li>
    <li><a href="/metrics">How many requests there were</a>, and how long they took</li>
    </ul>
    """)
}
