internal import CCurl

/// The proxies from environment variables, with the names and rules of libcurl.
///
/// | variable                     | meaning                                                  |
/// |------------------------------|----------------------------------------------------------|
/// | `http_proxy`                 | the proxy for http. `HTTP_PROXY` is ignored: web servers |
/// |                              | pass the `Proxy` field of a request to CGI programs in   |
/// |                              | that variable                                            |
/// | `https_proxy`, `HTTPS_PROXY` | the proxy for https                                      |
/// | `all_proxy`, `ALL_PROXY`     | the proxy for a scheme without its own variable          |
/// | `no_proxy`, `NO_PROXY`       | hosts to connect to directly, separated by commas        |
///
/// libcurl could read the environment itself. The values are parameters instead, like all other
/// global state.
public struct HTTPProxies: Hashable, Sendable {
  let http: CurlProxy?
  let https: CurlProxy?

  /// The hosts that the client connects to directly: "a comma separated list of host names that do
  /// not require a proxy". https://curl.se/libcurl/c/CURLOPT_NOPROXY.html
  let exceptions: String

  /// No proxies: every connection is direct.
  public static let none = HTTPProxies(http: nil, https: nil, exceptions: "")
}

extension HTTPProxies {
  /// Reads the variables. For each scheme, the first variable that is set counts; an empty value
  /// means no proxy.
  ///
  /// - Throws: ``HTTPSetupFailure/unusableProxy(variable:)`` if a value is not a valid proxy
  ///   address.
  public init(environment: [String: String]) throws(HTTPSetupFailure) {
    let all = ["all_proxy", "ALL_PROXY"]
    self.init(
      http: try Self.proxy(["http_proxy"] + all, in: environment),
      https: try Self.proxy(["https_proxy", "HTTPS_PROXY"] + all, in: environment),
      exceptions: environment["no_proxy"] ?? environment["NO_PROXY"] ?? "")
  }

  /// Returns the proxy for the scheme of an address. libcurl handles the exceptions.
  func proxy(for address: CurlAddress) -> CurlProxy? {
    address.scheme == "https" ? https : http
  }

  private static func proxy(
    _ variables: [String], in environment: [String: String]
  ) throws(HTTPSetupFailure) -> CurlProxy? {
    guard let variable = variables.first(where: { environment[$0] != nil }),
      let text = environment[variable], !text.isEmpty
    else { return nil }
    guard let proxy = CurlProxy(text) else { throw .unusableProxy(variable: variable) }
    return proxy
  }
}

/// The address of a proxy.
struct CurlProxy: Hashable, Sendable {
  /// The full address, which may contain a user name and a password.
  let text: String
  let host: String
  let port: String

  /// The host and port for messages.
  var authority: String { "\(host):\(port)" }

  /// Parses the address of a proxy of a supported kind. The default scheme is http.
  init?(_ text: String) {
    guard let parts = try? CurlAddress.parts(ofProxy: text), Self.schemes.contains(parts.scheme)
    else { return nil }
    self.text = text
    host = parts.host
    port = parts.port ?? Self.defaultPort
  }

  /// https://curl.se/libcurl/c/CURLOPT_PROXY.html
  private static let schemes: Set = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  /// "If not specified, libcurl will default to using port 1080 for proxies."
  /// https://curl.se/libcurl/c/CURLOPT_PROXY.html
  private static let defaultPort = "1080"
}
