internal import CCurl
internal import CoreDomain
internal import HTTPTypes

/// One exchange on one easy handle: configures the handle, receives the reply, and reports the
/// result. Redirects reuse the handle, one hop at a time.
final class CurlTransfer {
  let exchange: CurlExchange
  let handle: CurlEasyHandle
  let settings: CurlSettings
  let kept: CurlKeptSockets
  private(set) var hop: CurlHop
  private var redirects = 0
  /// Whether a redirect in the chain was temporary.
  private var hasStrayed = false
  /// The remaining time when the hop began.
  var timeLeft = Duration.zero
  private var reply: CurlReply
  /// The error with which a callback stopped the transfer.
  private var refusal: HTTPFailure?
  /// Whether an address of this hop was refused because it is not public.
  var metPrivateAddress = false
  /// Whether an idle connection was closed or had unread bytes. The request, which was not sent
  /// yet, then uses a new connection.
  var metLeftovers = false

  init(
    _ exchange: CurlExchange, on handle: CurlEasyHandle, settings: CurlSettings,
    kept: CurlKeptSockets
  ) {
    self.exchange = exchange
    self.handle = handle
    self.settings = settings
    self.kept = kept
    hop = exchange.hop
    reply = CurlReply(from: hop.address.text, bodyBytes: exchange.limits.bytes)
  }

  /// Configures the handle for the next hop.
  func prepare() throws(HTTPFailure) {
    metPrivateAddress = false
    do throws(CurlError) {
      try setUp()
    } catch {
      throw failure(error)
    }
  }

  /// Finishes a hop that libcurl has completed.
  ///
  /// - Returns: The reply, or `nil` if another request follows. The handle is then ready for that
  ///   request.
  func finish(_ code: CURLcode) throws(HTTPFailure) -> CurlReply? {
    if code == CURLE_ABORTED_BY_CALLBACK && metLeftovers {
      try prepare()
      return nil
    }
    if let refusal { throw refusal }
    do throws(CurlError) {
      try check(code)
    } catch {
      throw failure(error)
    }
    guard reply.isWhole else { throw .cutOff("its header is incomplete") }
    if let location = reply.redirectLocation {
      try follow(location)
      return nil
    }
    return reply
  }

  private func follow(_ location: String) throws(HTTPFailure) {
    guard redirects < exchange.limits.redirects else {
      throw .tooManyRedirects(limit: exchange.limits.redirects)
    }
    guard exchange.deadline > .now else { throw .timedOut(exchange.limits.total) }
    redirects += 1
    metLeftovers = false
    hop = try hop.redirected(reply.status, to: location)
    hasStrayed = hasStrayed || !CurlHop.isPermanentRedirect(reply.status)
    reply = CurlReply(
      from: hop.address.text,
      permanentAddress: hasStrayed ? reply.permanentAddress : hop.address.text,
      bodyBytes: exchange.limits.bytes)
    try prepare()
  }

  /// Converts an error. There are two timeouts. The connection timeout applies only before a
  /// connection exists, and only if it is shorter than the other timeout.
  private func failure(_ error: CurlError) -> HTTPFailure {
    if error.code == CURLE_COULDNT_CONNECT && metPrivateAddress {
      return .forbiddenAddress(hop.address.authority)
    }
    if let failure = failureOfProxy(error) { return failure }
    guard error.code == CURLE_OPERATION_TIMEDOUT else {
      return HTTPFailure(error, handle.message(for: error.code), asking: hop.address)
    }
    let isConnectTime = !handle.wasConnected && exchange.limits.connect < timeLeft
    return .timedOut(isConnectTime ? exchange.limits.connect : exchange.limits.total)
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
      try unsafe transfer.reply.takeHeaderLine(line)
    }
  }

  /// Passes bytes to the transfer. "Your callback should return the number of bytes actually taken
  /// care of"; any other number ends the transfer.
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
