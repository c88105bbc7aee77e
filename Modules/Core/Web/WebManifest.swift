import HTTPTypes

/// The web app manifest. With it, a browser can install the site like an application.
/// https://www.w3.org/TR/appmanifest/
enum WebManifest {
  static let route = ServerRoute(.get, "/manifest.webmanifest", isOpen: true) { _ in
    var reply = ServerReply.text(text, type: "application/manifest+json")
    reply.fields[.cacheControl] = "max-age=3600"
    return reply
  }

  /// The manifest has the colors of the style sheet in light mode.
  private static let text = """
    {
      "name": "\(PageLayout.site)",
      "short_name": "\(PageLayout.site)",
      "id": "/",
      "start_url": "/",
      "display": "minimal-ui",
      "background_color": "#f6f7f9",
      "theme_color": "#ffffff",
      "icons": [{ "src": "/favicon.ico", "sizes": "any", "type": "image/svg+xml" }]
    }

    """
}
