// Implements the HTTP port with libcurl.
//
// One exchange passes through these files from top to bottom and back:
//
// | file                            | contents                               | runs on           |
// |---------------------------------|----------------------------------------|-------------------|
// | CurlHTTPClient                  | the port: async, can be cancelled      | the caller's task |
// | CurlHop                         | one request of a redirect chain        | anywhere          |
// | CurlExchange                    | an exchange and its continuation       | both sides        |
// | CurlEngine                      | the inbox of the thread                | both sides        |
// | CurlLoop                        | the transfers of one `curl_multi`      | the thread        |
// | CurlTransfer, its extensions    | one exchange on one easy handle        | the thread        |
// | CurlKeptSockets                 | detects stale bytes on reused sockets  | the thread        |
// | CurlReply                       | a reply as it arrives, with its limits | the thread        |
// | CurlHeader                      | the parsed header of a reply           | the caller's task |
// | CurlOptions                     | the options already set on a handle    | the thread        |
// | CurlEasyHandle, CurlMultiHandle | the owners of C handles                | the thread        |
// | CurlAddress                     | an address, parsed by libcurl          | anywhere          |
// | CurlError                       | maps libcurl's codes to the port       | anywhere          |
// | TrustedCertificates             | the certificates that TLS trusts       | anywhere          |
// | PEMCertificates                 | checks PEM files                       | anywhere          |
// | HTTPProxies                     | selects the proxy of an address        | anywhere          |
// | HTTPSetupFailure                | a configuration error                  | anywhere          |
// | PublicNetwork                   | the ranges of public addresses         | anywhere          |
//
// CurlHop follows redirects. libcurl can follow them itself (CURLOPT_FOLLOWLOCATION), but it would
// follow every status from 300 to 399 that has a Location, and would repeat a DELETE after 303. Its
// versions also differ in the header fields that they withhold from another origin.
//
// HTTP/2 is used if TLS negotiates it. Replies do not show the version, so no feature depends on
// it.
//
// Considered and rejected: cookies, caches and retries in this client. A feature that needs one of
// them implements it in its repository layer, where it can be tested without HTTP.

public import CoreDomain
public import HTTPTypes

/// An HTTP client that runs all its transfers on one thread, with libcurl.
///
/// Requests share connections, TLS sessions and resolved names. The thread starts with the first
/// request and ends with ``shutDown()`` or when the client is deallocated.
public final class CurlHTTPClient: HTTPClient {
  private let engine: CurlEngine
  private let userAgent: String

  /// - Parameters:
  ///   - userAgent: The `User-Agent` of requests that do not set this field, such as `Seams/0.1`.
  ///   - reach: The addresses that the client may connect to.
  ///   - certificates: The certificates with which the client verifies servers.
  ///   - proxies: The proxies to use. Ignored if the reach is ``NetworkReach/publicNetwork``.
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
        // If the task was cancelled before `start`, `onCancel` found no exchange to cancel.
        if Task.isCancelled { engine.cancel(id) }
      }
    } onCancel: {
      engine.cancel(id)
    }
    return try result.get().whole
  }

  /// Ends every transfer with ``HTTPFailure/cancelled`` and closes all connections. Later requests
  /// fail the same way. Returns when all resources are released.
  public func shutDown() async {
    await engine.closed()
  }
}

/// The settings that all transfers of a client share. Clients do not share connections, so a
/// connection is never reused with different settings.
struct CurlSettings: Sendable {
  let reach: NetworkReach
  let certificates: TrustedCertificates
  let proxies: HTTPProxies
}

/// The addresses that a client may connect to.
public enum NetworkReach: Hashable, Sendable {
  /// All addresses, through the client's proxies if it has any.
  case everywhere
  /// Public internet addresses only. The resolved address is checked for each connection, so a
  /// public name with a private address is also refused. Proxies are not used, because the check
  /// would see only the address of the proxy.
  case publicNetwork
}
