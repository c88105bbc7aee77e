internal import CCurl
internal import CoreDomain
internal import HTTPTypes

/// One exchange on one easy handle: it sets the handle up, takes the reply in, and says how it
/// ended. Redirects go over the same handle, one hop after the other.
final class CurlTransfer {
  let exchange: CurlExchange
  let handle: CurlEasyHandle
  private let reach: NetworkReach
  private var hop: CurlHop
  private var redirects = 0
  /// The time that was left when the hop began.
  private var timeLeft = Duration.zero
  private var reply: CurlReply
  /// Why a callback stopped the transfer.
  private var refusal: HTTPFailure?
  /// Whether an address of this hop was refused since it is not public.
  var metPrivateAddress = false

  init(_ exchange: CurlExchange, on handle: CurlEasyHandle, reach: NetworkReach) {
    self.exchange = exchange
    self.handle = handle
    self.reach = reach
    hop = exchange.hop
    reply = CurlReply(bodyBytes: exchange.limits.bytes)
  }

  /// Sets the handle up for the next hop.
  func prepare() throws(HTTPFailure) {
    metPrivateAddress = false
    do throws(CurlError) {
      handle.reset()
      try handle.setErrorBuffer()
      try handle.setReceiver(self)
      try setConnection()
      try setLimits()
      try setRequest()
    } catch {
      throw failure(error)
    }
  }

  /// Ends a hop that libcurl is done with.
  ///
  /// - Returns: the reply, or nothing when a redirect leads on: the handle is then ready for it.
  func finish(_ code: CURLcode) throws(HTTPFailure) -> HTTPReply? {
    if let refusal { throw refusal }
    do throws(CurlError) {
      try check(code)
    } catch {
      throw failure(error)
    }
    if let location = reply.redirectLocation {
      try follow(location)
      return nil
    }
    let response = HTTPResponse(
      status: HTTPResponse.Status(code: reply.status), headerFields: reply.fields)
    return HTTPReply(response: response, body: reply.body, address: hop.address.text)
  }

  private func follow(_ location: String) throws(HTTPFailure) {
    guard redirects < exchange.limits.redirects else {
      throw .tooManyRedirects(limit: exchange.limits.redirects)
    }
    guard exchange.deadline > .now else { throw .timedOut(exchange.limits.total) }
    redirects += 1
    hop = try hop.redirected(reply.status, to: location)
    reply = CurlReply(bodyBytes: exchange.limits.bytes)
    try prepare()
  }

  /// What an error means. Two times can run out: the one to connect only before there is a
  /// connection, and only when it is the shorter one.
  private func failure(_ error: CurlError) -> HTTPFailure {
    if error.code == CURLE_COULDNT_CONNECT && metPrivateAddress {
      return .forbiddenAddress(hop.address.authority)
    }
    guard error.code == CURLE_OPERATION_TIMEDOUT else {
      return HTTPFailure(error, handle.message(for: error.code), asking: hop.address)
    }
    let isConnectTime = !handle.wasConnected && exchange.limits.connect < timeLeft
    return .timedOut(isConnectTime ? exchange.limits.connect : exchange.limits.total)
  }
}

// MARK: - Setting up

extension CurlTransfer {
  private func setConnection() throws(CurlError) {
    try handle.set(CURLOPT_URL, hop.address.text)
    try handle.set(CURLOPT_PROTOCOLS_STR, "http,https")
    try handle.set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
    try handle.set(CURLOPT_SSL_VERIFYPEER, 1)
    try handle.set(CURLOPT_SSL_VERIFYHOST, 2)
    // "libcurl allows a zero-length string to be set" for every encoding that it was built with.
    // https://curl.se/libcurl/c/CURLOPT_ACCEPT_ENCODING.html
    try handle.set(CURLOPT_ACCEPT_ENCODING, "")
    try handle.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    if reach == .publicNetwork {
      try handle.set(CURLOPT_PROXY, "")
      try handle.setPublicNetworkOnly(for: self)
    }
  }

  private func setLimits() throws(CurlError) {
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

  private func setRequest() throws(CurlError) {
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

// MARK: - Callbacks

extension CurlTransfer {
  typealias Callback =
    @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int

  static let bodyCallback: Callback = { bytes, size, count, user in
    unsafe receive(bytes, size * count, user) { transfer, piece throws(HTTPFailure) in
      try unsafe transfer.reply.takeBody(piece)
    }
  }

  static let headerCallback: Callback = { bytes, size, count, user in
    unsafe receive(bytes, size * count, user) { transfer, line throws(HTTPFailure) in
      try transfer.reply.takeHeaderLine(unsafe Array(line))
    }
  }

  /// Hands bytes over. "Your callback should return the number of bytes actually taken care of";
  /// any other number ends the transfer.
  /// https://curl.se/libcurl/c/CURLOPT_WRITEFUNCTION.html
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ user: UnsafeMutableRawPointer?,
    by take: (CurlTransfer, UnsafeRawBufferPointer) throws(HTTPFailure) -> Void
  ) -> Int {
    guard let user = unsafe user else { return Int(CURL_WRITEFUNC_ERROR) }
    let transfer = unsafe Unmanaged<CurlTransfer>.fromOpaque(user).takeUnretainedValue()
    do throws(HTTPFailure) {
      try unsafe take(transfer, UnsafeRawBufferPointer(start: bytes, count: count))
      return count
    } catch {
      transfer.refusal = error
      return Int(CURL_WRITEFUNC_ERROR)
    }
  }
}
