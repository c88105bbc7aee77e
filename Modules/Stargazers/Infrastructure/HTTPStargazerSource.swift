public import CoreDomain
import HTTPTypes
public import StargazersDomain

/// A service that is asked over HTTP who has starred what, as GitHub runs it.
/// https://docs.github.com/en/rest/activity/starring
public struct HTTPStargazerSource: StargazerSource {
  private let client: any HTTPClient
  private let base: String
  private let token: Secret?
  private let clock: any WallClock
  private let limits: HTTPLimits

  /// - Parameters:
  ///   - base: what stands before `/repos`: `https://api.github.com`.
  ///   - token: whose questions they are. It is shown to the origin of the base alone, and over https, or
  ///     within this machine.
  ///   - clock: by which limits are counted.
  ///   - limits: what one exchange may cost.
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

  /// A page of 100 rows has some 120 KB, and the service gives a question up after 10 s: 30 s, 10 s to
  /// connect, 8 MiB, 5 redirects.
  public static let usualLimits = HTTPLimits(
    total: .seconds(30), connect: .seconds(10), bytes: 8 * 1024 * 1024, redirects: 5)

  /// Who asks, as far as the limits of the service go: its origin, and a checksum of the token. 32 bits tell
  /// two tokens apart, and a token cannot be worked out from them.
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
    let service = try service()
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
    let service = try service()
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
    let service = try service()
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
  private func service() throws(StargazerSourceFailure) -> StargazerService {
    try StargazerService(at: base, token: token)
  }

  /// How many stars a repository has, from a server that has no address for the number alone.
  ///
  /// The date of change is left out of the validators: they are sent to both addresses the next time, and an
  /// older number at the one would pass for the newer date of the other.
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

  /// One question and its answer.
  private func ask<Content>(
    _ request: HTTPRequest, of service: StargazerService, unless validators: HTTPValidators,
    _ read: ([UInt8], HTTPReply) throws(StargazerSourceFailure) -> Content
  ) async throws(StargazerSourceFailure) -> StargazerReply<Content> {
    let reply = try await send(request.conditional(on: validators))
    guard service.origin.contains(reply.address) else { throw .foreign(reply.address) }
    let answer = StargazerServiceReply(reply, at: clock.now, toToken: token != nil)
    let body = try answer.body(unless: validators)
    return StargazerReply(
      try body.map { body throws(StargazerSourceFailure) in try read(body, reply) },
      validators: validators.renewed(by: reply), allowance: answer.allowance)
  }

  private func send(_ request: HTTPRequest) async throws(StargazerSourceFailure) -> HTTPReply {
    do throws(HTTPFailure) {
      return try await client.send(request, body: [], limits: limits)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .malformedReply, .tooLarge: throw .unreadable(error.description)
      case .malformedRequest, .unsupportedScheme, .unresolvableHost, .refused, .forbiddenAddress,
        .timedOut, .tooManyRedirects, .untrusted, .cutOff:
        throw .unreachable(error.description)
      }
    }
  }
}
