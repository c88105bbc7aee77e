import CoreDomain
import StargazersDomain

extension PageNeighbours {
  /// The other pages that a reply leads to. A link to another origin is none. The addresses are taken as they
  /// are, but for their origin: it is the service's, wherever that is when they are asked, and a place that
  /// is kept can lead to no other one.
  ///
  /// The number of a page stands in its address. Where it does not, the next page is the one behind this
  /// one, and the others are not known: what cannot be told apart is not kept.
  ///
  /// - Parameter limit: the last page that the service lists. A link to a later last page, which the service
  ///   would refuse, leads to this one; `nil` where the service lists all pages.
  /// - Throws: ``StargazerSourceFailure/unreadable(_:)`` for a next page that is none: whoever
  ///   follows it walks in a circle.
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
      throw .unreadable("The page behind page \(number) is said to be page \(next.number).")
    }
    self.init(
      previous: place("prev").flatMap { $0.number < number ? $0 : nil }, next: next,
      last: place("last").map { $0.upTo(limit) }.flatMap { $0.number > number ? $0 : nil })
  }

  /// Path and query of an address: `/repositories/7/stargazers?page=2`.
  private static func withoutOrigin(_ address: String) -> String {
    let parts = address.prefix { $0 != "#" }.split(
      separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    // `https://example.org?page=2` has a query alone.
    return "/" + parts[2].drop { $0 != "?" } + (parts.count > 3 ? parts[3] : "")
  }

  /// The parameter `page` of an address: `…/stargazers?per_page=100&page=2`.
  private static func number(in address: String) -> Int? {
    let query = address.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
    let page = query.split(separator: "&").first { $0.hasPrefix("page=") }
    return page.flatMap { Int($0.dropFirst("page=".count)) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension PagePlace {
  /// The place, or that of an earlier page whose address differs in the parameter `page` alone.
  fileprivate func upTo(_ limit: Int?) -> PagePlace {
    guard let limit, number > limit else { return self }
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = parts.dropFirst().joined().split(separator: "&").map {
      $0.hasPrefix("page=") ? "page=\(limit)" : String($0)
    }
    return PagePlace(number: limit, address: parts[0] + "?" + query.joined(separator: "&"))
  }
}
