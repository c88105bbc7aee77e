internal import CCurl

/// An easy handle, with the memory that libcurl reads and writes through it.
///
/// It serves one transfer at a time and is reused. Options from an earlier transfer stay set if the
/// next transfer needs the same options: see ``options``.
final class CurlEasyHandle {
  /// Identifies a handle without being a pointer.
  typealias ID = UInt

  private let owner = CurlEasyOwner()
  private var lines = CurlHeaderLines()
  private var header: [String] = []

  /// The options set since ``reset()``; `nil` if they are incomplete.
  var options: CurlOptions?

  var id: ID { unsafe ID(bitPattern: owner.handle) }

  /// Whether the last transfer got a connection. libcurl measures the time "from the start until
  /// the file transfer is just about to begin", which is 0 if the transfer never began.
  /// https://curl.se/libcurl/c/CURLINFO_PRETRANSFER_TIME_T.html
  var wasConnected: Bool {
    var microseconds: curl_off_t = 0
    let code = unsafe ccurl_get_offset(
      owner.handle, CURLINFO_PRETRANSFER_TIME_T, &microseconds)
    return code == CURLE_OK && microseconds > 0
  }

  /// The certificate file that libcurl uses by default; "the path pointer will be NULL if there is
  /// no default path". https://curl.se/libcurl/c/CURLINFO_CAINFO.html
  var systemCertificates: String? {
    var path: UnsafePointer<CChar>?
    let code = unsafe ccurl_get_string(owner.handle, CURLINFO_CAINFO, &path)
    guard code == CURLE_OK, let path = unsafe path else { return nil }
    return unsafe String(cString: path)
  }

  /// The status of the proxy's reply to CONNECT, "or 0 if no proxy response code was available".
  /// https://curl.se/libcurl/c/CURLINFO_HTTP_CONNECTCODE.html
  var tunnelStatus: Int {
    var status = 0
    let code = unsafe ccurl_get_long(owner.handle, CURLINFO_HTTP_CONNECTCODE, &status)
    return code == CURLE_OK ? status : 0
  }

  /// The socket and local port of the last transfer's connection while it is open; known "only
  /// after the transfer is complete".
  /// https://curl.se/libcurl/c/CURLINFO_ACTIVESOCKET.html
  var keptSocket: (socket: Int32, port: Int)? {
    var socket = CURL_SOCKET_BAD
    var port = 0
    guard unsafe ccurl_get_socket(owner.handle, &socket) == CURLE_OK, socket != CURL_SOCKET_BAD,
      unsafe ccurl_get_long(owner.handle, CURLINFO_LOCAL_PORT, &port) == CURLE_OK
    else { return nil }
    return (socket, port)
  }

  /// Returns libcurl's message about the last failure, or the description of the code if there is
  /// no message.
  func message(for code: CURLcode) -> String {
    let message = unsafe String(cString: owner.errorBuffer)
    return message.isEmpty ? unsafe String(cString: curl_easy_strerror(code)) : message
  }

  func set(_ option: CURLoption, _ value: Int) throws(CurlError) {
    try check(unsafe ccurl_set_long(owner.handle, option, value))
  }

  func set(_ option: CURLoption, _ value: String) throws(CurlError) {
    try check(unsafe ccurl_set_string(owner.handle, option, value))
  }

  func set(_ option: CURLoption, _ bytes: [UInt8]) throws(CurlError) {
    try check(unsafe ccurl_set_blob(owner.handle, option, bytes, bytes.count))
  }

  func setBody(_ bytes: [UInt8]) throws(CurlError) {
    // An empty array may have a null pointer, which libcurl interprets as "read from a callback".
    let bytesOrNul = bytes.isEmpty ? [0] : bytes
    try check(unsafe ccurl_set_body(owner.handle, bytesOrNul, curl_off_t(bytes.count)))
  }

