import HTTPTypes

/// The start page of a server without features. The page explains how to add the first feature.
struct FirstFeaturePage: Sendable {
  let generator: String
  let layout: PageLayout

  var route: ServerRoute {
    ServerRoute(.get, "/") { _ in
      layout.reply(
        Page(
          title: "There is no feature yet",
          content: Self.template.render(Model(order: generator))))
    }
  }

  private struct Model {
    let order: String
  }

  private static let template = PageTemplate(
    """
    <p>The server is running without features. Create the first one in the project folder:</p>
    <pre>{{order}}
    make run</pre>
    <p>The first command creates a working feature with pages, commands and tests, for you to change. \
    The second one restarts the server; then this page shows the feature.</p>
    <h2>For programs</h2>
    \(HomePage.programs)
    """)
}
