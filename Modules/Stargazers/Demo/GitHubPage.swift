import CoreDemo

/// The requested page of a long list.
struct GitHubPage: Hashable, Sendable {
  /// The page number, starting at 1.
  let number: Int
  let size: Int

  /// - Parameter largest: The maximum number of rows per page.
  init(_ request: UpstreamRequest, largest: Int) {
    let asked = { (name: String) in request.value(of: name).flatMap { Int($0) } }
    size = min(max(asked("per_page") ?? 30, 1), largest)
    // This limit is larger than any list, but small enough for multiplication without overflow.
    number = min(max(asked("page") ?? 1, 1), 1_000_000_000)
  }

  /// The index of the first row.
  var start: Int { (number - 1) * size }

  func rows<Rows: RandomAccessCollection>(of all: Rows) -> Rows.SubSequence {
    all.dropFirst(start).prefix(size)
  }

  /// Returns the `Link` field with links to the other pages in GitHub's order, or `nil` if there is
  /// only one page.
  ///
  /// - Parameters:
  ///   - address: The address of the list, without a query.
  ///   - count: The total number of rows.
  func links(at address: String, of count: Int) -> String? {
    let last = max((count + size - 1) / size, 1)
    let pages = [
      ("prev", number - 1, number > 1), ("next", number + 1, number < last),
      ("last", last, number < last), ("first", 1, number > 1),
    ]
    let links = pages.filter(\.2).map { name, number, _ in
      "<\(address)?per_page=\(size)&page=\(number)>; rel=\"\(name)\""
    }
    return links.isEmpty ? nil : links.joined(separator: ", ")
  }
}
