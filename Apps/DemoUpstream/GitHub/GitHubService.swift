import CoreDomain
import HTTPTypes
import Synchronization

/// The stargazers of repositories, as GitHub lists them: oldest first, page by page.
///
/// Served are `lindqvist/glaze`, which has many, `okafor/tide`, which has none, and `lindqvist/clay`,
/// which has become `lindqvist/glaze`. https://docs.github.com/en/rest/activity/starring
final class GitHubService: UpstreamService {
  private let limit: Int
  private let clock: any WallClock
  private let spent = Mutex(Spent(hour: 0, count: 0))

  /// What was asked in an hour since 1970.
  private struct Spent {
    var hour: Int64
    var count: Int
  }

  /// - Parameter limit: how many requests an hour are answered.
  init(limit: Int, clock: any WallClock) {
    self.limit = limit
    self.clock = clock
  }

  var paths: [String] { ["/repos/lindqvist/glaze/stargazers", "/repos/okafor/tide/stargazers"] }

  func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    let parts = request.parts
    guard parts.first == "repos" || parts.first == "repositories" else { return nil }
    guard request.fields[.userAgent] != nil else {
      return .json("{\"message\":\"Missing or invalid User Agent string.\"}", status: .forbidden)
    }
    let reply = reply(to: request, parts)
    let isKnown = reply.fields[.eTag].map { $0 == request.fields[.ifNoneMatch] } ?? false
    // What has not changed costs nothing.
    return counted(reply, costs: isKnown ? 0 : 1)
  }

  private func reply(to request: UpstreamRequest, _ parts: [String]) -> UpstreamReply {
    guard parts.last == "stargazers" else { return Self.missing }
    switch parts.dropFirst().dropLast().joined(separator: "/") {
    case "lindqvist/glaze", Self.glaze: return list(DemoStargazer.all, Self.glaze, request)
    case "okafor/tide", Self.tide: return list([], Self.tide, request)
    case "lindqvist/clay":
      let address = Self.address(of: Self.glaze, request)
      var reply = UpstreamReply.json(
        "{\"message\":\"Moved Permanently\",\"url\":\(address.jsonString)}",
        status: .movedPermanently)
      reply.fields[.location] = address
      return reply
    default: return Self.missing
    }
  }

  private func list(
    _ all: [DemoStargazer], _ id: String, _ request: UpstreamRequest
  ) -> UpstreamReply {
    let size = min(max(request.value(of: "per_page").flatMap { Int($0) } ?? 30, 1), 100)
    let page = max(request.value(of: "page").flatMap { Int($0) } ?? 1, 1)
    let last = max((all.count + size - 1) / size, 1)
    let isStarred = ["application/vnd.github.star+json", "application/vnd.github.v3.star+json"]
      .contains { request.lists($0, in: .accept) }
    let rows = all.dropFirst((min(page, last + 1) - 1) * size).prefix(size)
    let texts = rows.map { isStarred ? $0.starJSON : $0.userJSON }
    var reply = UpstreamReply.json("[\(texts.joined(separator: ","))]")
    reply.fields[.eTag] = "W/\"\(String(Gzip.checksum(reply.body), radix: 16))\""
    reply.fields[.cacheControl] = "public, max-age=60, s-maxage=60"
    reply.fields[.githubMediaType] = "github.v3; \(isStarred ? "param=star; " : "")format=json"
    reply.fields[.link] = Self.link(
      Self.address(of: id, request), page: page, last: last, size: size)
    return reply
  }

  /// Takes a request off what is left in this hour, and refuses where nothing is.
  private func counted(_ reply: UpstreamReply, costs cost: Int) -> UpstreamReply {
    let hour = clock.now.secondsSince1970 / 3600
    let count = spent.withLock { spent in
      if spent.hour != hour { spent = Spent(hour: hour, count: 0) }
      spent.count += cost
      return spent.count
    }
    var reply = count <= limit || cost == 0 ? reply : Self.exceeded
    reply.fields[.rateLimit] = "\(limit)"
    reply.fields[.rateRemaining] = "\(max(0, limit - count))"
    reply.fields[.rateUsed] = "\(min(count, limit))"
    reply.fields[.rateReset] = "\((hour + 1) * 3600)"
    reply.fields[.rateResource] = "core"
    return reply
  }

  private static func address(of id: String, _ request: UpstreamRequest) -> String {
    "http://\(request.authority)/repositories/\(id)/stargazers"
  }

  /// The other pages: those that are there, in GitHub's order; nothing when there is one page.
  private static func link(_ address: String, page: Int, last: Int, size: Int) -> String? {
    let pages = [
      ("prev", page - 1, page > 1), ("next", page + 1, page < last), ("last", last, page < last),
      ("first", 1, page > 1),
    ]
    let links = pages.filter(\.2).map { name, number, _ in
      "<\(address)?per_page=\(size)&page=\(number)>; rel=\"\(name)\""
    }
    return links.isEmpty ? nil : links.joined(separator: ", ")
  }

  private static let missing = UpstreamReply.json(
    "{\"message\":\"Not Found\",\"documentation_url\":\"https://docs.github.com/rest\","
      + "\"status\":\"404\"}", status: .notFound)

  private static let exceeded = UpstreamReply.json(
    "{\"message\":\"API rate limit exceeded for 127.0.0.1.\"}", status: .forbidden)

  /// The numbers that GitHub knows the repositories by.
  private static let glaze = "910001"
  private static let tide = "910002"
}

extension HTTPField.Name {
  fileprivate static let githubMediaType = name("X-GitHub-Media-Type")
  fileprivate static let link = name("Link")
  fileprivate static let rateLimit = name("X-RateLimit-Limit")
  fileprivate static let rateRemaining = name("X-RateLimit-Remaining")
  fileprivate static let rateUsed = name("X-RateLimit-Used")
  fileprivate static let rateReset = name("X-RateLimit-Reset")
  fileprivate static let rateResource = name("X-RateLimit-Resource")

  private static func name(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("“\(text)” is no name") }
    return name
  }
}
