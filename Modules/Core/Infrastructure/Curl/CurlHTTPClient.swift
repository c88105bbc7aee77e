// The HTTP port over libcurl.
//
// One exchange goes through these files, from top to bottom and back:
//
// | file           | what it is                                           | where it runs     |
// |----------------|------------------------------------------------------|-------------------|
// | CurlHTTPClient | the port: waits without a thread, and can be cancelled | the caller's task |
// | CurlHop        | one request of the chain that redirects make; a value | anywhere          |
// | CurlExchange   | an exchange on its way, and who waits for it         | both sides        |
// | CurlEngine     | the inbox of the one thread                          | both sides        |
// | CurlLoop       | what runs, what waits, one `curl_multi`              | the thread        |
// | CurlTransfer, CurlTransfer+Setup, +Proxy, +Sockets | one exchange on one easy handle | the thread |
// | CurlKeptSockets | what finds leftovers in connections that are used again | the thread     |
// | CurlReply      | a reply while it arrives, within its limits; a value | the thread        |
// | CurlHeader     | what the lines of a reply's header say; a value      | the caller's task |
// | CurlOptions    | what a handle was told already; a value              | the thread        |
// | CurlEasyHandle, CurlMultiHandle, CurlAddress | the owners of C handles | the thread    |
// | CurlError      | libcurl's codes, and what they mean to the port      | anywhere          |
// | TrustedCertificates, PEMCertificates | whom TLS trusts; values        | anywhere          |
// | HTTPProxies    | which proxy is for which address; a value            | anywhere          |
// | HTTPSetupFailure | why a client cannot be made                        | anywhere          |
// | PublicNetwork  | which addresses are nobody's private network; a value | anywhere         |
//
// Redirects are followed here and not by libcurl (CURLOPT_FOLLOWLOCATION): libcurl would follow
// every status from 300 to 399 that has a Location, would repeat a DELETE after 303, and which
// header fields it withholds from another origin has changed between its versions. CurlHop decides
// all three, in plain Swift.
//
// HTTP/2 is spoken where TLS offers it, and a reply does not say so: no feature depends on it.
//
// What was left out on purpose: cookies, caches and retries. A feature that needs one of them
// decides it in its own repository layer, where it can be tested without HTTP.

public import CoreDomain
public import HTTPTypes

/// An HTTP client that makes all its transfers on one thread, with libcurl.
///
/// Connections, TLS sessions and resolved names are reused from one exchange to the next. The
/// thread starts with the first exchange, and ends with ``shutDown()`` or with the client.
public final class CurlHTTPClient: HTTPClient {
  private let engine: CurlEngine
  private let userAgent: String

  /// - Parameters:
  ///   - userAgent: the `User-Agent` of requests that bring none, as in `Seams/0.1`.
  ///   - reach: where connections may go.
  ///   - certificates: whose certificates are trusted.
  ///   - proxies: what stands between here and the servers. Not used where the reach is
  ///     ``NetworkReach/publicNetwork``.
  public init(
    userAgent: String, reach: NetworkReach = .everywhere,
    certificates: TrustedCertificates = .system, proxies: HTTPProxies = .none
  ) {
    self.userAgent = userAgent
    engine = CurlEngine(CurlSettings(reach: reach, certificates: certificates, proxies: proxies))
  }

  deinit {
    engine.close()
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    let deadline = ContinuousClock.now + limits.total
    let hop = try CurlHop(request, body: body, userAgent: userAgent)
    guard !Task.isCancelled else { throw .cancelled }
    let id = engine.newExchangeID()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        engine.start(
          CurlExchange(
            id: id, hop: hop, limits: limits, deadline: deadline, continuation: continuation))
        // A cancellation that came before `start` found nothing to cancel.
        if Task.isCancelled { engine.cancel(id) }
      }
    } onCancel: {
      engine.cancel(id)
    }
    return try result.get().whole
  }

  /// Ends every transfer with ``HTTPFailure/cancelled`` and closes all connections. Later exchanges
  /// are refused in the same way. Returns when the thread has let go of everything.
  public func shutDown() async {
    await engine.closed()
  }
}

/// What is the same for all transfers of a client. Connections are never shared between clients, so
/// one that was opened with other settings is never used again.
struct CurlSettings: Sendable {
  let reach: NetworkReach
  let certificates: TrustedCertificates
  let proxies: HTTPProxies
}

/// Where a client's connections may go.
public enum NetworkReach: Hashable, Sendable {
  /// Wherever the system lets them, through the client's proxies.
  case everywhere
  /// To addresses of the public internet only. The resolved address is checked at each connection,
  /// so that a public name with a private address is refused too. Proxies are not used: through
  /// one, only the proxy's address would be seen.
  case publicNetwork
}
