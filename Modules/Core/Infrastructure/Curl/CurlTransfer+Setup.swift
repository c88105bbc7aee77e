internal import CCurl
internal import CoreDomain
internal import HTTPTypes

extension CurlTransfer {
  func setConnection() throws(CurlError) {
    try handle.set(CURLOPT_URL, hop.address.text)
    try handle.set(CURLOPT_PROTOCOLS_STR, "http,https")
    try handle.set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
    // "libcurl allows a zero-length string to be set" for every encoding that it was built with.
    // https://curl.se/libcurl/c/CURLOPT_ACCEPT_ENCODING.html
    try handle.set(CURLOPT_ACCEPT_ENCODING, "")
    try handle.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    try setTrust()
    try setProxy()
    if metLeftovers {
      try handle.set(CURLOPT_FRESH_CONNECT, 1)
    } else {
      try handle.setRequestCheck(by: self)
    }
    if settings.reach == .publicNetwork {
      try handle.setPublicNetworkOnly(for: self)
    }
  }

  private func setTrust() throws(CurlError) {
    try handle.set(CURLOPT_SSL_VERIFYPEER, 1)
    try handle.set(CURLOPT_SSL_VERIFYHOST, 2)
    if let bundle = settings.certificates.bundle {
      try handle.set(CURLOPT_CAINFO_BLOB, bundle)
      try handle.set(CURLOPT_PROXY_CAINFO_BLOB, bundle)
    }
  }

  func setLimits() throws(CurlError) {
    timeLeft = ContinuousClock.now.duration(to: exchange.deadline)
    try handle.set(CURLOPT_TIMEOUT_MS, min(timeLeft.wholeMilliseconds, Int(Int32.max)))
    try handle.set(
      CURLOPT_CONNECTTIMEOUT_MS, min(exchange.limits.connect.wholeMilliseconds, Int(Int32.max)))
    try handle.set(CURLOPT_NOSIGNAL, 1)
    // NB: without it, ending a transfer whose name is being looked up waits for the lookup, and
    // all other transfers with it. The lookup's own thread frees what is left when it ends.
    // https://curl.se/libcurl/c/CURLOPT_QUICK_EXIT.html
    try handle.set(CURLOPT_QUICK_EXIT, 1)
  }

  func setRequest() throws(CurlError) {
    switch hop.method {
    case .get: try handle.set(CURLOPT_HTTPGET, 1)
    case .head: try handle.set(CURLOPT_NOBODY, 1)
    case .post: try handle.setBody(hop.body)
    default:
      if !hop.body.isEmpty || hop.method == .put || hop.method == .patch {
        try handle.setBody(hop.body)
      }
      try handle.set(CURLOPT_CUSTOMREQUEST, hop.method.rawValue)
    }
    try handle.setHeader(headerLines)
  }

  /// The header lines as libcurl wants them: `name: value`, `name;` for an empty value, and `name:`
  /// for a field that libcurl would add and shall not.
  /// https://curl.se/libcurl/c/CURLOPT_HTTPHEADER.html
  private var headerLines: [String] {
    var lines = hop.fields.map { field in
      field.value.isEmpty ? "\(field.name.rawName);" : "\(field.name.rawName): \(field.value)"
    }
    for name in [HTTPField.Name.accept, .contentType, .expect] where hop.fields[name] == nil {
      lines.append("\(name.rawName):")
    }
    return lines
  }
}
