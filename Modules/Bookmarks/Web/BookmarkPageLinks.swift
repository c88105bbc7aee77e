import CoreDomain
import CoreWeb

/// The links to the pages of a list: the previous, next, first and last page, and pages near the
/// current one.
enum BookmarkPageLinks {
  /// Returns the links as HTML, or an empty string if there is only one page.
  ///
  /// - Parameters:
  ///   - page: The current page, counted from 1. It may be beyond the last page.
  ///   - size: The number of rows per page.
  ///   - route: Returns the route to a page.
  static func markup(page: Int, total: Int, size: Int, route: (Int) -> Route) -> String {
    let last = max(1, (total + size - 1) / size)
    let pages = numbers(around: page, to: last).map { number in
      PageLink("\(number)", to: route(number), isCurrent: number == page)
    }
    let model = (
      previous: page > 1 ? route(min(page - 1, last)).description : nil,
      next: page < last ? route(page + 1).description : nil, pages: pages,
      hasPages: page > 1 || page < last
    )
    return template.render(model)
  }

  /// The numbers of the linked pages: the first page, the last page, and pages near the current
  /// one.
  static func numbers(around page: Int, to last: Int) -> [Int] {
    Set([1, last] + (page - 2...page + 2)).filter { 1...last ~= $0 }.sorted()
  }

  private static let template = PageTemplate(Texts.bookmarkPageLinks)
}
