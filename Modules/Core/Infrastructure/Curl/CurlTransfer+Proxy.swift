internal import CCurl
internal import CoreDomain

extension CurlTransfer {
  func setProxy() throws(CurlError) {
    // An empty text "will explicitly disable the use of a proxy, even if there is an environment
    // variable set for it". https://curl.se/libcurl/c/CURLOPT_PROXY.html
    try handle.set(CURLOPT_PROXY, proxy?.text ?? "")
    try handle.set(CURLOPT_NOPROXY, settings.proxies.exceptions)
  }

  /// What an error means when the proxy is to blame and not the server.
  func failureOfProxy(_ error: CurlError) -> HTTPFailure? {
    guard let proxy else { return nil }
    switch error.code {
    case CURLE_COULDNT_RESOLVE_PROXY:
      return .unresolvableHost(proxy.host)
    // A host that is an exception was asked directly, and only the message says which it was.
    case CURLE_COULDNT_CONNECT
    where handle.message(for: error.code).contains("to \(proxy.host) port \(proxy.port) "):
      return .refused(proxy.authority)
    default:
      // Whatever is not 2xx refuses the tunnel: https://www.rfc-editor.org/rfc/rfc9110#section-9.3.6
      return handle.tunnelStatus >= 300 ? .refused(hop.address.authority) : nil
    }
  }

  /// The proxy of this hop, as far as its host is no exception.
  var proxy: CurlProxy? {
    settings.reach == .publicNetwork ? nil : settings.proxies.proxy(for: hop.address)
  }
}
