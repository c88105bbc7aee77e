import HTTPTypes

/// The styles of every page: design tokens, system fonts, light and dark mode, wide and narrow
/// windows, and print.
///
/// The tokens at the beginning define all colors, text sizes and content widths. Controls are at
/// least 44 px high for a finger and 34 px for a mouse. Text has a contrast of at least 4.5:1 with
/// its background.
enum StyleSheet {
  static let route = ServerRoute.file("/style.css", Texts.styleSheet, type: "text/css")
}

/// The only script. It adds keyboard shortcuts to lists, stories and pages, shows the times of the
/// last day as ages, such as “2 hours ago”, and updates open pages. Every page works without it.
///
/// The script uses attributes to find the element that a key acts on, so it works for the lists of
/// all features:
///
/// | attribute                   | element                                                     |
/// |-----------------------------|-------------------------------------------------------------|
/// | `data-entry`                | an entry of a list, whose first link opens it               |
/// | `data-action="star"`        | the button that stars the entry or page that contains it    |
/// | `data-action="read"`        | the button that marks its entry as read or unread           |
/// | `data-action="open"`        | the link that opens its entry, if it is not the first one   |
/// | `rel="prev"`, `rel="next"`  | the links to the previous and the next page                 |
/// | `type="search"`             | the search field of the page, or else of the header         |
/// | `data-age`                  | a time that is shown as an age if it is of the last day     |
/// | `data-live` and `id`        | a part of the page that ``LivePages`` keeps up to date      |
///
/// A key presses a control that is on the page, so the keys cannot do more than the page itself.
/// WCAG requires that people can turn off letter keys. They can do so with a check box in the
/// script's dialog.
/// https://www.w3.org/TR/WCAG22/#character-key-shortcuts
enum Script {
  static let route = ServerRoute.file("/script.js", Texts.script, type: "text/javascript")
}

/// The favicon, which is also the mark in the header: a stitched seam between two pieces.
enum SiteIcon {
  static let route = ServerRoute.file(
    "/favicon.ico", picture, type: "image/svg+xml", policy: SecurityHeaders.policyOfPicture)

  /// The icon as a part of a page. The style sheet sets its colors.
  static let mark = #"<svg viewBox="0 0 32 32" aria-hidden="true">\#(shapes)</svg>"#

  private static let picture =
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#4053c8" stroke="#fff">"##
    + shapes + "</svg>"

  private static let shapes =
    #"<rect width="32" height="32" rx="8" stroke="none"></rect>"#
    + #"<path d="M8 21 13 11M13.5 21l5-10M19 21l5-10" stroke-width="2.5" stroke-linecap="round"></path>"#
}

/// The web app manifest. With it, a browser can install the site like an application.
/// https://www.w3.org/TR/appmanifest/
enum WebManifest {
  static let route = ServerRoute.file(
    "/manifest.webmanifest", text, type: "application/manifest+json")

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

extension ServerRoute {
  /// Serves a file to everyone. Clients keep it for an hour.
  ///
  /// - Parameter policy: The content security policy, if it is not the usual one.
  fileprivate static func file(
    _ path: String, _ text: String, type: String, policy: String? = nil
  ) -> ServerRoute {
    ServerRoute(.get, path, isOpen: true) { _ in
      var reply = ServerReply.text(text, type: type)
      reply.fields[.cacheControl] = "max-age=3600"
      reply.fields[.contentSecurityPolicy] = policy
      return reply
    }
  }
}
