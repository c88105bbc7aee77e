import CoreDomain

/// The links to the previous and the next page of a list. The feature chooses their words.
package struct PageTurns: Sendable {
  private let label: String
  private let previous: Link?
  private let next: Link?

  /// - Parameters:
  ///   - previous: The address of the previous page, or `nil` on the first page.
  ///   - next: The address of the next page, or `nil` on the last page.
  ///   - label: The name of the group of links, for screen readers.
  package init(
    previous: String?, next: String?,
    words: (previous: String, next: String) = ("Previous", "Next"), label: String = "Pages"
  ) {
    self.label = label
    self.previous = previous.map { Link(href: $0, text: words.previous) }
    self.next = next.map { Link(href: $0, text: words.next) }
  }

  /// The links as HTML, or an empty string if there is only one page.
  package var markup: String {
    previous == nil && next == nil ? "" : Self.template.render(self)
  }

  private struct Link: Sendable {
    let href: String
    let text: String
  }

  private static let template = PageTemplate(Texts.pageTurns)
}
