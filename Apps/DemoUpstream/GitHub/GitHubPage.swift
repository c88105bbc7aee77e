import HTTPTypes

/// The part of a long answer that is asked for.
struct GitHubPage: Hashable, Sendable {
  /// 1 for the first one.
  let number: Int
  /// How many rows a page has.
  let size: Int

  /// - Parameter largest: how many rows a page has at most.
  init(_ request: UpstreamRequest, largest: Int) {
    let asked = { (name: String) in request.value(of: name).flatMap { Int($0) } }
    size = min(max(asked("per_page") ?? 30, 1), largest)
    // No answer is this long, and the number can still be multiplied.
    number = min(max(asked("page") ?? 1, 1), 1_000_000_000)
  }

  /// The place of the first row.
  var start: Int { (number - 1) * size }

  /// The rows of the page.
  func rows<Rows: RandomAccessCollection>(of all: Rows) -> Rows.SubSequence {
    all.dropFirst(start).prefix(size)
  }

  /// The other pages, as the field `Link` tells of them: those that there are, in GitHub's order;
  /// nothing when there is one page.
  ///
  /// - Parameters:
  ///   - address: that of the answer, without a query.
  ///   - count: how many rows there are.
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
