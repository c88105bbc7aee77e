import CoreDomain
import HTTPTypes
import StargazersDomain

/// Where the service answers, and what it is asked there.
///
/// The paths and media types are GitHub's: https://docs.github.com/en/rest/activity/starring. A page
/// behind the first one has the address that the service gave for it, and none that is made here.
struct StargazerService: Sendable {
  /// The one that is asked and believed. No address of another one is sent anything.
  let origin: HTTPOrigin
  private let base: String
  /// The field that says whose questions they are.
  private let credentials: String?

  /// - Parameter base: what stands before `/repos`: `https://api.github.com`. A slash behind it does not
  ///   matter.
  /// - Throws: ``StargazerSourceFailure/unreachable(_:)`` for what is no address of http or https, and
  ///   where a token would be readable on its way.
  init(at base: String, token: Secret?) throws(StargazerSourceFailure) {
    guard let origin = HTTPOrigin(address: base), !base.contains(where: { "?#".contains($0) }),
      base.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw .unreachable(
        "“\(base)” is no address of a service: write it as https://api.example.org.")
    }
    guard token == nil || origin.isPrivate else {
      throw .unreachable(
        "A token is sent over https alone, and “\(origin)” is not: "
          + "write the address of the service with https, or set no token.")
    }
    self.origin = origin
    self.base = String(base.trimmingSuffix("/"))
    credentials = token?.authorization(scheme: "Bearer")
  }

  /// How many stars a repository has.
  func count(of repository: RepositoryName) -> HTTPRequest {
    request(path(repository, "/stargazers/count"))
  }

  /// All about a repository.
  func repository(_ repository: RepositoryName) -> HTTPRequest {
    request(path(repository, ""))
  }

  /// A page of the list, with the moments of the stars.
  func list(
    of repository: RepositoryName, at place: PagePlace?
  ) throws(StargazerSourceFailure) -> HTTPRequest {
    let first = path(repository, "/stargazers?per_page=\(StargazerPage.size)")
    return request(try known(place) ?? first, accepting: "application/vnd.github.star+json")
  }

  /// A page of the weeks.
  func history(
    of repository: RepositoryName, at place: PagePlace?
  ) throws(StargazerSourceFailure) -> HTTPRequest {
    request(try known(place) ?? path(repository, "/stargazers/history?per_page=30"))
  }
}

extension StargazerService {
  private func path(_ repository: RepositoryName, _ rest: String) -> String {
    "\(base)/repos/\(repository)\(rest)"
  }

  /// The address of a place, unless it is another one's.
  private func known(_ place: PagePlace?) throws(StargazerSourceFailure) -> String? {
    guard let place else { return nil }
    // `//elsewhere.example` is an address of another origin.
    if place.address.hasPrefix("/"), !place.address.hasPrefix("//") {
      return "\(origin)\(place.address)"
    }
    guard origin.contains(place.address) else { throw .foreign(place.address) }
    return place.address
  }

  /// - Parameter address: one that has an origin. A fragment of it is not sent.
  private func request(
    _ address: String, accepting type: String = "application/vnd.github+json"
  ) -> HTTPRequest {
    let parts = address.prefix { $0 != "#" }.split(
      separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    var request = HTTPRequest(
      method: .get, scheme: origin.scheme, authority: String(parts[2].prefix { $0 != "?" }),
      path: Self.path(behind: parts))
    request.headerFields[.accept] = type
    request.headerFields[.authorization] = credentials
    request.headerFields[.stargazerServiceVersion] = "2026-03-10"
    return request
  }

  /// The path and query behind the authority. `https://example.org?page=2` has a query alone.
  private static func path(behind parts: [Substring]) -> String {
    "/" + parts[2].drop { $0 != "?" } + (parts.count > 3 ? parts[3] : "")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    self[..<(lastIndex { $0 != character }.map(index(after:)) ?? startIndex)]
  }
}

extension HTTPOrigin {
  /// Whether nobody else can read what goes there: over https, or within this machine.
  fileprivate var isPrivate: Bool {
    scheme == "https" || host == "localhost" || host == "[::1]"
      || (host.hasPrefix("127.") && host.utf8.allSatisfy { "0123456789.".utf8.contains($0) })
  }
}

extension HTTPField.Name {
  /// Which of its forms the service is to speak.
  fileprivate static var stargazerServiceVersion: HTTPField.Name {
    guard let name = HTTPField.Name("X-GitHub-Api-Version") else {
      preconditionFailure("a name of letters and hyphens is one")
    }
    return name
  }
}
