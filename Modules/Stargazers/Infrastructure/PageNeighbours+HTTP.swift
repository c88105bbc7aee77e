import CoreDomain
import StargazersDomain

extension PageNeighbours {
  /// Parses the links of a response. Ignores links to other origins, and removes the origin from
  /// the addresses. A stored link therefore always leads to the service, even after its base
  /// address has changed.
  ///
  /// The page number is taken from the address. If the address of the next page contains no number,
  /// the number is one more than this page's. Other links without a number are ignored.
  ///
  /// - Parameter limit: The number of the last page that the service lists, or `nil` if it lists
  ///   all pages. The service would refuse a later page, so a link to a later last page is changed
  ///   to `limit`.
  /// - Throws: ``StargazerSourceFailure/unreadable(_:)`` if the number of the next page is not
  ///   greater than this page's, because following such links might never end.
  init(
    in reply: HTTPReply, ofPage number: Int, within origin: HTTPOrigin, upTo limit: Int? = nil
  ) throws(StargazerSourceFailure) {
    let links = reply.links.filter { origin.contains($0.target) }
    func place(_ relation: String, orElse usual: Int? = nil) -> PagePlace? {
      guard let link = links.first(where: { $0.relations.contains(relation) }),
        let number = Self.number(in: link.target) ?? usual
      else { return nil }
      return PagePlace(number: number, address: Self.withoutOrigin(link.target))
    }
    let next = place("next", orElse: number + 1)
    if let next, next.number <= number {
      throw .unreadable("Page \(number) names page \(next.number) as its next page.")
    }
    self.init(
      previous: place("prev").flatMap { $0.number < number ? $0 : nil }, next: next,
      last: place("last").map { $0.upTo(limit) }.flatMap { $0.number > number ? $0 : nil })
  }

  /// The highest number of a page. The number of its last row fits into an `Int`.
  private static let highestNumber = 1_000_000_000

  /// Returns the path and query of an absolute address: `/repositories/7/stargazers?page=2`.
  static func withoutOrigin(_ address: String) -> String {
    let parts = address.prefix { $0 != "#" }.split(
      separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    // `https://example.org?page=2` has a query but no path.
    return "/" + parts[2].drop { $0 != "?" } + (parts.count > 3 ? parts[3] : "")
  }

  /// Returns the `page` parameter of an address such as `…/stargazers?per_page=100&page=2`, or
  /// `nil` if the parameter is missing or is not an integer from 1 to ``highestNumber``.
  private static func number(in address: String) -> Int? {
    let query = address.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
    let page = query.split(separator: "&").first { $0.hasPrefix("page=") }
    return page.flatMap { Int($0.dropFirst("page=".count)) }
      .flatMap { (1...highestNumber).contains($0) ? $0 : nil }
  }
}

extension PagePlace {
  /// Returns the link. If the page number exceeds `limit`, replaces the number with `limit`.
  fileprivate func upTo(_ limit: Int?) -> PagePlace {
    guard let limit, number > limit else { return self }
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = parts.dropFirst().joined().split(separator: "&").map {
      $0.hasPrefix("page=") ? "page=\(limit)" : String($0)
    }
    return PagePlace(number: limit, address: parts[0] + "?" + query.joined(separator: "&"))
  }
}
