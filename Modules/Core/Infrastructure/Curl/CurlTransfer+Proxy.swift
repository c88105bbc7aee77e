internal import CCurl
internal import CoreDomain

extension CurlTransfer {
  func setProxy() throws(CurlError) {
    // An empty text "will explicitly disable the use of a proxy, even if there is an environment
    // variable set for it". https://curl.se/libcurl/c/CURLOPT_PROXY.html
    try handle.set(CURLOPT_PROXY, proxy?.text ?? "")
    try handle.set(CURLOPT_NOPROXY, settings.proxies.exceptions)
  }

  /// Converts an error that the proxy caused; `nil` if the proxy is not the cause.
  func failureOfProxy(_ error: CurlError) -> HTTPFailure? {
    guard let proxy else { return nil }
    switch error.code {
    case CURLE_COULDNT_RESOLVE_PROXY:
      return .unresolvableHost(proxy.host)
    // The connection to a host among the exceptions is direct, so the proxy is the cause only if
    // the message names the proxy.
    case CURLE_COULDNT_CONNECT
    where handle.message(for: error.code).contains("to \(proxy.host) port \(proxy.port) "):
      return .refused(proxy.authority)
    default:
      // Any status other than 2xx refuses the tunnel:
      // https://www.rfc-editor.org/rfc/rfc9110#section-9.3.6
      return handle.tunnelStatus >= 300 ? .refused(hop.address.authority) : nil
    }
  }

  /// The proxy for this hop. libcurl ignores it if the host is an exception.
  var proxy: CurlProxy? {
    settings.reach == .publicNetwork ? nil : settings.proxies.proxy(for: hop.address)
  }
}
