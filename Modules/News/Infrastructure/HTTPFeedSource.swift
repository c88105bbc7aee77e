public import CoreDomain
import HTTPTypes
public import NewsDomain

/// Fetches feeds and pages over HTTP, and maps statuses and errors to ``FeedSourceFailure``.
public struct HTTPFeedSource: FeedSource {
  private let client: any HTTPClient
  private let clock: any WallClock

  /// - Parameters:
  ///   - client: Sends the requests. It decides whether private networks can be reached.
  ///   - clock: The reference time for `Retry-After` and `Expires` if the reply has no `Date`.
  public init(client: any HTTPClient, clock: any WallClock) {
    self.client = client
    self.clock = clock
  }

  /// The limits for fetching a document. They end requests to servers that hang, redirect endlessly
  /// or send endless documents.
  private static let limits = HTTPLimits(
    total: .seconds(20), connect: .seconds(10), bytes: FeedDocument.limit, redirects: 10)

  public func document(
    at address: WebAddress, unless validators: HTTPValidators
  ) async throws(FeedSourceFailure) -> FeedReply {
    var request = HTTPRequest(get: address).conditional(on: validators)
    request.headerFields[.accept] = Self.accepted
    let reply = try await client.reply(
      to: request, limits: Self.limits, convert: FeedSourceFailure.init(_:))
    let now = clock.now
    if let failure = FeedSourceFailure(reply, at: now, unless: validators) { throw failure }
    let movedTo = reply.permanentAddress.flatMap { WebAddress($0) }
    // Validators belong to the address that replied. They are kept only if the next request goes to
    // that address.
    let isAskedAgain = reply.address == movedTo?.text ?? request.address
    return FeedReply(
      document: reply.response.status == .notModified ? nil : FeedDocument(reply, asked: address),
      validators: isAskedAgain ? validators.renewed(by: reply) : .none,
      lifetime: reply.feedLifetime(at: now),
      movedTo: movedTo == address ? nil : movedTo?.withoutFragment)
  }

  /// Prefers feeds, but also accepts pages, which may link to one.
  private static let accepted = """
    application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml;q=0.9, \
    application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.8, text/html;q=0.7, */*;q=0.5
    """
}

extension FeedDocument {
  /// Creates the document of a reply. Its address is the target of the last redirect.
  fileprivate init(_ reply: HTTPReply, asked address: WebAddress) {
    self.init(
      bytes: reply.body, contentType: reply.response.headerFields[.contentType],
      address: WebAddress(reply.address) ?? address,
      contentLanguage: reply.response.headerFields[.contentLanguage])
  }
}

extension FeedSourceFailure {
  fileprivate init(_ failure: HTTPFailure) {
    self =
      switch failure {
      case .cancelled: .cancelled
      case .tooLarge(let limit): .tooLarge(limit: limit)
      case .forbiddenAddress(let authority): .privateNetwork(authority)
      case .timedOut: .timedOut(failure.description)
      case .malformedRequest, .malformedReply, .unsupportedScheme, .unresolvableHost, .refused,
        .tooManyRedirects, .untrusted, .cutOff:
        .unreachable(failure.description)
      }
  }

  /// Returns the failure that the status means, or `nil` for success.
  fileprivate init?(_ reply: HTTPReply, at now: Timestamp, unless validators: HTTPValidators) {
    let status = reply.response.status
    let wish = reply.retryAfter(at: now)
    switch status.code {
    case 200, 203: return nil
    case 304 where !validators.isEmpty: return nil
    case 404: self = .notFound
    case 410: self = .gone
    case 429: self = .limited(wish)
    case 503 where wish != nil: self = .limited(wish)
    case 400...499: self = .refused(status: status.code)
    default: self = .outOfOrder(status: status.code)
    }
  }
}
