import HTTPTypes

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
  static let route = ServerRoute(.get, "/script.js", isOpen: true) { _ in
    var reply = ServerReply.text(Texts.script, type: "text/javascript")
    reply.fields[.cacheControl] = "max-age=3600"
    return reply
  }
}
