internal import CCurl
internal import CoreDomain
internal import HTTPTypes

extension CurlTransfer {
  /// Configures the handle for the hop.
  ///
  /// Options that are already set are not set again. If any option differs, the handle is reset
  /// first, so that no option of an earlier hop remains.
  func setUp() throws(CurlError) {
    let options = CurlOptions(
      method: hop.method, hasBody: hop.hasBody, scheme: hop.address.scheme, proxy: proxy,
      isFreshConnection: metLeftovers)
    if handle.options != options {
      handle.reset()
      try setConnection()
      try setTrust()
      try setProxy()
      try setMethod()
      handle.options = options
    }
    try setCallbacks()
    try setLimits()
    try handle.set(CURLOPT_URL, hop.address.text)
    try handle.setHeader(hop.headerLines)
    if hop.hasBody { try handle.setBody(hop.body) }
  }

  private func setConnection() throws(CurlError) {
    try handle.set(CURLOPT_PROTOCOLS_STR, "http,https")
    try handle.set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
    // An empty string enables all supported encodings: "libcurl allows a zero-length string to be
    // set".
    // https://curl.se/libcurl/c/CURLOPT_ACCEPT_ENCODING.html
    try handle.set(CURLOPT_ACCEPT_ENCODING, "")
    try handle.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    try handle.set(CURLOPT_FRESH_CONNECT, metLeftovers ? 1 : 0)
    try handle.set(CURLOPT_NOSIGNAL, 1)
    // NB: without this option, ending a transfer during name resolution would wait for the lookup,
    // and block all other transfers. The lookup's own thread frees its memory when it ends.
    // https://curl.se/libcurl/c/CURLOPT_QUICK_EXIT.html
    try handle.set(CURLOPT_QUICK_EXIT, 1)
  }

  private func setTrust() throws(CurlError) {
    try handle.set(CURLOPT_SSL_VERIFYPEER, 1)
    try handle.set(CURLOPT_SSL_VERIFYHOST, 2)
    // The bundle is set only if the transfer may need it, because libcurl copies it.
    guard let bundle = settings.certificates.bundle else { return }
    if hop.address.scheme == "https" { try handle.set(CURLOPT_CAINFO_BLOB, bundle) }
    if proxy != nil { try handle.set(CURLOPT_PROXY_CAINFO_BLOB, bundle) }
  }

  private func setMethod() throws(CurlError) {
    switch hop.method {
    case .get: try handle.set(CURLOPT_HTTPGET, 1)
    case .head: try handle.set(CURLOPT_NOBODY, 1)
    case .post: break
    default: try handle.set(CURLOPT_CUSTOMREQUEST, hop.method.rawValue)
    }
  }

  /// Sets the callbacks. They receive a pointer to this transfer, so they must be set for each
  /// transfer.
  private func setCallbacks() throws(CurlError) {
    try handle.setReceiver(self)
    if !metLeftovers { try handle.setRequestCheck(by: self) }
    if settings.reach == .publicNetwork { try handle.setPublicNetworkOnly(for: self) }
  }

  private func setLimits() throws(CurlError) {
    timeLeft = ContinuousClock.now.duration(to: exchange.deadline)
    try handle.set(CURLOPT_TIMEOUT_MS, min(timeLeft.wholeMilliseconds, Int(Int32.max)))
    try handle.set(
      CURLOPT_CONNECTTIMEOUT_MS, min(exchange.limits.connect.wholeMilliseconds, Int(Int32.max)))
  }
}
