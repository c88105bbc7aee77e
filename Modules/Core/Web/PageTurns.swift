package import CoreDomain

/// The links to the previous and the next page of a list. The feature chooses their words.
package enum PageTurns {
  /// Returns the links as HTML, or an empty string if there is only one page.
  ///
  /// - Parameters:
  ///   - previous: The previous page, or `nil` on the first page.
  ///   - next: The next page, or `nil` on the last page.
  ///   - label: The name of the group of links, for screen readers.
  package static func markup(
    previous: Route?, next: Route?,
    words: (previous: String, next: String) = ("Previous", "Next"), label: String = "Pages"
  ) -> String {
    guard previous != nil || next != nil else { return "" }
    return template.render(
      (
        label: label, previous: previous.map { PageLink(words.previous, to: $0) },
        next: next.map { PageLink(words.next, to: $0) }
      ))
  }

  private static let template = PageTemplate(Texts.pageTurns)
}
