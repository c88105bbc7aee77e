import CoreDomain
import CoreInfrastructure
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsInfrastructure
import NewsTesting
import TestSupport
import Testing

/// The source with the real libcurl, against a well-behaved server and a faulty one.
@Suite struct HTTPFeedSourceWireTests {
  private let source = HTTPFeedSource(
    client: CurlHTTPClient(userAgent: "SeamsTests/1"), clock: FixedWallClock(.fixture()))

  @Test(arguments: FeedSourceContract.checks)
  func keepsTheContractOverTheWire(
    _ check: ContractCheck<FeedSourceContract.Subject>
  ) async throws {
    try await check(
      FeedSourceContract.Subject { answers, body in
        try await withLoopbackServer(serving: world(answers)) { server in
          try await body(FeedSourceContract.Web(source, base: "http://\(server.authority)"))
        }
      })
  }

  @Test func stopsReadingAnEndlessReplyAtTheLimit() async throws {
    try await withLoopbackServer(answering: { _ in
      [.send("HTTP/1.1 200 OK\r\n\r\n"), .sendEndlessly(Array(repeating: 65, count: 65_536))]
    }) { server in
      await #expect(throws: FeedSourceFailure.tooLarge(limit: FeedDocument.limit)) {
        try await source.document(at: .fixture("http://\(server.authority)/feed"), unless: .none)
      }
    }
  }
}

/// A server that gives the contract's answers over HTTP.
private func world(_ answers: [String: FeedSourceContract.Answer]) -> HTTPWorld {
  { request, _ in
    switch answers[request.path ?? ""] {
    case nil: HTTPAnswer(.notFound)
    case .moved(let path, let forGood):
      .redirect(forGood ? .movedPermanently : .found, to: path)
    case .failing(let failure): refusal(failure)
    case .page(let page):
      HTTPAnswer(
        isKnown(page, to: request) ? .notModified : .ok, fields: fields(of: page),
        text: page.document)
    }
  }
}

private func isKnown(_ page: FeedWeb.Page, to request: HTTPRequest) -> Bool {
  page.entityTag != nil && request.headerFields[.ifNoneMatch] == page.entityTag
}

private func fields(of page: FeedWeb.Page) -> HTTPFields {
  var fields = HTTPFields()
  fields[.contentType] = page.contentType
  fields[.eTag] = page.entityTag
  fields[.cacheControl] = page.lifetime.map { "max-age=\($0.components.seconds)" }
  return fields
}

private func refusal(_ failure: FeedSourceFailure) -> HTTPAnswer {
  switch failure {
  case .notFound: HTTPAnswer(.notFound)
  case .gone: HTTPAnswer(.gone)
  case .refused(let status), .outOfOrder(let status): HTTPAnswer(.init(code: status))
  case .limited(let wish):
    HTTPAnswer(
      .tooManyRequests, fields: wish.map { [.retryAfter: "\($0.components.seconds)"] } ?? [:])
  case .unreachable, .timedOut, .privateNetwork, .tooLarge, .cancelled:
    preconditionFailure("no server says “\(failure)”")
  }
}
