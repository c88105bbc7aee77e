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
    <p>The server runs, and has no feature. Write the first one in the project's folder:</p>
    <pre>{{order}}
    make run</pre>
    <p>The first command writes a small feature with pages, commands and tests. Change it as you need. \
    The second command starts the server again. This page then shows the feature.</p>
    <h2>For programs</h2>
    \(HomePage.programs)
    """)
}
