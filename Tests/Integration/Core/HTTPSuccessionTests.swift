import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// Several exchanges over one client, which reuses connections and libcurl's handles: each must be
/// independent of the others.
@Suite(.timeLimit(.minutes(1))) struct HTTPSuccessionTests {
  @Test(arguments: Exchange.all)
  func anExchangeDoesNotAffectTheNextOne(_ first: Exchange) async throws {
    try await withLoopbackServer(answering: Exchange.script) { server in
      for second in Exchange.all {
        let alone = await second.trace(over: client(), server)
        let client = client()
        _ = await first.trace(over: client, server)
        let after = await second.trace(over: client, server)
        #expect(after == alone, "\(second.name) after \(first.name)")
      }
    }
  }

  @Test func exchangesBehaveTheSameInALongSequence() async throws {
    try await withLoopbackServer(answering: Exchange.script) { server in
      let client = client()
      for exchange in Exchange.all + Exchange.all.reversed() + Exchange.all {
        let alone = await exchange.trace(over: self.client(), server)
        let inTheRow = await exchange.trace(over: client, server)
        #expect(inTheRow == alone, "\(exchange.name)")
      }
    }
  }

  @Test func usesEachProxyForItsAddresses() async throws {
    let script: LoopbackScript = { request in
      let refusal = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"
      return request.head.method == .connect ? [.send(refusal), .close] : [.reply("http")]
    }
    try await withLoopbackServer(answering: script) { proxy in
      let client = CurlHTTPClient(
        userAgent: "Seams/0.1",
        proxies: try HTTPProxies(environment: [
          "http_proxy": "http://reader:s3cret@\(proxy.authority)", "https_proxy": proxy.authority,
        ]))
      for scheme in ["http", "https", "https", "http", "https", "http", "http"] {
        let page = HTTPRequest(method: .get, scheme: scheme, authority: "page.invalid", path: "/")
        _ = try? await client.send(page)
        let request = try #require(proxy.requests.last)
        #expect(request.path == (scheme == "http" ? "http://page.invalid/" : "page.invalid:443"))
        #expect((request.fields[.proxyAuthorization] != nil) == (scheme == "http"))
      }
      #expect(proxy.requests.count == 7)
    }
  }

  private func client() -> CurlHTTPClient { CurlHTTPClient(userAgent: "Seams/0.1") }
}

/// A kind of exchange, identified by its path.
struct Exchange: Sendable, CustomTestStringConvertible {
  let name: String
  var method = HTTPRequest.Method.get
  var fields: HTTPFields = [:]
  var body: [UInt8] = []
  var limits = HTTPLimits.page
  /// Whether it is cancelled as soon as the server has received its request.
  var isCancelled = false

  var testDescription: String { name }

  /// The requests that the server received, and the outcome.
  struct Trace: Equatable {
    let requests: [LoopbackRequest]
    let outcome: Result<HTTPReply, HTTPFailure>
  }

  func trace(over client: CurlHTTPClient, _ server: LoopbackServer) async -> Trace {
    let before = server.requests.count
    let sending = Task { await send(over: client, server) }
    if isCancelled {
      while let request = await server.nextRequest(), request.path != "/\(name)" {}
      sending.cancel()
    }
    let outcome = await sending.value
    return Trace(requests: Array(server.requests.dropFirst(before)), outcome: outcome)
  }

  private func send(
    over client: CurlHTTPClient, _ server: LoopbackServer
  ) async -> Result<HTTPReply, HTTPFailure> {
    let request = server.request("/\(name)", method: method, fields: fields)
    do throws(HTTPFailure) {
      return .success(try await client.send(request, body: body, limits: limits))
    } catch {
      return .failure(error)
    }
  }
}

extension Exchange {
  private static let narrow = HTTPLimits(
    total: .seconds(10), connect: .seconds(5), bytes: 3, redirects: 0)

  static let all = [
    Exchange(name: "get"),
    Exchange(
      name: "get-with-fields",
      fields: [
        .accept: "text/html", .authorization: "Bearer t0ken", .userAgent: "Own/1", .cookie: "",
      ]
    ),
    Exchange(name: "head", method: .head),
    Exchange(name: "post", method: .post, fields: [.contentType: "text/plain"], body: [1, 0, 2]),
    Exchange(name: "post-nothing", method: .post),
    Exchange(name: "put", method: .put, body: [UInt8](repeating: 7, count: 2000)),
    Exchange(name: "put-nothing", method: .put),
    Exchange(name: "patch", method: .patch, fields: [.ifMatch: "\"1\""], body: [3]),
    Exchange(name: "delete", method: .delete),
    Exchange(name: "delete-with-body", method: .delete, body: [4, 5]),
    Exchange(name: "options", method: .options),
    Exchange(name: "moved-get", fields: [.authorization: "Bearer t0ken"]),
    Exchange(name: "moved-post", method: .post, body: [6]),
    Exchange(name: "seen-post", method: .post, fields: [.contentType: "a/b"], body: [7]),
    Exchange(name: "kept-post", method: .post, body: [8]),
    Exchange(name: "large", limits: narrow),
    Exchange(name: "moved-too-often", limits: narrow),
    Exchange(name: "cancelled", method: .post, body: [9], isCancelled: true),
    Exchange(name: "cut-off"),
    Exchange(name: "two-lengths"),
    Exchange(name: "more-than-announced"),
  ]

  static let script: LoopbackScript = { request in
    switch request.path.split(separator: "/").first ?? "" {
    case "head": [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\nX-Kind: head\r\n\r\n")]
    case "moved-get", "moved-post", "moved-too-often": [.redirect(302, to: "/get")]
    case "seen-post": [.redirect(303, to: "/get")]
    case "kept-post": [.redirect(307, to: "/post")]
    case "large": [.reply("four"), .close]
    case "cancelled": [.awaitClientGone]
    case "cut-off": [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"), .close]
    case "two-lengths": [.reply(header: ["Content-Length: 3"]), .close]
    // The surplus arrives before the next request, in one piece with the reply.
    case "more-than-announced": [.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n12")]
    default: [.reply(header: ["X-Kind: \(request.path)"], body: Array(request.path.utf8))]
    }
  }
}
