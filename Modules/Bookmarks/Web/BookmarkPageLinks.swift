import CoreDomain
import CoreWeb

/// The links to the pages of a list: the previous, next, first and last page, and pages near the
/// current one.
struct BookmarkPageLinks: Sendable {
  private let previous: String?
  private let next: String?
  private let pages: [Number]
  private let hasPages: Bool

  /// - Parameters:
  ///   - page: The current page, counted from 1. It may be beyond the last page.
  ///   - size: The number of rows per page.
  ///   - route: Returns the route to a page.
  init(page: Int, total: Int, size: Int, route: (Int) -> Route) {
    let last = max(1, (total + size - 1) / size)
    func link(_ page: Int) -> String { route(page).description }
    previous = page > 1 ? link(min(page - 1, last)) : nil
    next = page < last ? link(page + 1) : nil
    pages = Self.numbers(around: page, to: last).map { number in
      Number(number: number, href: link(number), isCurrent: number == page)
    }
    hasPages = previous != nil || next != nil
  }

  /// The links, as HTML. Empty if there is only one page.
  var markup: String { Self.template.render(self) }

  /// The numbers of the linked pages: the first page, the last page, and pages near the current
  /// one.
  static func numbers(around page: Int, to last: Int) -> [Int] {
    Set([1, last] + (page - 2...page + 2)).filter { 1...last ~= $0 }.sorted()
  }

  private struct Number: Sendable {
    let number: Int
    let href: String
    let isCurrent: Bool
  }

  private static let template = PageTemplate(Texts.bookmarkPageLinks)
}
