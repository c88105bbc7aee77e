import CoreDomain
import HTTPTypes
import StargazersDomain

/// The requests to the service.
///
/// Paths and media types are GitHub's: https://docs.github.com/en/rest/activity/starring. The
/// addresses of the pages after the first page come from the service and are never built here.
struct StargazerService: Sendable {
  /// The only origin to which requests are sent.
  let origin: HTTPOrigin
  private let base: String
  /// The value of the `Authorization` header, or `nil` without a token.
  private let credentials: String?

  /// - Parameter base: The address before `/repos`, such as `https://api.github.com`. A trailing
  ///   slash is ignored.
  /// - Throws: ``StargazerSourceFailure/unreachable(_:)`` if the address is not http or https, or
  ///   if a token would be sent unencrypted.
  init(at base: String, token: Secret?) throws(StargazerSourceFailure) {
    guard let origin = HTTPOrigin(address: base), !base.contains(where: { "?#".contains($0) }),
      base.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw .unreachable(
        "“\(base)” is not the address of a service. Use the format https://api.example.org.")
    }
    guard token == nil || origin.scheme == "https" || origin.isLoopback else {
      throw .unreachable(
        "A token is sent only over https, but “\(origin)” does not use it. "
          + "Use an address with https, or remove the token.")
    }
    self.origin = origin
    var base = base
    while base.hasSuffix("/") { base.removeLast() }
    self.base = base
    credentials = token?.authorization(scheme: "Bearer")
  }

  /// The request for the number of stars.
  func count(of repository: RepositoryName) -> HTTPRequest {
    request(path(repository, "/stargazers/count"))
  }

  /// The request for the full description of a repository.
  func repository(_ repository: RepositoryName) -> HTTPRequest {
    request(path(repository, ""))
  }

  /// The request for a page of the list, with the time of each star.
  func list(
    of repository: RepositoryName, at place: PagePlace?
  ) throws(StargazerSourceFailure) -> HTTPRequest {
    let first = path(repository, "/stargazers?per_page=\(StargazerPage.size)")
    return request(try known(place) ?? first, accepting: "application/vnd.github.star+json")
  }

  /// The request for a page of weeks.
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

  /// Returns the absolute address of a link, or `nil` for the first page. Throws if the link leads
  /// to another origin.
  private func known(_ place: PagePlace?) throws(StargazerSourceFailure) -> String? {
    guard let place else { return nil }
    // `//elsewhere.example` is an address of another origin.
    if place.address.hasPrefix("/"), !place.address.hasPrefix("//") {
      return "\(origin)\(place.address)"
    }
    guard origin.contains(place.address) else { throw .foreign(place.address) }
    return place.address
  }

  /// - Parameter address: An absolute address within ``origin``. Its fragment is not sent.
  private func request(
    _ address: String, accepting type: String = "application/vnd.github+json"
  ) -> HTTPRequest {
    let authority = address.split(separator: "/")[1].prefix { $0 != "?" && $0 != "#" }
    var request = HTTPRequest(
      method: .get, scheme: origin.scheme, authority: String(authority),
      path: PageNeighbours.withoutOrigin(address))
    request.headerFields[.accept] = type
    request.headerFields[.authorization] = credentials
    request.headerFields[.stargazerServiceVersion] = "2026-03-10"
    return request
  }
}

extension HTTPField.Name {
  fileprivate static var stargazerServiceVersion: HTTPField.Name {
    guard let name = HTTPField.Name("X-GitHub-Api-Version") else {
      preconditionFailure("invalid header name")
    }
    return name
  }
}
