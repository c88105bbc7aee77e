import HTTPTypes

/// The styles of every page: design tokens, system fonts, light and dark mode, wide and narrow
/// windows, and print.
///
/// The tokens at the beginning define all colors, text sizes and content widths. Controls are at
/// least 44 px high for a finger and 34 px for a mouse. Text has a contrast of at least 4.5:1 with
/// its background.
enum StyleSheet {
  static let route = ServerRoute(.get, "/style.css", isOpen: true) { _ in
    var reply = ServerReply.text(Texts.styleSheet, type: "text/css")
    reply.fields[.cacheControl] = "max-age=3600"
    return reply
  }
}
