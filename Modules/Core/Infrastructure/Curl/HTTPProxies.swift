internal import CCurl

/// The proxies that an environment names, under the names and rules that libcurl gave them.
///
/// | variable                     | what it says                                             |
/// |------------------------------|----------------------------------------------------------|
/// | `http_proxy`                 | the proxy for http; in capitals it is passed over: a web |
/// |                              | server hands the field `Proxy` of a request to the       |
/// |                              | programs that it starts as `HTTP_PROXY`                  |
/// | `https_proxy`, `HTTPS_PROXY` | the proxy for https                                      |
/// | `all_proxy`, `ALL_PROXY`     | the proxy for either, where it has none of its own       |
/// | `no_proxy`, `NO_PROXY`       | hosts that are asked directly, with commas between them  |
///
/// libcurl would read them itself, from the environment of the process. They are handed in instead,
/// like every other global.
public struct HTTPProxies: Hashable, Sendable {
  let http: CurlProxy?
  let https: CurlProxy?

  /// The hosts that are asked directly: "a comma separated list of host names that do not require a
  /// proxy". https://curl.se/libcurl/c/CURLOPT_NOPROXY.html
  let exceptions: String

  /// Every server is asked directly.
  public static let none = HTTPProxies(http: nil, https: nil, exceptions: "")

  private init(http: CurlProxy?, https: CurlProxy?, exceptions: String) {
    self.http = http
    self.https = https
    self.exceptions = exceptions
  }

  /// Reads the variables. One that is set to nothing stands for no proxy, whatever comes after it.
  public init(environment: [String: String]) throws(HTTPSetupFailure) {
    let all = ["all_proxy", "ALL_PROXY"]
    self.init(
      http: try Self.proxy(["http_proxy"] + all, in: environment),
      https: try Self.proxy(["https_proxy", "HTTPS_PROXY"] + all, in: environment),
      exceptions: environment["no_proxy"] ?? environment["NO_PROXY"] ?? "")
  }

  /// The proxy for an address, as far as it is no exception.
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

/// A proxy, as libcurl is told of it.
struct CurlProxy: Hashable, Sendable {
  /// The whole text, which may hold a name and a password.
  let text: String
  let host: String
  let port: String

  /// The host and port, for people.
  var authority: String { "\(host):\(port)" }

  /// Takes an address of a kind of proxy that libcurl knows; without a scheme it is one of http.
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
