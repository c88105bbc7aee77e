internal import CCurl

/// An easy handle, with the memory that libcurl reads and writes through it.
///
/// It is used by one transfer at a time and kept for later ones. What it was told by the first stays
/// in force for the second, as far as both want the same: see ``options``.
final class CurlEasyHandle {
  /// Tells handles apart without being a pointer.
  typealias ID = UInt

  private let owner = CurlEasyOwner()
  private var lines = CurlHeaderLines()
  private var header: [String] = []

  /// What this handle was told since ``reset()``, or nothing when it was not told all of it.
  var options: CurlOptions?

  var id: ID { unsafe ID(bitPattern: owner.handle) }

  /// Whether the last transfer had a connection to use. The time is that "from the start until the
  /// file transfer is just about to begin", and 0 when it never was.
  /// https://curl.se/libcurl/c/CURLINFO_PRETRANSFER_TIME_T.html
  var wasConnected: Bool {
    var microseconds: curl_off_t = 0
    let code = unsafe ccurl_get_offset(
      owner.handle, CURLINFO_PRETRANSFER_TIME_T, &microseconds)
    return code == CURLE_OK && microseconds > 0
  }

  /// The file of certificates that libcurl trusts unless it is told otherwise; "the path pointer will
  /// be NULL if there is no default path". https://curl.se/libcurl/c/CURLINFO_CAINFO.html
  var systemCertificates: String? {
    var path: UnsafePointer<CChar>?
    let code = unsafe ccurl_get_string(owner.handle, CURLINFO_CAINFO, &path)
    guard code == CURLE_OK, let path = unsafe path else { return nil }
    return unsafe String(cString: path)
  }

  /// What a proxy answered to the wish for a tunnel, "or 0 if no proxy response code was available".
  /// https://curl.se/libcurl/c/CURLINFO_HTTP_CONNECTCODE.html
  var tunnelStatus: Int {
    var status = 0
    let code = unsafe ccurl_get_long(owner.handle, CURLINFO_HTTP_CONNECTCODE, &status)
    return code == CURLE_OK ? status : 0
  }

  /// The socket and the port at this end of the last transfer's connection, while that is kept: this
  /// is known "only after the transfer is complete".
  /// https://curl.se/libcurl/c/CURLINFO_ACTIVESOCKET.html
  var keptSocket: (socket: Int32, port: Int)? {
    var socket = CURL_SOCKET_BAD
    var port = 0
    guard unsafe ccurl_get_socket(owner.handle, &socket) == CURLE_OK, socket != CURL_SOCKET_BAD,
      unsafe ccurl_get_long(owner.handle, CURLINFO_LOCAL_PORT, &port) == CURLE_OK
    else { return nil }
    return (socket, port)
  }

  /// What libcurl said about the failure of the last transfer, or the code's own text.
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
    // The pointer to nothing may be null, which libcurl would take for "read it from a callback".
    let bytesOrNul = bytes.isEmpty ? [0] : bytes
    try check(unsafe ccurl_set_body(owner.handle, bytesOrNul, curl_off_t(bytes.count)))
  }

  /// Sets the header lines, and keeps them for as long as libcurl reads them.
  func setHeader(_ texts: [String]) throws(CurlError) {
    guard texts != header else { return }
    let next = try CurlHeaderLines(texts)
    try check(unsafe ccurl_set_header(owner.handle, next.list))
    lines = next
    header = texts
  }

  /// Sets who gets the reply, and clears the message. libcurl keeps the pointer until another one is
  /// set; whoever sets it stays alive for as long as this handle is part of a multi handle, and
  /// outside of one nobody is called.
  func setReceiver(_ transfer: CurlTransfer) throws(CurlError) {
    unsafe owner.errorBuffer.pointee = 0
    try check(unsafe ccurl_set_error_buffer(owner.handle, owner.errorBuffer))
    let user = unsafe Unmanaged.passUnretained(transfer).toOpaque()
    try check(unsafe ccurl_set_body_callback(owner.handle, CurlTransfer.bodyCallback, user))
    try check(unsafe ccurl_set_header_callback(owner.handle, CurlTransfer.headerCallback, user))
  }

  /// Refuses connections to anywhere but the public internet, and tells the transfer of each. libcurl
  /// keeps the pointer as it keeps that of ``setReceiver(_:)``.
  func setPublicNetworkOnly(for transfer: CurlTransfer) throws(CurlError) {
    let user = unsafe Unmanaged.passUnretained(transfer).toOpaque()
    try check(unsafe ccurl_set_socket_callback(owner.handle, CurlTransfer.socketCallback, user))
  }

  /// Asks the transfer before a request goes over a connection. libcurl keeps the pointer as it keeps
  /// that of ``setReceiver(_:)``.
  func setRequestCheck(by transfer: CurlTransfer) throws(CurlError) {
    let user = unsafe Unmanaged.passUnretained(transfer).toOpaque()
    try check(unsafe ccurl_set_request_callback(owner.handle, CurlTransfer.requestCallback, user))
  }

  /// Forgets all options, but not "live connections, the Session ID cache, the DNS cache".
  /// https://curl.se/libcurl/c/curl_easy_reset.html
  func reset() {
    options = nil
    header = []
    unsafe curl_easy_reset(owner.handle)
    lines = CurlHeaderLines()
  }

  /// Lets go of the copy of a body, which may be large, before the handle waits for a next transfer.
  func forgetBody() {
    if options?.hasBody != false { reset() }
  }

  /// Lends the pointer, for calls that take a multi handle too.
  func withHandle<Value>(_ body: (UnsafeMutableRawPointer) -> Value) -> Value {
    unsafe body(owner.handle)
  }
}

/// The owner of the easy handle itself.
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
      // "A null pointer is returned if anything went wrong", and the list so far is still ours.
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