  /// Sets the header lines and retains them while libcurl uses them.
  func setHeader(_ texts: [String]) throws(CurlError) {
    guard texts != header else { return }
    let next = try CurlHeaderLines(texts)
    try check(unsafe ccurl_set_header(owner.handle, next.list))
    lines = next
    header = texts
  }

  /// Sets the transfer that receives the reply, and clears the error message. libcurl stores a
  /// pointer to the transfer until another transfer is set. The caller must keep the transfer alive
  /// while this handle is in a multi handle; libcurl does not call the callbacks at other times.
  func setReceiver(_ transfer: CurlTransfer) throws(CurlError) {
    unsafe owner.errorBuffer.pointee = 0
    try check(unsafe ccurl_set_error_buffer(owner.handle, owner.errorBuffer))
    let user = unsafe Unmanaged.passUnretained(transfer).toOpaque()
    try check(unsafe ccurl_set_body_callback(owner.handle, CurlTransfer.bodyCallback, user))
    try check(unsafe ccurl_set_header_callback(owner.handle, CurlTransfer.headerCallback, user))
  }

  /// Refuses connections to addresses outside the public internet, and notifies the transfer of
  /// each refusal. libcurl stores the pointer as in ``setReceiver(_:)``.
  func setPublicNetworkOnly(for transfer: CurlTransfer) throws(CurlError) {
    let user = unsafe Unmanaged.passUnretained(transfer).toOpaque()
    try check(unsafe ccurl_set_socket_callback(owner.handle, CurlTransfer.socketCallback, user))
  }

  /// Lets the transfer decide whether a request is sent over a connection. libcurl stores the
  /// pointer as in ``setReceiver(_:)``.
  func setRequestCheck(by transfer: CurlTransfer) throws(CurlError) {
    let user = unsafe Unmanaged.passUnretained(transfer).toOpaque()
    try check(unsafe ccurl_set_request_callback(owner.handle, CurlTransfer.requestCallback, user))
  }

  /// Resets all options, but not "live connections, the Session ID cache, the DNS cache".
  /// https://curl.se/libcurl/c/curl_easy_reset.html
  func reset() {
    options = nil
    header = []
    unsafe curl_easy_reset(owner.handle)
    lines = CurlHeaderLines()
  }

  /// Releases the copy of a body, which may be large, before the handle becomes idle.
  func forgetBody() {
    if options?.hasBody != false { reset() }
  }

  /// Lends the pointer to calls that also take a multi handle.
  func withHandle<Value>(_ body: (UnsafeMutableRawPointer) -> Value) -> Value {
    unsafe body(owner.handle)
  }
}

/// The owner of the easy handle.
@safe private struct CurlEasyOwner: ~Copyable {
  let handle: UnsafeMutableRawPointer
  let errorBuffer: UnsafeMutablePointer<CChar>

  init() {
    guard let handle = unsafe curl_easy_init() else {
      preconditionFailure("libcurl has no memory for an easy handle")
    }
    unsafe self.handle = unsafe handle
    unsafe errorBuffer = .allocate(capacity: Int(CURL_ERROR_SIZE))
    unsafe errorBuffer.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    unsafe curl_easy_cleanup(handle)
    unsafe errorBuffer.deallocate()
  }
}

/// The owner of a list of header lines.
@safe private struct CurlHeaderLines: ~Copyable {
  private(set) var list: UnsafeMutablePointer<curl_slist>?

  init() {
    unsafe list = nil
  }

  init(_ texts: [String]) throws(CurlError) {
    unsafe list = nil
    for text in texts {
      // "A null pointer is returned if anything went wrong"; the list so far must still be freed.
      // https://curl.se/libcurl/c/curl_slist_append.html
      guard let longer = unsafe curl_slist_append(list, text) else {
        throw CurlError(code: CURLE_OUT_OF_MEMORY)
      }
      unsafe list = unsafe longer
    }
  }

  deinit {
    unsafe curl_slist_free_all(list)
  }
}
