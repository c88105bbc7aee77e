public import CoreDomain
import HTTPTypes
public import StargazersDomain

/// A source that sends its requests to the GitHub REST API.
/// https://docs.github.com/en/rest/activity/starring
public struct HTTPStargazerSource: StargazerSource {
  private let client: any HTTPClient
  private let base: String
  private let token: Secret?
  private let clock: any WallClock
  private let limits: HTTPLimits

  /// - Parameters:
  ///   - base: The address before `/repos`, such as `https://api.github.com`.
  ///   - token: The caller's token, or `nil` for requests without a token. It is only sent to the
  ///     origin of `base`, and only over https or to the local machine.
  ///   - clock: The local clock, by which the ends of rate limits are computed.
  ///   - limits: The limits of each request: time, size and redirects.
  public init(
    client: any HTTPClient, base: String, token: Secret?, clock: any WallClock,
    limits: HTTPLimits = Self.usualLimits
  ) {
    self.client = client
    self.base = base
    self.token = token
    self.clock = clock
    self.limits = limits
  }

  /// The default limits of a request: 30 s in total, 10 s to connect, 8 MiB and 5 redirects. A page
  /// of 100 rows has about 120 KB, and GitHub gives up after 10 s.
  public static let usualLimits = HTTPLimits.service(total: .seconds(30), mebibytes: 8)

  /// Identifies the caller for rate limits, by the origin of the service and a checksum of the
  /// token. The 32 bits of the checksum distinguish tokens but do not reveal them.
  public var caller: String {
    let origin = HTTPOrigin(address: base)?.description ?? ""
    guard let token else { return "\(origin) anonymous" }
    // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv
    let checksum = token.authorization(scheme: "Bearer").utf8.reduce(0x811C_9DC5 as UInt32) {
      ($0 ^ UInt32($1)) &* 0x0100_0193
    }
    return "\(origin) \(String(checksum, radix: 16))"
  }

  public func count(
    _ repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<Int> {
    let service = try StargazerService(at: base, token: token)
    do throws(StargazerSourceFailure) {
      return try await ask(service.count(of: repository), of: service, unless: validators) {
        body, _ throws(StargazerSourceFailure) in try StargazerJSON.count(in: body)
      }
    } catch {
      guard error == .notFound else { throw error }
    }
    return try await oldCount(repository, of: service, unless: validators)
  }

  public func page(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StargazerPage> {
    let service = try StargazerService(at: base, token: token)
    let request = try service.list(of: repository, at: place)
    return try await ask(request, of: service, unless: validators) {
      body, reply throws(StargazerSourceFailure) in
      let rows = try StargazerRows(in: body)
      let neighbours = try PageNeighbours(
        in: reply, ofPage: place?.number ?? 1, within: service.origin,
        upTo: StargazerPage.listed / StargazerPage.size)
      return StargazerPage(
        stargazers: rows.stargazers, nameless: rows.nameless, neighbours: neighbours)
    }
  }

  public func weeks(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StarWeekPage> {
    let service = try StargazerService(at: base, token: token)
    let request = try service.history(of: repository, at: place)
    return try await ask(request, of: service, unless: validators) {
      body, reply throws(StargazerSourceFailure) in
      let weeks = try StargazerJSON.weeks(in: body)
      let neighbours = try PageNeighbours(
        in: reply, ofPage: place?.number ?? 1, within: service.origin)
      return StarWeekPage(weeks: weeks, next: neighbours.next)
    }
  }
}

extension HTTPStargazerSource {
  /// Returns the number of stars, from a server that has no endpoint for the number alone.
  ///
  /// Drops the `Last-Modified` validator. The next request sends the stored validators to both
  /// endpoints, so a newer date of one endpoint would hide a change of the other.
  private func oldCount(
    _ repository: RepositoryName, of service: StargazerService, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<Int> {
    let reply = try await ask(service.repository(repository), of: service, unless: validators) {
      body, _ throws(StargazerSourceFailure) in try StargazerJSON.countOfRepository(in: body)
    }
    return StargazerReply(
      reply.content,
      validators: HTTPValidators(entityTag: reply.validators.entityTag, lastModified: nil),
      allowance: reply.allowance)
  }

  /// Sends one request and parses the response.
  private func ask<Content>(
    _ request: HTTPRequest, of service: StargazerService, unless validators: HTTPValidators,
    _ read: ([UInt8], HTTPReply) throws(StargazerSourceFailure) -> Content
  ) async throws(StargazerSourceFailure) -> StargazerReply<Content> {
    let reply = try await client.reply(
      to: request.conditional(on: validators), limits: limits, convert: StargazerSourceFailure.init)
    guard service.origin.contains(reply.address) else { throw .foreign(reply.address) }
    let answer = StargazerServiceReply(reply: reply, now: clock.now, isToToken: token != nil)
    let body = try answer.body(unless: validators)
    return StargazerReply(
      try body.map { body throws(StargazerSourceFailure) in try read(body, reply) },
      validators: validators.renewed(by: reply), allowance: answer.allowance)
  }
}

extension StargazerSourceFailure {
  fileprivate init(_ failure: HTTPFailure) {
    self =
      switch failure {
      case .cancelled: .cancelled
      case .malformedReply, .tooLarge: .unreadable(failure.description)
      case .malformedRequest, .unsupportedScheme, .unresolvableHost, .refused, .forbiddenAddress,
        .timedOut, .tooManyRedirects, .untrusted, .cutOff:
        .unreachable(failure.description)
      }
  }
}
